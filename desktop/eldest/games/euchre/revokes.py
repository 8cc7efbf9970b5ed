"""What a revoke costs at Euchre, and what a lone player's partner spoils by showing a card."""

from eldest.engine.law import Code, Offence, Penalty, Remedy
from eldest.engine.phrase import phrase
from eldest.engine.table import Table
from eldest.games.euchre.customs import Course
from eldest.games.euchre.options import EuchreOptions
from eldest.games.euchre.showing import LoneShown
from eldest.games.euchre.sides import is_lone_hand
from eldest.laws.bets import bets_allowed
from eldest.laws.mixing import Mixing
from eldest.laws.penalties import REVOKED
from eldest.laws.revoke import Cited, Revoke, Sanction
from eldest.laws.score_errors import ErrorsOfScore, Figures

CITED = Cited("E-REV-01", "E-REV-02", "E-REV-02", "E-REV-04")
ALONE_TOO = 2
"""So many more points a revoke costs a side that plays a lone hand. rule: E-REV-03"""
PENALTY_POINTS = Remedy(
    "revoke-points",
    phrase("remedies", "Add the penalty to your score"),
    phrase("remedies", "They score nothing in this hand, and you add the penalty for a revoke."),
    "E-REV-03",
)


class _Points:
    """So many points, more where the side that revoked plays a lone hand. rule: E-REV-03"""

    def __init__(self, points: int) -> None:
        self._points = points

    def remedies(self, table: Table, offence: Offence) -> tuple[Remedy, ...]:
        """Leave no choice."""
        return (PENALTY_POINTS,)

    def penalty(self, table: Table, offence: Offence, key: str) -> Penalty:
        """Return the penalty against all who played together in that hand."""
        over = table.docket.hand_over or table
        seats = over.together(offence.seat)
        alone = over.maker in seats and is_lone_hand(over)
        return Penalty(seats, REVOKED, "E-REV-03", self._points + ALONE_TOO * alone)


def sanction_of(options: EuchreOptions) -> Sanction:
    """Return what a revoke, or what is punished like one, costs under these house rules."""
    return _Points(options.revoke_points)


def of_the_score(options: EuchreOptions, course: Course) -> Code:
    """Return the laws of what is claimed and scored: revokes, a card shown, errors of score, bets.

    Scores run up to the points of game, and below nought where one can be set back; counted down, from
    these to nought. rule: E-SB-01
    """
    figures = Figures(1, course.target) if course.set_back else Figures(None, course.target - 1)
    return (
        ErrorsOfScore("E-SCORE-10", figures),
        Revoke(CITED, sanction_of(options)),
        Mixing("E-REV-04"),
        LoneShown(),
        *bets_allowed(stakes=options.stakes, limit=options.bet_limit),
    )
