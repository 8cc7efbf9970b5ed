"""What experience tells of making the trump where one is turned up: what to ask, and when to be alone."""

from dataclasses import dataclass
from typing import NamedTuple

from eldest.cards.card import Suit
from eldest.cards.pack import Pack
from eldest.engine.habits import mover
from eldest.engine.table import Sight


class Ways(NamedTuple):
    """A number for every way to make the trump: by order, assisting, taking up, naming, naming last."""

    order: float
    assist: float
    take: float
    name: float
    name_last: float


class Seasoned(NamedTuple):
    """What experience tells of each way to make the trump.

    `tells` is what must be added to the worth of a hand for the tricks that its side will win with it,
    fitted to thousands of random deals played by these habits. `asks` is how many those must be: so many
    that making the trump gains more than refusing it, in points against the other sides' mean, with both
    played out from the same deals; then tried in matches of the same deals with the sides changed.
    """

    tells: Ways
    asks: Ways
    lone: float
    """The losers up to which a hand is played alone.

    It would gain a little more to go alone with more losers yet (0.003 points a deal with the books' pack),
    but a partner who lays the hand down in one deal of seven, to fail in most of them, is no company: it
    stops where half of the hands played alone make all five tricks.
    """


SEASONED = {
    2: Seasoned(Ways(-0.7, 0, 0, 0, 0), Ways(2.9, 0, 2.6, 2.7, 2.85), 0),
    3: Seasoned(Ways(-1.0, 0, -0.7, -0.65, -0.65), Ways(2.95, 0, 2.8, 2.85, 2.75), 0),
    4: Seasoned(Ways(-0.75, 0.5, -0.25, -0.2, -0.2), Ways(3.35, 3.5, 2.95, 2.75, 2.8), 1.45),
    6: Seasoned(Ways(-0.8, 0.3, -0.45, -0.3, -0.3), Ways(3.4, 3.7, 3.1, 2.9, 2.85), 1.35),
}
"""By the number of players, with 32 cards or 33.

Three name with a little less than gains at once: that costs nothing, and 15 deals in a hundred are
thrown up and not 21.
"""

SHORT = SEASONED[4]._replace(asks=Ways(3.4, 3.75, 3.45, 3.1, 2.85), lone=1.4)
"""Four with 24 cards: there is hardly one that was not dealt, and so more is against every hand."""

SHORT_WITH_BEST = SEASONED[4]._replace(asks=Ways(3.5, 3.8, 3.3, 3.1, 3.0), lone=1.4)
"""Four with 24 cards and the best above the bowers."""

RAILROAD = SEASONED[4]._replace(asks=Ways(3.5, 3.6, 3.1, 2.75, 2.8), lone=1.8)
"""Four, a lone player exchanging a card with his partner: a loser goes, and a winner comes.

With 2.6 more would be gained yet (0.04 a deal over 2.3), but by going alone in every other deal, and
winning all five in a third of those; with 1.8 it is one deal in nine, and seven of ten are won.
"""

TRUMPS = Ways(2, 1, 2, 2, 2)
"""How many trumps a hand must have, the turn-up counted for him who takes it up.

With fewer it wins less than by refusing, whatever its plain cards promise.
"""

FOUR = 4
USUAL_PACK = 32


def seasoned_with(players: int, pack: Pack, *, railroad: bool = False) -> Seasoned:
    """Return the experience with so many players, or the nearest number, and with this pack."""
    nearest = min(SEASONED, key=lambda number: abs(number - players))
    if nearest != FOUR or (len(pack) >= USUAL_PACK and not railroad):
        return SEASONED[nearest]
    if railroad:
        return RAILROAD
    return SHORT_WITH_BEST if has_best(pack) else SHORT


def has_best(pack: Pack) -> bool:
    """Tell whether there is a card above the bowers in the pack: one over, beside four equal suits."""
    return len(pack) % len(Suit) > 0


@dataclass(frozen=True, slots=True)
class Goal:
    """What a game is played for: its points, and whether those beyond count for the next.

    rule: E-SCORE-07, E-LAP-01
    """

    target: int
    laps: bool = False

    def wanted(self, sight: Sight) -> int:
        """Return how many points the side in turn still wants; set back, its score is that. rule: E-SB-01"""
        score = sight.tally.score[sight.seating.side_of(mover(sight))]
        return score if sight.tally.start else self.target - score

    def is_use(self, sight: Sight, surely: int) -> bool:
        """Tell whether it is of use to make more than so many points in this deal."""
        return self.laps or self.wanted(sight) > surely
