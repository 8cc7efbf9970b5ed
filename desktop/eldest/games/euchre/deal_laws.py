"""The laws of the deal at Euchre, of hands that have not the right number, and of a discard forgotten."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import DISCARD, Act, Discard, act
from eldest.engine.events import Event, event
from eldest.engine.game import SCORE, Outcome
from eldest.engine.law import Accuse, Fault, Law, Offence, Penalty
from eldest.engine.phrase import phrase
from eldest.engine.stages.by_hand import HandDealing
from eldest.engine.table import Table
from eldest.engine.values import replace
from eldest.games.euchre.calls import Discarded, GoOnWithoutDiscard
from eldest.games.euchre.penalties import WRONG_NUMBER
from eldest.games.euchre.sides import is_lone_hand
from eldest.games.euchre.table import EuchreTable
from eldest.laws.deal import Deal, DealLaw, dealer_of
from eldest.laws.dealing import CardWronglyDealt, Counting, UnequalRound, WrongPackets
from eldest.laws.demands import PLAY
from eldest.laws.disturbing import Disturbing
from eldest.laws.numbers import FORGOTTEN, Late, Numbers, WrongNumber, cards_played
from eldest.laws.open_offence import is_player
from eldest.laws.remedies import adversaries, new_deal
from eldest.laws.shown import ShownByAdversary, ShownByDealer
from eldest.laws.turning import TurningTwo

NO_DISCARD = Fault(
    FORGOTTEN,
    phrase("faults", "{of} has played without having discarded"),
    mine=phrase("faults", "you have played without having discarded"),
)
PENALTY, LONE_PENALTY = 2, 4
"""What the adversaries of a wrong number score. rule: E-HAND-01"""
TWOS_AND_THREES = (2, 3)


@act("count-idle", said=phrase("euchre", "Count the idle hand of {of}"), clause="E-HAND-03")
class CountIdleHand(Act):
    """An adversary of a lone player counts the cards that a partner of that player has laid down."""

    of: Seat


@event(
    phrase("euchre", "{seat} counts the idle hand of {of}: {size} cards."),
    "E-HAND-03",
    mine=phrase("euchre", "You count the idle hand of {of}: {size} cards."),
)
class IdleHandCounted(Event):
    """The cards a lone player's partner has laid down were counted, not looked at."""

    seat: Seat
    of: Seat
    size: int


def errors_in_the_deal(dealing: HandDealing[Any], *, turned: bool) -> tuple[Law, ...]:
    """Return the laws of a deal made by hand, claimed until the trump has been made. rule: E-IRR-07

    :param turned: whether a card of the stock is turned for trumps
    """
    deal = Deal(dealing, past=trump_is_made, turned=int(turned))
    numbers = Numbers(
        deal, deal.surplus, trump_is_made, "E-IRR-07", "E-HAND-01", both="E-HAND-02", imperfect="E-IRR-12"
    )
    packets, exacted = WrongPackets(deal, TWOS_AND_THREES), NothingAndTwo()
    return (
        CardWronglyDealt(packets, "E-IRR-09"),
        UnequalRound(packets, "E-IRR-11"),
        Counting(deal, "E-IRR-10"),
        TurningTwo(deal, "E-IRR-14"),
        WrongNumber(numbers, exacted),
        NoDiscard(numbers, exacted),
        ShownByDealer(deal, "E-IRR-02"),
        ShownByAdversary(deal, "E-IRR-03", side=False),
        Disturbing(deal, "E-IRR-15"),
        CountingIdleHand(),
    )


def trump_is_made(table: Table) -> bool:
    """Tell whether the trump of this deal has been made."""
    return table.order.trumps is not None


@dataclass(frozen=True, slots=True)
class NothingAndTwo:
    """The side of a wrong number scores nothing, and its adversaries two; four in a lone hand.

    Nothing that is still played can change that, so the hand is over. rule: E-HAND-01
    """

    def judged(self, table: Table, offence: Offence) -> Outcome[Any]:
        """Score the hand so, by the sides as they truly are. rule: E-CALL-01"""
        table = table.with_sides_shown()
        points = LONE_PENALTY if is_lone_hand(table) else PENALTY
        penalty = Penalty(table.together(offence.seat), WRONG_NUMBER, "E-HAND-01", points)
        return Outcome(replace(table, docket=table.docket.plus(penalty)), then=SCORE)


