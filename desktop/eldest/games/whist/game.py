"""The game of Whist: its stages in a row, as code, form and options have it."""

from typing import Any, ClassVar, cast

from eldest.cards.card import Rank
from eldest.cards.pack import Pack
from eldest.cards.seating import Seating
from eldest.engine.game import Game, Habit, Particular, Stage
from eldest.engine.law import Code
from eldest.engine.options import Options, Preset
from eldest.engine.phrase import phrase
from eldest.engine.stages.by_hand import HandDealing, dealing_stages
from eldest.engine.stages.closing import CUT_FOR_DEAL, SHUFFLE
from eldest.engine.stages.cutting import Cutting, Manner, ace_low, ace_low_by_suit
from eldest.engine.stages.opening import (
    first_stage,
    manner_of_cutting,
    opening_seating,
    opening_stages,
    packs_dealt,
)
from eldest.engine.stages.trick_play import TrickPlay
from eldest.engine.tally import Tally
from eldest.games.whist.closing import Terms
from eldest.games.whist.dummy import (
    FIRST_PARTNER,
    HandShufflingForDummy,
    PlayWithDummies,
    ShufflingForDummy,
    dummies_for,
    lowest_has_dummy,
    players_cut,
    seating_with,
)
from eldest.games.whist.habits import habits_with
from eldest.games.whist.options import FOUR, GERMAN, WhistOptions
from eldest.games.whist.particulars import idle_clauses, particulars_of
from eldest.games.whist.scoring import BOOK, GERMAN_BOOK, GERMAN_TRICKS, TRICKS, Scoring
from eldest.games.whist.table import WhistTable
from eldest.games.whist.turning import TurningLast, TurningStock, draw_from_stock, turn_up_to_hand

ONE_AT_A_TIME = {1: (1,) * 13}
"""Thirteen rounds of one card each. rule: W-DEAL-03, W-GER-01"""
PACKS = 2
"""Packs that are dealt in turn. rule: W-PACK-02, X-PACK-03"""


