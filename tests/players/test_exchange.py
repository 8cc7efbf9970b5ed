"""Hidden cards change places: every lie comes as often as it is likely, and none that is barred."""

import random
from collections import Counter
from itertools import islice

import pytest

from eldest.analysis.reckoning import Hidden, Place
from eldest.cards.card import Card, parse_cards
from eldest.cards.seating import Seat
from eldest.players.exchange import Exchange

CARDS = parse_cards("2C 3C 4C 5C")
NUMBERS = {card: place for place, card in enumerate(CARDS)}
DEUCE = Card.parse("2C")


def shares(hidden: Hidden, deuce_with_first: float, number: int = 4000) -> dict[str, float]:
    """Return how often each hand of the first place comes, if one with the deuce is so much likelier."""

    def weigh(seat: Seat, held: int) -> float:
        return deuce_with_first if seat == 0 and held & 1 else 1.0

    exchange = Exchange(hidden, weigh, NUMBERS, [0] * len(hidden.places), random.Random(7))
    sizes = iter(CARDS)
    lie = [list(islice(sizes, place.size)) for place in hidden.places]
    found = Counter(" ".join(sorted(map(str, lie[0]))) for lie in islice(exchange.lies(lie), number))
    return {hand: times / number for hand, times in found.items()}


def test_every_lie_comes_as_often_as_it_is_likely() -> None:
    hidden = Hidden(CARDS, (Place(Seat(0), "", 2), Place(Seat(1), "", 2)))
    found = shares(hidden, 3.0)
    assert found == pytest.approx(
        {"2C 3C": 0.25, "2C 4C": 0.25, "2C 5C": 0.25, "3C 4C": 1 / 12, "3C 5C": 1 / 12, "4C 5C": 1 / 12},
        abs=0.03,
    )


def test_nothing_comes_to_lie_where_it_is_barred() -> None:
    hidden = Hidden(CARDS, (Place(Seat(0), "", 2), Place(Seat(1), "", 2, frozenset((DEUCE,)))))
    assert set(shares(hidden, 1.0)) == {"2C 3C", "2C 4C", "2C 5C"}


def test_a_card_may_lie_nowhere() -> None:
    hidden = Hidden(CARDS, (Place(Seat(0), "", 1), Place(None, "stock", 1)))
    assert shares(hidden, 2.0) == pytest.approx({"2C": 0.4, "3C": 0.2, "4C": 0.2, "5C": 0.2}, abs=0.03)
