"""The game of Euchre: its stages in a row, as its options and the number of players have it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar, cast

from eldest.cards.card import JOKER, Card, Rank, Suit
from eldest.cards.pack import Pack
from eldest.engine.acts import TURN_UP
from eldest.engine.events import Event
from eldest.engine.game import Game, Habit, Particular, Stage
from eldest.engine.habits import cut
from eldest.engine.law import Code
from eldest.engine.options import Options, Preset
from eldest.engine.phrase import phrase
from eldest.engine.stages.by_hand import HandDealing, dealing_stages
from eldest.engine.stages.cutting import ace_low
from eldest.engine.stages.opening import first_stage, manner_of_cutting, opening_seating, opening_stages
from eldest.engine.stages.trick_play import TrickPlay
from eldest.engine.tally import Tally
from eldest.games.euchre.bid_habits import bidding_habits
from eldest.games.euchre.bowers import BENNY, BowerOrder
from eldest.games.euchre.call_habits import calling_habits
from eldest.games.euchre.calls import TurnUpTaken
from eldest.games.euchre.clauses import GENERAL, cited_with, idle_clauses
from eldest.games.euchre.customs import course_of
from eldest.games.euchre.forms import SEVEN_PLAYERS
from eldest.games.euchre.habits import deal, discard, habits_with, propose
from eldest.games.euchre.jambone import LayingOpen, NamingCard, OpenPlay, ShowingFive
from eldest.games.euchre.lone import DefendingAlone, Exchanging, InHisStead
from eldest.games.euchre.making import (
    Discarding,
    FirstRound,
    Lone,
    Proposing,
    SecondRound,
    ThrowingUp,
    TurningUp,
)
from eldest.games.euchre.options import SMALL_PACK, EuchreOptions
from eldest.games.euchre.particulars import particulars
from eldest.games.euchre.presets import PRESETS
from eldest.games.euchre.results import reckonings
from eldest.games.euchre.rows import bidding_rows, calling_rows
from eldest.games.euchre.scoring import TRICKS, Scoring, counting, is_decided
from eldest.games.euchre.side_play import side_habits
from eldest.games.euchre.table import EuchreTable

ROUNDS = {"2-3": {2: (2, 3)}, "3-2": {3: (3, 2)}, "dealer": {2: (2, 3), 3: (3, 2)}}
"""How five cards are dealt, by the switch. rule: E-DEAL-03, E-DEAL-04, E-DEAL-05, E2-DEAL-01"""

JOKER_STANDS_FOR = {"dealer_names": None, "hearts": Suit.HEARTS, "spades": Suit.SPADES}


class Euchre(Game[EuchreTable]):
    """Euchre, exactly by the seeds where they speak.

    Two and three play each for himself, every maker without a partner; four play two against two,
    six three against three alternately; five and seven bid for tricks, and the maker picks partners for
    the deal. rule: E-POS-02, E-POS-03, E-POS-04, E-POS-05, E-POS-06, E-POS-07, E2-CUT-01, E6-POS-01,
    E-LONE-10
    """

    key: ClassVar[str] = "euchre"
    name = phrase("euchre", "Euchre")
    players = (2, 3, 4, 5, 6, 7)
    options_type = EuchreOptions
    presets: ClassVar[tuple[Preset, ...]] = PRESETS

    def __init__(self, options: Options, players: int) -> None:
        self.options: EuchreOptions = cast("EuchreOptions", options)
        self.players_here = players
        self._calls = self.options.calls_a_partner(players)
        self._in_sides = self.options.in_sides(players)
        self._cited = GENERAL if self._calls else cited_with(players)
        self._best_card = BENNY if self._is_on("best_card") else JOKER
        self.pack = pack_with(self.options, players, self._best_card)
        self.course = course_of(self.options, players, self._cited)
        rows = (*self._opening(), *(self._bidding() or self._turning_up()))
        self.stages = {stage.name: stage for stage in rows}
        self._habits = self._habits_here()

    def opening(self) -> EuchreTable:
        """Return the table at which the players are about to cut. rule: E-CUT-01, X-CUT-10"""
        seating = opening_seating(self.options, self.players_here, in_sides=self._in_sides)
        tally = Tally.blank(seating.number_of_sides, len(seating.members), start=self.course.start)
        bare = EuchreTable(seating, tally, order=BowerOrder(best_rank=self._best_card.rank))
        return self.opened(bare.cleared(), first_stage(self.options, self.players_here))

    def particulars(self) -> tuple[Particular, ...]:
        """Return what the players should know before the first cut."""
        return particulars(self.options, self.players_here, len(self.pack), self.course)

    def idle_clauses(self) -> tuple[str, ...]:
        """Return the numbers of forms for others than so many, and of what these have no use for."""
        makes_by_turn_up = not self._calls and self.options.bidding_form(self.players_here) is None
        return idle_clauses(self.players_here, makes_by_turn_up=makes_by_turn_up)

    def code(self) -> Code:
        """Return the laws of Euchre, at a strict table. rule: X-MODE-01"""
        if not self.strict:
            return ()
        from eldest.games.euchre.code import code_of  # only here: a guided table is set up without any law

        return code_of(self)

    @property
    def dealing(self) -> "HandDealing[EuchreTable]":
        """How the cards are given, packet by packet, at a strict table."""
        return cast("HandDealing[EuchreTable]", self.stages["deal"])

    def habits(self) -> tuple[Habit, ...]:
        """Return the habits of a sensible player of Euchre."""
        return self._habits

    def _habits_here(self) -> tuple[Habit, ...]:
        form = self.options.bidding_form(self.players_here)
        if form is not None:
            bidding = bidding_habits(form, self.players_here, self.course.target)
            return (cut, deal, *bidding, *side_habits(self.pack))
        if self._calls:
            return (cut, deal, propose, *calling_habits(self.players_here), discard, *side_habits(self.pack))
        railroad = self._is_on("railroad")
        return habits_with(self.pack, self.options.target, laps=self.course.laps, railroad=railroad)

    def _opening(self) -> Sequence[Stage[Any]]:
        """From the cut for the deal to the pack cut. rule: E-PACK-01, X-CUT-02, E-DEAL-01, E-DEAL-02"""
        cut = manner_of_cutting(self.options, ace_low, "E-CUT-02")
        return opening_stages(self.pack, self.options, cut=cut, in_sides=self._in_sides, packs=1)

    def _bidding(self) -> Sequence[Stage[Any]]:
        """From the deal to the score where tricks are bid for; nothing where a trump is turned up."""
        form, options = self.options.bidding_form(self.players_here), self.options
        if form is None:
            return ()
        return bidding_rows(
            form,
            deal_order=options.deal_order,
            stop_early=options.stop_early,
            course=self.course,
            agreed=options.agreement(self.players_here),
            strict=self.strict,
        )

    def _turning_up(self) -> Sequence[Stage[Any]]:
        """From the deal to the score where a trump is turned up. rule: E3-DEAL-01, E6-DEAL-01"""
        rounds = ROUNDS[self.options.deal_order]
        deal = dealing_stages(
            rounds, strict=self.strict, then="turn-up", rounds_clause="E-DEAL-03", turned=True
        )
        made = self._made()
        ending = self._calling() if self._calls else (*self._playing(), self._scoring())
        return (*deal, *self._making(then=made[0].name), *made, *ending)

    def _calling(self) -> Sequence[Stage[Any]]:
        """Calling a partner, and playing for oneself."""
        return calling_rows(
            stop_early=self.options.stop_early,
            course=self.course,
            agreed=self.options.agreement(self.players_here),
            taken=partial(take_turn_up, clause=self._cited.taken_in),
        )

    def _making(self, *, then: str) -> Sequence[Stage[Any]]:
        """From the turn-up to the trump, or to the hands thrown up."""
        cited, lone = self._cited, self._who_plays_alone()
        joker, stick = JOKER_STANDS_FOR[self.options.joker_turned], self.options.stick_dealer
        return (
            TurningUp("turn-up", joker_stands_for=joker, cited=cited, then="first-round"),
            Proposing(then="first-round"),
            FirstRound("first-round", lone=lone, cited=cited, accepted=then, refused="second-round"),
            SecondRound(
                "second-round", lone=lone, dealer_must=stick, cited=cited, made=then, passed="thrown-up"
            ),
            ThrowingUp("thrown-up", cited=cited),
        )

    def _made(self) -> Sequence[Stage[Any]]:
        """What stands between the trump and the lead, as far as the house rules have it.

        A maker shows his five trumps before anybody is asked to play in his stead; and so does
        whoever takes the hand over. rule: E-JAMO-01, E-LONE-05, E-RAIL-01, E-RAIL-02, E-RAIL-03
        """
        jamboree, in_stead = self._is_on("jamboree"), self._is_on("partner_may_take_alone")
        railroad, lone = self._is_on("railroad"), self._who_plays_alone() is not Lone.NOBODY
        five = partial(ShowingFive, pack=self.pack, shown="score")
        discard = partial(Discarding, late_lone=lone, cited=self._cited)
        row: tuple[tuple[bool, str, Callable[..., Stage[Any]]], ...] = (
            (jamboree, "jamboree", five),
            (in_stead, "in-stead", InHisStead),
            (jamboree and in_stead, "jamboree-again", five),
            (True, "discard", discard),
            (railroad, "exchange", partial(Exchanging, defender=False)),
            (railroad or self._is_on("defend_alone"), "defend", DefendingAlone),
            (railroad, "exchange-again", partial(Exchanging, defender=True)),
            (self._is_on("jambone"), "lay-open", LayingOpen),
        )
        kept = [(name, build) for wanted, name, build in row if wanted]
        after = [*(name for name, _ in kept[1:]), "calling" if self._calls else "play"]
        return [build(name, then=then) for (name, build), then in zip(kept, after, strict=True)]

    def _playing(self) -> Sequence[Stage[Any]]:
        """The eldest hand leads, whoever made the trump.

        rule: E2-PLAY-01, E2-PLAY-03, E-PLAY-01, E-PLAY-02, E-PLAY-05, E-PLAY-06, E-LONE-04
        """
        cited = self._cited
        play = OpenPlay if self._is_on("jambone") else TrickPlay
        tricks: Stage[Any] = play(
            "play",
            tricks=TRICKS,
            then="score",
            follow_clause=cited.follow,
            decided=is_decided if self.options.stop_early else lambda _table: False,
            taken=partial(take_turn_up, clause=cited.taken_in),
        )
        return (tricks, NamingCard(then="play")) if play is OpenPlay else (tricks,)

    def _scoring(self) -> Stage[Any]:
        """What the hand counts, by its row of results."""
        return Scoring(
            "score",
            counted=counting(reckonings(self.options, self.players_here)),
            course=self.course,
            agreed=self.options.agreement(self.players_here),
        )

    def _is_on(self, name: str) -> bool:
        return self.options.is_on(name, self.players_here)

    def _who_plays_alone(self) -> Lone:
        if not self.options.has_lone_hands(self.players_here):
            return Lone.NOBODY
        return Lone.ONLY_TO_ASSIST if self._is_on("assist_alone") else Lone.MAKER


def pack_with(options: EuchreOptions, players: int, best_card: Card) -> Pack:
    """Return the pack: 32 cards, or 24 from the nine, and the best card if one is in it.

    Seven players need all 52, and the joker. rule: E-PACK-01, E-PACK-05, E-MOD-01, E-MOD-03, E7-PACK-01
    """
    if players == SEVEN_PLAYERS:
        return Pack.from_rank(Rank.TWO, joker=True)
    plain = Pack.from_rank(Rank.NINE if options.pack == SMALL_PACK else Rank.SEVEN)
    return Pack((*plain.cards, best_card)) if options.has_joker(players) else plain


def take_turn_up(table: EuchreTable, clause: str) -> tuple[EuchreTable, tuple[Event, ...]]:
    """Return the table after a trick: after the first the dealer takes in his turn-up.

    rule: E-DISC-03, E2-MAKE-03
    """
    if len(table.tricks) > 1 or not table.takes_in:
        return table, ()
    lying = table.lying(TURN_UP)
    if not lying:
        return table, ()
    assert table.dealer is not None
    return table.turn_up_taken(), (TurnUpTaken(table.dealer, lying[0], clause),)
