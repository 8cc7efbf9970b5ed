"""Irregular bids at Cinch in every order of the speakers: a table of outcomes, and a second reckoning."""

import random

import pytest

from laws.auction_reckoning import Reckoning
from laws.auctions import CANNOT, COLUMNS, LETTERS, TABLE, Auctions, Words, every_auction

SHORT_RUNS = 400
"""Random auctions with so many players, each word of any kind."""


def written() -> dict[Words, tuple[str, ...]]:
    """Return the table that is kept: what is said, and what comes of it."""
    heading, *lines = TABLE.read_text().splitlines()
    assert heading.split("\t") == list(COLUMNS)
    rows = [line.split("\t") for line in lines]
    return {tuple(words.split()): tuple(outcome) for words, *outcome in rows}


def reckoned(words: Words, letters: str) -> tuple[str, ...]:
    """Return the outcome by the second reckoning."""
    auction = Reckoning(letters)
    try:
        for word in words:
            auction.hear(word)
    except ValueError:
        return CANNOT
    return auction.outcome()


@pytest.fixture(scope="module")
def four() -> Auctions:
    return Auctions(4)


@pytest.mark.rule(*(f"C-IBID-{number:02}" for number in range(1, 14)), "C-BID-08", "C-BID-09")
def test_the_referee_judges_every_auction_as_the_table_has_it(four: Auctions) -> None:
    wrong = {words: kept for words, kept in written().items() if four.outcome(words) != kept}
    assert not wrong


def test_the_second_reckoning_comes_to_the_same() -> None:
    wrong = {words: kept for words, kept in written().items() if reckoned(words, LETTERS[4]) != kept}
    assert not wrong


def test_the_table_has_every_auction(four: Auctions) -> None:
    assert list(written()) == list(every_auction(four))


@pytest.mark.parametrize("players", LETTERS)
def test_random_auctions_come_to_what_the_second_reckoning_says(players: int) -> None:
    """Nobody is ever left out, and every auction that goes on can be ended."""
    auctions, chance = Auctions(players), random.Random(players)
    for _ in range(SHORT_RUNS):
        words: Words = ()
        while not auctions.is_over(words):
            word = chance.choice(LETTERS[players]) + chance.choice(["-", "-", *map(str, range(1, 16))])
            tried = (*words, word)
            if auctions.outcome(tried) != CANNOT and auctions.is_out_of_turn(tried) and chance.random() < 0.6:
                choice = auctions.has_choice(tried) and chance.random() < 0.5
                tried = (*words, word + ("!Z" if choice else "!"))
            assert auctions.outcome(tried) == reckoned(tried, LETTERS[players]), tried
            words = words if auctions.outcome(tried) == CANNOT else tried
