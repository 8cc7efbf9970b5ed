"""What computer players are like: how boldly they call, and how they sit at a strict table."""

from dataclasses import dataclass

from eldest.cards.seating import Seat
from eldest.engine.phrase import Phrase, phrase

PLAIN = phrase("characters", "Plays like most people, and calls neither boldly nor with much care.")


@dataclass(frozen=True, slots=True)
class Character:
    """What a player is like, each in parts of one but for `slips`. rule: X-MODE-02, X-MODE-03

    `slips` is how often he errs, beside an average player's once: the usual company errs once between
    them. `attentive` is the chance that he calls what he has seen reason for, and sees his own slips;
    `temper` the chance that he demands what the laws give him, and does not let it stand.
    `boldness` is how he calls at any table, from careful (-1) to bold (1); `style` says it all in words.
    """

    slips: float = 1.0
    attentive: float = 0.9
    temper: float = 0.8
    boldness: float = 0.0
    style: Phrase = PLAIN


STRANGER = Character()
"""Whoever is none of the usual company."""

CHARACTERS: tuple[Character, ...] = (
    STRANGER,
    Character(  # the Colonel
        slips=1.0,
        attentive=0.75,
        temper=0.95,
        boldness=0.5,
        style=phrase(
            "characters", "Stern and rather bold: calls to be obeyed, and lets nothing pass that he sees."
        ),
    ),
    Character(  # Mrs. Battle
        slips=0.5,
        attentive=1.0,
        temper=1.0,
        boldness=-0.3,
        style=phrase(
            "characters", "The rigour of the game: calls what she holds, and demands what the laws give."
        ),
    ),
    Character(  # the Doctor
        slips=0.7,
        attentive=0.9,
        temper=0.6,
        boldness=-0.7,
        style=phrase("characters", "Careful and mild: calls only on good cards, and is seldom set back."),
    ),
    Character(  # Miss Finch
        slips=1.1,
        attentive=0.95,
        temper=0.35,
        boldness=0.2,
        style=phrase(
            "characters", "Sees everything and asks for little: calls a shade more than her cards are worth."
        ),
    ),
    Character(  # the Captain
        slips=1.3,
        attentive=0.7,
        temper=0.85,
        boldness=0.9,
        style=phrase("characters", "Hasty and the boldest of all: would rather be set back than be silent."),
    ),
    Character(  # Aunt Harriet
        slips=1.4,
        attentive=0.5,
        temper=0.5,
        boldness=-0.4,
        style=phrase("characters", "Thinks of something else: passes when in doubt, and forgives everybody."),
    ),
)
"""The usual company by seat, clockwise: the person's own place, then those of `company.COMPANY`."""


def character_of(seat: Seat) -> Character:
    """Return what the player of a seat is like."""
    return CHARACTERS[seat] if seat < len(CHARACTERS) else STRANGER