class Whist(Game[WhistTable]):
    """Whist for four, with Dummy for three, with two Dummies or the German game for two.

    rule: W-PLAYER-01, W-DUM-01, W-DD-01, W-GER-01
    """

    key: ClassVar[str] = "whist"
    name = phrase("whist", "Whist")
    players = (2, 3, 4)
    options_type = WhistOptions
    presets = (
        Preset("foster", phrase("whist", "Foster’s Whist"), (4,), {"whist.code": "american"}),
        Preset("english", phrase("whist", "English Whist"), (4,), {"whist.code": "english"}),
        Preset("german", phrase("whist", "German Whist"), (2,), {}, titled=True),
        Preset(
            "double-dummy",
            phrase("whist", "Double Dummy"),
            (2,),
            {"whist.form": "double_dummy"},
            titled=True,
        ),
        Preset("dummy", phrase("whist", "Whist with Dummy"), (3,), {}, titled=True),
    )

    def __init__(self, options: Options, players: int) -> None:
        self.options: WhistOptions = cast("WhistOptions", options)
        self.pack = Pack.from_rank(Rank.TWO)  # rule: W-PACK-01
        self.form = self.options.form_for(players)
        self.players_here = players
        self._dummies = () if self.form in (FOUR, GERMAN) else dummies_for(players)
        rows = (*self._opening(), *self._dealing(), *self._playing())
        self.stages = {stage.name: stage for stage in rows}

    def opening(self) -> WhistTable:
        """Return the table at which the players are about to cut. rule: W-CUT-01, X-CUT-10"""
        seating = self._first_seating()
        tally = Tally.blank(seating.number_of_sides, len(seating.members))
        bare = WhistTable(seating, tally, dummies=self._dummies)
        return self.opened(bare.cleared(), first_stage(self.options, self.players_here))

    def idle_clauses(self) -> tuple[str, ...]:
        """Return the numbers of the other code, of other forms, and of stakes where none are played for."""
        return idle_clauses(self.options, self.form)

    def code(self) -> Code:
        """Return the laws of Whist, at a strict table. rule: X-MODE-01"""
        if not self.strict:
            return ()
        from eldest.games.whist.code import code_of  # only here: a guided table is set up without any law

        return code_of(self)

    @property
    def dealing(self) -> "HandDealing[WhistTable]":
        """How the cards are given, packet by packet, at a strict table."""
        return cast("HandDealing[WhistTable]", self.stages["deal"])

    def habits(self) -> tuple[Habit, ...]:
        """Return the habits of a sound player of the old school."""
        return habits_with(self.pack)

    def particulars(self) -> tuple[Particular, ...]:
        """Return what is worth knowing before the first deal."""
        return particulars_of(self.options, self.form, packs_dealt(self.options, PACKS))

    def _first_seating(self) -> Seating:
        if self._dummies:
            return seating_with(FIRST_PARTNER, self._dummies)
        return opening_seating(self.options, self.players_here, in_sides=self.form == FOUR)

    def _opening(self) -> tuple[Stage[Any], ...]:
        """From the cut to the pack presented to the pone. rule: W-CUT-01, W-CUT-02, W-CUT-03, W-CUT-04

        rule: W-DEAL-01, X-CUT-01, X-CUT-02, X-TIE-03
        """
        options, pack, cut = self.options, self.pack, self._manner()
        stages = opening_stages(pack, options, cut=cut, in_sides=self.form == FOUR, packs=PACKS)
        if not self._dummies:
            return stages
        shuffling = HandShufflingForDummy if self.strict else ShufflingForDummy
        for_dummy: Stage[Any] = Cutting(
            CUT_FOR_DEAL, pack, cut, then=SHUFFLE, settled=lowest_has_dummy, cutters=players_cut
        )
        return (
            *stages,
            for_dummy,
            shuffling(SHUFFLE, pack, packs=packs_dealt(options, PACKS), then="present"),
        )

    def _manner(self) -> Manner:
        """Ties are settled by suit, but of one and the same card; or all ties by a new cut. rule: W-CUT-04"""
        if self.options.tie_break == "suit":
            return manner_of_cutting(self.options, ace_low_by_suit, "X-CUT-04")
        return manner_of_cutting(self.options, ace_low, "W-CUT-04")

    def _dealing(self) -> tuple[Stage[Any], ...]:
        deal = dealing_stages(
            ONE_AT_A_TIME, strict=self.strict, then="turn-up", rounds_clause="W-DEAL-03", turned=True
        )
        turning = TurningStock if self.form == GERMAN else TurningLast
        return *deal, turning("turn-up", then="play")

    def _playing(self) -> tuple[Stage[Any], ...]:
        """The eldest hand leads, and tricks are taken. rule: W-PLAY-01, W-PLAY-02, W-PLAY-03, W-REV-01"""
        german = self.form == GERMAN
        kind = PlayWithDummies if self._dummies else TrickPlay[WhistTable]
        play = kind(
            "play",
            tricks=GERMAN_TRICKS if german else TRICKS,
            then="score",
            follow_clause="X-PLAY-02",
            taken=draw_from_stock if german else turn_up_to_hand,
        )
        book, clause = (GERMAN_BOOK, "W-GER-04") if german else (BOOK, "W-PLAY-05")
        terms = terms_for(self.options, self.form)
        scoring = Scoring("score", terms=terms, book=book, book_clause=clause, honours_called=self.strict)
        return play, scoring


def terms_for(options: WhistOptions, form: str) -> Terms:
    """Return how games are reckoned. rule: W-AM-01, W-AM-05, W-AM-06, W-AM-07, W-ENG-01"""
    return Terms(
        target=options.points,
        clause=options.length_clause(form),
        english=options.english,
        play_out=options.play_out,
        rubbers=options.rubbers,
        bonus=options.bonus,
        stakes=options.stakes_agreed(),
    )
