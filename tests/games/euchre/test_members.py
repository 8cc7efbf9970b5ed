"""Euchre at a table of five or six members: who plays first, who gives way, and what they keep."""

import pytest

from eldest.cards.seating import Seat
from eldest.engine.events import ComesIn, FirstFour, GivesWay
from helpers.tables import Evening, deal_again, euchre_for, stacked

BEST, REST = "JH JD AH KH QH", ("8D 9D TC JS AS", "7H 8C 9C TD 7D", "9S TS 7S 8S KC")


def cut(evening: Evening, cards: str) -> tuple[object, ...]:
    """Let all who are asked draw these cards: the lowest seat the first, and so on; a dot for none."""
    drawn = [card for card in cards.split() if card != "."]
    evening.does(f"- shuffle 0 {stacked(evening.game.pack, ' '.join(drawn))}")
    events: list[object] = []
    for _ in drawn:
        seat = evening.table.turn
        events += evening.does(f"{seat} draw {drawn.index(cards.split()[seat])}")
    return tuple(events)


def sat_down(members: int, cards: str, **options: object) -> tuple[Evening, tuple[object, ...]]:
    """Return an evening of so many members who cut these cards for the table; who plays first is told."""
    evening = euchre_for(4, table_members=members, **options)
    return evening, cut(evening, cards)


def play_a_game(evening: Evening) -> list[object]:
    """Let the eldest hand win two lone marches running: a game of five."""
    events: list[object] = []
    games = sum(evening.table.tally.games_won)
    while sum(evening.table.tally.games_won) == games:
        seating = evening.table.seating
        turns = list(seating.from_(seating.eldest_of(evening.table.dealer)))
        strong = turns[0] if evening.table.tally.deals % 2 == 0 else turns[1]
        others = iter(REST)
        hands = {seat: BEST if seat == strong else next(others) for seat in turns}
        every = [hands.get(Seat(seat), "") for seat in range(len(seating.members))]
        deal_again(evening, *every, turn_up="8H")
        for seat in turns:
            word = "assist-alone" if seating.side_of(seat) == seating.side_of(turns[-1]) else "order-up-alone"
            events += evening.does(f"{seat} {word}" if seat == strong else f"{seat} pass")
            if seat == strong:
                break
        while evening.table.stage in ("discard", "play"):
            events += evening.does(evening.lawful()[0])
    return events


@pytest.mark.rule("X-TABLE-01", "X-TABLE-02")
def test_of_five_the_four_best_cuts_play_first_and_cut_again() -> None:
    evening, events = sat_down(5, "KS QS AS 8S 9S")
    assert FirstFour((Seat(2), Seat(3), Seat(4), Seat(1))) in events
    assert evening.table.seating.waiting == (0,)
    assert evening.table.stage == "cut-for-deal"
    cut(evening, ". 7S 8S KS QS")
    assert evening.table.dealer == 1
    assert evening.table.partners_of(Seat(1)) == (2,)
    assert len(evening.table.hands) == 5
    evening.chance()
    pone = evening.table.turn
    evening.does(f"{pone} cut 9", "1 deal 2")
    assert [hand.size for hand in evening.table.hands] == [0, 5, 5, 5, 5]


@pytest.mark.rule("X-TABLE-03", "X-TABLE-04", "X-TABLE-05", "X-TABLE-06", "X-TABLE-07")
def test_after_a_game_the_highest_goes_out_and_later_he_who_played_longest() -> None:
    """EX-14 in the sense of Euchre: members P Q R S T, seats 0 to 4; the highest cut goes out."""
    evening, _ = sat_down(5, "7S 8S 9S TS KS")
    assert evening.table.seating.waiting == (4,)
    cut(evening, "7S 8S KS QS")
    play_a_game(evening)
    assert evening.table.stage == "cut-out"
    events = cut(evening, "7S KS 9S TS")
    assert GivesWay((Seat(1),), "X-TABLE-04") in events
    assert ComesIn((Seat(4),)) in events
    assert evening.table.run == (1, 0, 1, 1, 0)
    cut(evening, "7S . 8S KS QS")
    play_a_game(evening)
    assert evening.table.run == (2, 0, 2, 2, 1)
    events = cut(evening, "7S . KS 9S")
    assert GivesWay((Seat(2),), "X-TABLE-04") in events
    assert evening.table.seating.waiting == (2,)


@pytest.mark.rule("X-TABLE-05", "X-TABLE-06")
def test_of_six_two_go_out_and_without_a_tie_nobody_cuts() -> None:
    evening, _ = sat_down(6, "7S 8S 9S TS KS QS")
    cut(evening, "7S 8S KS QS")
    play_a_game(evening)
    events = cut(evening, "7S 8S TS KS")
    assert GivesWay((Seat(2), Seat(3)), "X-TABLE-04") in events
    cut(evening, "7S 8S . . KS QS")
    play_a_game(evening)
    assert evening.table.stage == "cut-out"
    assert GivesWay((Seat(0), Seat(1))) in evening.chance()
    assert evening.table.stage == "cut-for-deal"


@pytest.mark.rule("X-TABLE-03", "E-STAKE-02")
def test_with_rubbers_members_change_only_after_the_rubber() -> None:
    evening, _ = sat_down(5, "7S 8S 9S TS KS", rubbers=True)
    cut(evening, "7S 8S KS QS")
    play_a_game(evening)
    assert evening.table.stage == "shuffle"
    while evening.table.stage == "shuffle":
        play_a_game(evening)
    assert evening.table.stage == "cut-out"
    assert sorted(evening.table.tally.rubbers_won) == [0, 0, 0, 1, 1]


@pytest.mark.rule("E-STAKE-01", "X-STAKE-02")
def test_one_who_waits_neither_pays_nor_is_paid() -> None:
    evening, _ = sat_down(5, "7S 8S 9S TS KS", stakes=True)
    cut(evening, "7S 8S KS QS")
    play_a_game(evening)
    assert sorted(evening.table.tally.balance()) == [-10, -10, 0, 10, 10]
    assert evening.table.tally.balance()[4] == 0
