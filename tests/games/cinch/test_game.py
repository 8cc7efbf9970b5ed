"""Cinch from the cut to the end of a game: how its stages follow each other, for any number."""

from typing import Any

import pytest

from eldest.cards.card import spell_cards
from eldest.cards.seating import Seat
from eldest.engine.acts import STOCK
from eldest.engine.events import ComesIn, FirstDealer, GameWon, GivesWay, SidesFormed
from eldest.games import catalogue
from eldest.games.cinch.game import Cinch
from eldest.games.cinch.options import PRESETS
from eldest.games.cinch.table import at_cinch
from games.cinch.evenings import at_play, cinch, last_deals
from helpers.tables import Evening, plain_table, stacked


def draws(evening: Evening, cards: str) -> tuple[object, ...]:
    """Have those in turn draw these cards, in this order."""
    evening.does(f"- shuffle 0 {stacked(evening.game.pack, cards)}")
    events: tuple[object, ...] = ()
    for place in range(len(cards.split())):
        events += evening.does(f"{evening.table.turn} draw {place}")
    return events


def play_on(evening: Evening) -> tuple[object, ...]:
    """Do the first thing that may be done until the deal is over."""
    events: tuple[object, ...] = ()
    while not evening.game.rests(evening.table):
        events += evening.chance(3) if evening.table.turn is None else evening.does(evening.lawful()[-1])
    return events


def test_the_game_is_in_the_catalogue() -> None:
    assert catalogue()["cinch"] is Cinch
    assert Cinch.players == (2, 3, 4, 5, 6)
    assert Cinch.name.text == "Cinch"


@pytest.mark.rule("C-CUT-01", "X-CUT-01", "X-CUT-02", "X-CUT-07", "X-CUT-08")
def test_the_highest_cuts_play_together_and_the_best_deals() -> None:
    """EX-04: KS, AH, 4D, 9C: the ace deals; AH and KS play against 9C and 4D."""
    evening = cinch()
    events = draws(evening, "KS AH 4D 9C")
    assert events[-2:] == (SidesFormed((Seat(1), Seat(0)), (Seat(2), Seat(3))), FirstDealer(Seat(1)))
    seating = evening.table.seating
    assert seating.opposite(Seat(1)) == 0
    assert seating.side_of(Seat(1)) == seating.side_of(Seat(0)) != seating.side_of(Seat(2))


@pytest.mark.rule("C-CUT-02", "X-TIE-01", "X-TIE-02")
def test_those_who_tie_cut_again_among_themselves() -> None:
    evening = cinch()
    events = draws(evening, "KS KH AD 9C 2S 3S")
    assert events[-1] == FirstDealer(Seat(2))
    seating = evening.table.seating
    assert seating.side_of(Seat(2)) == seating.side_of(Seat(1)), "the three beats the two, below the ace"


@pytest.mark.rule("C-CUT-01", "X-CUT-09", "CV-FEW-01", "CV-AUC-01")
@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_with_other_numbers_the_cut_settles_only_the_deal(players: int) -> None:
    evening = cinch(players)
    events = draws(evening, " ".join(["9S", "AS", "8S", "7S", "6S", "4S"][:players]))
    assert events[-1] == FirstDealer(Seat(1))
    assert not any(isinstance(event, SidesFormed) for event in events)
    assert evening.table.seating.number_of_sides == players


@pytest.mark.rule("C-POS-01", "X-SEAT-03")
def test_four_play_two_against_two() -> None:
    seating = last_deals(cinch()).table.seating
    assert [seating.side_of(seat) for seat in seating.order] == [0, 1, 0, 1]
    assert seating.opposite(Seat(0)) == 2


@pytest.mark.rule("C-PACK-01", "X-PACK-01")
def test_the_pack_has_fifty_two_cards() -> None:
    assert len(cinch().game.pack) == 52


@pytest.mark.rule("C-PACK-05", "X-PACK-03")
@pytest.mark.parametrize(
    ("packs", "used"),
    [("auto", [0, 1, 0]), ("one", [0, 0, 0]), ("two", [0, 1, 0])],
    ids=["auto: two", "one", "two"],
)
def test_one_pack_or_two(packs: str, used: list[int]) -> None:
    evening = last_deals(cinch(two_packs=packs))
    dealt_with = []
    for _ in used:
        evening.chance(7)
        dealt_with.append(evening.table.pack)
        play_on(evening)
    assert dealt_with == used


