"""The house rules of Euchre that act with two players."""

from dataclasses import dataclass

from eldest.engine.options import option
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.rubber import GAME
from eldest.engine.stages.closing import Agreement
from eldest.games.euchre.clashes import form_clashes
from eldest.games.euchre.forms import FormOptions

FIVE_POINT_RUBBERS = phrase("euchre", "Rubber points are reckoned from games of five points.")
POINTS_OF_A_RUBBER = phrase("euchre", "A stake on rubber points needs rubbers.")


@dataclass(frozen=True, slots=True, kw_only=True)
class EuchreOptions(FormOptions):
    """What a table of Euchre may agree on before the first cut."""

    rubbers: bool = option(
        False, phrase("euchre", "Play rubbers"), switch="euchre.rubbers", clause="E-STAKE-02"
    )
    stake_unit: str = option(
        "game",
        phrase("euchre", "Counters are paid for"),
        switch="euchre.stake_unit",
        clause="E-STAKE-01",
        choices=(
            ("game", phrase("euchre", "each game")),
            ("rubber_points", phrase("euchre", "each rubber point")),
        ),
    )
    target: int = option(
        5,
        phrase("euchre", "Points for game"),
        switch="euchre.target",
        clause="E-SCORE-09",
        choices=((5, None), (7, None), (10, None)),
    )
    deal_order: str = option(
        "dealer",
        phrase("euchre", "Dealing five cards"),
        switch="euchre.deal_order",
        clause="E-DEAL-05",
        choices=(
            ("dealer", phrase("euchre", "as the dealer pleases")),
            ("2-3", phrase("euchre", "two, then three")),
            ("3-2", phrase("euchre", "three, then two")),
        ),
    )
    stick_dealer: bool = option(
        False,
        phrase("euchre", "The dealer must make it if all pass"),
        switch="euchre.stick_dealer",
        clause="E-MAKE-17",
    )
    stop_early: bool = option(
        False,
        phrase("euchre", "Stop the hand when its score is settled"),
        switch="euchre.stop_early",
        clause="E-PLAY-07",
    )
    joker: bool = option(
        False, phrase("euchre", "Joker as best trump"), switch="euchre.joker", clause="E-PACK-05"
    )
    joker_turned: str = option(
        "dealer_names",
        phrase("euchre", "If the joker is turned up"),
        switch="euchre.joker_turned",
        clause="E-PACK-06",
        choices=(
            ("dealer_names", phrase("euchre", "the dealer names a suit unseen")),
            ("hearts", phrase("euchre", "it stands for hearts")),
            ("spades", phrase("euchre", "it stands for spades")),
        ),
    )

    def conflicts(self, players: int) -> tuple[Refusal, ...]:
        """Rubber points need rubbers, and games of five. rule: E-SCORE-09, E-STAKE-01"""
        found = []
        if self.rubbers and self.target != GAME:
            found.append(Refusal.because("E-SCORE-09", FIVE_POINT_RUBBERS))
        if self.stakes and self.stake_unit == "rubber_points" and not self.rubbers:
            found.append(Refusal.because("E-STAKE-01", POINTS_OF_A_RUBBER))
        return (*found, *form_clashes(self, players))

    def agreement(self) -> Agreement:
        """Return what was agreed on rubbers and stakes. rule: E-STAKE-01, X-STAKE-05"""
        amount = self.stake_amount if self.stakes else 0
        return Agreement(self.rubbers, amount, self.stake_unit == "rubber_points")
