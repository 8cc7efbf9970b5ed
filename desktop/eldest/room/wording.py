"""The words for everything that is said: the only place where phrases are put into words for people.

Whoever speaks gives the translation: the window that of Qt, the terminal none.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import fields, is_dataclass
from typing import Any, Protocol, Self, cast

from eldest.cards.card import Card, Suit
from eldest.cards.seating import Seat, Seating, Side
from eldest.engine.acts import Act, Present
from eldest.engine.events import Event
from eldest.engine.law import Accuse, Advise, Demand, Fault, Offence, Remedy
from eldest.engine.phrase import Phrase, Refusal, phrase
from eldest.room.card_words import AND, THEN, CardWords, Translate, in_english, put_in

HIDDEN = phrase("cards", "a card")
NO_SUIT = phrase("cards", "no suit")

YOU_LISTED = phrase("seats", "you")
YOU_HEADING = phrase("seats heading", "You")
YOU_RECEIVING = phrase("seats receiving", "you")
NOBODY = phrase("seats", "nobody")
NUMBERED = phrase("seats", "player {number}")
DUMMY = phrase("seats", "Dummy")
YOUR_DUMMY = phrase("seats", "your Dummy")
DUMMY_OF = phrase("seats", "{name}’s Dummy")
SEVERAL = phrase("seats", "the side of {seats}")
YOUR_SIDE = phrase("seats", "your side")
ROUNDS_ALIKE = phrase("lists", "{rounds} rounds of {size}")
FEW_ROUNDS = 3
"""So many rounds of a deal, and no more, are told one by one."""

UNSAID = {
    "card": HIDDEN,
    "place": phrase("acts", "card {place}"),
    "lifted": phrase("acts", "lift {lifted}"),
    "cards": phrase("acts", "shuffle"),
    "to": phrase("acts", "give {size} to {to}"),
    "size": phrase("acts", "lay {size} down"),
}
"""How acts are named that are done in silence, by a field that they have."""

OF_THE_LAW: Mapping[type[Act], Phrase] = {
    Accuse: phrase("acts", "Call the table"),
    Demand: phrase("acts", "Say what is to follow"),
    Advise: phrase("acts", "Say what you would have"),
    Present: phrase("acts", "Present the pack"),
}
"""How acts are named that carry no words of their own, by their kind."""

_SUBJECTS = ("{seat}", "{name}", "{switch}")
"""What a sentence may begin with that is a name, and stays as its bearer writes it."""
_SIDE, _ACTING = "{side}", "{subject}"


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
    :param translate: gives a text in the language to be spoken
    """

    def __init__(
        self,
        names: Sequence[str],
        viewer: Seat | None = None,
        *,
        signs: bool = False,
        seating: Seating | None = None,
        translate: Translate = in_english,
    ) -> None:
        self.cards = CardWords(translate)
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

    def accusation(self, fault: Fault, of: Seat, trick: object = 0) -> str:
        """Return what somebody is accused of, as a part of a sentence: "Anna has revoked in trick 3"."""
        said = fault.mine if of == self._viewer and fault.mine is not None else fault.said
        return self.fill(said, of=of, trick=trick)

    def remedy(self, remedy: Remedy) -> str:
        """Return what is demanded, as on its button."""
        return self.fill(remedy.said, **dict(remedy.values))

    def consequence(self, remedy: Remedy) -> str:
        """Return what a remedy will mean."""
        return self.fill(remedy.means, **dict(remedy.values))

    def words_of(self, act: Act) -> str:
        """Return what is said in doing an act, as on a button: "I order it up", "Make it hearts"."""
        if act.said is not None:
            return self.fill(act.said, **_values_of(act))
        if type(act) in OF_THE_LAW:
            return self.fill(OF_THE_LAW[type(act)])
        for field, said in UNSAID.items():
            if hasattr(act, field):
                card = getattr(act, "card", None)
                return self.cards.card(card) if isinstance(card, Card) else self.fill(said, **_values_of(act))
        return act.word

    def fill(self, said: Phrase, /, **values: object) -> str:
        """Return a phrase in the language spoken, its names filled with these values."""
        text = self.cards.tr(said)
        words = {name: self._word(name, value, values) for name, value in values.items()}
        if text.startswith(_SIDE):
            text = _ACTING + text.removeprefix(_SIDE)
            words["subject"] = self._acting(Side(cast("int", values["side"])))
        filled = put_in(text, words)
        if text.startswith("{") and not self._begins_with_name(text, values):
            filled = filled[:1].upper() + filled[1:]
        return filled

    def seated(self, seating: Seating) -> Self:
        """Return the same words for another seating: the cut has made other sides."""
        other = copy(self)
        other._seating = seating
        return other

    def card(self, card: Card) -> str:
        """Return a card within a sentence: "the queen of spades", or "Q♠" where signs are set."""
        return self.cards.sign(card) if self._signs else self.cards.card_in_sentence(card)

    def seat(self, seat: Seat) -> str:
        """Return who sits somewhere, as the receiver of something: a name, or "you"."""
        return self._called(seat, YOU_RECEIVING)

    def side(self, side: Side) -> str:
        """Return a side as the receiver of something: "Anna", "you and Anna", "Anna, Bob and Carl"."""
        return self._listed(self._members(side), YOU_RECEIVING)

    def seats(self, seats: Iterable[Seat]) -> str:
        """Return a list of players, the viewer first: "you and Anna"."""
        return self._listed(seats, YOU_LISTED)

    def player(self, seat: Seat) -> str:
        """Return a player as he stands above a column: "You" or a name."""
        called = self._called(seat, YOU_HEADING)
        return called[:1].upper() + called[1:] if self._is_dummy(seat) else called

    def heading(self, side: Side) -> str:
        """Return a side as it stands above a column."""
        return self.heading_of(self._seating.members_of(side))

    def heading_of(self, seats: Iterable[Seat]) -> str:
        """Return players of one side as they stand above a column, the viewer first."""
        own_first = sorted(seats, key=lambda seat: seat != self._viewer)
        return self.cards.listed([self.player(seat) for seat in own_first], AND)

    @property
    def players(self) -> tuple[Seat, ...]:
        """Every seat that plays, clockwise."""
        return self._seating.seats

    @property
    def members(self) -> tuple[Seat, ...]:
        """Every member of the table in order, whether he plays or waits."""
        return self._seating.members

    @property
    def seating(self) -> Seating:
        """The seating whose sides it names."""
        return self._seating

    @property
    def sides_by_seat(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of every side, in order."""
        return tuple(self._seating.members_of(side) for side in self.sides)

    @property
    def sides(self) -> tuple[Side, ...]:
        """Every side, in order."""
        return tuple(Side(side) for side in range(self._seating.number_of_sides))

    def _listed(self, seats: Iterable[Seat], you: Phrase) -> str:
        own_first = sorted(seats, key=lambda seat: seat != self._viewer)
        return self.cards.listed([self._called(seat, you) for seat in own_first], AND)

    def _called(self, seat: Seat, you: Phrase) -> str:
        """Return what a seat is called: "you" in the form that is wanted, a name, or a number without one."""
        if seat == self._viewer:
            return self.cards.tr(you)
        if seat < len(self._names):
            return self._names[seat]
        if not self._names:
            return put_in(self.cards.tr(NUMBERED), {"number": str(seat + 1)})
        return self._dummy(seat)

    def _dummy(self, seat: Seat) -> str:
        """Return what a hand is called that no member holds; where there are two, by their partners."""
        if len(self._seating.members) <= len(self._names) + 1 or seat not in self._seating.order:
            return self.cards.tr(DUMMY)
        partner = self._seating.opposite(seat)
        if partner == self._viewer:
            return self.cards.tr(YOUR_DUMMY)
        return put_in(self.cards.tr(DUMMY_OF), {"name": self._called(partner, YOU_LISTED)})

    def _members(self, side: Side) -> tuple[Seat, ...]:
        """Return who is of a side; in a seating that has no such side, the seat of its number."""
        return self._seating.members_of(side) or (Seat(side),)

    def _acting(self, side: Side) -> str:
        """Return a side as the subject of a sentence about one."""
        members = self._members(side)
        if len(members) == 1:
            return self._called(members[0], YOU_HEADING)
        if self._viewer in members:
            return self.cards.tr(YOUR_SIDE)
        return put_in(self.cards.tr(SEVERAL), {"seats": self.seats(members)})

    def _begins_with_name(self, text: str, values: Mapping[str, object]) -> bool:
        """Tell whether a text begins with a name, which stays as its bearer writes it."""
        if text.startswith(_ACTING):
            return bool(self._names) and len(self._members(Side(cast("int", values["side"])))) == 1
        return text.startswith(_SUBJECTS) and not self._is_dummy(values.get("seat"))

    def _is_dummy(self, seat: object) -> bool:
        return isinstance(seat, int) and bool(self._names) and seat >= len(self._names)

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
            return self.cards.tr(NOT_KNOWN.get(name, NOBODY))
        if name in _BY_NAME:
            return _BY_NAME[name](self, value, values)
        return next(
            (say(self, value) for kind, say in _BY_KIND.items() if isinstance(value, kind)), str(value)
        )


def _rounds(wording: Wording, rounds: Any) -> str:
    """Return how the cards were dealt, as "two, then three" or "13 rounds of one"."""
    sizes = [wording.cards.number(size) for size in rounds]
    if len(sizes) <= FEW_ROUNDS or len(set(sizes)) > 1:
        return wording.cards.listed(sizes, THEN)
    words = {"rounds": wording.cards.number(len(sizes)), "size": sizes[0]}
    return put_in(wording.cards.tr(ROUNDS_ALIKE), words)


def _score(score: Any, values: Mapping[str, object]) -> str:
    """Return a score with the side first that is spoken of, as "5–3"; that of one side alone is a number."""
    if isinstance(score, int):
        return str(score)
    first = values.get("side", 0)
    ordered = sorted(enumerate(score), key=lambda pair: pair[0] != first)
    return "–".join(str(points) for _, points in ordered)


def _fault(wording: Wording, fault: Fault | str, values: Mapping[str, object]) -> str:
    """Return what the accused has done; an act that calls the table knows only the key of it."""
    if not isinstance(fault, Fault):
        return fault
    offence = values.get("offence")
    trick = offence.trick if isinstance(offence, Offence) else values.get("trick", 0)
    return wording.accusation(fault, Seat(cast("int", values.get("of", values.get("seat")))), trick)


_BY_NAME: Mapping[str, Callable[[Wording, Any, Mapping[str, object]], str]] = {
    "seat": lambda self, seat, _: self.seat(seat),
    "side": lambda self, side, _: self.side(side),
    "to": lambda self, seat, _: self.seat(seat),
    "seats": lambda self, seats, _: self.seats(seats),
    "other": lambda self, other, _: self.card(other) if isinstance(other, Card) else self.seat(other),
    "cards": lambda self, cards, _: self.cards.listed([self.card(card) for card in cards], AND),
    "others": lambda self, seats, _: self.seats(seats),
    "partner": lambda self, seat, _: self.seat(seat),
    "of": lambda self, seat, _: self.seat(seat),
    "fault": _fault,
    "rounds": lambda self, rounds, _: _rounds(self, rounds),
    "first": lambda self, first, _: self.cards.number(first),
    "second": lambda self, second, _: self.cards.number(second),
    "size": lambda self, size, _: self.cards.number(size),
    "tricks": lambda self, tricks, _: self.cards.number(tricks) if isinstance(tricks, int) else str(tricks),
    **dict.fromkeys(
        ("honours", "counted", "lost", "worth"), lambda self, number, _: self.cards.number(number)
    ),
    "score": lambda _self, score, values: _score(score, values),
    "counters": lambda self, counters, _: self.cards.counters(counters),
}
"""How values are said that are plain numbers or tuples, by the names they have in sentences."""

_BY_KIND: Mapping[type, Callable[[Wording, Any], str]] = {
    Card: lambda self, card: self.card(card),
    Suit: lambda self, suit: self.cards.suit(suit),
    Act: lambda self, act: self.words_of(act),
    Phrase: lambda self, said: self.fill(said),
    Remedy: lambda self, remedy: self.remedy(remedy),
    Refusal: lambda self, refusal: self.fill(refusal.said, **dict(refusal.values)),
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