class NoDiscard(DealLaw):
    """The dealer plays to the first trick without having discarded: he has a card too many.

    Until then he may still discard. rule: E-DISC-07, E-HAND-01
    """

    fault: ClassVar[Fault | None] = NO_DISCARD

    def __init__(self, numbers: Numbers, late: Late) -> None:
        super().__init__(numbers.deal, "E-DISC-07")
        self._numbers = numbers
        self._late = late

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield going on, to the dealer who is to discard."""
        if table.stage == "discard" and table.turn == seat:
            yield GoOnWithoutDiscard(seat)

    def spot(self, table: Table, act: Act) -> Offence | None:
        """Spot it; everybody sees that no card is laid away."""
        if not isinstance(act, GoOnWithoutDiscard) or act.seat is None:
            return None
        return self.filed(table, act) if act in self.permits(table, act.seat) else None

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Let the game go on, which passes over what is not a discard."""
        return None

    def rights(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield discarding after all, before he has played; but not what may be the card called.

        Of the suit called that can only be his best. rule: E-DISC-07, E-CALL-01
        """
        if not self._may_still_discard(table) or seat != table.dealer:
            return
        cards, suit = table.hands[seat].cards, table.suit_called()
        called = (card for card in cards if table.order.suit_of(card) is suit)
        best = max(called, key=table.order.height, default=None) if suit is not None else None
        yield from (Discard(seat, card) for card in cards if card != best)

    def own_accord(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield laying the lowest away."""
        cards = [act.card for act in self.rights(table, seat) if isinstance(act, Discard)]
        lowest = sorted(cards, key=lambda card: (table.order.is_trump(card), table.order.height(card)))
        yield from (Discard(seat, card) for card in lowest[:1])

    def _may_still_discard(self, table: Table) -> bool:
        forgotten = self.on_file(table) and table.stage != "discard"
        return forgotten and self.deal.is_complete(table) and not cards_played(table, dealer_of(table))

    def exercise(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Lay the card under the pack, and forget that it had been forgotten."""
        if not isinstance(act, Discard) or act.seat is None or act not in self.rights(table, act.seat):
            return None
        late = [o for o in table.docket.offences if o.fault == self.key]
        table = replace(table, docket=table.docket.minus(*late)).without(act.seat, act.card)
        table = table.with_spot(DISCARD, Hand((act.card,)), known_to=act.seat)
        return Outcome(table, (Discarded(act.seat, act.card, "E-DISC-01"),))

    def suspects(self, table: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield it, once the dealer has played, to those who play against him."""
        assert isinstance(table, EuchreTable)
        if not table.accepted or table.stage != PLAY or not is_player(table, seat):
            return
        dealer = dealer_of(table)
        if seat in adversaries(table, dealer) and cards_played(table, dealer):
            yield Accuse(seat, self.key, dealer, 0)

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """As any wrong number. rule: E-HAND-01, E-HAND-02"""
        if self._numbers.both_wrong(table, offence.seat):
            return new_deal(table, self._numbers.both)
        return self._late.judged(table, offence)

    def is_late(self, table: Table, offence: Offence) -> bool:
        """Tell whether the hand is over."""
        return offence.deal != table.docket.deal or not self.deal.lies(table)


class CountingIdleHand(Law):
    """The adversaries of a lone player may count the cards his partners laid down. rule: E-HAND-03"""

    clause = "E-HAND-03"

    def rights(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield counting each of those hands during the play."""
        assert isinstance(table, EuchreTable)
        if table.stage != PLAY or table.lone is None or seat not in adversaries(table, table.lone):
            return
        idle = table.partners_of(table.lone)
        yield from (CountIdleHand(seat, of) for of in idle if of in table.resting)

    def exercise(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Tell how many there are."""
        if not isinstance(act, CountIdleHand) or act.seat is None:
            return None
        return Outcome(table, (IdleHandCounted(act.seat, act.of, table.hands[act.of].size),))
