"""Whist as a game: the cut, the packs, what it says of itself, and its presets."""

from typing import Any

import pytest

from eldest.cards.seating import Seat
from eldest.engine.events import CutTied, FirstDealer, SidesFormed
from eldest.games.whist.game import Whist
from eldest.games.whist.options import WhistOptions
from games.suite import NAMES
from helpers.clauses import rule_book
from helpers.tables import stacked
from helpers.whist import about_to_shuffle, whist


@pytest.mark.rule("W-CUT-01", "W-CUT-02", "W-CUT-03", "X-TIE-03", "X-CUT-01", "W-PLAYER-01")
@pytest.mark.parametrize(
    ("cards", "dealer", "sides"),
    [
        pytest.param("3S 3H JD 2C", 3, ({3, 1}, {0, 2}), id="EX-03: 2C, 3H, 3S, JD without a second cut"),
        pytest.param("AS KS QS JS", 0, ({0, 3}, {1, 2}), id="the ace is lowest"),
        pytest.param("7S 7C 7D 7H", 3, ({3, 2}, {0, 1}), id="of four equal cards the heart is lowest"),
    ],
)
def test_the_cut(cards: str, dealer: int, sides: tuple[set[int], set[int]]) -> None:
    evening = whist()
    draws = [f"{seat} draw {seat}" for seat in range(4)]
    events = evening.does(f"- shuffle 0 {stacked(evening.game.pack, cards)}", *draws)
    assert not any(isinstance(event, CutTied) for event in events)
    formed, first = events[-2:]
    assert isinstance(formed, SidesFormed)
    assert (set(formed.seats), set(formed.others)) == sides
    assert first == FirstDealer(Seat(dealer))
    assert evening.table.seating.opposite(Seat(dealer)) in sides[0]


@pytest.mark.rule("W-CUT-04", "X-TIE-02")
def test_equal_cards_may_be_cut_for_again() -> None:
    """Two equal middle cards settle who joins the lowest; the lowest card of all deals."""
    evening = whist(tie_break="recut")
    pack = stacked(evening.game.pack, "3S 3H JD 2C 9S 8S")
    events = evening.does(f"- shuffle 0 {pack}", *(f"{seat} draw {seat}" for seat in range(4)))
    assert events[-1] == CutTied((Seat(0), Seat(1)), "W-CUT-04")
    formed = evening.does("0 draw 4", "1 draw 5")[-2]
    assert isinstance(formed, SidesFormed)
    assert set(formed.seats) == {3, 1}


@pytest.mark.rule("W-CUT-04", "X-TIE-02")
def test_of_three_equal_cards_the_new_cut_settles_the_places_left_free() -> None:
    evening = whist(tie_break="recut")
    pack = stacked(evening.game.pack, "3S 3H 3D 2C 9S 8S AS")
    evening.does(f"- shuffle 0 {pack}", *(f"{seat} draw {seat}" for seat in range(4)))
    formed, first = evening.does("0 draw 4", "1 draw 5", "2 draw 6")[-2:]
    assert isinstance(formed, SidesFormed)
    assert set(formed.seats) == {3, 2}
    assert first == FirstDealer(Seat(3)), "the new ace does not go before the deuce"


@pytest.mark.rule("W-GER-01", "X-CUT-09")
def test_two_players_cut_for_the_deal_alone() -> None:
    evening = whist(2)
    events = evening.does(f"- shuffle 0 {stacked(evening.game.pack, '5D 5H')}", "0 draw 0", "1 draw 1")
    assert events[-1] == FirstDealer(Seat(1))


