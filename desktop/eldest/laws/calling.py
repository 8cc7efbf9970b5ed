"""Calling: the adversaries call a card that lies face up; and what it costs not to do what is demanded."""

from collections.abc import Iterable
from typing import Any, ClassVar

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Play
from eldest.engine.game import Outcome
from eldest.engine.law import Accuse, Demand, Docket, Duty, Fault, Law, Offence, Remedy, Ruling
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.table import Table, Trick
from eldest.engine.values import replace
from eldest.laws.abandoning import ended_if_open
from eldest.laws.at_play import cards_played, is_played, legal_cards, lying_open, playable_cards
from eldest.laws.correction import corrected
from eldest.laws.demands import ANSWERED, BINDING, CALLED, IN_THE_TRICK, LIABLE, PLAY, THEN_GO_ON, obeying
from eldest.laws.exposure import entitled, has_partner, laid_too_soon
from eldest.laws.remedies import adversaries
from eldest.laws.revoke import Sanction, chosen, exacted, searched, stands, too_late

NOT_NOW = Remedy("stand", phrase("remedies", "Do not call it now"), THEN_GO_ON, "X-EXP-02")
PLAYED_IF_ABLE = phrase("remedies", "It is played, if that is no revoke.")


class CallingCards(Law):
    """A card that lies face up may be called whenever its owner could legally play it. rule: X-EXP-02

    Before each of his turns its owner waits for the word of the adversaries (W-CALL-03); it may be called
    every trick until it is played, which he may do of his own accord (X-EXP-04). Whether it can be played
    depends on cards that nobody else sees, so they are asked always, and a call that would make him revoke
    has no force (X-EXP-03).

    :param waits: whether a card that he plays without waiting for the word becomes liable as well, and
        is not played; otherwise he simply waits
    """

    clause = "X-EXP-02"
    fault: ClassVar[Fault | None] = Fault(
        "face-up",
        phrase("faults", "{of} has a card that may be called"),
        mine=phrase("faults", "you have a card that may be called"),
    )

    def __init__(self, *, waits: bool) -> None:
        self._waits = waits

    # -- playing too soon

    def in_haste(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield playing another card before the word is said. rule: W-CALL-03"""
        ruling = table.docket.ruling
        if not self._waits or ruling is None or self.fault is None:
            return
        if (ruling.offence.seat, ruling.offence.fault) != (seat, self.fault.key):
            return
        called = [duty.card for duty in table.docket.duties_of(seat, LIABLE)]
        for card in legal_cards(table, seat):
            if card in table.hands[seat].cards and card not in called:
                yield Play(seat, card)

    def spot(self, table: Table, act: Act) -> Offence | None:
        """Spot a card played too soon, which everybody sees."""
        if act.seat is None or act not in self.in_haste(table, act.seat):
            return None
        ruling = table.docket.ruling
        assert ruling is not None
        return replace(ruling.offence, clause="W-CALL-03", act=act)

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Leave the card lying face up, liable too; the word is still awaited, now about both."""
        assert isinstance(act, Play)
        assert act.seat is not None
        settled = (one for one in table.docket.offences if one.act == act)
        bare = replace(table, docket=replace(table.docket.minus(*settled), ruling=None))
        return ended_if_open(Outcome(*laid_too_soon(bare, act.seat, act.card)))

    # -- calling

    def due(self, table: Table) -> Ruling | None:
        """Ask the adversaries once a turn. rule: W-CALL-03"""
        owner = table.turn
        if table.stage != PLAY or owner is None or len(table.at_disposal(owner)) <= 1:
            return None  # nobody need call a last card
        now = cards_played(table)
        open_to_call = tuple(duty for duty in table.docket.duties_of(owner, LIABLE) if duty.asked != now)
        open_to_call = tuple(duty for duty in open_to_call if duty.card in table.hands[owner].cards)
        if not open_to_call or table.docket.duties_of(owner, CALLED):
            return None  # the first word is final
        remedies = tuple(_calling(duty.card) for duty in open_to_call if duty.card is not None)
        about = self._about(table, owner, open_to_call[0])
        return Ruling(about, entitled(table, owner), (*remedies, NOT_NOW))

    def _about(self, table: Table, owner: Seat, duty: Duty) -> Offence:
        """Return what the ruling is about: the card that lies there, for which a penalty still runs."""
        assert duty.card is not None
        assert self.fault is not None
        trick, deal = len(table.tricks) + 1, table.docket.deal
        act = Play(owner, duty.card)
        return Offence(owner, self.fault.key, duty.clause, act, deal, trick, owner, plain=True, called=True)

    def decide(self, table: Table, ruling: Ruling, demanded: Demand) -> Outcome[Any]:
        """Bind the owner to the card called; in any case he is not asked for again in this turn."""
        docket, owner, now = table.docket, ruling.offence.seat, cards_played(table)
        duties = tuple(
            replace(duty, asked=now) if duty.kind == LIABLE and duty.seat == owner else duty
            for duty in docket.duties
        )
        docket = replace(docket, duties=duties)
        for duty in docket.duties_of(owner, LIABLE):
            if duty.card is not None and _calling(duty.card).key == demanded.remedy:
                docket = docket.plus(Duty(owner, CALLED, self.clause, duty.card))
        return Outcome(replace(table, docket=docket))

    def forgone(self, table: Table, ruling: Ruling, seat: Seat) -> Outcome[Any]:
        """Have none of the cards that lie there called any more; they stay in sight. rule: X-CLAIM-04"""
        liable = table.docket.duties_of(ruling.offence.seat, LIABLE)
        return Outcome(replace(table, docket=table.docket.minus(*liable)))

    def after(self, table: Table, done: Act) -> Docket:
        """No penalty is left for a card once it has been played, nor once its owner plays alone.

        rule: X-EXP-04, X-EXP-05, E-EXP-02
        """
        docket = table.docket
        gone = [duty for duty in docket.duties if _is_void(table, duty)]
        return docket.minus(*gone) if gone else docket


def _calling(card: Card) -> Remedy:
    said = phrase("remedies", "Call {card}")
    return Remedy(f"call-{str(card).lower()}", said, PLAYED_IF_ABLE, "X-EXP-02", (("card", card),))


def _is_void(table: Table, duty: Duty) -> bool:
    """Tell whether a card can no longer be called, or has been called in vain."""
    if duty.kind not in (LIABLE, CALLED):
        return False
    return not has_partner(table, duty.seat) or (duty.kind == LIABLE and not _is_there(table, duty))


def _is_there(table: Table, duty: Duty) -> bool:
    """Tell whether a card is held, or lies in a trick from which it could still be taken back."""
    return duty.card in table.hands[duty.seat].cards or (duty.seat, duty.card) in lying_open(table).plays


class Obedience(Law):
    """Not to do, though able, what has lawfully been demanded costs as much as a revoke. rule: W-REV-07

    It is hidden, as a revoke is: whether one could have obeyed only the cards tell. Claims are noted, and
    tried when the hand is over, until the pack is cut for the next deal.
    """

    clause = "W-REV-07"
    fault: ClassVar[Fault | None] = Fault(
        "disobeyed",
        phrase("faults", "{of} has not done in trick {trick} what was demanded"),
        mine=phrase("faults", "you have not done in trick {trick} what was demanded"),
        by_trick=True,
    )
    binding: ClassVar[Phrase] = phrase("refusals", "That is not what was demanded of you.")
    kinds: ClassVar[tuple[type[Act], ...]] = (Play,)

    def __init__(self, sanction: Sanction) -> None:
        self._sanction = sanction

    # -- doing otherwise

    def bind(self, table: Table, acts: tuple[Act, ...]) -> tuple[Act, ...]:
        """Leave those of the cards that do what was demanded. rule: X-EXP-02, W-LEAD-01, W-TURN-02"""
        bound = _binding(table, table.turn)
        if not bound:
            return acts
        assert table.turn is not None
        good = obeying(table, bound, playable_cards(table, table.turn))
        return tuple(act for act in acts if not isinstance(act, Play) or act.card in good)

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield the legal cards that do otherwise."""
        bound = _binding(table, table.turn)
        if table.turn != seat or not bound:
            return
        legal = playable_cards(table, seat)
        good = obeying(table, bound, legal)
        for card in legal:
            if card not in good:
                yield Play(seat, card)

    def filed(self, table: Table, act: Act, clause: str = "") -> Offence:
        """Return it as the card is played: nobody else sees it."""
        return replace(super().filed(table, act, clause), trick=len(table.tricks) + 1, plain=False)

    # -- claiming it

    def suspects(self, table: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield every card with which an adversary answered a demand, in this hand or the last."""
        assert self.fault is not None
        seen = searched(table)
        if seen is None or table.player_of(seat) != seat:
            return
        duties = (*table.docket.duties, *seen.docket.duties)
        answers = dict.fromkeys((duty.seat, duty.asked) for duty in duties if duty.kind == ANSWERED)
        for other, trick in answers:
            stands = table.player_of(other) != other and not self._may_be_put_right(table, other, trick)
            if other in adversaries(seen, seat) and not stands:
                yield Accuse(seat, self.fault.key, other, trick)

    def _may_be_put_right(self, table: Table, seat: Seat, trick: int) -> bool:
        """Tell whether a card of a seat lies open in this trick."""
        number = len(table.tricks) + bool(table.trick.plays)
        return table.stage == PLAY and trick == number and seat in dict(lying_open(table).plays)

    def is_early(self, table: Table, call: Accuse) -> bool:
        """Note a call until the hand is over, which is played to its end; a dummy is put right at once."""
        return table.stage == PLAY and table.player_of(call.of) == call.of

    def may_call(self, table: Table, offence: Offence, seat: Seat) -> bool:
        """Let the adversaries of that hand claim it."""
        over = table.docket.hand_over
        return seat in adversaries(table if over is None else over, offence.seat)

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Exact what a revoke costs, or ask which of its penalties; put a dummy right. rule: W-DUM-05"""
        if table.stage == PLAY:
            assert isinstance(offence.act, Play)
            return corrected(table, lying_open(table), offence.act, (self.clause, self.clause))
        return exacted(table, offence, self._sanction)

    def decide(self, table: Table, ruling: Ruling, demanded: Demand) -> Outcome[Any]:
        """Exact the penalty chosen."""
        return chosen(table, ruling, demanded, self._sanction)

    # -- what has been done with

    def after(self, table: Table, done: Act) -> Docket:
        """Keep in mind which card answered a demand; when the pack is cut it is too late to claim."""
        docket = super().after(table, done)
        if not docket.duties or not isinstance(done, Play) or not is_played(table, done):
            return docket
        assert done.seat is not None
        table = self._with_filed(replace(table, docket=docket), done.seat, done)
        return _answered(table, done.seat)

    def _with_filed(self, table: Table, seat: Seat, done: Play) -> Table:
        """Return the table with it on file that a bound player did otherwise in playing out of his turn.

        Whoever plays in turn has been spotted at it already.
        """
        assert self.fault is not None
        plays, bound = table.trick.plays, _binding(table, seat)
        filed = any(it.act == done and it.fault == self.fault.key for it in table.docket.offences)
        if not bound or not plays or filed:
            return table
        before = replace(table, trick=Trick(plays[:-1]))
        before = before.with_hand(seat, table.hands[seat].plus((done.card,)))
        legal = legal_cards(before, seat)
        if done.card not in legal or done.card in obeying(before, bound, legal):
            return table
        return replace(table, docket=table.docket.plus(self.filed(table, done)))

    def is_late(self, table: Table, offence: Offence) -> bool:
        """Tell whether the pack has been cut for the next deal. rule: W-REV-05, W-DUM-05"""
        return too_late(table, offence) or stands(table, offence, lying_open(table).plays)


def _binding(table: Table, seat: Seat | None) -> tuple[Duty, ...]:
    """Return the demands on a player in the play."""
    duties = table.docket.duties
    if table.stage != PLAY or not duties:
        return ()
    return tuple(duty for duty in duties if duty.seat == seat and duty.kind in BINDING)


def _answered(table: Table, seat: Seat) -> Docket:
    """Return the docket after a card of a seat: what bound it is answered, but for leading a suit later.

    A trick that is complete leaves nothing that was demanded for it.
    """
    trick = len(table.tricks) + bool(table.trick.plays)
    kinds = BINDING if lying_open(table).leader == seat else IN_THE_TRICK
    duties = tuple(
        replace(duty, kind=ANSWERED, asked=trick, answers=duty.kind)
        if duty.seat == seat and duty.kind in kinds
        else duty
        for duty in table.docket.duties
    )
    if not table.trick.plays:
        duties = tuple(duty for duty in duties if duty.kind not in IN_THE_TRICK)
    return replace(table.docket, duties=duties)
