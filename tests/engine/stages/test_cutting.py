"""Cutting for the deal: the lowest deals, those who tie cut again, and the new cut settles only the tie."""

import pytest

from eldest.cards.card import Card, Rank
from eldest.cards.pack import Pack
from eldest.cards.seating import Seat
from eldest.engine.acts import SPREAD, Shuffle
from eldest.engine.events import CardCut, CutTied, Event, FirstDealer, JokerCut, PackSpread
from eldest.engine.stages.cutting import Cutting, Manner, ace_low
from eldest.engine.table import Table
from helpers.tables import Evening, SmallGame, stacked

PACK = Pack.from_rank(Rank.SEVEN)
WITH_JOKER = Pack.from_rank(Rank.SEVEN, joker=True)


def cutting(players: int, top: str, *, packets: bool = False, pack: Pack = PACK) -> Evening:
    """Return an evening about to cut, with these cards at the first places of the pack."""
    stage = Cutting[Table]("cut", pack, Manner(ace_low, packets=packets), then="end")
    evening = Evening(SmallGame.of(players, stage))
    evening.does(f"- shuffle 0 {stacked(pack, top)}")
    return evening


def cut(evening: Evening, cards: str) -> list[Event]:
    """Draw the cards from the first places in a row, whoever is in turn; return the events."""
    events: list[Event] = []
    for place, _ in enumerate(cards.split()):
        events += evening.does(f"{evening.table.turn} draw {place}")
    return events


@pytest.mark.parametrize(
    ("players", "cards", "asked", "dealer"),
    [
        pytest.param(
            2,
            "KS AS",
            "0 1",
            1,
            id="the ace is lowest, and the lowest deals",
            marks=pytest.mark.rule("X-CUT-01", "X-CUT-02", "X-CUT-08", "X-CUT-09", "E-CUT-01"),
        ),
        pytest.param(
            2, "7C 8D", "0 1", 0, id="after the ace the seven is lowest", marks=pytest.mark.rule("X-CUT-01")
        ),
        pytest.param(2, "QC KD", "0 1", 0, id="the king is highest", marks=pytest.mark.rule("E-CUT-01")),
        pytest.param(
            2,
            "9S 9H KC QD",
            "0 1 0 1",
            1,
            id="equal cards are cut again",
            marks=pytest.mark.rule("E-CUT-02", "X-TIE-01"),
        ),
        pytest.param(
            2,
            "9S 9H KC KD AC 7H",
            "0 1 0 1 0 1",
            0,
            id="and again, until they differ",
            marks=pytest.mark.rule("E-CUT-02", "X-TIE-02"),
        ),
        pytest.param(
            3,
            "8S QD 8H KC AC",
            "0 1 2 0 2",
            2,
            id="of three, the two lowest tie: they alone cut again",
            marks=pytest.mark.rule("E-CUT-03", "X-TIE-02", "X-CUT-09"),
        ),
        pytest.param(
            3,
            "8S 9D 8H KC QC",
            "0 1 2 0 2",
            2,
            id="high second cuts stay before the third player",
            marks=pytest.mark.rule("E-CUT-03", "X-TIE-02"),
        ),
        pytest.param(
            3,
            "8S QD QH AC AD 7D 9H",
            "0 1 2 1 2 1 2",
            0,
            id="an ace in a second cut wins only the tie",
            marks=pytest.mark.rule("E-CUT-03", "X-TIE-02"),
        ),
        pytest.param(
            3,
            "8S 8D 8H KC QC KD 9C AH",
            "0 1 2 0 1 2 0 2",
            1,
            id="all three tie, and then the two others again",
            marks=pytest.mark.rule("X-TIE-01", "X-TIE-02"),
        ),
        pytest.param(
            4,
            "9S AD KH JC",
            "0 1 2 3",
            1,
            id="EX-01: the ace of four deals",
            marks=pytest.mark.rule("X-CUT-08", "E-CUT-01"),
        ),
        pytest.param(
            4,
            "8S 8H QD 7C KC 7D",
            "0 1 2 3 0 1",
            3,
            id="EX-02: the seven deals, whatever the tied cut",
            marks=pytest.mark.rule("E-CUT-03", "X-TIE-02"),
        ),
        pytest.param(
            4,
            "8S 8H QD QC KC 7D AC 9C",
            "0 1 2 3 0 1 2 3",
            1,
            id="two ties are settled each among themselves",
            marks=pytest.mark.rule("X-TIE-02"),
        ),
        pytest.param(
            4,
            "8S 8H KD QC 9C 9D TC AD",
            "0 1 2 3 0 1 0 1",
            1,
            id="a tie inside the second cut is settled by a third",
            marks=pytest.mark.rule("X-TIE-02"),
        ),
    ],
)
def test_who_deals(players: int, cards: str, asked: str, dealer: int) -> None:
    evening = cutting(players, cards)
    events = cut(evening, cards)
    assert [drawn.seat for drawn in evening.table.draws] == [int(seat) for seat in asked.split()]
    assert events[-1] == FirstDealer(Seat(dealer))
    assert evening.table.dealer == dealer
    assert evening.table.stage == "end"
    assert evening.table.spots == ()


