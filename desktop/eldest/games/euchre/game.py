"""The game of Euchre: its stages in a row, as its options have it."""

from typing import Any, ClassVar, cast

from eldest.cards.card import Rank, Suit
from eldest.cards.pack import Pack
from eldest.engine.acts import TURN_UP
from eldest.engine.events import Event
from eldest.engine.game import Game, Habit, Stage
from eldest.engine.options import Options
from eldest.engine.phrase import phrase
from eldest.engine.stages.cutting import ace_low
from eldest.engine.stages.dealing import Dealing
from eldest.engine.stages.opening import first_stage, opening_seating, opening_stages
from eldest.engine.stages.trick_play import TrickPlay
from eldest.engine.tally import Tally
from eldest.games.euchre.bowers import BowerOrder
from eldest.games.euchre.calls import TurnUpTaken
from eldest.games.euchre.customs import Course
from eldest.games.euchre.habits import habits_with
from eldest.games.euchre.making import Discarding, FirstRound, Proposing, SecondRound, ThrowingUp, TurningUp
from eldest.games.euchre.options import EuchreOptions
from eldest.games.euchre.rows import bidding_rows, calling_rows
from eldest.games.euchre.scoring import TRICKS, Scoring, is_decided
from eldest.games.euchre.table import EuchreTable

ROUNDS = {"2-3": {2: (2, 3)}, "3-2": {3: (3, 2)}, "dealer": {2: (2, 3), 3: (3, 2)}}
"""How five cards are dealt, by the switch. rule: E-DEAL-03, E-DEAL-04, E-DEAL-05, E2-DEAL-01"""

JOKER_STANDS_FOR = {"dealer_names": None, "hearts": Suit.HEARTS, "spades": Suit.SPADES}


class Euchre(Game[EuchreTable]):
    """Euchre for two, exactly by the seeds where they speak. rule: E-POS-02, E2-CUT-01

    Every maker plays without a partner: there are no lone hands. rule: E-LONE-10
    """

    key: ClassVar[str] = "euchre"
    name = phrase("euchre", "Euchre")
    players = (2, 4, 5, 6, 7)
    options_type = EuchreOptions

    def __init__(self, options: Options, players: int) -> None:
        self.options: EuchreOptions = cast("EuchreOptions", options)
        seven = players == 7
        lowest = Rank.TWO if seven else Rank.SEVEN
        self.pack = Pack.from_rank(lowest, joker=self.options.joker or seven)
        self._players = players
        opts = self.options
        form = opts.bidding_form(players)
        self.course = Course(
            opts.bidding_target(players) if form else opts.target,
            form.clauses.game if form else "E-SCORE-01",
            opts.laps,
            opts.slams,
            opts.set_back,
        )
        self.in_sides = players in (4, 6) and not opts.calls_a_partner(players)
        rows = (*self._dealing(), *self._making(), *self._playing())
        if form:
            rows = (
                *self._dealing()[:-1],
                *bidding_rows(
                    form,
                    deal_order=opts.deal_order,
                    stop_early=opts.stop_early,
                    course=self.course,
                    agreed=opts.agreement(),
                ),
            )
        elif opts.calls_a_partner(players):
            rows = (
                *self._dealing(),
                *self._making(),
                *calling_rows(
                    stop_early=opts.stop_early,
                    course=self.course,
                    agreed=opts.agreement(),
                    taken=take_turn_up,
                ),
            )
        self.stages = {stage.name: stage for stage in rows}

    def opening(self) -> EuchreTable:
        """Return the table at which the players are about to cut. rule: E-CUT-01, X-CUT-10"""
        seating = opening_seating(self.options, self._players, in_sides=self.in_sides)
        tally = Tally.blank(seating.number_of_sides, len(seating.members), start=self.course.start)
        bare = EuchreTable(seating, tally, order=BowerOrder())
        return self.opened(bare.cleared(), first_stage(self.options, self._players))

    def habits(self) -> tuple[Habit, ...]:
        """Return the habits of a sensible player of Euchre."""
        return habits_with(self.pack)

    def _dealing(self) -> tuple[Stage[Any], ...]:
        """From the cut for the deal to the last card. rule: E-PACK-01, X-CUT-02, E-DEAL-01, E-DEAL-02"""
        opening = opening_stages(self.pack, self.options, height=ace_low, in_sides=self.in_sides, packs=1)
        deal: Stage[Any] = Dealing(
            "deal", ROUNDS[self.options.deal_order], then="turn-up", rounds_clause="E-DEAL-03"
        )
        return (*opening, deal)

    def _making(self) -> tuple[Stage[Any], ...]:
        joker = JOKER_STANDS_FOR[self.options.joker_turned]
        stick = self.options.stick_dealer
        return (
            TurningUp("turn-up", joker_stands_for=joker, then="first-round"),
            Proposing(then="first-round"),
            FirstRound("first-round", accepted="discard", refused="second-round"),
            SecondRound(
                "second-round",
                dealer_must=stick,
                made="calling" if self.options.calls_a_partner(self._players) else "play",
                passed="thrown-up",
            ),
            Discarding("discard", then="calling" if self.options.calls_a_partner(self._players) else "play"),
            ThrowingUp("thrown-up"),
        )

    def _playing(self) -> tuple[Stage[Any], ...]:
        """The eldest hand leads, whoever made the trump.

        rule: E2-PLAY-01, E2-PLAY-03, E-PLAY-02, E-PLAY-05, E-PLAY-06
        """
        options = self.options
        play = TrickPlay[EuchreTable](
            "play",
            tricks=TRICKS,
            then="score",
            follow_clause="E2-PLAY-02",
            decided=is_decided if options.stop_early else lambda _table: False,
            taken=take_turn_up,
        )
        return play, Scoring("score", target=options.target, agreed=options.agreement())


def take_turn_up(table: EuchreTable) -> tuple[EuchreTable, tuple[Event, ...]]:
    """Return the table after a trick: after the first the dealer takes in his turn-up.

    rule: E-DISC-03, E2-MAKE-03
    """
    lying = table.lying(TURN_UP)
    if not (table.accepted and lying):
        return table, ()
    assert table.dealer is not None
    return table.turn_up_taken(), (TurnUpTaken(table.dealer, lying[0]),)
