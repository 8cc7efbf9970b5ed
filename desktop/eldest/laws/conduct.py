"""Conduct at the table: leading on, claiming the rest, remarks on the trick, looking at a quitted one."""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, act
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import Demand, Duty, Fault, Offence, Remedy, Ruling
from eldest.engine.phrase import phrase
from eldest.engine.table import Table
from eldest.engine.values import replace
from eldest.laws.abandoning import ClaimRest, ended_if_open
from eldest.laws.at_play import AtPlay, tricks_quitted
from eldest.laws.demands import LEAVE, PLAY, highest_or_lowest, talked_over, winning
from eldest.laws.exposure import NothingFollows, all_liable, entitled, has_partner, laid_face_up
from eldest.laws.leading import SuitMayBeCalled
from eldest.laws.remedies import adversaries, waits_for


@act("lead-on", said=phrase("acts", "Lead on with {card} at once"), clause="W-CALL-04")
class LeadOn(Act):
    """A player who has led a card that wins leads another without waiting for his partner."""

    card: Card


@act("remark", said=phrase("acts", "“Look to the trick, partner”"), clause="W-MISC-01")
class Remark(Act):
    """A player says something about the trick or the score before his partner has played to it."""


@act("look-back", said=phrase("acts", "Look at trick {trick} again"), clause="W-MISC-02")
class LookBack(Act):
    """A player looks at a trick that has been turned and quitted; tricks count from one."""

    trick: int


@event(
    phrase("claims", "{seat} leads on with {card}, without waiting."),
    mine=phrase("claims", "You lead on with {card}, without waiting."),
)
class LedOn(Event):
    """A card was led before the trick was complete. rule: W-CALL-04"""

    seat: Seat
    card: Card
    rule: str = "W-CALL-04"


@event(
    phrase("claims", "{seat} says: “The rest are mine.”"),
    mine=phrase("claims", "You say: “The rest are mine.”"),
)
class RestClaimed(Event):
    """A player claimed the tricks that are left. rule: W-CALL-05"""

    seat: Seat
    rule: str = "W-CALL-05"


@event(
    phrase("claims", "{seat} says something about the trick."),
    mine=phrase("claims", "You say something about the trick."),
)
class Remarked(Event):
    """A partner's notice was drawn to the trick. rule: W-MISC-01, E-LEAD-05"""

    seat: Seat
    rule: str


@event(
    phrase("claims", "{seat} looks at trick {trick} again."),
    mine=phrase("claims", "You look at trick {trick} again."),
)
class LookedBack(Event):
    """A quitted trick was looked at. rule: W-MISC-02, W-PLAY-04"""

    seat: Seat
    trick: int
    rule: str = "W-MISC-02"


class LeadingOn(AtPlay):
    """A winner led, and at once another: the partner is made to win, and what followed may be called.

    rule: W-CALL-04
    """

    clause = "W-CALL-04"
    fault: ClassVar[Fault | None] = Fault(
        "led-on",
        phrase("faults", "{of} has led on without waiting for his partner"),
        mine=phrase("faults", "you have led on without waiting for your partner"),
    )
    remedies: ClassVar[tuple[Remedy, ...]] = (winning("W-CALL-04"),)
    in_a_trick: ClassVar[bool] = True
    kinds: ClassVar[tuple[type[Act], ...]] = (LeadOn,)

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield leading any other card, while the first one wins and a partner has still to play."""
        trick = table.trick
        if trick.leader != seat or trick.winning(table.order) != seat or not self.takes_part(table, seat):
            return
        if _partner_to_play(table, seat) is not None:
            for card in table.hands[seat].cards:
                if card not in table.hands[seat].shown:
                    yield LeadOn(seat, card)

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Leave the card lying face up; the trick is not yet over."""
        assert isinstance(act, LeadOn)
        assert act.seat is not None
        return ended_if_open(Outcome(laid_face_up(table, act.seat, act.card), (LedOn(act.seat, act.card),)))

    def is_late(self, table: Table, offence: Offence) -> bool:
        """Tell whether the partner has played, or the card has."""
        return super().is_late(table, offence) or _partner_to_play(table, offence.seat) is None

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Make every card led on liable, and ask whether the partner is to win the trick."""
        seat = offence.seat
        led_on = [one.act for one in table.docket.offences if one.fault == offence.fault and one.seat == seat]
        cards = tuple(it.card for it in led_on if isinstance(it, LeadOn))
        if not has_partner(table, seat):
            return Outcome(_settled(table, offence), (NothingFollows(seat, "W-DUM-06"),))
        table, told = all_liable(table, seat, cards, self.clause)
        waits = waits_for(table, offence, entitled(table, seat), (winning(self.clause), LEAVE))
        return replace(waits, events=told)

    def decide(self, table: Table, ruling: Ruling, demanded: Demand) -> Outcome[Any]:
        """Have the partner win the trick, if he can."""
        return _partner_bound(table, ruling, demanded, self.clause)


class ClaimingTheRest(AtPlay):
    """Who says that the rest is his has his partner's cards laid open, and liable. rule: W-CALL-05"""

    clause = "W-CALL-05"
    fault: ClassVar[Fault | None] = Fault(
        "claimed-rest",
        phrase("faults", "{of} has claimed the rest"),
        mine=phrase("faults", "you have claimed the rest"),
    )

    at_once: ClassVar[bool] = False
    kinds: ClassVar[tuple[type[Act], ...]] = (ClaimRest,)

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield claiming the rest, once a hand."""
        said = any(isinstance(one.act, ClaimRest) and one.seat == seat for one in table.docket.offences)
        if self.takes_part(table, seat) and not said:
            yield ClaimRest(seat)

    def slips(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Nobody claims the rest by inadvertence."""
        return ()

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """It is said; where all hands lie open already, the hand is over with it. rule: W-MISC-03"""
        assert act.seat is not None
        return ended_if_open(Outcome(table, (RestClaimed(act.seat),)))

    def is_late(self, table: Table, offence: Offence) -> bool:
        """Tell whether the hand is over: until then what was claimed is not forgotten."""
        return offence.deal != table.docket.deal or table.stage != PLAY

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Lay the partners' cards open; the claim itself stays on file. rule: W-MISC-03"""
        if not has_partner(table, offence.seat):
            return Outcome(table, (NothingFollows(offence.seat, "W-DUM-06"),))
        told: tuple[Event, ...] = ()
        for partner in table.together(offence.seat):
            if partner != offence.seat and partner in table.playing:
                table, more = all_liable(table, partner, table.hands[partner].cards, self.clause)
                told += more
        return ended_if_open(Outcome(table, told))


