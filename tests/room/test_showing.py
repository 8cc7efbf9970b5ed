"""Records written out for reading."""

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


def test_the_score_stands_at_the_end() -> None:
    assert shown(1).splitlines()[-1].startswith("Score ")
