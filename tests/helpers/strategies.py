"""Hypothesis strategies for cards and acts, made from their declared fields."""

from dataclasses import fields
from typing import Any, get_type_hints

from hypothesis import strategies as st

from eldest.cards.card import JOKER, PLAIN_RANKS, Card, Suit
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, declared_acts
from eldest.engine.spelling import Points

ALL_CARDS = (*(Card(rank, suit) for suit in Suit for rank in PLAIN_RANKS), JOKER)

cards = st.sampled_from(ALL_CARDS)
suits = st.sampled_from(Suit)
numbers = st.integers(0, 10**12 - 1)
seats = st.integers(0, 6).map(Seat)

FIELDS: dict[object, st.SearchStrategy[Any]] = {
    int: numbers,
    Points: st.integers(-999, 999).map(Points),
    str: st.from_regex("[a-z][a-z0-9-]{0,39}", fullmatch=True),
    Card: cards,
    Suit: suits,
    tuple[Card, ...]: st.lists(cards, max_size=8).map(tuple),
    Seat: seats,
    Seat | None: st.none() | seats,
}


def acts_of(kind: type[Act]) -> st.SearchStrategy[Act]:
    """Return a strategy for one kind of act; an unknown type of field is a KeyError here."""
    hints = get_type_hints(kind)
    return st.builds(kind, *(FIELDS[hints[field.name]] for field in fields(kind)))


def acts() -> st.SearchStrategy[Act]:
    """Return a strategy for every act declared so far."""
    return st.sampled_from(declared_acts()).flatmap(acts_of)
