"""What a revoke costs at Whist, by the American code and by the English."""

from eldest.engine.law import Code, Offence, Penalty, Remedy
from eldest.engine.phrase import phrase
from eldest.engine.table import Table
from eldest.games.whist.honours import CallingHonours
from eldest.games.whist.options import GERMAN, WhistOptions
from eldest.laws.bets import bets_allowed
from eldest.laws.mixing import Mixing
from eldest.laws.penalties import POINTS_ADDED, POINTS_OFF, TRICKS_TAKEN
from eldest.laws.revoke import Cited, Quitted, Revoke, Sanction
from eldest.laws.score_errors import ErrorsOfScore, Figures

CITED = Cited("W-REV-02", "W-REV-04", "W-REV-04", "W-REV-05")
TWO_TRICKS = Remedy(
    "two-tricks",
    phrase("remedies", "Take two tricks"),
    phrase("remedies", "Two tricks of the offenders count as yours before the odd tricks are counted."),
    "W-AM-03",
    (("number", 2),),
)
THREE_TRICKS = Remedy(
    "three-tricks",
    phrase("remedies", "Take three tricks"),
    phrase("remedies", "Three tricks of the offenders count as yours before the odd tricks are counted."),
    "W-ENG-09",
    (("number", 3),),
)
THREE_OFF = Remedy(
    "three-off",
    phrase("remedies", "Take three points off their score"),
    phrase("remedies", "The offenders’ score is reduced by three, but never below nought."),
    "W-ENG-09",
    (("number", 3),),
)
THREE_ADDED = Remedy(
    "three-added",
    phrase("remedies", "Add three points to your score"),
    phrase("remedies", "Three points are added to your score before tricks are counted."),
    "W-ENG-09",
    (("number", 3),),
)
_DOES = {
    TWO_TRICKS.key: (TWO_TRICKS, TRICKS_TAKEN),
    THREE_TRICKS.key: (THREE_TRICKS, TRICKS_TAKEN),
    THREE_OFF.key: (THREE_OFF, POINTS_OFF),
    THREE_ADDED.key: (THREE_ADDED, POINTS_ADDED),
}

GERMAN_DRAWS = 13
"""The tricks after which cards are drawn at German Whist. rule: W-GER-02, W-GER-03"""


class _Tariff:
    """What the adversaries may choose among."""

    def __init__(self, *remedies: Remedy) -> None:
        self._remedies = remedies

    def remedies(self, table: Table, offence: Offence) -> tuple[Remedy, ...]:
        """Return all of them."""
        return self._remedies

    def penalty(self, table: Table, offence: Offence, key: str) -> Penalty:
        """Return what was chosen, against both partners."""
        remedy, kind = _DOES[key]
        seats = (table.docket.hand_over or table).together(offence.seat)
        number = dict(remedy.values)["number"]
        assert isinstance(number, int)
        return Penalty(seats, kind, remedy.clause, number)


AMERICAN: Sanction = _Tariff(TWO_TRICKS)
"""Two tricks for each revoke. rule: W-AM-03"""
ENGLISH: Sanction = _Tariff(THREE_TRICKS, THREE_OFF, THREE_ADDED)
"""Three tricks, or three points off, or three points added. rule: W-ENG-09"""


def sanction_of(*, english: bool) -> Sanction:
    """Return what a revoke, or what is punished like one, costs in a code. rule: W-REV-07"""
    return ENGLISH if english else AMERICAN


def of_the_score(options: WhistOptions, form: str) -> Code:
    """Return the laws of what is claimed and scored: revokes, honours, errors of score, bets."""
    betting = bets_allowed(stakes=options.stakes, limit=options.bet_limit)
    if not options.english:
        return (*_revokes(options, form), *betting)
    figures = Figures(0, options.points - 1)
    errors = ErrorsOfScore("W-ENG-12", figures, whole_game=True)
    return (errors, *_revokes(options, form), CallingHonours(options.points), *betting)


def _revokes(options: WhistOptions, form: str) -> Code:
    quitted: Quitted = _drawn_after if form == GERMAN else _never
    return Revoke(CITED, sanction_of(english=options.english), quitted), Mixing("W-REV-05")


def _drawn_after(table: Table) -> bool:
    """Tell whether cards were drawn after the last trick: nobody can then take his back."""
    return len(table.tricks) <= GERMAN_DRAWS


def _never(table: Table) -> bool:
    return False
