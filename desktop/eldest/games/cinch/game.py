"""The game of Cinch: its stages in a row, in each of its forms."""

from typing import Any, ClassVar, cast

from eldest.cards.card import Rank
from eldest.cards.pack import Pack
from eldest.engine.game import Game, Habit, Particular, Stage
from eldest.engine.options import Options
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.stages.cutting import ace_high
from eldest.engine.stages.dealing import Dealing, Round
from eldest.engine.stages.opening import first_stage, manner_of_cutting, opening_seating, opening_stages
from eldest.engine.tally import Tally
from eldest.games.cinch.bidding import Bidding, Naming
from eldest.games.cinch.calls import BLIND
from eldest.games.cinch.discarding import Discarding, KeepingSix, Restocking
from eldest.games.cinch.habits import habits_for
from eldest.games.cinch.options import PRESETS, CinchOptions
from eldest.games.cinch.partners import CallingPartner
from eldest.games.cinch.pedros import ALL_POINTS, PedroOrder
from eldest.games.cinch.play import CinchPlay
from eldest.games.cinch.robbing import Robbing
from eldest.games.cinch.scoring import Method, Scoring
from eldest.games.cinch.table import CinchTable

PACKS = 2
"""Packs dealt in turn, unless the players agree otherwise. rule: C-PACK-05, X-PACK-03"""

IN_SIDES = 4
"""Players with whom the cut makes partners. rule: C-CUT-01, X-CUT-09"""

NINE: tuple[int | Round, ...] = (3, 3, 3)
ROUNDS: dict[str, tuple[int | Round, ...]] = {
    "few": NINE,
    "four": NINE,
    "auction": (3, 3),
    "blind": (3, Round(4, BLIND, each=True), 3, 3),
}
"""How the cards are dealt in each form. rule: C-DEAL-03, C-DEAL-04, CV-FEW-01, CV-AUC-01, CV-BLIND-01"""

DEALT: dict[str, Phrase] = {
    "few": phrase("cinch", "Nine cards each, by threes; all discard and are given others to make six."),
    "four": phrase("cinch", "Nine cards each, by threes; after the draw six, and the dealer robs the pack."),
    "auction": phrase("cinch", "Six cards each, by threes; the maker calls a partner by a trump."),
    "blind": phrase("cinch", "Nine cards each, by threes, and a blind packet of four; six are kept."),
}
TARGET = phrase("cinch", "The first to reach {target} wins the game.")
PACK = phrase("cinch", "52 cards; the fives of the trump colour are pedros and count five each.")
BIDS = phrase("cinch", "Each speaks once; bids are from 1 to {most} points, each above the last.")
HIGHEST_DEALS = phrase("cinch", "The highest cut deals first, and the ace is high.")
FORM_CLAUSE = {"few": "CV-FEW-01", "four": "C-DEAL-03", "auction": "CV-AUC-01", "blind": "CV-BLIND-01"}


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
        self._players = players
        self._in_sides = players == IN_SIDES
        rows = (*self._dealing(), *self._making(), *self._filling(), *self._playing())
        self.stages = {stage.name: stage for stage in rows}

    def opening(self) -> CinchTable:
        """Return the table at which the players are about to cut. rule: C-CUT-01, C-OUT-04, X-CUT-10"""
        seating = opening_seating(self.options, self._players, in_sides=self._in_sides)
        tally = Tally.blank(seating.number_of_sides, len(seating.members))
        low = self.options.low_to_holder
        bare = CinchTable(seating, tally, order=PedroOrder(), low_to_holder=low)
        return self.opened(bare.cleared(), first_stage(self.options, self._players))

    def particulars(self) -> tuple[Particular, ...]:
        """Return the target, the pack, the deal, the limits of bidding, and who deals first."""
        return (
            Particular.of("C-SCORE-06", TARGET, target=self.options.target),
            Particular.of("C-PACK-02", PACK),
            Particular.of(FORM_CLAUSE[self.form], DEALT[self.form]),
            Particular.of("C-BID-02", BIDS, most=ALL_POINTS),
            Particular.of("C-CUT-01", HIGHEST_DEALS),
        )

    def habits(self) -> tuple[Habit, ...]:
        """Return the habits of a sensible player of Cinch."""
        return habits_for(self.form, self._players)

    def _dealing(self) -> tuple[Stage[Any], ...]:
        """From the first cut to the last card; no trump is turned.

        rule: C-CUT-01, C-CUT-02, C-OUT-01, C-DEAL-01, C-DEAL-02, C-DEAL-03, C-DEAL-04
        """
        cut = manner_of_cutting(self.options, ace_high, "C-CUT-02")
        opening = opening_stages(self.pack, self.options, cut=cut, in_sides=self._in_sides, packs=PACKS)
        clause = FORM_CLAUSE[self.form]
        deal: Stage[Any] = Dealing("deal", {3: ROUNDS[self.form]}, then="bid", rounds_clause=clause)
        return (*opening, deal)

    def _making(self) -> tuple[Stage[Any], ...]:
        return Bidding("bid", then="name"), Naming("name", then="discard")

    def _filling(self) -> tuple[Stage[Any], ...]:
        """From the discard to hands of six; only with four does the dealer rob the pack."""
        if self.form == "blind":
            return (KeepingSix("discard", then="play"),)
        robs = self.form == "four"
        after = {"four": "rob", "few": "play", "auction": "call"}[self.form]
        return (
            Discarding("discard", but_dealer=robs, then=after),
            Restocking(then="discard"),
            Robbing("rob", then="play"),
            CallingPartner("call", then="play"),
        )

    def _playing(self) -> tuple[Stage[Any], ...]:
        return CinchPlay("play", then="score"), self._scoring()

    def _scoring(self) -> Stage[Any]:
        """Three, and all at an auction, are scored by setting back. rule: CV-FEW-02, CV-AUC-03"""
        options, rule = self.options, ""
        method = Method(options.scoring)
        if self.form == "auction":
            method, rule = Method.SET_BACK, "CV-AUC-03"
        if self._players == THREE:
            method, rule = Method.SET_BACK, "CV-FEW-02"
        return Scoring(
            "score",
            method=method,
            target=options.target,
            agreed=options.agreement(),
            rule=rule,
            each_own=self._players == THREE,
        )


THREE = 3
