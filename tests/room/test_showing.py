"""Records written out for reading."""

import re

import pytest

from eldest.room.evening import play_evening
from eldest.room.showing import show_record
from eldest.store.record import Record


def shown(deals: int) -> str:
    """Return an evening of numbered deals as text."""
    record = Record("euchre", (("euchre.deal_order", "3-2"),), names=("Anna", "Colonel"))
    *_, (_, sitting) = play_evening(record, deals, 874512)
    return show_record(sitting)


def test_the_head_tells_game_players_and_house_rules() -> None:
    lines = shown(1).splitlines()
    assert lines[:2] == ["Euchre: Anna, Colonel", "Euchre for two. House rules of your own."]
    assert "Dealing five cards: three, then two (printed: as the dealer pleases) [E-DEAL-05]" in lines


def test_each_deal_tells_its_number_hands_and_events_with_clauses() -> None:
    text = shown(2)
    assert "Deal 1, number 874512" in text
    assert "Deal 2, number 874513" in text
    assert "three, then two." in text
    assert "is turned up.  [E2-DEAL-02]" in text
    hands = [line for line in text.splitlines() if line.startswith(("    You: ", "    Colonel: "))]
    assert len(hands) == 4
    assert all(len(line.split(": ")[1].split()) == 5 for line in hands)


def test_a_card_laid_away_is_open_here() -> None:
    assert "discards a card under the pack. (the " in shown(3)


def of_game(game: str, players: int) -> str:
    """Return a deal of another game as text."""
    names = ("Anna", "Colonel", "Emma", "Frank", "Greta", "Hugo")[:players]
    *_, (_, sitting) = play_evening(Record(game, names=names), 2, 874512)
    return show_record(sitting)


@pytest.mark.parametrize(
    ("game", "players", "line"),
    [
        pytest.param(
            "cinch", 4, r"lays away \w+ plain cards\. \((the .*, )+the .*\)  \[C-DISC-01\]", id="laid away"
        ),
        pytest.param(
            "cinch", 4, r"is given \w+ cards?\. \(the .*\)  \[C-DISC-04\]", id="given from the stock"
        ),
        pytest.param("cinch", 4, r"^  (Colonel|Emma|Frank) \(the .*\)  \[C-ROB-01\]", id="seen in robbing"),
        pytest.param("whist", 2, r"takes the next card unseen\. \(the .*\)  \[W-GER-02\]", id="drawn unseen"),
    ],
)
def test_every_card_that_changes_its_place_is_told(game: str, players: int, line: str) -> None:
    assert re.search(line, of_game(game, players), re.MULTILINE)


def test_a_card_is_told_once() -> None:
    assert not re.search(r"take the (.*) from the stock\. \(the \1\)", of_game("whist", 2))


def test_the_score_stands_at_the_end() -> None:
    assert shown(1).splitlines()[-1].startswith("Score ")
