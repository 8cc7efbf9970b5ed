"""The words for everything that is said: the only place where phrases are translated and filled."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Protocol

from eldest.cards.card import Card, Suit
from eldest.cards.seating import Seat, Seating, Side
from eldest.engine.acts import Act
from eldest.engine.events import Event
from eldest.engine.phrase import Phrase, phrase
from eldest.ui.card_words import (
    JOKER_IN_SENTENCE,
    NAMED_IN_SENTENCE,
    card_name,
    card_sign,
    named,
    number_word,
    put_in,
    suit_name,
    tr,
)

HIDDEN = phrase("cards", "a card")
NO_SUIT = phrase("cards", "no suit")

YOU_LISTED = phrase("seats", "you")
YOU_HEADING = phrase("seats heading", "You")
YOU_RECEIVING = phrase("seats receiving", "you")
NOBODY = phrase("seats", "nobody")
SEVERAL = phrase("seats", "the side of {seats}")
AND = phrase("lists", "{first} and {last}")
THEN = phrase("lists", "{first}, then {last}")
COMMA = phrase("lists", "{first}, {last}")
ONE_COUNTER = phrase("counters", "one counter")
COUNTERS = phrase("counters", "{number} counters")

UNSAID = {
    "card": HIDDEN,
    "place": phrase("acts", "card {place}"),
    "lifted": phrase("acts", "lift {lifted}"),
    "cards": phrase("acts", "shuffle"),
}
"""How acts are named that are done in silence, by a field that they have."""

_SUBJECTS = ("{seat}", "{side}")


class Said(Protocol):
    """Whatever carries a sentence: an event, a refusal, a problem, a known error, a declared rule."""

    @property
    def said(self) -> Phrase | None:
        """The sentence."""
        ...


class Reasoned(Protocol):
    """Whatever carries a reason and the values that it names: an advice, a thought."""

    @property
    def reason(self) -> Phrase:
        """The reason."""
        ...

    @property
    def values(self) -> tuple[tuple[str, object], ...]:
        """The values that it names."""
        ...


class Wording:
    """Sentences about one table, as the viewer hears them; None watches and is nobody at the table.

    :param names: who sits where
    :param signs: whether cards are told by their signs ("Q♠") and not by their names
    :param seating: the sides; each for himself if none is given
    """

    def __init__(
        self,
        names: Sequence[str],
        viewer: Seat | None = None,
        *,
        signs: bool = False,
        seating: Seating | None = None,
    ) -> None:
        self._names = tuple(names)
        self._viewer = viewer
        self._signs = signs
        self._seating = seating or Seating.each_for_himself(len(self._names))

    def say(self, thing: Said) -> str | None:
        """Return the sentence of something that carries one, filled; None if it has nothing to say."""
        said = thing.said
        if isinstance(thing, Event) and thing.mine is not None and self._is_mine(thing):
            said = thing.mine
        return None if said is None else self.fill(said, **_values_of(thing))

    def reason(self, thought: Reasoned) -> str:
        """Return the reason for a thought or an advice, filled."""
        return self.fill(thought.reason, **dict(thought.values))

    def words_of(self, act: Act) -> str:
        """Return what is said in doing an act, as on a button: "I order it up", "Make it hearts"."""
        if act.said is not None:
            return self.fill(act.said, **_values_of(act))
        for field, said in UNSAID.items():
            if hasattr(act, field):
                card = getattr(act, "card", None)
                return card_name(card) if isinstance(card, Card) else self.fill(said, **_values_of(act))
        return act.word

    def fill(self, said: Phrase, /, **values: object) -> str:
        """Return a phrase in the language of the window, its names filled with these values."""
        text = tr(said)
        words = {name: self._word(name, value, values) for name, value in values.items()}
        filled = put_in(text, words)
        if text.startswith("{") and not text.startswith(_SUBJECTS):
            filled = filled[:1].upper() + filled[1:]
        return filled

    def card(self, card: Card) -> str:
        """Return a card within a sentence: "the queen of spades", or "Q♠" where signs are set."""
        return card_sign(card) if self._signs else named(card, NAMED_IN_SENTENCE, JOKER_IN_SENTENCE)

    def seat(self, seat: Seat) -> str:
        """Return who sits somewhere, as the receiver of something: a name, or "you"."""
        return tr(YOU_RECEIVING) if seat == self._viewer else self._names[seat]

    def side(self, side: Side) -> str:
        """Return a side by its only member or all of them; "you" for the viewer's own."""
        members = self._seating.members_of(side)
        if len(members) == 1 or self._viewer in members:
            return tr(YOU_RECEIVING) if self._viewer in members else self._names[members[0]]
        return put_in(tr(SEVERAL), {"seats": self.seats(members)})

    def seats(self, seats: Iterable[Seat]) -> str:
        """Return a list of players, the viewer first: "you and Anna"."""
        names = [
            tr(YOU_LISTED) if seat == self._viewer else self._names[seat] for seat in self._own_first(seats)
        ]
        return _listed(names, AND)

    def player(self, seat: Seat) -> str:
        """Return a player as he stands above a column: "You" or a name."""
        return tr(YOU_HEADING) if seat == self._viewer else self._names[seat]

    def heading(self, side: Side) -> str:
        """Return a side as it stands above a column."""
        return _listed([self.player(seat) for seat in self._seating.members_of(side)], AND)

    @property
    def players(self) -> tuple[Seat, ...]:
        """Every seat, in order."""
        return self._seating.seats

    @property
    def sides(self) -> tuple[Side, ...]:
        """Every side, in order."""
        return tuple(Side(side) for side in range(self._seating.number_of_sides))

    def _own_first(self, seats: Iterable[Seat]) -> list[Seat]:
        return sorted(seats, key=lambda seat: seat != self._viewer)

    def _is_mine(self, event: Event) -> bool:
        """Tell whether an event is about the viewer: its seat, or if it has none its side."""
        if self._viewer is None:
            return False
        seat = getattr(event, "seat", None)
        if seat is not None:
            return bool(seat == self._viewer)
        return getattr(event, "side", None) == self._seating.side_of(self._viewer)

    def _word(self, name: str, value: object, values: Mapping[str, object]) -> str:
        """Return a value as a word of a sentence; numbers are known by the name they go by."""
        if value is None:
            return tr(NOT_KNOWN.get(name, NOBODY))
        if name in _BY_NAME:
            return _BY_NAME[name](self, value, values)
        return next(
            (say(self, value) for kind, say in _BY_KIND.items() if isinstance(value, kind)), str(value)
        )


