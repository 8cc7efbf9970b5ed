"""The forms of Euchre in which tricks are bid for and no trump is turned: what may be bid, and for what."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from eldest.cards.seating import Seat
from eldest.engine.acts import WIDOW, Bid, act
from eldest.engine.phrase import phrase
from eldest.engine.stages.dealing import Round
from eldest.engine.table import Table

Rounds = Mapping[int, tuple[Round, ...]]
"""The rounds of a deal by the number that the dealer begins with."""

FIVE_CARDS, SEVEN_CARDS = 5, 7


@act("bid-alone", said=phrase("euchre", "I bid {number}: every trick, alone"), clause="E5-BID-02")
class BidAlone(Bid):
    """A player undertakes to win every trick alone, with the widow. rule: E5-BID-02, E7-BID-01"""


@act(
    "bid-bare",
    said=phrase("euchre", "I bid {number}: every trick, alone and without the widow"),
    clause="E5-BID-02",
)
class BidBare(Bid):
    """A player undertakes to win every trick alone and without the widow. rule: E5-BID-02, E7-BID-01"""


class Clauses(NamedTuple):
    """The clauses that one form has for what all forms do."""

    deal: str
    bid: str
    lone: str
    passed: str
    make: str
    partners: str
    won: str
    lost: str
    several: str
    game: str


@dataclass(frozen=True, slots=True)
class BiddingForm:
    """One form: cards dealt to each (and tricks), the bids, and the partners that go with each bid.

    `partners` tells for every plain bid, from one up, how many partners the maker picks; in the
    auction between sides that is none. `alone` and `bare` are the lone bids with and without the
    widow, nought where there are none.
    """

    cards: int
    clauses: Clauses
    partners: tuple[int, ...]
    widow: int = 0
    alone: int = 0
    bare: int = 0

    @property
    def numbers(self) -> tuple[int, ...]:
        """Every bid there is, from the lowest up."""
        lone = (number for number in (self.alone, self.bare) if number)
        return (*range(1, len(self.partners) + 1), *lone)

    @property
    def highest(self) -> int:
        """The bid above which there is none."""
        return self.numbers[-1]

    def is_lone(self, bid: int) -> bool:
        """Tell whether a bid is to be won alone."""
        return bid > len(self.partners)

    def partners_for(self, bid: int) -> int:
        """Return how many partners the maker picks for a bid. rule: E5-MAKE-02, E7-MAKE-02"""
        return 0 if self.is_lone(bid) else self.partners[bid - 1]

    def tricks_for(self, bid: int) -> int:
        """Return how many tricks a bid must win: a lone bid every one. rule: E5-BID-01, E5-BID-02"""
        return self.cards if self.is_lone(bid) else bid

    def takes_widow(self, bid: int) -> bool:
        """Tell whether the widow goes with a bid. rule: E5-MAKE-01, E7-MAKE-01"""
        return self.widow > 0 and bid != self.bare

    def act(self, seat: Seat | None, number: int) -> Bid:
        """Return the words in which a seat makes a bid: a lone bid says that it is one."""
        if not self.is_lone(number):
            return Bid(seat, number)
        return (BidBare if number == self.bare else BidAlone)(seat, number)

    def rounds(self, deal_order: str) -> Rounds:
        """Return the rounds of the deal by the switch for five cards; seven cards leave no choice.

        rule: E5-DEAL-01, E5-DEAL-02, E7-DEAL-01, E-DEAL-03, E-DEAL-04, E-DEAL-05
        """
        if self.cards == SEVEN_CARDS:
            return {2: (*map(Round, (2, 3, 2)), Round(self.widow, spot=WIDOW))}
        widow = (Round(self.widow, spot=WIDOW),) if self.widow else ()
        choice = {2: (Round(2), *widow, Round(3)), 3: (Round(3), *widow, Round(2))}
        return {
            first: row for first, row in choice.items() if deal_order in ("dealer", f"{first}-{5 - first}")
        }


def five_handed(widow: int) -> BiddingForm:
    """Return the five-handed form with a widow of so many cards.

    Without a widow there is none to take, and of the lone bids only the higher is left.
    rule: E5-DEAL-01, E5-DEAL-02, E5-BID-01, E5-BID-02, E5-MAKE-02
    """
    clauses = Clauses(
        deal="E5-DEAL-01",
        bid="E5-BID-01",
        lone="E5-BID-02",
        passed="E5-BID-03",
        make="E5-MAKE-01",
        partners="E5-MAKE-02",
        won="E5-SCORE-01",
        lost="E5-SCORE-02",
        several="E5-SCORE-04",
        game="E5-SCORE-03",
    )
    return BiddingForm(FIVE_CARDS, clauses, (1, 1, 1, 2, 2), widow, alone=8 if widow else 0, bare=15)


def seven_handed(cards: int) -> BiddingForm:
    """Return the seven-handed form with seven cards each, or with five.

    rule: E7-DEAL-01, E7-BID-01, E7-MAKE-02
    """
    clauses = Clauses(
        deal="E7-DEAL-01",
        bid="E7-BID-01",
        lone="E7-BID-01",
        passed="E7-BID-02",
        make="E7-MAKE-01",
        partners="E7-MAKE-02",
        won="E7-SCORE-01",
        lost="E7-SCORE-01",
        several="E7-SCORE-01",
        game="E7-SCORE-01",
    )
    if cards == SEVEN_CARDS:
        return BiddingForm(SEVEN_CARDS, clauses, (2, 2, 2, 2, 2, 3, 3), widow=4, alone=10, bare=20)
    return BiddingForm(FIVE_CARDS, clauses, (2, 2, 2, 3, 3), widow=2, alone=8, bare=15)


AUCTION = BiddingForm(
    FIVE_CARDS,
    Clauses(
        deal="E-AUC-01",
        bid="E-AUC-01",
        lone="E-AUC-05",
        passed="E-AUC-05",
        make="E-AUC-01",
        partners="E-AUC-05",
        won="E-AUC-03",
        lost="E-AUC-03",
        several="E-AUC-04",
        game="E-AUC-04",
    ),
    partners=(0,) * FIVE_CARDS,
)
"""The auction between sides: no widow, no discard, no lone hand. rule: E-AUC-01, E-AUC-05"""

AUCTION_GAME = 15
"""Points for game at the auction. rule: E-AUC-04"""


def last_bid(table: Table) -> Bid | None:
    """Return the highest bid of this deal so far, which is the last; None before the first."""
    return next((call for call in reversed(table.calls) if isinstance(call, Bid)), None)
