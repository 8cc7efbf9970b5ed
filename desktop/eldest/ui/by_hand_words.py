"""What is said about handling the cards at a strict table: what is asked, and what stands on the buttons."""

from collections.abc import Iterable

from eldest.cards.card import Card
from eldest.engine.acts import (
    Act,
    CutPack,
    DealOut,
    Discard,
    Draw,
    GivePacket,
    LayPacket,
    PickUp,
    Play,
    Present,
    Take,
    TurnTrump,
)
from eldest.engine.phrase import Phrase, phrase
from eldest.room.liberty import Liberty
from eldest.ui.card_words import put_in, tr
from eldest.ui.table.by_hand import ByHand, Manner
from eldest.ui.table.choices import ELLIPSIS, Choice
from eldest.ui.wording import Wording

SHUFFLE = phrase("prompts", "Your deal: shuffle the pack.")
SHUFFLE_AGAIN = phrase("prompts", "Shuffle again, or present the pack to {seat}.")
GIVE = phrase("prompts", "Your deal. Due now: {size} to {seat}.")
LAY = phrase("prompts", "Your deal. Due now: {size} for all.")
TURN = phrase("prompts", "Turn the trump.")
TAKE_UP = phrase("prompts", "Take up your cards.")
CUT_PACK = phrase("prompts", "Cut the pack.")

RIFFLE = phrase("acts", "Riffle")
OVERHAND = phrase("acts", "Shuffle overhand")
PRESENT = phrase("acts", "Present the pack")
DEAL_REST = phrase("acts", "Deal the rest for me")
DEAL_ALL = phrase("acts", "Deal for me, beginning with {first}")
GIVE_SO_MANY = phrase("acts", "Give {size} to {seat}")
GIVE_SHOWN = phrase("acts", "Give {size} to {seat}, turning up {shown}")
LAY_SO_MANY = phrase("acts", "Lay {size} for all")

PLAY_CARD = phrase("acts", "Play {card}")
LAY_AWAY = phrase("acts", "Lay {card} away")
TAKE_CARD = phrase("acts", "Take {card}")
WITH_CARD: tuple[tuple[type[Act], Phrase], ...] = (
    (Play, PLAY_CARD), (Discard, LAY_AWAY), (Take, TAKE_CARD),
)  # fmt: skip
"""What is done in silence with a card, in words."""

GESTURES = (Draw, CutPack, GivePacket, LayPacket)
"""What is done with the pack itself, and needs no button."""


ASKED: tuple[tuple[type[Act], Phrase], ...] = ((TurnTrump, TURN), (CutPack, CUT_PACK), (PickUp, TAKE_UP))
"""What is asked for that is done with the pack or the packet as a whole."""


def asked_by_hand(liberty: Liberty, by_hand: ByHand) -> tuple[Phrase, dict[str, object]] | None:
    """Return what is asked of the person as to the pack or his packet, with its values; None if nothing."""
    if not liberty.strict:
        return None
    if by_hand.gives and (due := liberty.due) is not None:
        return (LAY, {"size": due.size}) if due.to is None else (GIVE, {"size": due.size, "seat": due.to})
    if by_hand.presents is not None:
        return SHUFFLE_AGAIN, {"seat": by_hand.pone}
    if liberty.shuffles and liberty.shuffler == by_hand.dealer:
        return SHUFFLE, {}
    asks = ((kind, said) for kind, said in ASKED if any(isinstance(act, kind) for act in liberty.lawful))
    return next(((said, {}) for _, said in asks), None)


def choices_by_hand(liberty: Liberty, wording: Wording) -> list[Choice]:
    """Return what is offered in words besides the calls: shuffling, presenting, turning, taking up."""
    manners = [Choice(manner, tr(said), "X-SHUF-02") for manner, said in _MANNERS] if liberty.shuffles else []
    presents = [act for act in liberty.proper if isinstance(act, Present)]
    others = [act for act in liberty.proper if isinstance(act, TurnTrump | PickUp | DealOut)]
    first = [Choice(act, words_by_hand(act, liberty, wording), act.clause) for act in presents]
    return [*first, *manners, *(Choice(a, words_by_hand(a, liberty, wording), a.clause) for a in others)]