def _score(score: Any, values: Mapping[str, object]) -> str:
    """Return a score with the side first that is spoken of, as "5–3"."""
    first = values.get("side", 0)
    ordered = sorted(enumerate(score), key=lambda pair: pair[0] != first)
    return "–".join(str(points) for _, points in ordered)


def _counters(number: int) -> str:
    return tr(ONE_COUNTER) if number == 1 else put_in(tr(COUNTERS), {"number": str(number)})


def _listed(words: Sequence[str], last: Phrase) -> str:
    """Join words by commas, the last by a phrase of its own."""
    *before, final = words or [tr(NOBODY)]
    if not before:
        return final
    first = before[0]
    for word in before[1:]:
        first = put_in(tr(COMMA), {"first": first, "last": word})
    return put_in(tr(last), {"first": first, "last": final})


_BY_NAME: Mapping[str, Callable[[Wording, Any, Mapping[str, object]], str]] = {
    "seat": lambda self, seat, _: self.seat(seat),
    "side": lambda self, side, _: self.side(side),
    "seats": lambda self, seats, _: self.seats(seats),
    "rounds": lambda _self, rounds, _: _listed([number_word(number) for number in rounds], THEN),
    "first": lambda _self, first, _: number_word(first),
    "tricks": lambda _self, tricks, _: number_word(tricks) if isinstance(tricks, int) else str(tricks),
    "score": lambda _self, score, values: _score(score, values),
    "counters": lambda _self, counters, _: _counters(counters),
}
"""How values are said that are plain numbers or tuples, by the names they have in sentences."""

_BY_KIND: Mapping[type, Callable[[Wording, Any], str]] = {
    Card: lambda self, card: self.card(card),
    Suit: lambda _self, suit: suit_name(suit),
    Act: lambda self, act: self.words_of(act),
    Phrase: lambda self, said: self.fill(said),
}

NOT_KNOWN = {"card": HIDDEN, "suit": NO_SUIT, "led": NO_SUIT}
"""What is said for a value that is not known, or not there."""


def _values_of(thing: object) -> dict[str, Any]:
    """Return the values that a sentence may name: those it carries, or its carrier's fields."""
    carried = getattr(thing, "values", None)
    if isinstance(carried, tuple):
        return dict(carried)
    if is_dataclass(thing) and not isinstance(thing, type):
        return {field.name: getattr(thing, field.name) for field in fields(thing)}
    return {}