def test_the_pack_is_spread_and_each_card_cut_is_shown() -> None:
    evening = cutting(2, "9S 9H 8C 7C")
    assert evening.timeline.steps[0].events == (PackSpread(32),)
    assert cut(evening, "9S 9H 8C 7C") == [
        CardCut(Seat(0), 0, Card.parse("9S")),
        CardCut(Seat(1), 1, Card.parse("9H")),
        CutTied((Seat(0), Seat(1))),
        CardCut(Seat(0), 2, Card.parse("8C")),
        CardCut(Seat(1), 3, Card.parse("7C")),
        FirstDealer(Seat(1)),
    ]


@pytest.mark.parametrize(
    ("players", "cards", "ties"),
    [
        pytest.param(3, "8S QD 8H KC AC", [(0, 2)], id="the two who tie are named"),
        pytest.param(4, "8S 8H QD QC KC 7D AC 9C", [(0, 1, 2, 3)], id="two ties are told at once"),
        pytest.param(
            4, "8S 8H QD QC KC KD AC 9C 7S 7H TS 9H", [(0, 1, 2, 3), (0, 1), (0, 1)], id="a tie may last"
        ),
    ],
)
def test_ties_are_told_when_a_round_is_over(players: int, cards: str, ties: list[tuple[int, ...]]) -> None:
    evening = cutting(players, cards)
    assert [event.seats for event in cut(evening, cards) if isinstance(event, CutTied)] == ties
    assert evening.table.stage == "end"


@pytest.mark.rule("X-CUT-06", "E-PACK-05")
@pytest.mark.parametrize(
    ("cards", "asked", "dealer"),
    [
        pytest.param("JK 9S KD", "0 0 1", 0, id="who cuts the joker cuts again"),
        pytest.param("9S JK 9D 7C 8C", "0 1 1 0 1", 0, id="his second card may tie"),
        pytest.param("9S 9D 7C JK AC", "0 1 0 1 1", 1, id="in a second cut too"),
    ],
)
def test_the_joker_in_cutting(cards: str, asked: str, dealer: int) -> None:
    evening = cutting(2, cards, pack=WITH_JOKER)
    events = cut(evening, cards)
    turns = asked.split()
    assert [str(drawn.seat) for drawn in evening.table.draws] == turns
    assert evening.table.dealer == dealer
    joker_cut = [event.seat for event in events if isinstance(event, JokerCut)]
    assert joker_cut == [int(turns[cards.split().index("JK")])]


