"""The promise never to play alone where that lowers the chance of winning the game.

Nobody knows that chance; it is reckoned. The cards that the caller does not see are dealt anew a hundred
times, each time the hand is played out by rule of thumb, once alone and once with a partner, and the score
that comes of it has a chance to win the game, by a race in which every deal has the results that deals have.
"""

import random
from collections import Counter
from functools import cache
from typing import Any

from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Make
from eldest.engine.table import Spot, Table
from eldest.engine.values import replace
from eldest.games.euchre.calls import ALONE, Assist, OrderUp, TakeUp
from eldest.games.euchre.lone import PlayAlone
from strength.deals import TUNING, Deals, points_made
from strength.figures import Mean
from strength.seeing import by_thumb

WORLDS = 100
DEALS_SEEN = 400
"""Deals by which the results of deals are learned."""


class Alone:
    """Judges whether to play alone lowers the chance of winning the game, at Euchre with two sides."""

    key, said = "alone", "never alone where alone lowers the chance of winning the game"

    def __init__(self, deals: Deals) -> None:
        self._deals = deals
        self._thumb = by_thumb(deals.game)
        self._race = Race.of(deals)

    def at_stake(self, acts: tuple[Act, ...]) -> bool:
        """Tell whether somebody may say that he plays alone."""
        return any(isinstance(act, (*ALONE, PlayAlone)) for act in acts)

    def broken(self, table: Table, act: Act, acts: tuple[Act, ...]) -> bool:
        """Tell whether an act is to play alone, and lowers the chance beyond what may be chance itself."""
        together = with_partner(act, acts)
        if together is None:
            return False
        change = self.change(table, act, together)
        return change.value < -change.interval

    def change(self, table: Table, alone: Act, together: Act) -> Mean:
        """Return by how much likelier the game is won alone, over deals of the unseen cards."""
        assert table.turn is not None
        chooser = random.Random(str(table.hands[table.turn]))
        worlds = [dealt_anew(table, table.turn, chooser) for _ in range(WORLDS)]
        return Mean.of(self._chance(world, alone) - self._chance(world, together) for world in worlds)

    def _chance(self, table: Table, act: Act) -> float:
        assert table.turn is not None
        side = table.seating.side_of(table.turn)
        before = table.tally.score
        over = self._deals.play_out(self._deals.game.advance(table, act).table, 0, self._thumb)
        after = [had + made for had, made in zip(before, points_made(table, over), strict=True)]
        return self._race.chance(after[side], after[1 - side])


def with_partner(act: Act, acts: tuple[Act, ...]) -> Act | None:
    """Return what somebody would do instead of playing alone, with the same trumps; None if he does not."""
    if isinstance(act, PlayAlone):
        return next((other for other in acts if not isinstance(other, PlayAlone)), None)
    if not isinstance(act, ALONE):
        return None
    plain = (other for other in acts if not isinstance(other, ALONE))
    if isinstance(act, Make):
        return next((other for other in plain if isinstance(other, Make) and other.suit is act.suit), None)
    return next((other for other in plain if isinstance(other, OrderUp | Assist | TakeUp)), None)


def dealt_anew(table: Any, seat: Seat, chooser: random.Random) -> Any:
    """Return a table at which all that a seat cannot see has been dealt anew; every way is as likely."""
    sight = table.seen_by(table.player_of(seat))
    hidden = [card for card in table.cards() if card not in set(sight.cards())]
    chooser.shuffle(hidden)
    hands = tuple(_filled(hand, hidden) for hand in sight.hands)
    spots = tuple(Spot(it.name, _filled(it.lies, hidden), it.known_to) for it in sight.spots)
    return replace(table, hands=hands, spots=spots)


def _filled(hand: Hand, hidden: list[Any]) -> Hand:
    given = tuple(hidden.pop() for _ in range(hand.hidden))
    return Hand(hand.cards + given, hand.size, hand.shown)


class Race:
    """The chance to win the game at a score, if every deal comes out as deals have come out.

    :param results: how often a deal made so many points for one side and for the other
    """

    def __init__(self, target: int, results: Counter[tuple[int, int]]) -> None:
        self._target = target
        both = results + Counter({(theirs, ours): many for (ours, theirs), many in results.items()})
        both.pop((0, 0), None)
        self._results = [(made, many / both.total()) for made, many in both.items()]
        self.chance = cache(self._chance)

    @classmethod
    def of(cls, deals: Deals) -> "Race":
        """Return the race of a game, its results learned from deals played by rule of thumb."""
        thumb = by_thumb(deals.game)
        results: Counter[tuple[int, int]] = Counter()
        for number in range(TUNING, TUNING + DEALS_SEEN):
            dealt = deals.dealt(number)
            ours, theirs = points_made(dealt, deals.play_out(dealt, number, thumb))
            results[ours, theirs] += 1
        options: Any = deals.game.options
        return cls(options.target, results)

    def _chance(self, ours: int, theirs: int) -> float:
        if max(ours, theirs) >= self._target:
            return float(ours > theirs)
        return sum(share * self.chance(ours + one, theirs + other) for (one, other), share in self._results)
