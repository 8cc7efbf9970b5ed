"""Revokes: not following suit though able; corrected while the trick lies open, or claimed afterwards."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Play
from eldest.engine.game import Outcome
from eldest.engine.law import Accuse, Demand, Docket, Fault, Law, Offence, Penalty, Remedy, Ruling
from eldest.engine.phrase import phrase
from eldest.engine.table import Table, Trick
from eldest.engine.values import replace
from eldest.laws.at_play import thrown
from eldest.laws.correction import TakeBack, corrected
from eldest.laws.demands import PLAY
from eldest.laws.exposure import WENT_ON
from eldest.laws.last_hand import DEALT_IN, is_closed, may_search
from eldest.laws.open_offence import CUTS, UNTIL_THE_TURN_UP
from eldest.laws.remedies import adversaries, scored_with, waits_for

REVOKE = Fault(
    "revoke",
    phrase("faults", "{of} has revoked in trick {trick}"),
    by_trick=True,
    mine=phrase("faults", "you have revoked in trick {trick}"),
)

BETWEEN = (*CUTS, *UNTIL_THE_TURN_UP)
"""The stages between two hands: while they last the hand that is over can be scored anew."""


class Sanction(Protocol):
    """What a revoke costs in a game."""

    def remedies(self, table: Table, offence: Offence) -> tuple[Remedy, ...]:
        """Return what the adversaries may choose among; a single one is exacted without asking."""
        ...

    def penalty(self, table: Table, offence: Offence, key: str) -> Penalty:
        """Return the penalty that a remedy exacts; its kind is one of `penalties.OF_REVOKES`."""
        ...


def exacted(table: Table, offence: Offence, sanction: Sanction) -> Outcome[Any]:
    """Return the table on which an offence is punished as a revoke: at once, or after a choice.

    The adversaries may consult about it. rule: X-CLAIM-03, W-REV-07
    """
    remedies = sanction.remedies(table, offence)
    if len(remedies) == 1:
        return scored_with(table, sanction.penalty(table, offence, remedies[0].key))
    over = table.docket.hand_over or table
    return waits_for(table, offence, adversaries(over, offence.seat), remedies, may_confer=True)


def chosen(table: Table, ruling: Ruling, demanded: Demand, sanction: Sanction) -> Outcome[Any]:
    """Return the table with the penalty that the adversaries have chosen; none if they had no right to it."""
    if ruling.remedy(demanded.remedy) is None:
        return Outcome(table)
    return scored_with(table, sanction.penalty(table, ruling.offence, demanded.remedy))


@dataclass(frozen=True, slots=True)
class Cited:
    """The clauses of a game's revoke: what it is, until when it is corrected, how, and claimed."""

    what: str
    correction: str
    liable: str
    claim: str


Quitted = Callable[[Table], bool]
"""Tells that a trick just completed cannot be opened again, where a game draws cards after it."""


