"""Between deals: cutting for table, partners and deal, and who gives way to those who wait."""

from dataclasses import replace

import pytest

from eldest.cards.card import Card, Rank
from eldest.cards.hand import Hand
from eldest.cards.pack import Pack
from eldest.cards.seating import Seat, Seating, Side
from eldest.engine.events import ComesIn, Event, FirstDealer, FirstFour, GivesWay, SidesFormed
from eldest.engine.options import Options
from eldest.engine.stages.closing import CUT_OUT
from eldest.engine.stages.cutting import (
    Cutting,
    GivingWay,
    Manner,
    Settled,
    ace_high,
    ace_low,
    ace_low_by_suit,
    first_four,
    partners,
)
from eldest.engine.stages.opening import first_stage, opening_seating, opening_stages
from eldest.engine.table import Table
from eldest.engine.tally import GameResult, Tally
from helpers.tables import End, Evening, SmallGame, stacked

WHOLE = Pack.from_rank(Rank.TWO)
HEIGHTS = {"euchre": ace_low, "whist": ace_low_by_suit, "cinch": ace_high}


def cut(members: int, cards: str, settled: Settled[Table], height: str = "euchre") -> Evening:
    """Return an evening at which these cards were drawn in a row, whoever was in turn."""
    stage = Cutting[Table]("cut", WHOLE, Manner(HEIGHTS[height]), then="end", settled=settled)
    evening = Evening(SmallGame.of(members, stage))
    evening.does(f"- shuffle 0 {stacked(WHOLE, cards)}")
    for place, _ in enumerate(cards.split()):
        evening.does(f"{evening.table.turn} draw {place}")
    assert evening.table.stage == "end"
    return evening


