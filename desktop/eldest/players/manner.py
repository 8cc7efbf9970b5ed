"""How a computer player plays: how well, and how boldly he calls."""

from dataclasses import dataclass
from enum import Enum

from eldest.engine.phrase import Phrase, phrase


class Level(Enum):
    """How well somebody plays, the weakest first; each beats the one before it in every game.

    The value is the word by which settings and records of strength spell it.
    """

    LEARNER = "learner"
    NOVICE = "novice"
    STEADY = "steady"
    KEEN = "keen"
    SKILLED = "skilled"
    EXPERT = "expert"

    @property
    def said(self) -> Phrase:
        """What a player of this level is called."""
        return _SAID[self]

    @property
    def told(self) -> Phrase:
        """What is to be expected of him."""
        return _TOLD[self]


_SAID = {
    Level.LEARNER: phrase("levels", "Learner"),
    Level.NOVICE: phrase("levels", "Novice"),
    Level.STEADY: phrase("levels", "Steady player"),
    Level.KEEN: phrase("levels", "Keen player"),
    Level.SKILLED: phrase("levels", "Skilled player"),
    Level.EXPERT: phrase("levels", "Expert"),
}
_TOLD = {
    Level.LEARNER: phrase("levels", "Knows the rules, and often plays the first card that is allowed."),
    Level.NOVICE: phrase("levels", "Knows the rules of thumb, and often forgets one."),
    Level.STEADY: phrase("levels", "Knows the rules of thumb, and seldom forgets one."),
    Level.KEEN: phrase("levels", "Keeps to the rules of thumb of good players."),
    Level.SKILLED: phrase(
        "levels", "Often thinks of the ways in which the cards may lie, and of who called what."
    ),
    Level.EXPERT: phrase("levels", "Weighs every call and card against all that can be known."),
}


@dataclass(frozen=True, slots=True)
class Manner:
    """How somebody plays: how well, and from careful (-1) to bold (1) how he calls."""

    level: Level = Level.EXPERT
    boldness: float = 0.0


EXPERT = Manner()
"""Whoever is asked for a hint, and everybody of whom nothing else is said."""

BY_RULE = Manner(Level.KEEN)
"""Whoever goes by rule of thumb."""