class Revoke(Law):
    """A suit led was not followed though it was held.

    It is hidden until claimed. It may be corrected until the trick is quitted, which here is when the
    next card is led (X-TERM-06). If that card is taken back again the trick lies open once more, but not
    to a side that has led or played to the next. Claims are tried when the hand is over, which is played
    to its end, until the pack is cut for the next deal.

    rule: W-REV-02, W-REV-03, W-REV-04, W-REV-05, W-REV-06, E-REV-02, E-REV-04, C-REV-02, C-REV-04
    """

    fault: ClassVar[Fault | None] = REVOKE
    kinds: ClassVar[tuple[type[Act], ...]] = (Play,)

    def __init__(self, cited: Cited, sanction: Sanction, quitted: Quitted = lambda _table: False) -> None:
        self.clause = cited.what
        self._cited = cited
        self._sanction = sanction
        self._quitted = quitted

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield every card in hand that does not follow the suit led, though one is held that would.

        Who has thrown two plays one of them. rule: W-CALL-01
        """
        if table.stage != PLAY or table.turn != seat or not table.trick.plays:
            return
        held, two = table.at_disposal(seat), thrown(table)
        for card in held if two is None else (two.card, two.other):
            if not table.order.may_follow(card, held, table.trick.cards[0]):
                yield Play(seat, card)

    def filed(self, table: Table, act: Act, clause: str = "") -> Offence:
        """Return it as it is played: nobody else sees it."""
        return replace(super().filed(table, act, clause), trick=len(table.tricks) + 1, plain=False)

    # -- correcting it

    def rights(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield taking the card back, to a player who knows that he could have followed suit."""
        for own in table.seating.order:
            may = seat in (own, table.player_of(own))
            if may and self._open_revoke(table, own) is not None:
                yield TakeBack(own)

    def own_accord(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield the same: who notices his revoke takes the card back."""
        return self.rights(table, seat)

    def _open(self, table: Table, of: Seat) -> Trick:
        """Return the trick in which a seat's revoke is not established yet; an empty one if there is none.

        rule: W-REV-03, E-REV-02, C-REV-02
        """
        if table.stage != PLAY:
            return Trick()
        if table.trick.plays or not table.tricks or self._quitted(table) or _has_gone_on(table, of):
            return table.trick
        return table.tricks[-1]

    def _open_revoke(self, table: Table, seat: Seat) -> Card | None:
        """Return the card with which a player revoked to the trick that lies open."""
        plays = self._open(table, seat).plays
        card = dict(plays).get(seat)
        if card is None or plays[0][0] == seat:
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
        cited = (self._cited.correction, self._cited.liable)
        return corrected(table, self._open(table, seat), Play(seat, card), cited)

    # -- claiming it

    def suspects(self, table: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield every card that could have been a revoke: an adversary's, in this hand or the last.

        While the trick lies open a partner may be asked too whether he has none, and a dummy may be put
        right; afterwards a dummy cannot have revoked. rule: W-DUM-05
        """
        seen = searched(table)
        if seen is None or seat not in seen.seating.order:
            return
        players = (other for other in seen.seating.order if table.player_of(other) == other)
        adversary = set(adversaries(seen, seat)).intersection(players)
        for place, other, card, _ in _renounces(seen):
            lies_open = (other, card) in self._open(table, other).plays
            if table.player_of(other) != seat if lies_open else other in adversary:
                yield Accuse(seat, REVOKE.key, other, place)

    def evident(self, sight: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield those who afterwards showed a card of the suit that they had not followed.

        rule: X-CLAIM-07
        """
        seen = searched(sight)
        if seen is None:
            return
        calls = {(call.of, call.trick): call for call in self.suspects(sight, seat)}
        for place, other, card, led in _renounces(seen):
            if (other, place) in calls and self._held(seen, other, place, card, led):
                yield calls[other, place]

    def _held(self, seen: Table, seat: Seat, place: int, card: Card, led: Card) -> bool:
        """Tell whether a seat is known to have held at a trick what would have followed the card led."""
        if self._quitted(replace(seen, tricks=seen.tricks[:place])):
            return False
        tricks = (*seen.tricks, seen.trick)[place:]
        later = [one for trick in tricks for other, one in trick.plays if other == seat]
        held = (*later, *seen.hands[seat].shown)
        return any(not seen.order.may_follow(card, (card, one), led) for one in held)

    def evidence(self, table: Table, offence: Offence) -> tuple[Card, ...]:
        """Return the card that did not follow suit; once the hand is over, one of the suit still held too."""
        if not isinstance(offence.act, Play):
            return ()
        over = table.docket.hand_over
        return (offence.act.card, *(() if over is None else _held_then(over, offence)[:1]))

    def is_early(self, table: Table, call: Accuse) -> bool:
        """Note a call until the hand is over, but for the trick that lies open. rule: W-REV-06

        What mixing the tricks has established cannot be put right any more, also if the trick lies open anew.
        """
        if table.stage != PLAY:
            return False
        offence = self.proved(table, call)
        if offence is not None and not isinstance(offence.act, Play):
            return True
        quitted = len(table.tricks) - (not table.trick.plays and bool(self._open(table, call.of).plays))
        return call.trick <= quitted

    def may_call(self, table: Table, offence: Offence, seat: Seat) -> bool:
        """Let the adversaries of that hand claim it; while the trick lies open, everybody."""
        over = table.docket.hand_over
        return table.stage == PLAY or seat in adversaries(over or table, offence.seat)

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Have an open trick put right; otherwise exact the penalty, or ask which."""
        if table.stage == PLAY:
            assert isinstance(offence.act, Play)
            return self._corrected(table, offence.seat, offence.act.card)
        return exacted(table, offence, self._sanction)

    def decide(self, table: Table, ruling: Ruling, demanded: Demand) -> Outcome[Any]:
        """Exact the penalty chosen."""
        return chosen(table, ruling, demanded, self._sanction)

    def after(self, table: Table, done: Act) -> Docket:
        """Close the last hand: for claims as the pack is cut, for its score as the next one begins.

        An error in a dummy's hand stands as soon as the trick is quitted. rule: W-REV-05, W-DUM-05
        """
        between = table.stage in BETWEEN
        if table.stage in DEALT_IN and table.given and is_closed(table) and not table.docket.cut:
            table = replace(table, docket=replace(table.docket, cut=True))
        docket = table.docket
        revokes = (offence for offence in docket.offences if offence.fault == REVOKE.key)
        late = [one for one in revokes if too_late(table, one) or self._stands(table, one)]
        if late:
            docket = docket.minus(*late)
        if not between and (docket.hand_over is not None or docket.cut):
            docket = replace(docket, hand_over=None, cut=False)
        if isinstance(done, Play) and not table.trick.plays:
            docket = docket.minus(*(duty for duty in docket.duties if duty.kind == WENT_ON))
        return docket

    def _stands(self, table: Table, offence: Offence) -> bool:
        return stands(table, offence, self._open(table, offence.seat).plays)


def _has_gone_on(table: Table, seat: Seat) -> bool:
    """Tell whether a seat or its partner has led or played to the next trick, though it was taken back."""
    return any(duty.kind == WENT_ON and duty.seat in table.together(seat) for duty in table.docket.duties)


def too_late(table: Table, offence: Offence) -> bool:
    """Tell whether the pack has been cut for the deal after that of an offence, and it is being given.

    Until then the cut may have to be made again. rule: W-REV-05
    """
    if table.stage in BETWEEN:
        return table.docket.cut
    return offence.deal != table.docket.deal


def stands(table: Table, offence: Offence, still_open: tuple[tuple[Seat, Card], ...]) -> bool:
    """Tell whether an offence is an error in a dummy's hand that was not noticed in time. rule: W-DUM-05"""
    if table.player_of(offence.seat) == offence.seat:
        return False
    return not isinstance(offence.act, Play) or (offence.seat, offence.act.card) not in still_open


def searched(table: Table) -> Table | None:
    """Return the table whose tricks count: that of the hand in play, or of the last until the pack is cut."""
    if table.stage == PLAY:
        return table
    return table.docket.hand_over if may_search(table) else None


def _renounces(seen: Table) -> Iterator[tuple[int, Seat, Card, Card]]:
    """Yield every card that may have been a revoke: in which trick, by whom, the card, and the card led."""
    for place, trick in enumerate((*seen.tricks, seen.trick), 1):
        for seat, card in trick.plays[1 : len(trick) - trick.laid]:
            led = trick.plays[0][1]
            if not seen.order.may_follow(card, (card, led), led):
                yield place, seat, card, led


def _held_then(over: Table, offence: Offence) -> tuple[Card, ...]:
    """Return the cards of the suit led that an offender played to later tricks, having held them then."""
    suit = over.order.suit_of(over.tricks[offence.trick - 1].cards[0])
    later = (dict(trick.plays).get(offence.seat) for trick in over.tricks[offence.trick :])
    return tuple(card for card in later if card is not None and over.order.suit_of(card) is suit)
