"""The house rules of Whist."""

from dataclasses import dataclass

from eldest.engine.options import Declared, Options, option
from eldest.engine.phrase import Phrase, Refusal, phrase
from eldest.games.whist.stakes import LOVE, Stakes

AMERICAN_POINTS, ENGLISH_POINTS = 7, 5
"""Points of game. rule: W-AM-01, W-ENG-01"""

FOUR, DUMMY, DOUBLE_DUMMY, GERMAN = "four", "dummy", "double_dummy", "german"
FORMS = {4: (FOUR,), 3: (DUMMY,), 2: (GERMAN, DOUBLE_DUMMY)}
"""The forms for so many players; the first is played unless another is asked for. rule: W-DUM-01"""

TRIPLE_STAKES = ("stake_trick", "stake_game", "stake_rubber")

NOT_SO_MANY = phrase("whist", "That form of Whist is not for {players} players.")
GERMAN_ITS_OWN = phrase("whist", "German Whist is scored by tricks: the English code does not act in it.")
ENGLISH_FIVE = phrase("whist", "The English game is one of five points.")
ENGLISH_HOLDS = phrase("whist", "In the English game points beyond five are lost.")
ENGLISH_RUBBERS = phrase("whist", "The English game is played in rubbers anyhow.")
NO_RUBBERS = phrase("whist", "Counters on the rubber need rubbers.")
NO_RUBBER_POINTS = phrase("whist", "The American game has no rubber points.")


