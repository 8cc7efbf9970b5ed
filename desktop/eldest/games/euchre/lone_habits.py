"""The habits round a lone hand: opposing it, exchanging cards, and laying it open."""

from eldest.cards.pack import Pack
from eldest.engine.acts import Act, Pass
from eldest.engine.game import Advice, Habit
from eldest.engine.habits import mover, of_kind
from eldest.engine.phrase import phrase
from eldest.engine.table import Sight
from eldest.games.euchre.bowers import BEST, RIGHT
from eldest.games.euchre.jambone import LayOpen, Name
from eldest.games.euchre.lone import DefendAlone, Give
from eldest.games.euchre.seasoned import Goal, has_best
from eldest.games.euchre.table import at_euchre
from eldest.games.euchre.worth import losers, weight, without_weakest, worth

OPPOSING = 4.2
"""Tricks that a hand must be worth to oppose a lone player alone."""
OPEN = 0.8
"""The losers up to which a lone hand is laid open."""
SOLID = 0.2
"""The losers up to which a lone hand can only lose by an exchange."""
LONE_MARCH = 4
"""Points of a lone march; open it counts twice as many."""

STRONG_AGAINST = phrase("habits", "This hand is strong enough to stop them alone.")
TWO_ARE_BETTER = phrase("habits", "Two stop a lone hand better than one.")
ASK_FOR_BEST = phrase("habits", "The partner’s best card is better than this one.")
NOTHING_BETTER = phrase("habits", "No card of this hand can be bettered.")
GIVE_BEST = phrase("habits", "The partner gets the best card there is.")
CANNOT_LOSE = phrase("habits", "An open hand counts double, and this one can hardly lose a trick.")
NEEDS_NO_MORE = phrase("habits", "A lone hand that wins every trick is enough for the game as it is.")
MAY_LOSE = phrase("habits", "A hand that may lose a trick is not laid open.")
NAME_LOSER = phrase("habits", "The open hand is made to play its least card.")


def oppose(sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
    """Oppose a lone hand alone only with a very strong one."""
    opposes = of_kind(acts, DefendAlone)
    if not opposes:
        return None
    value = worth(sight.at_disposal(mover(sight)), sight.order)
    if value >= OPPOSING:
        return Advice(opposes[0], STRONG_AGAINST)
    return Advice(of_kind(acts, Pass)[0], TWO_ARE_BETTER)


class LonePlaying:
    """The habits of a lone player and of who exchanges with him; they know which trump is the best."""

    def __init__(self, pack: Pack, goal: Goal) -> None:
        self._best = BEST if has_best(pack) else RIGHT
        self._goal = goal

    def exchange(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Pass the least useful card, if any can be bettered; give the partner the best."""
        gives = of_kind(acts, Give)
        if not gives:
            return None
        cards, order = tuple(give.card for give in gives), sight.order
        passes = of_kind(acts, Pass)
        if not passes:
            best = max(gives, key=lambda give: (weight(give.card, order), order.height(give.card)))
            return Advice(best, GIVE_BEST)
        if losers(cards, order, self._best) <= SOLID:
            return Advice(passes[0], NOTHING_BETTER)
        kept = without_weakest(cards, order)
        return Advice(next(give for give in gives if give.card not in kept), ASK_FOR_BEST)

    def lay_open(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Play jambone only with a hand that can hardly lose a trick, and where its points are of use."""
        opens = of_kind(acts, LayOpen)
        if not opens:
            return None
        refuse = of_kind(acts, Pass)[0]
        if not self._goal.is_use(sight, LONE_MARCH):
            return Advice(refuse, NEEDS_NO_MORE)
        if losers(sight.at_disposal(mover(sight)), sight.order, self._best) <= OPEN:
            return Advice(opens[0], CANNOT_LOSE)
        return Advice(refuse, MAY_LOSE)


def name_card(sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
    """Name the least card that the open hand may play."""
    names = of_kind(acts, Name)
    if not names:
        return None
    order = at_euchre(sight).order
    return Advice(
        min(names, key=lambda name: (order.is_trump(name.card), order.height(name.card))), NAME_LOSER
    )


def lone_habits(pack: Pack, goal: Goal) -> tuple[Habit, ...]:
    """Return these habits."""
    lone = LonePlaying(pack, goal)
    return (oppose, lone.exchange, lone.lay_open, name_card)
