"""What is paid at Whist: for games, tricks, rubbers and their points, or the triple stake."""

from dataclasses import dataclass

from eldest.cards.seating import Seat, Side
from eldest.engine.events import Event, StakePaid
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.stages.closing import FOR_RUBBER_POINTS, FOR_THE_GAME
from eldest.engine.tally import Tally, paid_to
from eldest.games.whist.table import WhistTable

FOR_TRICKS = phrase("ledger", "tricks")
FOR_GAMES = phrase("ledger", "games won above games lost")
FOR_THE_RUBBER = phrase("ledger", "the rubber")
FOR_THE_BONUS = phrase("ledger", "points added for the rubber")
BESIDES = phrase("ledger", "the further stake on the rubber")


@dataclass(frozen=True, slots=True)
class Due:
    """Units of a stake that a side is to receive, less than nought if it is to pay them."""

    reason: Phrase
    units: int
    amount: int


@dataclass(frozen=True, slots=True)
class Stakes:
    """What was agreed: counters for each unit, the three amounts of a triple stake, and a further stake.

    Without a unit the players play for love. rule: W-STAKE-01, W-STAKE-02, W-STAKE-06, W-STAKE-07
    """

    unit: str = ""
    amount: int = 0
    triple: tuple[int, int, int] = (0, 0, 0)
    extra: int = 0

    def for_game(self, target: int, score: tuple[int, ...], *, play_out: bool) -> tuple[Due, ...]:
        """Return what the winners of a game are due at this score.

        So much a game; or so much a trick for what the losers are behind at the end: short of game,
        or where the last hand is played out below the winners' full score.

        rule: W-STAKE-03, W-STAKE-04, W-STAKE-05
        """
        if self.unit == "game":
            return (Due(FOR_THE_GAME, 1, self.amount),)
        if self.unit == "tricks":
            most = max(score) if play_out else target
            return (Due(FOR_TRICKS, most - min(score), self.amount),)
        return ()

    def for_rubber(
        self, tally: Tally, winner: Side, odd: tuple[int, ...], *, value: int = 0, bonus: int = 0
    ) -> tuple[Due, ...]:
        """Return what the winners of a rubber are due.

        :param odd: the odd tricks of each side over the rubber
        :param value: what the rubber is worth in rubber points. rule: W-STAKE-11
        :param bonus: points added for winning it in the American game. rule: W-AM-06
        """
        if not self.unit:
            return ()
        by_unit = {
            "rubber": (Due(FOR_THE_RUBBER, 1, self.amount),),
            "rubber_points": (Due(FOR_RUBBER_POINTS, value, self.amount),),
            "tricks": (Due(FOR_THE_BONUS, bonus, self.amount),),
            "triple": self._triple(tally, winner, odd),
        }
        return (*by_unit.get(self.unit, ()), Due(BESIDES, 1, self.extra))

    def _triple(self, tally: Tally, winner: Side, odd: tuple[int, ...]) -> tuple[Due, ...]:
        """Tricks and games are set off against each other; the rubber is paid once. rule: W-STAKE-08"""
        trick, game, rubber = self.triple
        won = sum(result.winner == winner for result in tally.games)
        tricks = 2 * odd[winner] - sum(odd)
        games = 2 * won - len(tally.games)
        return (Due(FOR_TRICKS, tricks, trick), Due(FOR_GAMES, games, game), Due(FOR_THE_RUBBER, 1, rubber))


LOVE = Stakes()
"""Nothing is paid."""


def settle(
    tally: Tally, table: WhistTable, winner: Side, dues: tuple[Due, ...]
) -> tuple[Tally, tuple[Event, ...]]:
    """Return the tally after all dues have been paid between the sides, and the events of it."""
    events: list[Event] = []
    for due in dues:
        if not due.units * due.amount:
            continue
        receiver = winner if due.units > 0 else _other(winner)
        units = abs(due.units)
        net = _paid(table, receiver, units * due.amount)
        tally = tally.paid(due.reason, units, due.amount, net)
        events.append(StakePaid(receiver, max(net), due.reason))
    return tally, tuple(events)


def _other(side: Side) -> Side:
    return Side(1 - side)


def _paid(table: WhistTable, receiver: Side, counters: int) -> tuple[int, ...]:
    """Return what every seat wins or loses; Dummy's partner pays and receives for both. rule: W-DUM-07"""
    seating = table.seating
    net = list(paid_to(seating, seating.members_of(receiver), counters))
    for dummy in table.dummies:
        partner: Seat = table.player_of(dummy)
        net[partner], net[dummy] = net[partner] + net[dummy], 0
    return tuple(net)
