"""Events: what came of an act, with the sentence that the log says. Those all games share are here."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ClassVar, Self, TypeVar, dataclass_transform

from eldest.cards.card import Card
from eldest.cards.seating import Seat, Side
from eldest.engine.acts import Act
from eldest.engine.phrase import Phrase, phrase


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. Its sentence is `said`; None says nothing. `rule` is its clause.

    The sentence names its seat, or its side if it has no seat, as the subject; `mine` is the same
    sentence as it is said to that player himself, with "you" for his name. An event that `shows`
    hidden cards otherwise than in play cannot be taken back: with what he saw a player could choose again.
    """

    sentence: ClassVar[Phrase | None] = None
    own_sentence: ClassVar[Phrase | None] = None
    cited: ClassVar[str] = ""
    shows: ClassVar[bool] = False

    @property
    def said(self) -> Phrase | None:
        """The sentence for the log, its names filled from the event's fields."""
        return self.sentence

    @property
    def mine(self) -> Phrase | None:
        """The sentence as the player whom it names hears it; None if it is the same."""
        return self.own_sentence

    @property
    def clause(self) -> str:
        """The clause that was applied: the one cited, or the `rule` that an event carries in its place."""
        rule: str = getattr(self, "rule", self.cited)
        return rule

    @property
    def fulfilled(self) -> bool | None:
        """Whether the maker has done what he undertook, if the event tells how his hand came out."""
        return None

    def shows_to(self, seat: Seat) -> bool:
        """Tell whether a seat may have seen hidden cards by it."""
        return self.shows

    def seen_by(self, seat: Seat) -> Self:
        """Return the event as one seat sees it, without what is hidden from him."""
        return self


E = TypeVar("E", bound=Event)

_EVENTS: list[type[Event]] = []


@dataclass_transform(frozen_default=True)
def event(
    said: Phrase | None, clause: str = "", *, mine: Phrase | None = None, shows: bool = False
) -> Callable[[type[E]], type[E]]:
    """Declare a kind of event with its English sentence and the clause it applies.

    `mine` is the sentence for the player whom it names; `shows` tells that hidden cards are seen by it.
    """

    def declare(kind: type[E]) -> type[E]:
        made = dataclass(frozen=True, slots=True)(kind)
        made.sentence, made.own_sentence, made.cited, made.shows = said, mine, clause, shows
        _EVENTS.append(made)
        return made

    return declare


def declared_events() -> tuple[type[Event], ...]:
    """Return every kind of event declared so far."""
    return tuple(_EVENTS)


@event(None, "X-CUT-10")
class PackSpread(Event):
    """The pack lies spread (or squared) for the cut for deal."""

    size: int


@event(
    phrase("events", "{seat} cuts {card}."),
    "X-CUT-03",
    mine=phrase("events", "You cut {card}."),
)
class CardCut(Event):
    """A player showed the card that he drew in cutting for the deal."""

    seat: Seat
    place: int
    card: Card


@event(
    phrase("events", "The joker does not count: {seat} cuts again."),
    "X-CUT-06",
    mine=phrase("events", "The joker does not count: you cut again."),
)
class JokerCut(Event):
    """The joker was cut, and the player must cut again."""

    seat: Seat


@event(phrase("events", "Equal cards: {seats} cut again."))
class CutTied(Event):
    """Some players cut equal cards; they alone cut again."""

    seats: tuple[Seat, ...]
    rule: str = "X-TIE-01"


@event(
    phrase("events", "{seat} has the best cut and deals first."),
    "X-CUT-08",
    mine=phrase("events", "You have the best cut and deal first."),
)
class FirstDealer(Event):
    """The cut for the deal is decided."""

    seat: Seat


@event(phrase("events", "{seats} play against {others}."), "X-CUT-07")
class SidesFormed(Event):
    """The cut has made the sides, the dealer's first."""

    seats: tuple[Seat, ...]
    others: tuple[Seat, ...]


@event(phrase("events", "{seats} play first; the others wait."), "X-TABLE-02")
class FirstFour(Event):
    """More than four sat down, and the best cuts play first."""

    seats: tuple[Seat, ...]


@event(phrase("events", "Giving way: {seats}."))
class GivesWay(Event):
    """Members who have played longest go out, by their run alone or by the cut. rule: X-TABLE-05"""

    seats: tuple[Seat, ...]
    rule: str = "X-TABLE-05"


@event(phrase("events", "Coming in: {seats}."), "X-TABLE-06")
class ComesIn(Event):
    """Members who waited sit down."""

    seats: tuple[Seat, ...]


