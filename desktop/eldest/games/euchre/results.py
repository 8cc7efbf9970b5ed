"""What a hand of Euchre can come to, and what that counts with so many players."""

from enum import Enum
from typing import NamedTuple

from eldest.engine.phrase import Phrase, phrase
from eldest.games.euchre.options import EuchreOptions


class Result(Enum):
    """How a hand came out for its maker, in the words of the sheet, for the log, and for himself."""

    POINT = (
        phrase("euchre", "Point"),
        phrase("euchre", "{seat} wins the point with {tricks} tricks: one point."),
        phrase("euchre", "You win the point with {tricks} tricks: one point."),
    )
    MARCH = (
        phrase("euchre", "March"),
        phrase("euchre", "{seat} makes a march, all five tricks: two points."),
        phrase("euchre", "You make a march, all five tricks: two points."),
    )
    MARCH_OF_THREE = (
        phrase("euchre", "March"),
        phrase("euchre", "{seat} makes a march, all five tricks: three points."),
        phrase("euchre", "You make a march, all five tricks: three points."),
    )
    EUCHRE = (
        phrase("euchre", "Euchre"),
        phrase("euchre", "{seat} is euchred with {tricks} of five tricks: two points to {side}."),
        phrase("euchre", "You are euchred with {tricks} of five tricks: two points to {side}."),
    )
    EUCHRE_BY_TWO = (
        phrase("euchre", "Euchre"),
        phrase("euchre", "{seat} is euchred with {tricks} of five tricks: two points to each adversary."),
        phrase("euchre", "You are euchred with {tricks} of five tricks: two points to each adversary."),
    )
    SET_BACK = (
        phrase("euchre", "Set back"),
        phrase("euchre", "{seat} is euchred with {tricks} of five tricks, and set back {points} points."),
        phrase("euchre", "You are euchred with {tricks} of five tricks, and set back {points} points."),
    )
    LONE_POINT = (
        phrase("euchre", "Point, alone"),
        phrase("euchre", "{seat} wins the point alone with {tricks} tricks: one point."),
        phrase("euchre", "You win the point alone with {tricks} tricks: one point."),
    )
    LONE_MARCH = (
        phrase("euchre", "Lone march"),
        phrase("euchre", "{seat} wins all five tricks alone: {points} points."),
        phrase("euchre", "You win all five tricks alone: {points} points."),
    )
    LONE_EUCHRE = (
        phrase("euchre", "Lone hand euchred"),
        phrase("euchre", "{seat} is euchred alone with {tricks} of five tricks: {points} points to {side}."),
        phrase("euchre", "You are euchred alone with {tricks} of five tricks: {points} points to {side}."),
    )
    JAMBONE = (
        phrase("euchre", "Jambone"),
        phrase("euchre", "{seat} wins all five tricks with an open hand: eight points."),
        phrase("euchre", "You win all five tricks with an open hand: eight points."),
    )
    JAMBOREE = (
        phrase("euchre", "Jamboree"),
        phrase("euchre", "{seat} scores the jamboree: sixteen points."),
        phrase("euchre", "You score the jamboree: sixteen points."),
    )

    @property
    def said(self) -> Phrase:
        """What the sheet calls it."""
        return self.value[0]

    @property
    def sentence(self) -> Phrase:
        """The sentence for the log."""
        return self.value[1]

    @property
    def mine(self) -> Phrase:
        """The same for the maker himself."""
        return self.value[2]

    @property
    def is_failure(self) -> bool:
        """Tell whether the maker was euchred."""
        return self in _FAILURES


_FAILURES = frozenset({Result.EUCHRE, Result.EUCHRE_BY_TWO, Result.SET_BACK, Result.LONE_EUCHRE})


class Counted(NamedTuple):
    """What a result counts: so many points, by which clause; those of a set-back are taken away."""

    result: Result
    points: int
    clause: str


class Reckoning(NamedTuple):
    """What a hand counts for three or four tricks, for five, and for fewer."""

    point: Counted
    march: Counted
    euchre: Counted


class Reckonings(NamedTuple):
    """What hands count in one game: with partners, alone, and alone against one who opposes alone.

    `jambone` is that of an open hand.
    """

    plain: Reckoning
    lone: Reckoning
    opposed: Reckoning
    jambone: Reckoning


JAMBOREE = Counted(Result.JAMBOREE, 16, "E-JAMO-01")

_PLAIN = {
    2: Reckoning(
        Counted(Result.POINT, 1, "E2-SCORE-03"),
        Counted(Result.MARCH, 2, "E2-SCORE-04"),
        Counted(Result.EUCHRE, 2, "E2-SCORE-02"),
    ),
    3: Reckoning(
        Counted(Result.POINT, 1, "E3-SCORE-01"),
        Counted(Result.MARCH_OF_THREE, 3, "E3-SCORE-02"),
        Counted(Result.EUCHRE_BY_TWO, 2, "E3-SCORE-03"),
    ),
    4: Reckoning(
        Counted(Result.POINT, 1, "E-SCORE-02"),
        Counted(Result.MARCH, 2, "E-SCORE-03"),
        Counted(Result.EUCHRE, 2, "E-SCORE-05"),
    ),
    6: Reckoning(
        Counted(Result.POINT, 1, "E6-SCORE-01"),
        Counted(Result.MARCH, 2, "E6-SCORE-01"),
        Counted(Result.EUCHRE, 2, "E6-SCORE-01"),
    ),
}
"""What a hand counts that is not played alone, by the number of players."""

_SET_BACK = Counted(Result.SET_BACK, 2, "E3-SCORE-03")
LONE_MARCH = 4
OPPOSED_ALONE = 4


def reckonings(options: EuchreOptions, players: int) -> Reckonings:
    """Return what hands count with so many players under these house rules.

    rule: E-SCORE-02, E-SCORE-03, E-SCORE-04, E-SCORE-05, E2-SCORE-02, E2-SCORE-03, E2-SCORE-04,
    E3-SCORE-01, E3-SCORE-02, E3-SCORE-03, E6-SCORE-01, E-JAMB-02, E-RAIL-03
    """
    plain = _PLAIN[players]
    if options.is_on("three_euchre", players):
        plain = plain._replace(euchre=_SET_BACK)
    march = Counted(Result.LONE_MARCH, LONE_MARCH, "E-SCORE-04")
    if players in _LONE_MARCHES:
        march = Counted(Result.LONE_MARCH, options.six_lone_march, _LONE_MARCHES[players])
    lone = Reckoning(
        Counted(Result.LONE_POINT, 1, "E-SCORE-04"),
        march,
        Counted(Result.LONE_EUCHRE, options.lone_euchre_points, "E-SCORE-05"),
    )
    opposed = lone
    if options.is_on("railroad", players):
        opposed = lone._replace(euchre=Counted(Result.LONE_EUCHRE, OPPOSED_ALONE, "E-RAIL-03"))
    jambone = lone._replace(march=Counted(Result.JAMBONE, 8, "E-JAMB-02"))
    return Reckonings(plain, lone, opposed, jambone)


_LONE_MARCHES = {6: "E6-SCORE-01"}