class Remarking(AtPlay):
    """A partner's notice is drawn to the trick before he plays. rule: W-MISC-01, E-LEAD-05

    :param clause: the game's clause
    :param remedies: what may be demanded of the partner
    :param last_only: whether only the adversary who plays last to the trick may demand it
    """

    fault: ClassVar[Fault | None] = Fault(
        "remarked",
        phrase("faults", "{of} has spoken of the trick"),
        mine=phrase("faults", "you have spoken of the trick"),
    )
    remedies: ClassVar[tuple[Remedy, ...]] = (*highest_or_lowest("W-MISC-01"), *talked_over("E-LEAD-05"))
    in_a_trick: ClassVar[bool] = True
    kinds: ClassVar[tuple[type[Act], ...]] = (Remark,)

    def __init__(
        self, clause: str, remedies: Callable[[str], tuple[Remedy, ...]], *, last_only: bool
    ) -> None:
        self.clause = clause
        self._remedies = (*remedies(clause), LEAVE)
        self._last_only = last_only

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield a remark, while a partner has still to play to the trick."""
        able = self.takes_part(table, seat) and has_partner(table, seat)
        if able and _partner_to_play(table, seat) is not None:
            yield Remark(seat)

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """It is said, and no more."""
        assert act.seat is not None
        return Outcome(table, (Remarked(act.seat, self.clause),))

    def is_late(self, table: Table, offence: Offence) -> bool:
        """Tell whether the partner has played."""
        return super().is_late(table, offence) or _partner_to_play(table, offence.seat) is None

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Ask what the partner is to do."""
        seats = self._last(table, offence.seat) if self._last_only else entitled(table, offence.seat)
        return waits_for(table, offence, seats, self._remedies)

    def _last(self, table: Table, seat: Seat) -> tuple[Seat, ...]:
        """Return the adversary who plays last to the trick. rule: W-MISC-01"""
        leader = table.trick.leader
        assert leader is not None
        turns = [one for one in table.seating.from_(leader) if one in table.playing]
        return (table.player_of([one for one in turns if one in adversaries(table, seat)][-1]),)

    def decide(self, table: Table, ruling: Ruling, demanded: Demand) -> Outcome[Any]:
        """Bind the partner."""
        return _partner_bound(table, ruling, demanded, self.clause)


class LookingBack(SuitMayBeCalled):
    """Looking at a quitted trick costs as much as leading out of turn. rule: W-MISC-02, W-PLAY-04

    A trick is quitted when the next card is led; until then it may be seen.
    """

    fault: ClassVar[Fault | None] = Fault(
        "looked-back",
        phrase("faults", "{of} has looked at a quitted trick"),
        mine=phrase("faults", "you have looked at a quitted trick"),
    )
    kinds: ClassVar[tuple[type[Act], ...]] = (LookBack,)

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield every quitted trick."""
        if self.takes_part(table, seat):
            for number in range(1, tricks_quitted(table) + 1):
                yield LookBack(seat, number)

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Everybody sees him look; what he sees has been played before all."""
        assert isinstance(act, LookBack)
        assert act.seat is not None
        return Outcome(table, (LookedBack(act.seat, act.trick),))

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Have a suit owed. rule: W-LEAD-01"""
        return self.owing(table, offence)


def _partner_to_play(table: Table, seat: Seat) -> Seat | None:
    """Return the first of a player's partners who has still to play to the open trick."""
    leader = table.trick.leader
    if leader is None:
        return None
    played = [*(one for one, _ in table.trick.plays), *table.passed_over]
    partners = table.together(seat)
    waiting = (one for one in table.seating.from_(leader) if one in table.playing and one not in played)
    return next((one for one in waiting if one != seat and one in partners), None)


def _settled(table: Table, offence: Offence) -> Table:
    return replace(table, docket=table.docket.minus(offence))


def _partner_bound(table: Table, ruling: Ruling, demanded: Demand, clause: str) -> Outcome[Any]:
    """Return the table with the partner bound to what was demanded for this trick."""
    table = _settled(table, ruling.offence)
    partner = _partner_to_play(table, ruling.offence.seat)
    if partner is None or demanded.remedy == LEAVE.key:
        return Outcome(table)
    duty = Duty(partner, demanded.remedy, clause)
    return Outcome(replace(table, docket=table.docket.plus(duty)))