@event(
    phrase("events", "{seat} shuffles."),
    "X-SHUF-01",
    mine=phrase("events", "You shuffle."),
)
class PackShuffled(Event):
    """A dealer shuffled the pack for a deal; deals are counted from one in a sitting."""

    seat: Seat
    deal: int


@event(
    phrase("events", "{seat} cuts the pack, lifting {lifted}."),
    "X-PRES-01",
    mine=phrase("events", "You cut the pack, lifting {lifted}."),
)
class PackCut(Event):
    """The pone cut the pack to the dealer."""

    seat: Seat
    lifted: int


@event(None, "X-DEAL-01")
class PacketDealt(Event):
    """One packet of the deal came to a seat, face down: its `cards` nobody sees in the dealing."""

    seat: Seat
    size: int
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat) -> Self:
        """Hide the cards: what its owner may look at, his sight of the table tells."""
        return replace(self, cards=())


@event(
    phrase("events", "{seat} deals: {rounds}."),
    "X-DEAL-01",
    mine=phrase("events", "You deal: {rounds}."),
)
class CardsDealt(Event):
    """The deal is complete; `rounds` tells how many cards each round gave."""

    seat: Seat
    rounds: tuple[int, ...]


@event(phrase("events", "{card} is turned up."), shows=True)
class TurnedUp(Event):
    """A card was faced on the rest of the pack, by the clause of the game."""

    card: Card
    rule: str


@event(
    phrase("events", "{seat}: “{act}”"),
    mine=phrase("events", "You: “{act}”"),
)
class Called(Event):
    """A player spoke: a bid, a pass, a suit named."""

    seat: Seat
    act: Act
    rule: str


@event(
    phrase("events", "{seat} plays {card}."),
    mine=phrase("events", "You play {card}."),
)
class CardPlayed(Event):
    """A card was laid to the trick; `from_spot` names where it lay, if not in the hand.

    Its `rule` is another one where all could see that it was played amiss. rule: X-MODE-04
    """

    seat: Seat
    card: Card
    from_spot: str = ""
    rule: str = "X-PLAY-01"


@event(
    phrase("events", "{seat} takes the trick with {card}."),
    "X-PLAY-03",
    mine=phrase("events", "You take the trick with {card}."),
)
class TrickWon(Event):
    """A trick is complete; its winner leads to the next. rule: X-PLAY-04"""

    seat: Seat
    card: Card


@event(
    phrase("events", "{side} wins the game, {score}."),
    "X-RUB-01",
    mine=phrase("events", "You win the game, {score}."),
)
class GameWon(Event):
    """A side reached the points of the game."""

    side: Side
    score: tuple[int, ...]
    rule: str


@event(
    phrase("events", "{side} wins the rubber. Rubber points: {reckoning} = {value}."),
    "X-RUB-05",
    mine=phrase("events", "You win the rubber. Rubber points: {reckoning} = {value}."),
)
class RubberWon(Event):
    """A rubber is decided; its value is the net of rubber points, the bonus included."""

    side: Side
    value: int
    reckoning: str


@event(phrase("events", "The third game is not played."), "X-RUB-02")
class ThirdGameOmitted(Event):
    """One side won the first two games of the rubber."""


@event(phrase("events", "Paid for {reason}: {counters} to {side}."), "X-STAKE-02")
class StakePaid(Event):
    """Counters changed hands for a reason: so many come to each winner, or to whoever receives for both."""

    side: Side
    counters: int
    reason: Phrase


@event(phrase("events", "The deal passes to {seat}."), "X-DEAL-02")
class DealPasses(Event):
    """The next deal belongs to another player."""

    seat: Seat


@event(
    phrase("events", "{seat} presents the pack."),
    "X-PRES-01",
    mine=phrase("events", "You present the pack."),
)
class PackPresented(Event):
    """The dealer has shuffled last, and the pone is to cut."""

    seat: Seat


@event(
    phrase("events", "{card} is seen as it is dealt to {seat}."),
    mine=phrase("events", "{card} is seen as it is dealt to you."),
)
class PacketShown(Event):
    """A card was face up as it came to a player."""

    seat: Seat
    card: Card
    rule: str = "X-IRR-03"


@event(
    phrase("events", "{seat} takes up the cards."),
    "X-IRR-06",
    mine=phrase("events", "You take up your cards."),
)
class HandTakenUp(Event):
    """A player has looked at his cards. rule: X-IRR-06"""

    seat: Seat
