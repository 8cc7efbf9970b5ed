"""The game of Cinch: its stages in a row, in each of its forms."""

from typing import Any, ClassVar, cast

from eldest.cards.card import Rank
from eldest.cards.pack import Pack
from eldest.engine.game import Game, Habit, Particular, Stage
from eldest.engine.law import Code
from eldest.engine.options import Options
from eldest.engine.phrase import phrase
from eldest.engine.stages.by_hand import HandDealing, dealing_stages
from eldest.engine.stages.cutting import ace_high
from eldest.engine.stages.dealing import Round
from eldest.engine.stages.opening import (
    first_stage,
    manner_of_cutting,
    opening_seating,
    opening_stages,
)
from eldest.engine.tally import Tally
from eldest.games.cinch.bidding import Bidding, Naming
from eldest.games.cinch.calls import BLIND
from eldest.games.cinch.discarding import Discarding, KeepingSix, Restocking
from eldest.games.cinch.drawing import DiscardingByHand, RobbingByHand
from eldest.games.cinch.habits import habits_for
from eldest.games.cinch.options import PRESETS, CinchOptions
from eldest.games.cinch.particulars import FORM_CLAUSE, IN_SIDES, PACKS, idle_clauses, particulars
from eldest.games.cinch.partners import CallingPartner
from eldest.games.cinch.pedros import PedroOrder
from eldest.games.cinch.play import CinchPlay
from eldest.games.cinch.robbing import Robbing
from eldest.games.cinch.scoring import THREE, Scoring, scoring_of
from eldest.games.cinch.table import CinchTable

NINE: tuple[int | Round, ...] = (3, 3, 3)
ROUNDS: dict[str, tuple[int | Round, ...]] = {
    "few": NINE,
    "four": NINE,
    "auction": (3, 3),
    "blind": (3, Round(4, BLIND, each=True), 3, 3),
}
"""How the cards are dealt in each form. rule: C-DEAL-03, C-DEAL-04, CV-FEW-01, CV-AUC-01, CV-BLIND-01"""


class Cinch(Game[CinchTable]):
    """Cinch in the form that the number of players makes it, or as they agree.

    Four play two against two; all others each for himself. rule: C-POS-01, CV-FEW-01, CV-AUC-01
    """

    key: ClassVar[str] = "cinch"
    name = phrase("cinch", "Cinch")
    players = (2, 3, 4, 5, 6)
    options_type = CinchOptions
    presets = PRESETS

    def __init__(self, options: Options, players: int) -> None:
        self.options: CinchOptions = cast("CinchOptions", options)
        self.pack = Pack.from_rank(Rank.TWO)
        self.form = self.options.form_for(players)
        self.players_here = players
        self._in_sides = players == IN_SIDES
        rows = (*self._dealing(), *self._making(), *self._filling(), *self._playing())
        self.stages = {stage.name: stage for stage in rows}

    def opening(self) -> CinchTable:
        """Return the table at which the players are about to cut. rule: C-CUT-01, C-OUT-04, X-CUT-10"""
        seating = opening_seating(self.options, self.players_here, in_sides=self._in_sides)
        tally = Tally.blank(seating.number_of_sides, len(seating.members))
        low = self.options.low_to_holder
        bare = CinchTable(seating, tally, order=PedroOrder(), low_to_holder=low)
        return self.opened(bare.cleared(), first_stage(self.options, self.players_here))

    def particulars(self) -> tuple[Particular, ...]:
        """Return what the players should know before the first cut."""
        return particulars(self.options, self.players_here)

    def idle_clauses(self) -> tuple[str, ...]:
        """Return the numbers of the other forms."""
        return idle_clauses(self.form)

    def code(self) -> Code:
        """Return the laws of Cinch, at a strict table. rule: X-MODE-01"""
        if not self.strict:
            return ()
        from eldest.games.cinch.code import code_of  # only here: a guided table is set up without any law

        return code_of(self)

    @property
    def dealing(self) -> "HandDealing[CinchTable]":
        """How the cards are given, packet by packet, at a strict table."""
        return cast("HandDealing[CinchTable]", self.stages["deal"])

    def habits(self) -> tuple[Habit, ...]:
        """Return the habits of a sensible player of Cinch."""
        return habits_for(self.form, self.players_here)

    def _dealing(self) -> tuple[Stage[Any], ...]:
        """From the first cut to the last card; no trump is turned.

        rule: C-CUT-01, C-CUT-02, C-OUT-01, C-DEAL-01, C-DEAL-02, C-DEAL-03, C-DEAL-04
        """
        cut = manner_of_cutting(self.options, ace_high, "C-CUT-02")
        opening = opening_stages(self.pack, self.options, cut=cut, in_sides=self._in_sides, packs=PACKS)
        clause = FORM_CLAUSE[self.form]
        rounds = {3: ROUNDS[self.form]}
        deal = dealing_stages(rounds, strict=self.strict, then="bid", rounds_clause=clause, turned=False)
        return (*opening, *deal)

    def _making(self) -> tuple[Stage[Any], ...]:
        return Bidding("bid", then="name"), Naming("name", then="discard")

    def _filling(self) -> tuple[Stage[Any], ...]:
        """From the discard to hands of six; only with four does the dealer rob the pack."""
        if self.form == "blind":
            return (KeepingSix("discard", then="play"),)
        robs = self.form == "four"
        after = {"four": "rob", "few": "play", "auction": "call"}[self.form]
        discarding, robbing = (DiscardingByHand, RobbingByHand) if self.strict else (Discarding, Robbing)
        return (
            discarding("discard", but_dealer=robs, then=after),
            Restocking(then="discard"),
            robbing("rob", then="play"),
            CallingPartner("call", then="play"),
        )

    def _playing(self) -> tuple[Stage[Any], ...]:
        return CinchPlay("play", then="score"), self._scoring()

    def _scoring(self) -> Stage[Any]:
        """Three, and all at an auction, are scored by setting back. rule: CV-FEW-02, CV-AUC-03"""
        options = self.options
        method, rule = scoring_of(options, self.players_here)
        return Scoring(
            "score",
            method=method,
            target=options.target,
            agreed=options.agreement(),
            rule=rule,
            each_own=self.players_here == THREE,
        )
