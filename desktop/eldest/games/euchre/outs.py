"""Who wins a game that several sides reach with one deal, and what the log tells when a game is won."""

from enum import Enum
from typing import NamedTuple

from eldest.cards.seating import Seat, Side
from eldest.engine.events import Event, event
from eldest.engine.phrase import Phrase, phrase


class Precedence(Enum):
    """Why one side wins of several that are out at once, in words: for others, and for that side itself.

    The scores are told as they were made, with what is beyond game. rule: E3-SCORE-04, E5-SCORE-04
    """

    MAKER = (
        phrase("euchre", "Out at once are {seats}: {side} is the maker, and wins before all others."),
        phrase("euchre", "Out at once are {seats}: you are the maker, and win before all others."),
    )
    HIGHEST = (
        phrase("euchre", "Out at once are {seats}: with what is beyond game {side} has most, {score}."),
        phrase("euchre", "Out at once are {seats}: with what is beyond game you have most, {score}."),
    )
    ELDER = (
        phrase("euchre", "Out at once are {seats}: {side} sits nearest the dealer’s left, and wins."),
        phrase("euchre", "Out at once are {seats}: you sit nearest the dealer’s left, and win."),
    )
    ELDER_OF_EQUALS = (
        phrase(
            "euchre",
            "Out at once are {seats}: with what is beyond game it stands {score}, and of those who have "
            "most {side} sits nearest the dealer’s left.",
        ),
        phrase(
            "euchre",
            "Out at once are {seats}: with what is beyond game it stands {score}, and of those who have "
            "most you sit nearest the dealer’s left.",
        ),
    )


@event(None)
class SeveralOut(Event):
    """Several are out with one deal: who, the side that wins, and why; `score` is not cut off at game."""

    side: Side
    seats: tuple[Seat, ...]
    score: tuple[int, ...]
    why: Precedence
    rule: str

    @property
    def said(self) -> Phrase:
        """The sentence with the reason."""
        return self.why.value[0]

    @property
    def mine(self) -> Phrase:
        """The same for the winner himself."""
        return self.why.value[1]


@event(
    phrase("euchre", "A slam for {side}: nobody else has made anything, and the game counts as two."),
    "E-SLAM-01",
    mine=phrase("euchre", "A slam for you: nobody else has made anything, and the game counts as two."),
)
class SlamMade(Event):
    """A game was won to nothing."""

    side: Side


@event(
    phrase("euchre", "{side} carries a lap over to the next game: {points} beyond this one."),
    "E-LAP-01",
    mine=phrase("euchre", "You carry a lap over to the next game: {points} beyond this one."),
)
class LapCarried(Event):
    """A side begins the next game with so many points made, which were beyond this one."""

    side: Side
    points: int


class Win(NamedTuple):
    """The side that wins a game, and if it was not out alone what is told of that."""

    side: Side
    several: SeveralOut | None = None
