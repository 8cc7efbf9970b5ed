"""The laws of Whist, by the American code or the English."""

from typing import TYPE_CHECKING

from eldest.engine.law import Code
from eldest.engine.stages.opening import packs_dealt
from eldest.games.whist.deal_laws import errors_in_the_deal
from eldest.games.whist.play_laws import laws_of_the_play
from eldest.games.whist.revokes import of_the_score, sanction_of
from eldest.laws.before_the_deal import CitedInDealing, before_the_deal
from eldest.laws.hands import TakingUp

if TYPE_CHECKING:
    from eldest.games.whist.game import Whist

PACKS = 2
"""Packs that are dealt in turn. rule: W-PACK-02, X-PACK-03"""

CITED = CitedInDealing(
    faced="W-IRR-01",
    imperfect="W-IRR-07",
    out_of_turn="W-IRR-03",
    not_cut="W-IRR-08",
    wrong_pack="W-IRR-04",
    laid_elsewhere="W-DEAL-02",
)


def code_of(game: "Whist") -> Code:
    """Return the laws in force at a strict table of this game."""
    packs = packs_dealt(game.options, PACKS)
    return (
        *before_the_deal(CITED, whole=len(game.pack), packs=packs, turned=True),
        TakingUp(),
        *errors_in_the_deal(game.dealing),
        *of_the_score(game.options, game.form),
        *laws_of_the_play(sanction_of(english=game.options.english), english=game.options.english),
    )
