"""The laws of Euchre."""

from typing import TYPE_CHECKING

from eldest.engine.law import Code
from eldest.games.euchre.deal_laws import errors_in_the_deal
from eldest.games.euchre.early_lead import before_the_lead
from eldest.games.euchre.play_laws import laws_of_the_play
from eldest.games.euchre.revokes import of_the_score, sanction_of
from eldest.laws.before_the_deal import CitedInDealing, before_the_deal
from eldest.laws.hands import TakingUp

if TYPE_CHECKING:
    from eldest.games.euchre.game import Euchre

CITED = CitedInDealing(
    faced="E-IRR-01",
    imperfect="E-IRR-12",
    out_of_turn="E-IRR-05",
    not_cut="E-IRR-08",
    reshuffled="E-IRR-13",
)


def code_of(game: "Euchre") -> Code:
    """Return the laws in force at a strict table of this game."""
    turned = "turn" in game.stages
    return (
        *before_the_deal(CITED, whole=len(game.pack), packs=1, turned=turned),
        TakingUp(),
        *before_the_lead(game.stages),
        *errors_in_the_deal(game.dealing, turned=turned),
        *of_the_score(game.options, game.course),
        *laws_of_the_play(sanction_of(game.options), game.stages),
    )