@pytest.mark.rule("C-DEAL-01", "C-DEAL-02", "X-PRES-01", "X-PRES-02")
def test_the_dealer_shuffles_and_the_pone_cuts() -> None:
    """EX-05: of 52 cards 4 to 48 may be lifted."""
    evening = last_deals(cinch())
    evening.chance(7)
    assert evening.timeline.acts[-1].seat == 3
    assert evening.lawful() == [f"2 cut {lifted}" for lifted in range(4, 49)]
    assert evening.refused("2 cut 3").clause == "X-PRES-02"


@pytest.mark.rule("C-DEAL-03", "C-DEAL-04", "X-DEAL-01")
def test_three_cards_at_a_time_for_three_rounds() -> None:
    """EX-11: A gets cards 1-3, 13-15 and 25-27, Z 10-12, 22-24 and 34-36; the stock is 37-52."""
    evening = last_deals(cinch())
    pack = evening.game.pack.cards
    evening.does(f"3 shuffle 0 {spell_cards(pack[-9:] + pack[:-9])}", "2 cut 9")
    assert evening.lawful() == ["3 deal 3"]
    assert evening.refused("3 deal 2").clause == "C-DEAL-03"
    evening.does("3 deal 3")
    table = evening.table
    assert table.hands[0].cards == pack[0:3] + pack[12:15] + pack[24:27]
    assert table.hands[3].cards == pack[9:12] + pack[21:24] + pack[33:36]
    assert table.lying(STOCK) == pack[36:52]
    assert table.order.trumps is None, "no trump is turned"
    assert [spot.name for spot in table.spots] == [STOCK]


@pytest.mark.rule("C-DEAL-05", "X-DEAL-02")
def test_the_deal_passes_to_the_left() -> None:
    evening = last_deals(cinch())
    dealers = []
    for _ in range(5):
        dealers.append(evening.table.dealer)
        evening.chance(3)
        play_on(evening)
    assert dealers == [3, 0, 1, 2, 3]


@pytest.mark.rule("C-PLAY-01", "C-PLAY-04", "X-PLAY-01", "X-PLAY-04")
def test_the_maker_leads_and_six_tricks_are_played() -> None:
    evening = last_deals(cinch())
    evening.chance(3)
    evening.does("2 cut 9", "3 deal 3", "0 pass", "1 bid 3", "2 pass", "3 pass", "1 make S")
    while evening.table.stage != "play":
        evening.does(evening.lawful()[0])
    assert evening.table.turn == 1
    assert len(evening.lawful()) == 6, "any card may be led"
    winners = []
    while evening.table.stage == "play":
        evening.does(evening.lawful()[0])
        if not evening.table.trick.plays:
            winners.append((evening.table.tricks[-1].winner, evening.table.turn))
    assert len(winners) == 6
    assert all(won == leads for won, leads in winners[:-1])
    assert evening.table.tally.deals == 1


FOLLOWING = [
    pytest.param("AS", "KS 2D AC", "AC", "C-PLAY-03", id="C-PLAY-03 C-REV-01: neither suit nor trump"),
    pytest.param("5H", "3D KH", "KH", "C-PLAY-02", id="EX-73 C-PLAY-02: no trump to a trump"),
    pytest.param("AS", "KS 2D", "3H", "X-PLAY-01", id="a card not held"),
]


@pytest.mark.rule("C-PLAY-02", "C-PLAY-03", "C-REV-01", "X-PLAY-02")
@pytest.mark.parametrize(("led", "hand", "tried", "clause"), FOLLOWING)
def test_why_a_card_is_refused(led: str, hand: str, tried: str, clause: str) -> None:
    table = at_play(["", hand, "7C", "8C"], led=led)
    evening = Evening(cinch().game, opening=table)
    refusal = evening.refused(f"1 play {tried}")
    assert refusal.clause == clause
    assert evening.refused("1 pass").clause == "X-PLAY-01"
    assert evening.refused("2 play 7C").clause == "X-PLAY-01"


@pytest.mark.rule("C-PLAY-06", "C-PLAY-03")
def test_nobody_is_bound_to_cinch() -> None:
    table = at_play(["", "", "KD 7D 2D 4S", "8C"], led="9S 3S", maker=0)
    evening = Evening(cinch().game, opening=table)
    assert evening.lawful() == ["2 play KD", "2 play 7D", "2 play 2D", "2 play 4S"]


@pytest.mark.rule("C-SCORE-06", "C-COUNT-01")
def test_a_game_is_played_to_its_end_and_the_next_begins_at_nought() -> None:
    evening = last_deals(cinch())
    for number in range(40):
        evening.chance(number)
        if any(isinstance(event, GameWon) for event in play_on(evening)):
            break
    assert max(evening.table.tally.score) >= 51
    evening.chance(3)
    assert evening.table.tally.score == (0, 0)
    assert sum(evening.table.tally.games_won) == 2, "two partners have won"


