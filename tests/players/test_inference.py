"""Worlds dealt from a sight: possible ones, all of them, and oftener those that calls make likely."""

import random
from collections import Counter
from typing import Any

import pytest

from eldest.analysis.reckoning import Hidden, Place
from eldest.cards.card import Card, parse_cards
from eldest.cards.seating import Seat
from eldest.engine.table import Table
from eldest.games import reckoning_of
from eldest.players.inference import Imagined, Impossible, Lies, chance_of
from games.suite import Setting, changed_settings, printed_settings
from helpers.reckoned import RECKONED, decisions

SETTINGS = [setting for setting in (*printed_settings(), *changed_settings()) if setting.key in RECKONED]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_truth_is_possible_and_every_world_looks_to_the_seat_like_the_truth(setting: Setting) -> None:
    game = setting.game()
    reckoning, chance = reckoning_of(game), random.Random(7)
    for table in decisions(game, 31):
        assert table.turn is not None
        if chance.random() < 0.7:
            continue
        sight = table.seen_by(table.turn)
        hidden = reckoning.hidden(sight)
        for place in hidden.places:
            lying = table.hands[place.seat].cards if place.seat is not None else table.lying(place.spot)
            # a hand may be parted by how its cards came to it
            parts = [other for other in hidden.places if (other.seat, other.spot) == (place.seat, place.spot)]
            nowhere = frozenset.intersection(*(part.barred for part in parts))
            assert not nowhere & set(lying), f"{place} at {table.stage}"
        for world in Imagined(reckoning, sight, table.turn, random.Random(5)).worlds(2, weighed=True):
            assert game.pack.is_true(world.cards())
            assert seen_alike(world, table, table.turn)


def seen_alike(world: Table, table: Table, seat: Seat) -> bool:
    """Tell whether two tables look the same from a seat; in which order cards are held is no matter."""
    return _shape(world.seen_by(seat)) == _shape(table.seen_by(seat))


def _shape(sight: Any) -> object:
    hands = [(set(hand.cards), hand.size, hand.shown) for hand in sight.hands]
    spots = [(spot.name, set(spot.lies.cards), spot.lies.size, spot.known_to) for spot in sight.spots]
    return hands, spots, sight.calls, sight.trick, sight.tricks, sight.turn, sight.stage, sight.tally


def lies_of(*places: tuple[int, str], cards: str) -> Lies:
    """Return the lies of cards in places of so many, barred from these."""
    return Lies(
        Hidden(
            parse_cards(cards),
            tuple(
                Place(Seat(seat), "", size, frozenset(parse_cards(barred)))
                for seat, (size, barred) in enumerate(places)
            ),
        )
    )


def spelled(lie: list[list[Card]]) -> tuple[str, ...]:
    return tuple("".join(sorted(map(str, cards))) for cards in lie)


def test_every_possible_lie_comes_about_as_often_as_any_other() -> None:
    """Of three places for two cards each the first holds no spade, and the second no heart."""
    lies = lies_of((2, "AS KS"), (2, "AH"), (2, ""), cards="AS KS AH 7C 8C 9D")
    chance = random.Random(3)
    found = Counter(spelled(lies.deal(chance)) for _ in range(9000))
    possible = {lie for lie in found if "S" not in lie[0] and "H" not in lie[1]}
    assert set(found) == possible
    assert len(found) == count_of_lies()
    even = 9000 / len(found)
    assert all(0.6 * even < number < 1.5 * even for number in found.values())


def count_of_lies() -> int:
    """Count by hand: each of six cards to one of three places for two, but for what is barred."""
    cards = parse_cards("AS KS AH 7C 8C 9D")
    barred = (set(parse_cards("AS KS")), set(parse_cards("AH")), set[Card]())

    def count(left: tuple[Card, ...], room: tuple[int, ...]) -> int:
        if not left:
            return 1
        return sum(
            count(left[1:], (*room[:place], free - 1, *room[place + 1 :]))
            for place, free in enumerate(room)
            if free and left[0] not in barred[place]
        )

    return count(cards, (2, 2, 2))


def test_cards_that_are_astray_lie_nowhere() -> None:
    lies = lies_of((1, ""), (1, ""), cards="AS KS AH")
    missing = {
        frozenset(parse_cards("AS KS AH")) - {card for cards in lies.deal(random.Random(n)) for card in cards}
        for n in range(40)
    }
    assert len(missing) == 3


def test_what_cannot_be_is_said_so() -> None:
    with pytest.raises(Impossible):
        lies_of((1, "AS KS"), (1, ""), cards="AS KS").deal(random.Random(1))


def test_chance_belongs_to_the_sight() -> None:
    game = Setting("euchre", 4).game()
    tables = [table for table, _ in zip(decisions(game, 3), range(6), strict=False)]
    numbers = [chance_of(table.seen_by(table.turn or Seat(0))).random() for table in tables]
    assert numbers == [chance_of(table.seen_by(table.turn or Seat(0))).random() for table in tables]
    assert len(set(numbers)) > 1
