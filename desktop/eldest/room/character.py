"""How computer players sit at a strict table: how often they err, what they notice, what they let pass."""

from dataclasses import dataclass

from eldest.cards.seating import Seat


@dataclass(frozen=True, slots=True)
class Character:
    """What a player is like, each in parts of one but for `slips`. rule: X-MODE-02, X-MODE-03

    `slips` is how often he errs, beside an average player's once: the usual company errs once between
    them. `attentive` is the chance that he calls what he has seen reason for, and sees his own slips;
    `temper` the chance that he demands what the laws give him, and does not let it stand.
    """

    slips: float = 1.0
    attentive: float = 0.9
    temper: float = 0.8


STRANGER = Character()
"""Whoever is none of the usual company."""

CHARACTERS: tuple[Character, ...] = (
    STRANGER,
    Character(slips=1.0, attentive=0.75, temper=0.95),  # the Colonel: stern, and does not see everything
    Character(slips=0.5, attentive=1.0, temper=1.0),  # Mrs. Battle: the rigour of the game
    Character(slips=0.7, attentive=0.9, temper=0.6),  # the Doctor: careful and mild
    Character(slips=1.1, attentive=0.95, temper=0.35),  # Miss Finch: sees all, and asks for little
    Character(slips=1.3, attentive=0.7, temper=0.85),  # the Captain: hasty
    Character(slips=1.4, attentive=0.5, temper=0.5),  # Aunt Harriet: is thinking of something else
)
"""The usual company by seat, clockwise: the person's own place, then those of `company.COMPANY`."""


def character_of(seat: Seat) -> Character:
    """Return what the player of a seat is like."""
    return CHARACTERS[seat] if seat < len(CHARACTERS) else STRANGER
