"""What Euchre tells those who reckon: what there is to decide, what calls tell, and what tricks are worth."""

from typing import TYPE_CHECKING, ClassVar

from eldest.analysis.reckoning import PLAY, Prizes, Reckoning
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Bid, Make
from eldest.engine.game import SCORE
from eldest.engine.table import Sight, Trick
from eldest.engine.values import replace
from eldest.games.euchre.calls import ACCEPTING, ALONE
from eldest.games.euchre.lone import PlayAlone
from eldest.games.euchre.promises import Promises
from eldest.games.euchre.scoring import TRICKS
from eldest.games.euchre.seasoned import Goal, seasoned_with
from eldest.games.euchre.table import EuchreTable
from eldest.games.euchre.tastes import HABITS, TASTES
from eldest.games.euchre.telling import OfBidders, OfCallers, OfMakers, Telling

if TYPE_CHECKING:
    from eldest.games.euchre.game import Euchre

WHERE_TURNED = (
    "first-round",
    "second-round",
    "in-stead",
    "discard",
    "exchange",
    "defend",
    "exchange-again",
    "lay-open",
    "calling",
)
WHERE_BID = ("bidding", "naming", "laying-away", "choosing")
"""The stages with something to decide before the play."""
GAME = 2.0
"""Points that winning the game is worth beside those that win it."""
LONE_IS_BOLDER = 2.0
DONE_ALONE = (*ALONE, PlayAlone)
MARCH = 2
"""Points of a march, which partners may make together. rule: E-SCORE-03"""


class EuchreReckoning(Reckoning[EuchreTable]):
    """What Euchre of every form and number of players tells those who reckon."""

    decisions: ClassVar[frozenset[str]] = frozenset((*WHERE_TURNED, *WHERE_BID, PLAY))

    def __init__(self, game: "Euchre") -> None:
        super().__init__(game)
        players = game.players_here
        self._form = game.options.bidding_form(players)
        self._tells = self._telling(game, players)
        self._promises = Promises(game.pack)
        self._goal = Goal(game.options.target, laps=game.course.laps)
        self._scores = Prizes()
        self.taste = TASTES[players]
        self.habit = HABITS[players]

    def _telling(self, game: "Euchre", players: int) -> Telling:
        options = game.options
        if self._form is not None:
            return OfBidders(self._form, players)
        if options.calls_a_partner(players):
            return OfCallers(players)
        railroad = options.is_on("railroad", players)
        return OfMakers(seasoned_with(players, game.pack, railroad=railroad))

    def plausibility(self, world: EuchreTable, seat: Seat) -> float:
        """Weigh the calls of the others by the hands that they would have made them with."""
        return self._tells.likelihood(world, seat)

    def candidates(self, sight: Sight, acts: tuple[Act, ...], rule: Act) -> tuple[Act, ...]:
        """Return what breaks no promise, and what is done by rule of thumb.

        Nobody plays alone where a march with a partner would win the game as well.
        """
        kept = self._promises.kept_by(sight, acts)
        if has_choice_of_partner(acts) and not self._goal.is_use(sight, MARCH):
            kept = tuple(act for act in kept if not isinstance(act, DONE_ALONE))
        return kept if rule in kept else (*kept, rule)

    def prizes(self, world: EuchreTable, seat: Seat) -> tuple[float, ...]:
        """Return what the hand is worth for every number of tricks that the seat's side still wins."""
        shown = world.with_sides_shown()
        together = shown.together(seat)
        won = tuple(trick.winner for trick in world.tricks)
        contract = (shown.allies, world.maker, world.bid, world.lone, world.defender, world.open_hand)
        known = (together, won, contract, world.resting, world.tally.score, world.dealer)
        return self._scores.of(known, lambda: self._scored(shown, seat, together))

    def _scored(self, world: EuchreTable, seat: Seat, together: tuple[Seat, ...]) -> list[float]:
        other = next(one for one in world.seating.order if one not in together)
        left = (self._form.cards if self._form else TRICKS) - len(world.tricks)
        values = []
        for taken in range(left + 1):
            rest = (Trick((), seat),) * taken + (Trick((), other),) * (left - taken)
            over = replace(world, tricks=(*world.tricks, *rest), trick=Trick())
            values.append(self.value(world, self.game.stages[SCORE].enter(over).table, seat))
        return values

    def game_is_worth(self, before: EuchreTable) -> float:
        """Return what a game is worth beside its points: every deal counts a point or two."""
        return GAME

    def bold(self, act: Act) -> float:
        """Take naming a trump for bold, and doing it alone for bolder."""
        if isinstance(act, DONE_ALONE):
            return LONE_IS_BOLDER
        if isinstance(act, Bid):
            return float(act.number)
        return 1.0 if isinstance(act, (*ACCEPTING, Make)) else 0.0


def has_choice_of_partner(acts: tuple[Act, ...]) -> bool:
    """Tell whether somebody may play alone or with a partner, with the same trumps. rule: E-LONE-01"""
    together = [act for act in acts if not isinstance(act, DONE_ALONE)]
    if any(isinstance(act, ALONE) for act in acts):
        return any(isinstance(act, (*ACCEPTING, Make)) for act in together)
    return any(isinstance(act, PlayAlone) for act in acts)


def reckoning_of(game: "Euchre") -> EuchreReckoning:
    """Return what this game tells."""
    return EuchreReckoning(game)