@pytest.mark.rule("X-CUT-04", "X-CUT-03")
def test_a_card_drawn_from_the_spread_is_not_returned() -> None:
    evening = cutting(2, "9S 9H 8C 7C")
    evening.does("0 draw 5")
    assert "1 draw 5" not in evening.lawful()
    assert len(evening.lawful()) == 31
    assert evening.refused("1 draw 5").clause == "X-CUT-04"
    drawn = str(evening.table.draws[0].card)
    assert drawn not in {str(card) for card in evening.table.lying(SPREAD)}
    assert PACK.is_true(evening.table.cards())


@pytest.mark.rule("X-CUT-04")
def test_places_stay_where_they_were_when_cards_before_them_are_gone() -> None:
    evening = cutting(3, "")
    evening.does("0 draw 2", "1 draw 31", "2 draw 3")
    assert [str(drawn.card) for drawn in evening.table.draws] == ["9C", "AH", "TC"]


@pytest.mark.rule("X-CUT-03")
@pytest.mark.parametrize(
    ("lifted", "cards"),
    [
        pytest.param("1 32", "7C AH", id="a packet of at least one card, up to the whole pack"),
        pytest.param("4 5", "TC JC", id="the lowest card of the packet lifted is shown"),
    ],
)
def test_packets_are_lifted_and_put_back(lifted: str, cards: str) -> None:
    evening = cutting(2, "", packets=True)
    first, second = lifted.split()
    shown = [*evening.does(f"0 draw {first}")]
    assert PACK.is_true(evening.table.cards())
    shown += evening.does(f"1 draw {second}")
    assert [str(event.card) for event in shown if isinstance(event, CardCut)] == cards.split()


@pytest.mark.rule("X-CUT-04", "X-TIE-01")
def test_with_packets_the_same_card_can_appear_twice_and_is_a_tie() -> None:
    evening = cutting(2, "", packets=True)
    events = evening.does("0 draw 9", "1 draw 9")
    assert events[-1] == CutTied((Seat(0), Seat(1)))
    assert evening.does("0 draw 9", "1 draw 10")[-1] == FirstDealer(Seat(0))


@pytest.mark.parametrize(
    ("packets", "line"),
    [
        pytest.param(False, "0 draw 32", id="there is no such place in the spread"),
        pytest.param(True, "0 draw 0", id="a packet of no card"),
        pytest.param(True, "0 draw 33", id="a packet of more than all"),
    ],
)
@pytest.mark.rule("X-CUT-03", "X-CUT-04")
def test_no_card_can_be_cut_there(packets: bool, line: str) -> None:
    refusal = cutting(2, "", packets=packets).refused(line)
    assert (refusal.clause, refusal.said.text) == ("X-CUT-04", "No card can be cut there.")


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        pytest.param("1 draw 0", "X-CUT-04", id="it is not his turn"),
        pytest.param("0 play 7C", "X-CUT-04", id="nothing is played yet"),
    ],
)
def test_what_cannot_be_done_while_cutting(line: str, clause: str) -> None:
    assert cutting(2, "").refused(line).clause == clause


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        pytest.param("0 draw 0", "X-SHUF-01", id="nobody cuts before the pack is shuffled"),
        pytest.param(f"0 shuffle 0 {stacked(PACK, '')}", "X-SHUF-01", id="nobody in particular shuffles"),
        pytest.param("- shuffle 0 7C 8C", "X-PACK-01", id="the pack must be whole"),
    ],
)
@pytest.mark.rule("X-SHUF-01", "X-CUT-04")
def test_the_pack_is_shuffled_first(line: str, clause: str) -> None:
    stage = Cutting[Table]("cut", PACK, Manner(ace_low), then="end")
    assert Evening(SmallGame.of(2, stage)).refused(line).clause == clause


@pytest.mark.rule("X-SHUF-01")
def test_the_shuffle_belongs_to_its_number_and_comes_once() -> None:
    evening = cutting(2, "")
    stage = evening.game.stages["cut"]
    assert stage.chance(evening.table, 17) is None
    assert stage.chance(evening.game.opening(), 17) == Shuffle(None, 17, PACK.shuffled(17))