@pytest.mark.rule("W-PACK-02", "X-PACK-03")
@pytest.mark.parametrize(
    ("packs", "dealt"),
    [
        pytest.param("auto", [0, 1, 0], id="two packs are dealt in turn"),
        pytest.param("two", [0, 1, 0], id="as they are if it is said"),
        pytest.param("one", [0, 0, 0], id="one, if that was agreed"),
    ],
)
@pytest.mark.parametrize("players", [3, 4])
def test_packs(packs: str, dealt: list[int], players: int) -> None:
    evening = about_to_shuffle(players, two_packs=packs)
    seen = []
    for _ in dealt:
        evening.chance()
        seen.append(evening.table.pack)
        while evening.table.turn is not None:
            evening.does(evening.lawful()[0])
    assert seen == dealt


@pytest.mark.rule("W-PACK-01", "X-PACK-01")
def test_the_pack_is_of_52_cards() -> None:
    assert len(whist().game.pack) == 52


LINES: list[tuple[int, dict[str, Any], list[str]]] = [
    (
        4,
        {},
        ["W-AM-01", "W-PLAY-05", "W-AM-01", "W-PACK-01", "X-PACK-03", "W-DEAL-03", "W-DEAL-04", "W-CUT-02"],
    ),
    (
        4,
        {"code": "english", "two_packs": "one"},
        ["W-ENG-01", "W-PLAY-05", "W-ENG-02", "X-RUB-01", "W-PACK-01", "W-DEAL-03", "W-DEAL-04", "W-CUT-02"],
    ),
    (
        3,
        {"target": 10, "american_rubber": True},
        [
            "W-DUM-01",
            "W-AM-07",
            "W-PLAY-05",
            "W-AM-01",
            "X-RUB-01",
            "W-PACK-01",
            "X-PACK-03",
            "W-DEAL-03",
            "W-DEAL-04",
            "W-DUM-03",
        ],
    ),
    (
        2,
        {"form": "double_dummy", "two_packs": "one"},
        ["W-DD-01", "W-AM-01", "W-PLAY-05", "W-AM-01", "W-PACK-01", "W-DEAL-03", "W-DEAL-04", "W-DUM-03"],
    ),
    (
        2,
        {},
        ["W-GER-01", "W-GER-04", "W-GER-04", "W-PACK-01", "X-PACK-03", "W-GER-01", "W-GER-01", "X-CUT-09"],
    ),
]


@pytest.mark.parametrize(
    ("players", "rules", "clauses"), LINES, ids=["American", "English", "Dummy", "Double Dummy", "German"]
)
def test_what_the_game_says_of_itself(players: int, rules: dict[str, Any], clauses: list[str]) -> None:
    lines = Whist(WhistOptions(**rules), players).particulars()
    assert [line.clause for line in lines] == clauses
    for line in lines:
        assert line.clause in rule_book()
        assert set(NAMES.findall(line.said.text)) == set(dict(line.values))


@pytest.mark.rule("X-TABLE-02", "X-TABLE-03", "X-TABLE-04", "X-TABLE-05")
@pytest.mark.parametrize(
    ("rules", "said"),
    [
        pytest.param({}, "", id="of four nobody waits"),
        pytest.param({"table_members": 5}, "After a game ", id="five change after a game"),
        pytest.param(
            {"table_members": 6, "code": "english"},
            "After a rubber ",
            id="six at the English game after a rubber",
        ),
    ],
)
def test_what_is_said_of_cutting_out(rules: dict[str, Any], said: str) -> None:
    lines = [
        line for line in Whist(WhistOptions(**rules), 4).particulars() if line.clause.startswith("X-TABLE")
    ]
    assert [line.clause for line in lines] == (["X-TABLE-02", "X-TABLE-04"] if said else [])
    assert all(line.said.text.startswith(said) for line in lines[1:])
    assert all(dict(line.values) == {"members": rules["table_members"]} for line in lines[:1])


@pytest.mark.rule("W-CODE-01")
@pytest.mark.parametrize("preset", Whist.presets, ids=lambda preset: preset.key)
def test_presets_are_house_rules_that_go_together(preset: Any) -> None:
    options, wrong = WhistOptions.from_switches(preset.switches)
    assert not wrong
    assert all(not options.conflicts(players) for players in preset.players)
    assert options.english is (preset.key == "english")