@dataclass(frozen=True, slots=True, kw_only=True)
class WhistOptions(Options):
    """What a table of Whist may agree on before the first cut."""

    code: str = option(
        "american",
        phrase("whist", "Code"),
        switch="whist.code",
        clause="W-CODE-01",
        choices=(
            ("american", phrase("whist", "American: seven points, no honours")),
            ("english", phrase("whist", "English: five points, honours, rubbers")),
        ),
    )
    form: str = option(
        FOUR,
        phrase("whist", "Form"),
        switch="whist.form",
        clause="W-DUM-01",
        choices=(
            (FOUR, phrase("whist", "as the number of players has it")),
            (DUMMY, phrase("whist", "Dummy, for three")),
            (DOUBLE_DUMMY, phrase("whist", "Double Dummy, for two")),
            (GERMAN, phrase("whist", "German Whist, for two")),
        ),
        players=(2,),  # the only number that has a choice
    )
    target: int = option(
        AMERICAN_POINTS,
        phrase("whist", "Points for game"),
        switch="whist.target",
        clause="W-AM-07",
        choices=((7, None), (5, None), (10, None)),
        without=("code",),
    )
    play_out: bool = option(
        False,
        phrase("whist", "The whole last hand counts"),
        switch="whist.play_out",
        clause="W-AM-05",
        without=("code",),
    )
    american_rubber: bool = option(
        False,
        phrase("whist", "Play rubbers in the American game"),
        switch="whist.american_rubber",
        clause="W-AM-06",
        without=("code",),
    )
    rubber_bonus: int = option(
        2,
        phrase("whist", "Points added for such a rubber"),
        switch="whist.rubber_bonus",
        clause="W-AM-06",
        between=(0, 10),
        with_=("american_rubber",),
        without=("code",),
    )
    tie_break: str = option(
        "suit",
        phrase("whist", "Equal cards in cutting"),
        switch="whist.tie_break",
        clause="W-CUT-04",
        choices=(
            ("suit", phrase("whist", "are settled by suit")),
            ("recut", phrase("whist", "are cut for again")),
        ),
    )
    stake_unit: str = option(
        "auto",
        phrase("whist", "Counters are paid for"),
        switch="whist.stake_unit",
        clause="W-STAKE-01",
        choices=(
            ("auto", phrase("whist", "what the code has it for")),
            ("game", phrase("whist", "each game")),
            ("rubber", phrase("whist", "each rubber")),
            ("rubber_points", phrase("whist", "each rubber point")),
            ("tricks", phrase("whist", "each trick that the losers are behind")),
            ("triple", phrase("whist", "tricks, games and rubbers")),
        ),
        with_=("stakes",),
    )
    extra_rubber_stake: int = option(
        0,
        phrase("whist", "Further counters for the rubber"),
        switch="whist.extra_rubber_stake",
        clause="W-STAKE-02",
        between=(0, 1000),
        with_=("stakes",),
    )
    stake_trick: int = option(
        10,
        phrase("whist", "Triple stake: counters a trick"),
        switch="whist.stake_trick",
        clause="W-STAKE-07",
        between=(0, 1000),
        with_=("stakes",),
    )
    stake_game: int = option(
        25,
        phrase("whist", "Triple stake: counters a game"),
        switch="whist.stake_game",
        clause="W-STAKE-07",
        between=(0, 1000),
        with_=("stakes",),
    )
    stake_rubber: int = option(
        50,
        phrase("whist", "Triple stake: counters a rubber"),
        switch="whist.stake_rubber",
        clause="W-STAKE-07",
        between=(0, 1000),
        with_=("stakes",),
    )

    @property
    def english(self) -> bool:
        """Whether the English code is in force. rule: W-CODE-01"""
        return self.code == "english"

    @property
    def rubbers(self) -> bool:
        """Whether rubbers are played. rule: W-AM-06, W-ENG-07"""
        return self.english or self.american_rubber

    @property
    def bonus(self) -> int:
        """Points added for a rubber, which only the American game knows. rule: W-AM-06"""
        return 0 if self.english else self.rubber_bonus

    @property
    def points(self) -> int:
        """Points for game. rule: W-AM-01, W-AM-07, W-ENG-01"""
        return ENGLISH_POINTS if self.english else self.target

    @property
    def unit(self) -> str:
        """What counters are paid for. rule: W-STAKE-01"""
        if self.stake_unit == "auto":
            return "rubber_points" if self.english else "game"
        return self.stake_unit

    def takes_effect(self, rule: Declared, players: int) -> bool:
        """Triple stakes have amounts of their own, which nothing else has. rule: W-STAKE-07"""
        is_idle = rule.name in TRIPLE_STAKES and self.unit != "triple"
        return not is_idle and Options.takes_effect(self, rule, players)

    def form_for(self, players: int) -> str:
        """Return the form that so many play. rule: W-DUM-01, W-PLAYER-01"""
        return FORMS[players][0] if self.form == FOUR else self.form

    def length_clause(self, form: str) -> str:
        """Return the clause of the points for game."""
        if self.english:
            return "W-ENG-01"
        if self.points != AMERICAN_POINTS:
            return "W-AM-07"
        return "W-GER-04" if form == GERMAN else "W-AM-01"

    def stakes_agreed(self) -> Stakes:
        """Return what is paid, and for what. rule: W-STAKE-01, W-STAKE-07, X-STAKE-05"""
        if not self.stakes:
            return LOVE
        if self.unit == "triple":
            amounts = (self.stake_trick, self.stake_game, self.stake_rubber)
            return Stakes(self.unit, self.stake_amount, amounts, self.extra_rubber_stake)
        return Stakes(self.unit, self.stake_amount, extra=self.extra_rubber_stake)

    def conflicts(self, players: int) -> tuple[Refusal, ...]:
        """The form is for the players, the points are the code's, and the stake on what is played."""
        found = [*Options.conflicts(self, players)]
        form = self.form_for(players)
        if form not in FORMS[players]:
            found.append(Refusal.because("W-DUM-01", NOT_SO_MANY, players=players))
        if self.english:
            found += self._against_the_english_code(form)
        return (*found, *self._against_the_stakes())

    def _against_the_english_code(self, form: str) -> list[Refusal]:
        wrong: tuple[tuple[bool, str, Phrase], ...] = (
            (form == GERMAN, "W-GER-04", GERMAN_ITS_OWN),
            (self.target not in (AMERICAN_POINTS, ENGLISH_POINTS), "W-ENG-01", ENGLISH_FIVE),
            (self.play_out, "W-ENG-08", ENGLISH_HOLDS),
            (self.american_rubber, "W-AM-06", ENGLISH_RUBBERS),
        )
        return [Refusal.because(clause, said) for found, clause, said in wrong if found]

    def _against_the_stakes(self) -> list[Refusal]:
        if not self.stakes:
            return []
        unit, rubbers = self.unit, self.rubbers
        wrong: tuple[tuple[bool, str, Phrase], ...] = (
            (unit == "rubber_points" and not self.english, "W-STAKE-02", NO_RUBBER_POINTS),
            (unit == "rubber" and not rubbers, "W-STAKE-11", NO_RUBBERS),
            (unit == "triple" and not rubbers, "W-STAKE-06", NO_RUBBERS),
            (self.extra_rubber_stake > 0 and not rubbers, "W-STAKE-02", NO_RUBBERS),
        )
        return [Refusal.because(clause, said) for found, clause, said in wrong if found]
