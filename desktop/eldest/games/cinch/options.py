"""The house rules of Cinch."""

from dataclasses import dataclass

from eldest.engine.options import Options, Preset, option
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.stages.closing import Agreement

BLIND_PLAYERS = (4,)
FORM_OF = {2: "few", 3: "few", 4: "four", 5: "auction", 6: "auction"}
"""The form of the game that so many players make. rule: CV-FEW-01, CV-AUC-01"""

WRONG_NUMBER = phrase("cinch", "That form of Cinch is not played by {players}.")


@dataclass(frozen=True, slots=True, kw_only=True)
class CinchOptions(Options):
    """What a table of Cinch may agree on before the first cut."""

    form: str = option(
        "four",
        phrase("cinch", "Form of the game"),
        switch="cinch.form",
        clause="CV-FEW-01",
        choices=(
            ("four", phrase("cinch", "as the number of players has it")),
            ("few", phrase("cinch", "two or three, each for himself")),
            ("auction", phrase("cinch", "Auction Cinch, five or six")),
            ("blind", phrase("cinch", "Blind Cinch, four")),
        ),
        players=BLIND_PLAYERS,  # the only number that has a choice
    )
    scoring: str = option(
        "difference",
        phrase("cinch", "Scoring"),
        switch="cinch.scoring",
        clause="C-SCORE-01",
        choices=(
            ("difference", phrase("cinch", "the difference of the points")),
            ("set_back", phrase("cinch", "each its points; a failed bid is set back")),
            ("bid_added", phrase("cinch", "each its points; a failed bid goes to the others")),
        ),
        players=(2, 4),
    )
    target: int = option(
        51,
        phrase("cinch", "Points for game"),
        switch="cinch.target",
        clause="C-SCORE-07",
        choices=((51, None), (42, None), (61, None)),
    )
    low_to_holder: bool = option(
        False,
        phrase("cinch", "The deuce counts for its holder"),
        switch="cinch.low_to_holder",
        clause="C-COUNT-02",
    )
    stake_game: int = option(
        1,
        phrase("cinch", "Stakes on each game"),
        switch="cinch.stake_game",
        clause="C-STAKE-01",
        between=(1, 100),
        with_=("stakes",),
    )

    def conflicts(self, players: int) -> tuple[Refusal, ...]:
        """A form belongs to its numbers of players; the default to them all. rule: CV-FEW-01"""
        found = Options.conflicts(self, players)
        if self.form == "four" or self.form_for(players) == self.form:
            return found
        return (*found, Refusal.because("CV-FEW-01", WRONG_NUMBER, players=players))

    def form_for(self, players: int) -> str:
        """Return the form that so many play. rule: CV-FEW-01, CV-AUC-01, CV-BLIND-01"""
        return "blind" if self.form == "blind" and players in BLIND_PLAYERS else FORM_OF[players]

    def agreement(self) -> Agreement:
        """Return what was agreed on stakes: each game is worth so many. rule: C-STAKE-01, X-STAKE-05"""
        return Agreement(amount=self.stake_amount * self.stake_game if self.stakes else 0)


PRESETS = (
    Preset("foster", phrase("cinch", "Foster’s Cinch"), (2, 4), {"cinch.scoring": "difference"}),
    Preset("set-back", phrase("cinch", "Cinch, set back"), (2, 4), {"cinch.scoring": "set_back"}),
    Preset("bid-added", phrase("cinch", "Cinch, the bid added"), (2, 4), {"cinch.scoring": "bid_added"}),
    Preset("blind", phrase("cinch", "Blind Cinch"), (4,), {"cinch.form": "blind"}, titled=True),
    Preset("auction", phrase("cinch", "Auction Cinch, or Razzle-Dazzle"), (5, 6), {}, titled=True),
    Preset("few", phrase("cinch", "Cinch for two or three"), (2, 3), {}),
)
"""House rules under a name."""
