"""Showing cards otherwise than in play: dropped, thrown with another, held out, named, or a whole hand."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Any, ClassVar

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Play, act
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import Accuse, Fault, Offence
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.table import Table
from eldest.engine.values import replace
from eldest.laws.abandoning import ended_if_open
from eldest.laws.at_play import AtPlay, ThrowTwo, is_undecided, legal_cards, playable_cards, thrown
from eldest.laws.demands import BINDING, PLAY
from eldest.laws.exposure import NothingFollows, all_liable, has_partner, laid_face_up


@act("drop", said=phrase("acts", "Drop {card} face up"), clause="X-EXP-01")
class DropCard(Act):
    """A player lets a card fall face up on the table, or lays it there."""

    card: Card


@act("hold-out", said=phrase("acts", "Hold {card} so that it is seen"), clause="X-EXP-01")
class HoldOut(Act):
    """A player holds a card so that his partner sees its face."""

    card: Card


@act("name-held", said=phrase("acts", "“I hold {card}”"), clause="X-EXP-01")
class NameHeld(Act):
    """A player names a card that he holds."""

    card: Card


@act("lay-down", said=phrase("acts", "Lay your hand face up"), clause="X-EXP-01")
class LayDown(Act):
    """A player lowers all his cards so that they are seen, or lays them face up. rule: W-MISC-03"""


@act("drop-on-floor", said=phrase("acts", "Drop a card on the floor"), clause="W-CALL-02")
class DropOnFloor(Act):
    """A player drops a card on the floor and takes it up again."""


@event(
    phrase("claims", "{seat} drops {card} face up."),
    mine=phrase("claims", "You drop {card} face up."),
)
class CardDropped(Event):
    """A card fell face up. rule: W-CALL-01, E-EXP-01"""

    seat: Seat
    card: Card
    rule: str


@event(
    phrase("claims", "{seat} throws {card} and {other} together."),
    mine=phrase("claims", "You throw {card} and {other} together."),
)
class TwoThrown(Event):
    """Two cards came down at once. rule: W-CALL-01, E-EXP-01"""

    seat: Seat
    card: Card
    other: Card
    rule: str


@event(
    phrase("claims", "{seat} holds {card} so that it is seen."),
    mine=phrase("claims", "You hold {card} so that it is seen."),
)
class CardHeldOut(Event):
    """A card was held so that partner could see it. rule: W-CALL-01"""

    seat: Seat
    card: Card
    rule: str


@event(
    phrase("claims", "{seat} says: “I hold {card}.”"),
    mine=phrase("claims", "You say: “I hold {card}.”"),
)
class HeldCardNamed(Event):
    """A card was named by its holder. rule: W-CALL-01"""

    seat: Seat
    card: Card
    rule: str


@event(
    phrase("claims", "{seat} lays the whole hand face up."),
    mine=phrase("claims", "You lay your whole hand face up."),
)
class HandLaidDown(Event):
    """All the cards of a hand were lowered. rule: W-CALL-01"""

    seat: Seat
    rule: str


@event(
    phrase("claims", "{seat} drops a card on the floor; it is no exposed card."),
    mine=phrase("claims", "You drop a card on the floor; it is no exposed card."),
)
class CardOnFloor(Event):
    """What falls on the floor is not exposed. rule: W-CALL-02"""

    seat: Seat
    rule: str = "W-CALL-02"


@event(
    phrase("claims", "{card} of {seat} is seen; here that is no exposed card."),
    mine=phrase("claims", "Your card {card} is seen; here that is no exposed card."),
)
class SeenWithoutFault(Event):
    """A card was shown in discarding, or in robbing. rule: C-EXP-02"""

    seat: Seat
    card: Card
    rule: str


OneCard = DropCard | HoldOut | NameHeld
EVERY_MANNER: tuple[type[Act], ...] = (DropCard, ThrowTwo, HoldOut, NameHeld, LayDown)
ON_THE_TABLE: tuple[type[Act], ...] = (DropCard, ThrowTwo, HoldOut)
"""Every way of showing a card; and those that Euchre and Cinch know."""
_TOLD = {DropCard: CardDropped, HoldOut: CardHeldOut, NameHeld: HeldCardNamed}


@dataclass(frozen=True, slots=True)
class OfShowing:
    """How a game has it: its clauses, in which stages a card can be shown, and where it does not matter.

    `manners` are the ways that the game's clause names. In the stages in which it is `undecided` who plays
    with whom nobody has a partner who could gain, unless the seats are parted.
    """

    clause: str
    alone: str
    stages: tuple[str, ...] = (PLAY,)
    innocent: tuple[str, ...] = ()
    innocent_clause: str = ""
    manners: tuple[type[Act], ...] = EVERY_MANNER
    undecided: tuple[str, ...] = ()


class Showing(AtPlay):
    """A card shown otherwise than in play may be called, if it is claimed.

    rule: X-EXP-01, W-CALL-01, W-CALL-02, E-EXP-01, E-EXP-03, C-EXP-01, C-EXP-02
    """

    fault: ClassVar[Fault | None] = Fault(
        "exposed",
        phrase("faults", "{of} has exposed a card"),
        mine=phrase("faults", "you have exposed a card"),
    )
    binding: ClassVar[Phrase] = phrase("refusals", "One of the two cards that you threw is to be played.")
    kinds: ClassVar[tuple[type[Act], ...]] = (*EVERY_MANNER, DropOnFloor)

    def __init__(self, showing: OfShowing) -> None:
        self.clause = showing.clause
        self.stages = (*showing.stages, *showing.innocent)
        self._showing = showing

    # -- what can happen

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield every way in which a card of the hand that is not yet open can be shown.

        A turn-up that lies on the table is no card of the hand. rule: E-EXP-03
        """
        if not self.takes_part(table, seat):
            return
        for one in _closed(table, seat):
            for manner in (DropCard, HoldOut, NameHeld):
                if manner in self._showing.manners:
                    yield manner(seat, one)
        yield from self._throws(table, seat)
        if LayDown in self._showing.manners and _closed(table, seat):
            yield LayDown(seat)
        if self._showing.manners == EVERY_MANNER:
            yield DropOnFloor(seat)

    def slips(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Leave out what nobody does without meaning it: naming a card, laying down the hand.

        Two cards come away together only where they stand side by side in the hand.
        """
        beside = set(pairwise(table.hands[seat].cards))
        for it in self.permits(table, seat):
            by_chance = isinstance(it, ThrowTwo) and (it.card, it.other) in beside
            if by_chance or isinstance(it, DropCard | HoldOut):
                yield it

    def _throws(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield throwing any two cards of the hand of which one may be played."""
        bound = any(duty.seat == seat and duty.kind in BINDING for duty in table.docket.duties)
        if table.stage != PLAY or table.turn != seat or bound or thrown(table):
            return
        legal, held = legal_cards(table, seat), table.hands[seat].cards
        for one, other in combinations(held, 2):
            open_already = {one, other} & set(table.hands[seat].shown)
            if {one, other} & set(legal) and not open_already:
                yield ThrowTwo(seat, one, other)

    # -- what it does

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Lay the cards open; if all lie open after a claim, the hand is over. rule: W-MISC-03"""
        return ended_if_open(self._shown(table, act))

    def _shown(self, table: Table, act: Act) -> Outcome[Any]:
        """Return the table with cards lying open; what is no exposed card comes off the docket again."""
        assert act.seat is not None
        if isinstance(act, DropOnFloor):
            return Outcome(self._forgotten(table, act), (CardOnFloor(act.seat),))
        if isinstance(act, OneCard) and table.stage in self._showing.innocent:
            seen = SeenWithoutFault(act.seat, act.card, self._showing.innocent_clause)
            return Outcome(self._forgotten(table, act), (seen,))
        if isinstance(act, LayDown):
            return Outcome(table.laid_open(act.seat), (HandLaidDown(act.seat, self.clause),))
        if isinstance(act, ThrowTwo):
            table = laid_face_up(laid_face_up(table, act.seat, act.card), act.seat, act.other)
            return Outcome(table, (TwoThrown(act.seat, act.card, act.other, self.clause),))
        assert isinstance(act, OneCard)
        told = _TOLD[type(act)](act.seat, act.card, self.clause)
        return Outcome(laid_face_up(table, act.seat, act.card), (told,))

    def _forgotten(self, table: Table, act: Act) -> Table:
        mine = (one for one in table.docket.offences if one.act == act)
        return replace(table, docket=table.docket.minus(*mine))

    def bind(self, table: Table, acts: tuple[Act, ...]) -> tuple[Act, ...]:
        """Have one of two cards thrown played: which, the player says. rule: W-CALL-01"""
        if table.stage != PLAY or thrown(table) is None:
            return acts
        assert table.turn is not None
        good = playable_cards(table, table.turn)
        return tuple(it for it in acts if not isinstance(it, Play) or it.card in good)

    # -- claiming it

    def proved(self, table: Table, call: Accuse) -> Offence | None:
        """Return what was shown; of two cards thrown one is exposed only when the other is played."""
        for offence in table.docket.offences:
            about = offence.fault == call.fault and offence.seat == call.of
            if about and self._ripe(table, offence):
                return offence
        return None

    def _ripe(self, table: Table, offence: Offence) -> bool:
        return not isinstance(offence.act, ThrowTwo) or not is_undecided(table, offence.act)

    def evident(self, sight: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield what can be called now, and is worth it."""
        for call in super().evident(sight, seat):
            if self.proved(sight, call) is not None and self._partner_gains(sight, call.of):
                yield call

    def evidence(self, table: Table, offence: Offence) -> tuple[Card, ...]:
        """Return the cards that were shown and are still held."""
        hand = table.hands[offence.seat]
        return tuple(card for card in _shown_by(table, offence) if card in hand.cards)

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Make them liable, unless nobody could gain by it. rule: X-EXP-05, E-EXP-02, W-DUM-06"""
        bare = replace(table, docket=table.docket.minus(offence))
        if not self._partner_gains(table, offence.seat):
            return Outcome(bare, (NothingFollows(offence.seat, self._exempt(table, offence.seat)),))
        return Outcome(*all_liable(bare, offence.seat, self.evidence(table, offence), offence.clause))

    def _partner_gains(self, table: Table, seat: Seat) -> bool:
        return not self._is_undecided(table) and has_partner(table, seat)

    def _is_undecided(self, table: Table) -> bool:
        return table.stage in self._showing.undecided and not table.seating.in_partnerships

    def _exempt(self, table: Table, seat: Seat) -> str:
        if self._is_undecided(table):
            return "X-EXP-05"
        dummies = any(table.player_of(other) != other for other in table.together(seat))
        return "W-DUM-06" if dummies else self._showing.alone

    def is_late(self, table: Table, offence: Offence) -> bool:
        """Tell whether the trick of it is quitted, or no card of it is held any longer."""
        return super().is_late(table, offence) or not self.evidence(table, offence)


def _closed(table: Table, seat: Seat) -> tuple[Card, ...]:
    """Return the cards of a hand that its owner knows, and nobody else has seen. rule: E-PACK-06"""
    hand = table.hand_seen_by(seat, seat)
    return tuple(card for card in hand.cards if card not in hand.shown)


def _shown_by(table: Table, offence: Offence) -> tuple[Card, ...]:
    shown = offence.act
    if isinstance(shown, ThrowTwo):
        return (shown.card, shown.other)
    if isinstance(shown, LayDown):
        return table.hands[offence.seat].shown
    return (shown.card,) if isinstance(shown, OneCard) else ()