_MANNERS = ((Manner.RIFFLE, RIFFLE), (Manner.OVERHAND, OVERHAND))


def calls_of(liberty: Liberty) -> tuple[Act, ...]:
    """Return what may properly be said or done in words, apart from handling the pack.

    Of mere rights only the answers to somebody who waits for one: nobody is reminded of the others.
    """
    if not liberty.strict:
        return liberty.lawful
    from eldest.laws.bets import DeclineBet, TakeBet  # only here: a guided table knows no law

    by_hand = (Present, TurnTrump, PickUp, DealOut, *GESTURES)
    answers = tuple(act for act in liberty.rights if isinstance(act, TakeBet | DeclineBet))
    return (*(act for act in liberty.lawful if not isinstance(act, by_hand)), *answers)


def words_by_hand(act: Act, liberty: Liberty, wording: Wording) -> str:
    """Return what an act is called on a button or in a list."""
    if isinstance(act, Present):
        return tr(PRESENT)
    if isinstance(act, DealOut):
        return wording.fill(DEAL_ALL if _is_whole(liberty) else DEAL_REST, first=act.first)
    if isinstance(act, GivePacket):
        said = GIVE_SHOWN if act.shown else GIVE_SO_MANY
        shown = wording.cards.number(act.shown)
        return wording.fill(said, size=act.size, seat=act.to, shown=shown)
    if isinstance(act, LayPacket):
        return wording.fill(LAY_SO_MANY, size=act.size)
    done = next((said for kind, said in WITH_CARD if isinstance(act, kind)), None)
    return wording.words_of(act) if done is None else wording.fill(done, card=getattr(act, "card", None))


def kind_in_words(act: Act, liberty: Liberty, wording: Wording) -> str:
    """Return what acts of a kind have in common, in words: the sentence without what differs."""
    said = next((said for kind, said in WITH_CARD if isinstance(act, kind)), type(act).said)
    if isinstance(act, GivePacket):
        said = GIVE_SHOWN if act.shown else GIVE_SO_MANY
    if not isinstance(said, Phrase):
        return words_by_hand(act, liberty, wording) + ELLIPSIS
    blanks = dict.fromkeys(("seat", *(name for name, _ in act.own_fields)), ELLIPSIS)
    return put_in(tr(said), blanks)


def begun_in_words(act: Act, card: Card, wording: Wording) -> str:
    """Return in words an act of which only the first card is chosen: the sentence without what is to come."""
    said = type(act).said
    assert said is not None
    blanks = dict.fromkeys((name for name, _ in act.own_fields), ELLIPSIS)
    return put_in(tr(said), blanks | {"card": wording.card(card)})


def _is_whole(liberty: Liberty) -> bool:
    """Tell whether there is more than one way to begin, and so nothing has been dealt."""
    return sum(isinstance(act, DealOut) for act in liberty.lawful) > 1


def more_of(liberty: Liberty) -> tuple[tuple[Act, ...], tuple[Act, ...]]:
    """Return what else can be done, lawful and then irregular, without what a gesture does anyhow.

    In turn a card is played by carrying or choosing it, whatever it is.
    """
    in_turn = {type(act) for act in liberty.lawful}
    proper = tuple(act for act in liberty.proper if not isinstance(act, (*GESTURES, Play)))
    irregular = tuple(act for act in liberty.irregular if not _has_gesture(act, in_turn))
    return proper, irregular


def _has_gesture(act: Act, in_turn: Iterable[type[Act]]) -> bool:
    if isinstance(act, GivePacket):
        return not act.shown and GivePacket in in_turn
    return isinstance(act, (LayPacket, CutPack, Draw, Play)) and type(act) in in_turn
