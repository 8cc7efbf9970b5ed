"""The laws of Cinch."""

from typing import TYPE_CHECKING

from eldest.engine.law import Code
from eldest.engine.stages.opening import packs_dealt
from eldest.games.cinch.deal_laws import errors_in_the_deal
from eldest.games.cinch.irregular_bids import bids_of_cinch
from eldest.games.cinch.particulars import PACKS
from eldest.games.cinch.play_laws import laws_of_the_play
from eldest.games.cinch.revokes import SANCTION, of_the_score
from eldest.games.cinch.thrown_trumps import ThrownTrumps
from eldest.laws.before_the_deal import CitedInDealing, before_the_deal
from eldest.laws.hands import TakingUp

if TYPE_CHECKING:
    from eldest.games.cinch.game import Cinch

CITED = CitedInDealing(
    faced="C-IRR-03",
    imperfect="C-IRR-04",
    out_of_turn="C-IRR-08",
    not_cut="C-MIS-02",
    reshuffled="C-IRR-02",
    face_in_cut="C-IRR-01",
    wrong_pack="C-IRR-08",
    adversaries_stop=True,
)


def code_of(game: "Cinch") -> Code:
    """Return the laws in force at a strict table of this game."""
    packs = packs_dealt(game.options, PACKS)
    return (
        *before_the_deal(CITED, whole=len(game.pack), packs=packs, turned=False),
        TakingUp(),
        *bids_of_cinch(),
        ThrownTrumps(),
        *errors_in_the_deal(game.dealing),
        *of_the_score(game.options),
        *laws_of_the_play(SANCTION, game.stages),
    )