@pytest.mark.rule("C-OUT-01", "C-OUT-02", "C-OUT-03", "C-OUT-04", "X-TABLE-03", "X-TABLE-04", "X-TABLE-05")
def test_members_give_way() -> None:
    """EX-13: P 5, Q K, R 9, S 2 cut: P and S go out, T and U come in; after the next game Q and R go."""
    evening = cinch(table_members=6)
    draws(evening, "AS KS QS JS TS 9S")
    assert evening.table.seating.waiting == (4, 5)
    draws(evening, "AC KC QC JC")
    out = given_way(evening, "5S KS 9S 2S")
    assert out == (GivesWay((Seat(0), Seat(3)), "X-TABLE-04"), ComesIn((Seat(4), Seat(5))))
    draws(evening, "AC KC QC JC")
    out = given_way(evening, "")
    assert out == (GivesWay((Seat(1), Seat(2))), ComesIn((Seat(0), Seat(3))))
    assert evening.table.stage == "cut-for-deal"


def given_way(evening: Evening, cuts: str) -> tuple[object, ...]:
    """Play a game to its end, have these cards cut, and return who gave way to whom."""
    events: tuple[object, ...] = ()
    for number in range(60):
        evening.chance(number)
        events = play_on(evening)
        if any(isinstance(event, GameWon) for event in events):
            break
    assert evening.table.stage == "cut-out"
    events += evening.does(f"- shuffle 0 {stacked(evening.game.pack, cuts)}")
    if cuts:
        order = evening.table.seating.order
        by_seat = dict(zip(sorted(order), range(4), strict=True))
        for _ in order:
            turn = evening.table.turn
            events += evening.does(f"{turn} draw {by_seat[turn]}")
    return tuple(event for event in events if isinstance(event, GivesWay | ComesIn))


PARTICULARS = [
    pytest.param(
        4, {}, "C-SCORE-06 C-SCORE-03 C-PACK-02 C-PACK-05 C-DEAL-03 C-BID-02 C-CUT-01 C-CUT-01", id="four"
    ),
    pytest.param(
        4,
        {"two_packs": "one", "target": 61, "scoring": "set_back", "low_to_holder": True},
        "C-SCORE-07 C-SCORE-04 C-COUNT-02 C-PACK-02 C-DEAL-03 C-BID-02 C-CUT-01 C-CUT-01",
        id="one pack, another length, set back, low to the holder",
    ),
    pytest.param(
        4,
        {"target": 42, "scoring": "bid_added", "table_members": 5, "stakes": True},
        "C-SCORE-07 C-SCORE-05 C-PACK-02 C-PACK-05 C-DEAL-03 C-BID-02 C-CUT-01 C-CUT-01 C-OUT-01 C-STAKE-01",
        id="five members, for stakes",
    ),
    pytest.param(2, {}, "C-SCORE-06 C-SCORE-03 C-PACK-02 C-PACK-05 CV-FEW-01 C-BID-02 C-CUT-01", id="two"),
    pytest.param(3, {}, "C-SCORE-06 CV-FEW-02 C-PACK-02 C-PACK-05 CV-FEW-01 C-BID-02 C-CUT-01", id="three"),
    pytest.param(
        5,
        {},
        "C-SCORE-06 CV-AUC-03 C-PACK-02 C-PACK-05 CV-AUC-01 C-BID-02 CV-AUC-02 C-CUT-01",
        id="auction",
    ),
    pytest.param(
        4,
        {"form": "blind"},
        "C-SCORE-06 C-SCORE-03 C-PACK-02 C-PACK-05 CV-BLIND-01 C-BID-02 C-CUT-01 C-CUT-01",
        id="blind",
    ),
]


@pytest.mark.rule("C-PACK-05", "C-CUT-01", "C-SCORE-07", "CV-FEW-02", "CV-AUC-03", "C-OUT-04")
@pytest.mark.parametrize(("players", "options", "clauses"), PARTICULARS)
def test_what_is_worth_knowing_beforehand(players: int, options: dict[str, Any], clauses: str) -> None:
    particulars = cinch(players, **options).game.particulars()
    assert [line.clause for line in particulars] == clauses.split()
    if players == 5:
        assert "draw" in next(line for line in particulars if line.clause == "CV-AUC-01").said.text


def test_the_presets_can_all_be_played() -> None:
    assert PRESETS[0].name.text == "Foster’s Cinch"
    for preset in Cinch.presets:
        options, wrong = Cinch.options_type.from_switches(preset.switches)
        assert not wrong
        assert all(not options.conflicts(players) for players in preset.players)


def test_a_sight_of_another_game_is_none_of_cinch() -> None:
    with pytest.raises(TypeError):
        at_cinch(plain_table(4).seen_by(Seat(0)))