@pytest.mark.parametrize(
    ("height", "cards", "dealer", "order"),
    [
        pytest.param(
            "euchre",
            "9S AD KH JC",
            1,
            (0, 3, 1, 2),
            id="EX-01: the ace is lowest and deals; nine and ace play against king and jack",
            marks=pytest.mark.rule("X-CUT-07", "X-CUT-08", "E-CUT-01", "X-SEAT-03", "X-SEAT-04"),
        ),
        pytest.param(
            "euchre",
            "8S 8H QD 7C KC 7D",
            3,
            (0, 1, 2, 3),
            id="EX-02: the tie is cut again, and a king does not move its owner past the queen",
            marks=pytest.mark.rule("E-CUT-03", "X-TIE-02"),
        ),
        pytest.param(
            "whist",
            "3S 3H JD 2C",
            3,
            (0, 1, 2, 3),
            id="EX-03: at Whist hearts are below spades, and nobody cuts again",
            marks=pytest.mark.rule("W-CUT-03", "X-TIE-03"),
        ),
        pytest.param(
            "cinch",
            "KS AH 4D 9C",
            1,
            (0, 3, 1, 2),
            id="EX-04: at Cinch the ace is highest and deals, with the king",
            marks=pytest.mark.rule("C-CUT-01", "X-CUT-01", "X-CUT-02"),
        ),
        pytest.param(
            "euchre",
            "KS 7H QS 8H JS 9H",
            1,
            (0, 1, 2, 3, 4, 5),
            id="of six the three lowest play against the three highest, alternately",
            marks=pytest.mark.rule("X-CUT-09", "E-CUT-01", "E6-POS-01"),
        ),
    ],
)
def test_the_cut_makes_partners_and_dealer(
    height: str, cards: str, dealer: int, order: tuple[int, ...]
) -> None:
    members = len({*order})
    table = cut(members, cards, partners, height).table
    assert table.dealer == dealer
    assert tuple(table.seating.from_(Seat(0))) == order
    assert [table.seating.side_of(seat) for seat in order] == [0, 1] * (members // 2)


@pytest.mark.rule("X-CUT-07")
def test_the_sides_are_told_dealers_first() -> None:
    evening = cut(4, "9S AD KH JC", partners)
    assert evening.timeline.steps[-1].events[1:] == (
        SidesFormed((Seat(1), Seat(0)), (Seat(2), Seat(3))),
        FirstDealer(Seat(1)),
    )


@pytest.mark.rule("X-CUT-10", "X-TABLE-07")
def test_new_sides_begin_without_score_or_games() -> None:
    stage = Cutting[Table]("cut", WHOLE, Manner(ace_low), then="end", settled=partners)
    game = SmallGame.of(4, stage)
    opening = game.opening()
    tally = replace(Tally.blank(4), score=(5, 1, 0, 0), games=(GameResult(Side(0), (5, 1)),), winner=Side(0))
    evening = Evening(game, opening=replace(opening, tally=tally))
    evening.does(
        f"- shuffle 0 {stacked(WHOLE, '9S AD KH JC')}", *(f"{seat} draw {seat}" for seat in range(4))
    )
    assert evening.table.tally == Tally.blank(2, 4)


@pytest.mark.rule("X-TABLE-02")
def test_of_six_members_the_four_best_cuts_play_first() -> None:
    evening = cut(6, "KS 7H QS 8H JS 9H", first_four)
    assert evening.table.seating == Seating.alternating((Seat(1), Seat(3), Seat(4), Seat(5)), 6)
    assert evening.table.seating.waiting == (0, 2)
    assert evening.timeline.steps[-1].events[-1] == FirstFour((Seat(1), Seat(3), Seat(5), Seat(4)))


# ------------------------------------------------------------------ giving way


P, Q, R, S, T, U = map(Seat, range(6))


def after_a_game(playing: tuple[Seat, ...], run: tuple[int, ...], height: str = "euchre") -> Evening:
    """Return an evening at a table of these members at which a game has ended."""
    stage = GivingWay[Table](CUT_OUT, WHOLE, Manner(HEIGHTS[height]), then="end")
    members = len(run)
    opening = Table(
        Seating.alternating(playing, members), Tally.blank(2, members), run=run, dealer=playing[0]
    ).cleared()
    game = SmallGame.of(members, stage)
    return Evening(game, opening=game.opened(opening, CUT_OUT))


def goes_out(evening: Evening, *draws: str) -> tuple[Event, ...]:
    """Let those who tie draw these cards in turn; return the events of the last draw."""
    cards = " ".join(draws)
    evening.does(f"- shuffle 0 {stacked(WHOLE, cards)}")
    events: tuple[Event, ...] = ()
    for place, _ in enumerate(draws):
        events = evening.does(f"{evening.table.turn} draw {place}")
    return events


@pytest.mark.parametrize(
    ("height", "draws", "going"),
    [
        pytest.param(
            "cinch",
            ("5S", "KD", "9H", "2C"),
            (P, S),
            id="EX-13: at Cinch the lowest cuts go out",
            marks=pytest.mark.rule("C-OUT-01", "C-OUT-04", "X-TABLE-04", "X-TABLE-06"),
        ),
        pytest.param(
            "euchre",
            ("5S", "KD", "9H", "2C"),
            (R, Q),
            id="at Euchre and Whist the highest",
            marks=pytest.mark.rule("X-TABLE-04"),
        ),
    ],
)
def test_after_the_first_game_all_four_cut(
    height: str, draws: tuple[str, ...], going: tuple[Seat, ...]
) -> None:
    evening = after_a_game((P, Q, R, S), (0,) * 6, height)
    events = goes_out(evening, *draws)
    assert set(evening.table.seating.waiting) == set(going)
    gives_way, comes_in = events[-2:]
    assert isinstance(gives_way, GivesWay)
    assert set(gives_way.seats) == set(going)
    assert comes_in == ComesIn((T, U))
    assert [evening.table.run[seat] for seat in going] == [0, 0]
    assert evening.table.dealer is None


@pytest.mark.rule("C-OUT-02", "X-TABLE-05")
def test_those_who_have_sat_longest_go_out_without_a_cut() -> None:
    """EX-13, the second game: Q and R have played two, T and U one."""
    evening = after_a_game((Q, R, T, U), (0, 1, 1, 0, 0, 0), "cinch")
    assert evening.table.seating.order == (Q, R, T, U)  # what was played may still be looked at
    events = evening.does(f"- shuffle 0 {stacked(WHOLE, '')}")
    assert events == (GivesWay((Q, R)), ComesIn((P, S)))
    assert evening.table.stage == "end"
    assert evening.table.seating.order == (P, S, T, U)
    assert evening.table.run == (0, 0, 0, 0, 1, 1)


@pytest.mark.rule("C-OUT-03", "X-TABLE-05")
def test_only_a_tie_among_them_is_cut_for() -> None:
    """EX-14: of five members P, R and S have two games, T one; one of the three goes out."""
    evening = after_a_game((P, R, S, T), (1, 0, 1, 1, 0))
    events = goes_out(evening, "5S", "KD", "9H")
    assert [draw.seat for draw in evening.table.draws] == [P, R, S]
    assert events[-2:] == (GivesWay((R,), "X-TABLE-04"), ComesIn((Q,)))


@pytest.mark.rule("X-TABLE-05")
def test_one_goes_out_by_his_run_and_another_by_the_cut() -> None:
    evening = after_a_game((P, Q, R, S), (2, 1, 1, 0, 0, 0))
    events = goes_out(evening, "5S", "KD")
    assert [draw.seat for draw in evening.table.draws] == [Q, R]
    assert events[-2:] == (GivesWay((P, R), "X-TABLE-04"), ComesIn((T, U)))


def test_the_first_game_is_counted_where_nothing_was_counted_yet() -> None:
    evening = after_a_game((P, Q, R, S), (0,) * 5)
    stage = evening.game.stages[CUT_OUT]
    assert stage.enter(replace(evening.table, run=())).table.run == (1, 1, 1, 1, 0)


# ------------------------------------------------------------------ the row of stages


def whole_row(members: int) -> Evening:
    options = Options(table_members=members)
    stages = opening_stages(WHOLE, options, cut=Manner(ace_low), in_sides=True, packs=2)
    game = SmallGame.of(members, *stages, End("deal"))
    seating = opening_seating(options, 4, in_sides=True)
    blank = Table(seating, Tally.blank(seating.number_of_sides, len(seating.members))).cleared()
    return Evening(game, opening=game.opened(blank, first_stage(options, 4)))


def draw_all(evening: Evening) -> None:
    while evening.table.turn is not None:
        evening.does(f"{evening.table.turn} draw {len(evening.table.draws)}")


@pytest.mark.rule("X-TABLE-02", "X-TABLE-07", "X-CUT-10")
def test_five_members_cut_for_the_table_and_four_of_them_again_for_partners() -> None:
    evening = whole_row(5)
    evening.does(f"- shuffle 0 {stacked(WHOLE, 'KS 7H QS 8H JS')}")
    draw_all(evening)
    assert evening.table.stage == "cut-for-deal"
    assert evening.table.seating.waiting == (0,)
    evening.does(f"- shuffle 0 {stacked(WHOLE, 'KS 7H QS 8H JS')}")
    draw_all(evening)
    assert evening.table.stage == "shuffle"
    assert evening.table.dealer == 2


def test_four_members_cut_for_partners_at_once() -> None:
    evening = whole_row(4)
    assert evening.table.stage == "cut-for-deal"
    assert evening.table.seating.in_partnerships


@pytest.mark.rule("X-TABLE-01")
def test_who_sits_down_and_who_plays() -> None:
    assert Options(table_members=6).players_among(6) == 4
    assert Options(table_members=6).members_for(4) == 6
    assert Options().players_among(6) == 6
    assert Options(table_members=6).members_for(3) == 3
    assert Options().players_among(4) == 4


def test_a_joker_has_no_height_by_suit() -> None:
    assert ace_low_by_suit(Card.parse("JK")) == 0


def test_the_hands_of_those_who_wait_are_bare() -> None:
    assert whole_row(6).table.hands == (Hand(),) * 6
