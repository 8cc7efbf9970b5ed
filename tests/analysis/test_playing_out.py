"""Playing out: lawful to the end, the same from the same seed, and blind to what a player cannot see."""

import random
from dataclasses import replace

import pytest

from eldest.analysis.playing_out import PlayingOut
from eldest.analysis.position import Position, cards_of
from eldest.analysis.reading import Halt
from eldest.analysis.shown import Shown, shown_by
from helpers.as_written import as_written
from helpers.plain_values import cinch, euchre, gained, small, some_cards_on, values, whist

RANDOM, SLIPPING, STRICT = 256, 16, 0


def some_positions(seed: int, number: int) -> list[Position]:
    chance = random.Random(seed)
    deals = [euchre(chance, 4, 5), cinch(chance, 6), whist(chance, 13), euchre(chance, 6, 5)]
    return [some_cards_on(chance, chance.choice(deals), 12) for _ in range(number)]


@pytest.mark.parametrize("slips", [RANDOM, SLIPPING, STRICT])
def test_every_card_chosen_is_legal_to_the_end(slips: int) -> None:
    player = PlayingOut(slips)
    for seed, start in enumerate(some_positions(1, 60)):
        position = start
        while position.legal_mask:
            card = player.card(position, seed)
            assert card in position.legal()
            position = position.play(card)


def test_points_are_those_of_the_same_cards_laid_one_by_one() -> None:
    """Without slips there is no chance in it, so the cards asked for one by one are the deal played out."""
    player = PlayingOut(STRICT)
    for start in some_positions(2, 40):
        free = start.trump if start.trump_any_time else -1
        tricks = [[(start.leader, card) for card in start.trick[:1]]]
        tricks[-1] += [(seat, card) for seat, card in zip(seats_after(start), start.trick[1:], strict=False)]
        begun = known = Shown(0, *shown_by(tricks, len(start.hands), free))
        position, points = start, 0
        while position.legal_mask:
            card = player.card(position, 0, replace(known, pool=sum(position.hands)))
            points += gained(position, card)
            tricks[-1].append((position.mover, card))
            position = position.play(card)
            known = Shown(0, *shown_by(tricks, len(start.hands), free))
            if not position.trick:
                tricks.append([])
        assert player.average_many([start], 1, 0, begun) == [points]


def seats_after(position: Position) -> list[int]:
    """Return the seats that lay to the open trick after the leader, in order."""
    first = position.playing.index(position.leader)
    return [*position.playing[first + 1 :], *position.playing[:first]]


@pytest.mark.parametrize("slips", [RANDOM, SLIPPING])
def test_the_same_seed_gives_the_same_play_and_another_one_another(slips: int) -> None:
    positions = some_positions(3, 30)
    once = PlayingOut(slips).averages_many(positions, 5, 11)
    assert PlayingOut(slips).averages_many(positions, 5, 11) == once
    assert PlayingOut(slips).averages_many(positions, 5, 12) != once
    assert [PlayingOut(slips).averages(position, 5, 11) for position in positions] == once


@pytest.mark.parametrize("slips", [RANDOM, SLIPPING, STRICT])
def test_the_form_as_written_plays_the_same(slips: int) -> None:
    *_, written = as_written("reading", "liking", "playing_out")
    chance = random.Random(4)
    positions = [small(chance) for _ in range(200)] + some_positions(4, 20)
    played = PlayingOut(slips).averages_many(positions, 3, 5)
    assert written.PlayingOut(slips).averages_many(positions, 3, 5) == played


@pytest.mark.parametrize("slips", [RANDOM, SLIPPING, STRICT])
def test_a_choice_does_not_depend_on_hidden_cards(slips: int) -> None:
    chance, player = random.Random(5), PlayingOut(slips)
    for seed, position in enumerate(some_positions(5, 200)):
        hidden = [
            card
            for seat, hand in enumerate(position.hands)
            if seat != position.mover
            for card in cards_of(hand)
        ]
        spare = [card for card in range(60) if not sum(position.hands) >> card & 1][:4]
        known = Shown(sum(1 << card for card in (*hidden, *spare, *cards_of(position.hands[position.mover]))))
        chosen = player.card(position, seed, known)
        for _ in range(3):
            assert player.card(redealt(chance, position, hidden + spare), seed, known) == chosen


def redealt(chance: random.Random, position: Position, hidden: list[int]) -> Position:
    """Return the position with all cards but the mover's own dealt anew, some of them to nobody."""
    mover, cards = position.mover, chance.sample(hidden, len(hidden))
    hands = []
    for seat, hand in enumerate(position.hands):
        size = 0 if seat == mover else hand.bit_count()
        hands.append(hand if seat == mover else sum(1 << card for card in cards[:size]))
        del cards[:size]
    return Position(
        tuple(hands),
        position.playing,
        position.trump,
        position.leader,
        position.trick,
        position.side,
        position.trick_points,
        position.card_points,
        position.trump_any_time,
    )


def test_play_at_random_takes_every_card_equally_often() -> None:
    position = euchre(random.Random(6), 2, 5)
    player = PlayingOut(RANDOM)
    drawn = [player.card(position, seed) for seed in range(2_000)]
    for card in position.legal():
        assert 300 < drawn.count(card) < 500


def test_the_last_trick_is_worth_what_it_is_by_any_play() -> None:
    chance = random.Random(7)
    for _ in range(50):
        position = euchre(chance, 4, 1)
        assert PlayingOut(RANDOM).averages(position, 3, 1) == values(position)


def test_the_rule_of_thumb_beats_play_at_random() -> None:
    """Each side in turn plays by rule, the other at random, over the same deals of Cinch and Euchre."""
    chance = random.Random(8)
    by_rule, at_random = PlayingOut(STRICT), PlayingOut(RANDOM)
    ahead = 0
    for seed in range(300):
        start = cinch(chance, 6) if seed % 2 else euchre(chance, 4, 5)
        for ruled in (0b0101, 0b1010):
            position, points = start, 0
            while position.legal_mask:
                player = by_rule if ruled >> position.mover & 1 else at_random
                card = player.card(position, seed * 64 + sum(map(int.bit_count, position.hands)))
                points += gained(position, card)
                position = position.play(card)
            ahead += points if ruled == 0b0101 else -points
    assert ahead > 300


def test_a_halt_ends_it() -> None:
    halt = Halt()
    halt.call()
    positions = some_positions(9, 3)
    assert PlayingOut().averages_many(positions, 10**12, 1, halt=halt) == [None] * 3
    assert PlayingOut().average_many(positions, 10**12, 1, halt=halt) == [None] * 3


def test_nothing_is_chosen_when_all_is_played() -> None:
    with pytest.raises(ValueError, match="all is played"):
        PlayingOut().card(Position((0, 0), (0, 1), 0, 0), 1)
