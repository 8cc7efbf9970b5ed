"""Revokes: not following suit though able; corrected while the trick lies open, or claimed afterwards."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, CutPack, GivePacket, Play, act
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import Accuse, Demand, Docket, Fault, Law, Offence, Penalty, Remedy, Ruling
from eldest.engine.phrase import phrase
from eldest.engine.table import Table, Trick
from eldest.engine.values import replace
from eldest.laws.exposure import made_liable
from eldest.laws.remedies import adversaries, scored_with, waits_for

PLAY = "play"
REVOKE = Fault(
    "revoke",
    phrase("faults", "{of} has revoked in trick {trick}"),
    by_trick=True,
    mine=phrase("faults", "you have revoked in trick {trick}"),
)


@act("take-back", said=phrase("acts", "I take my card back"), clause="W-REV-03")
class TakeBack(Act):
    """A player corrects his revoke while the trick lies open."""


@event(
    phrase("claims", "{seat} takes back {card}, which may be called."),
    mine=phrase("claims", "You take back {card}, which may be called."),
)
class RevokeCorrected(Event):
    """A wrong card was taken back in time; those who played after it may change theirs. rule: W-REV-04"""

    seat: Seat
    card: Card
    rule: str


class Sanction(Protocol):
    """What a revoke costs in a game."""

    def remedies(self, table: Table, offence: Offence) -> tuple[Remedy, ...]:
        """Return what the adversaries may choose among; a single one is exacted without asking."""
        ...

    def penalty(self, table: Table, offence: Offence, key: str) -> Penalty:
        """Return the penalty that a remedy exacts."""
        ...


@dataclass(frozen=True, slots=True)
class Cited:
    """The clauses of a game's revoke: what it is, until when it is corrected, how, and claimed."""

    what: str
    correction: str
    liable: str
    claim: str


class Revoke(Law):
    """A suit led was not followed though it was held. rule: W-REV-02

    It is hidden until claimed. It may be corrected until the trick is quitted, which here is when the
    next card is led (X-TERM-06). Claims are tried when the hand is over, which is played to its end,
    until the pack is cut for the next deal. rule: W-REV-03, W-REV-04, W-REV-05, W-REV-06
    """

    fault: ClassVar[Fault | None] = REVOKE

    def __init__(self, cited: Cited, sanction: Sanction) -> None:
        self.clause = cited.what
        self._cited = cited
        self._sanction = sanction

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield every card in hand that does not follow the suit led, though one is held that would."""
        if table.stage != PLAY or table.turn != seat or not table.trick.plays:
            return
        held = table.at_disposal(seat)
        for card in held:
            if not table.order.may_follow(card, held, table.trick.cards[0]):
                yield Play(seat, card)

    def spot(self, table: Table, act: Act) -> Offence | None:
        """Spot such a card as it is played; nobody else can."""
        if not isinstance(act, Play) or act.seat is None or act not in self.permits(table, act.seat):
            return None
        trick = len(table.tricks) + 1
        return Offence(act.seat, REVOKE.key, self._cited.what, act, table.docket.deal, trick, act.seat)

    # -- correcting it

    def rights(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield taking the card back, to a player who knows that he could have followed suit."""
        if self._open_revoke(table, seat) is not None:
            yield TakeBack(seat)

    def _open_revoke(self, table: Table, seat: Seat) -> Card | None:
        """Return the card with which a player revoked to the trick that lies open."""
        plays = table.trick.plays
        card = dict(plays).get(seat)
        if table.stage != PLAY or card is None or plays[0][0] == seat:
            return None
        held = (*table.at_disposal(seat), card)
        return None if table.order.may_follow(card, held, plays[0][1]) else card

    def exercise(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Take the card back; it may be called, and who played after it plays again."""
        if not isinstance(act, TakeBack) or act.seat is None:
            return None
        card = self._open_revoke(table, act.seat)
        return None if card is None else self._corrected(table, act.seat, card)

    def _corrected(self, table: Table, seat: Seat, card: Card) -> Outcome[Any]:
        plays = table.trick.plays
        first = next(place for place, (one, _) in enumerate(plays) if one == seat)
        for one, back in plays[first:]:
            table = table.with_hand(one, table.hands[one].plus((back,)))
        trick = Trick(plays[:first])
        offences = tuple(
            o for o in table.docket.offences if o.fault == REVOKE.key and o.act == Play(seat, card)
        )
        table = replace(table, trick=trick, turn=seat, docket=table.docket.minus(*offences))
        table = made_liable(table, seat, card, self._cited.liable)
        return Outcome(table, (RevokeCorrected(seat, card, self._cited.correction),))

    # -- claiming it

    def suspects(self, table: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield every card that did not follow the suit led, of every adversary, in this hand or the last."""
        seen = table if table.stage == PLAY else table.docket.hand_over
        if seen is None:
            return
        tricks = (*seen.tricks, seen.trick) if seen.trick.plays else seen.tricks
        for place, trick in enumerate(tricks, 1):
            led = seen.order.suit_of(trick.cards[0])
            for other, card in trick.plays:
                if other in adversaries(seen, seat) and seen.order.suit_of(card) is not led:
                    yield Accuse(seat, REVOKE.key, other, place)

    def is_early(self, table: Table, call: Accuse) -> bool:
        """Note a call until the hand is over, but for the trick that lies open."""
        return table.stage == PLAY and call.trick <= len(table.tricks)

    def may_call(self, table: Table, offence: Offence, seat: Seat) -> bool:
        """Let the adversaries of that hand claim it."""
        over = table.docket.hand_over
        return seat in adversaries(table if over is None else over, offence.seat)

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Have an open trick put right; otherwise exact the penalty, or ask which. rule: X-CLAIM-03"""
        if table.stage == PLAY:
            assert isinstance(offence.act, Play)
            return self._corrected(table, offence.seat, offence.act.card)
        remedies = self._sanction.remedies(table, offence)
        if len(remedies) == 1:
            return scored_with(table, self._sanction.penalty(table, offence, remedies[0].key))
        over = table.docket.hand_over
        assert over is not None
        return waits_for(table, offence, adversaries(over, offence.seat), remedies, may_confer=True)

    def decide(self, table: Table, ruling: Ruling, demanded: Demand) -> Outcome[Any]:
        """Exact the penalty chosen."""
        if ruling.remedy(demanded.remedy) is None:
            return Outcome(table)
        return scored_with(table, self._sanction.penalty(table, ruling.offence, demanded.remedy))

    def after(self, table: Table, done: Act) -> Docket:
        """Close the last hand for good when the pack is cut for the next. rule: W-REV-05"""
        docket = table.docket
        if not isinstance(done, CutPack | GivePacket) or docket.hand_over is None:
            return docket
        late = (o for o in docket.offences if o.fault == REVOKE.key)
        return replace(docket.minus(*late), hand_over=None)
