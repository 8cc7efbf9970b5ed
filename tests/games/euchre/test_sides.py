"""Euchre for three, four and six: the cut for sides, the deal, and who says what in making the trump."""

import pytest

from eldest.cards.card import Suit, spell_cards
from eldest.cards.seating import Seat, Side
from eldest.engine.acts import STOCK, TURN_UP
from eldest.engine.events import CardsDealt, FirstDealer, SidesFormed, TurnedUp
from eldest.games.euchre.calls import Manner, TrumpMade
from helpers.tables import Evening, dealt_to, euchre_for, last_deals, stacked

THREE = ("AH 9S KC QC 7D", "8D 9D TC JS AS", "7H 8C 9C TD JD")
FOUR = ("AH 9S KC QC 7D", "8D 9D TC JS AS", "7H 8C 9C TD JD", "QH KH 7S 8S TS")
SIX = (*FOUR, "QD KD AD 7C QS", "JC AC KS 9H TH")
TURN_UP_CARD = "8H"
BY_PLAYERS = {3: THREE, 4: FOUR, 6: SIX}


def at_hearts(players: int, **options: object) -> Evening:
    return dealt_to(*BY_PLAYERS[players], turn_up=TURN_UP_CARD, **options)


def cut(players: int, cards: str, *draws: str) -> Evening:
    """Return an evening for so many at which these cards lie on top of the spread and are drawn so."""
    evening = euchre_for(players)
    evening.does(f"- shuffle 0 {stacked(evening.game.pack, cards)}")
    evening.does(*draws)
    return evening


# ------------------------------------------------------------------ the cut


@pytest.mark.rule("X-CUT-07", "X-CUT-08", "E-CUT-01", "E-POS-04", "X-SEAT-03")
def test_the_two_lowest_cuts_play_together_and_the_lowest_deals() -> None:
    """EX-01: North 9S, East AD, South KH, West JC; seats 0 to 3."""
    evening = cut(4, "9S AD KH JC", "0 draw 0", "1 draw 1", "2 draw 2")
    events = evening.does("3 draw 3")
    assert events[-2:] == (SidesFormed((Seat(1), Seat(0)), (Seat(2), Seat(3))), FirstDealer(Seat(1)))
    seating = evening.table.seating
    assert seating.opposite(Seat(1)) == 0
    assert seating.side_of(Seat(0)) == seating.side_of(Seat(1))
    assert seating.side_of(Seat(2)) == seating.side_of(Seat(3))
    assert evening.table.tally.score == (0, 0)


@pytest.mark.rule("E-CUT-02", "E-CUT-03", "X-TIE-01", "X-TIE-02")
def test_a_second_cut_settles_only_the_tie() -> None:
    """EX-02: N 8S, E 8H, S QD, W 7C; N and E cut again KC and 7D: W, E, N, S."""
    evening = cut(4, "8S 8H QD 7C KC 7D", "0 draw 0", "1 draw 1", "2 draw 2", "3 draw 3", "0 draw 4")
    events = evening.does("1 draw 5")
    assert events[-2:] == (SidesFormed((Seat(3), Seat(1)), (Seat(0), Seat(2))), FirstDealer(Seat(3)))


@pytest.mark.rule("X-CUT-09", "E-CUT-01", "E-POS-06", "E6-POS-01")
def test_the_three_lowest_of_six_play_against_the_three_highest() -> None:
    cards = "7S 8S KS AS QS JS"
    evening = cut(6, cards, *(f"{seat} draw {seat}" for seat in range(6)))
    seating = evening.table.seating
    assert evening.table.dealer == 3
    assert {seat for seat in seating.seats if seating.side_of(seat) == seating.side_of(Seat(3))} == {0, 1, 3}
    sides = [seating.side_of(seat) for seat in seating.order]
    assert sides == [Side(0), Side(1)] * 3


@pytest.mark.rule("X-CUT-09", "E-POS-03", "X-SEAT-02")
def test_with_three_the_cut_settles_only_the_deal() -> None:
    evening = cut(3, "7S KS AS", "0 draw 0", "1 draw 1", "2 draw 2")
    assert evening.table.dealer == 2
    assert evening.table.seating.number_of_sides == 3


# ------------------------------------------------------------------ the deal


@pytest.mark.rule("E-DEAL-03", "E-DEAL-04", "E-DEAL-06")
def test_four_hands_are_dealt_three_and_then_two() -> None:
    """EX-07: N gets cards 1-3 and 13-14, E 4-6 and 15-16, and so on; 21 is turned."""
    evening = last_deals(euchre_for(4), 4)
    evening.chance(5)
    evening.does("2 cut 9")
    pack = evening.table.spots[0].lies.cards
    events = evening.does("3 deal 3")
    hands = [evening.table.hands[seat].cards for seat in range(4)]
    assert hands == [pack[3 * k : 3 * k + 3] + pack[12 + 2 * k : 14 + 2 * k] for k in range(4)]
    assert events[-2:] == (CardsDealt(Seat(3), (3, 2)), TurnedUp(pack[20], "E-DEAL-06"))
    assert evening.table.lying(STOCK) == pack[21:]
    assert len(pack[21:]) == 11


@pytest.mark.parametrize(
    ("players", "clause", "left"),
    [
        pytest.param(3, "E3-DEAL-01", 16, id="EX-09: card 16 with three",
                     marks=pytest.mark.rule("E3-DEAL-01", "E-DEAL-06")),
        pytest.param(4, "E-DEAL-06", 11, id="EX-07: card 21 with four", marks=pytest.mark.rule("E-DEAL-06")),
        pytest.param(6, "E6-DEAL-01", 1, id="EX-09: card 31 with six, and one is left",
                     marks=pytest.mark.rule("E6-DEAL-01", "E-DEAL-06")),
    ],
)  # fmt: skip
def test_the_card_turned_up(players: int, clause: str, left: int) -> None:
    evening = at_hearts(players)
    turned = evening.timeline.steps[-1].events[-1]
    assert isinstance(turned, TurnedUp)
    assert (str(turned.card), turned.clause) == ("8H", clause)
    assert spell_cards(evening.table.lying(TURN_UP)) == "8H"
    assert len(evening.table.lying(STOCK)) == left
    assert [evening.hand(seat) for seat in range(players)] == list(BY_PLAYERS[players])


@pytest.mark.rule("E6-DEAL-01", "E-PACK-05")
def test_with_the_joker_two_cards_are_left_of_six_hands() -> None:
    evening = at_hearts(6, joker=True)
    assert len(evening.table.lying(STOCK)) == 2


# ------------------------------------------------------------------ who says what


FIRST_WORDS = [
    pytest.param(3, "", "0 order-up, 0 pass", id="three: the eldest hand orders up",
                 marks=pytest.mark.rule("E3-MAKE-01", "E-MAKE-02")),
    pytest.param(3, "0 pass", "1 order-up, 1 pass", id="three: so does the other, for nobody assists",
                 marks=pytest.mark.rule("E3-MAKE-01")),
    pytest.param(3, "0 pass, 1 pass", "2 take-up, 2 turn-down", id="three: nobody plays alone",
                 marks=pytest.mark.rule("E-LONE-10", "E-MAKE-04")),
    pytest.param(4, "", "0 order-up, 0 order-up-alone, 0 pass", id="four: an adversary orders up",
                 marks=pytest.mark.rule("E-MAKE-05", "E-LONE-01")),
    pytest.param(4, "0 pass", "1 assist, 1 assist-alone, 1 pass", id="four: the dealer's partner assists",
                 marks=pytest.mark.rule("E-MAKE-05", "E-LONE-01")),
    pytest.param(4, "0 pass, 1 pass", "2 order-up, 2 order-up-alone, 2 pass", id="four: the pone orders up",
                 marks=pytest.mark.rule("E-MAKE-05")),
    pytest.param(4, "0 pass, 1 pass, 2 pass", "3 take-up, 3 take-up-alone, 3 turn-down",
                 id="four: the dealer takes up", marks=pytest.mark.rule("E-MAKE-05", "E-MAKE-04")),
    pytest.param(6, "", "0 order-up, 0 order-up-alone, 0 pass", id="EX-42: 0 may order up",
                 marks=pytest.mark.rule("E6-MAKE-01")),
    pytest.param(6, "0 pass", "1 assist, 1 assist-alone, 1 pass", id="EX-42: 1 may assist",
                 marks=pytest.mark.rule("E6-MAKE-01")),
    pytest.param(6, "0 pass, 1 pass, 2 pass", "3 assist, 3 assist-alone, 3 pass", id="EX-42: and so may 3",
                 marks=pytest.mark.rule("E6-MAKE-01", "E6-POS-01")),
    pytest.param(6, "0 pass, 1 pass, 2 pass, 3 pass", "4 order-up, 4 order-up-alone, 4 pass",
                 id="EX-42: 4 may order up", marks=pytest.mark.rule("E6-MAKE-01")),
    pytest.param(4, "0 pass, 1 pass, 2 pass, 3 turn-down",
                 "0 make C, 0 make D, 0 make S, 0 make-alone C, 0 make-alone D, 0 make-alone S, 0 pass",
                 id="four: any other suit is named, alone or not",
                 marks=pytest.mark.rule("E-MAKE-07", "E-LONE-01")),
    pytest.param(3, "0 pass, 1 pass, 2 turn-down, 0 pass", "1 make C, 1 make D, 1 make S, 1 pass",
                 id="three: any other suit is named", marks=pytest.mark.rule("E-MAKE-07", "E3-MAKE-01")),
]  # fmt: skip


@pytest.mark.parametrize(("players", "said", "may"), FIRST_WORDS)
def test_who_may_say_what(players: int, said: str, may: str) -> None:
    evening = at_hearts(players)
    evening.does(*filter(None, said.split(", ")))
    assert evening.lawful() == may.split(", ")


MADE = [
    pytest.param(3, "0 order-up", Manner.ORDERED, "E3-MAKE-01", id="three: ordered up",
                 marks=pytest.mark.rule("E3-MAKE-01")),
    pytest.param(4, "0 order-up", Manner.ORDERED, "E-MAKE-05", id="four: ordered up",
                 marks=pytest.mark.rule("E-MAKE-05", "E-MAKE-11")),
    pytest.param(4, "0 pass, 1 assist", Manner.ASSISTED, "E-MAKE-05", id="four: assisted",
                 marks=pytest.mark.rule("E-MAKE-05", "E-MAKE-11")),
    pytest.param(6, "0 pass, 1 pass, 2 pass, 3 assist", Manner.ASSISTED, "E6-MAKE-01", id="six: assisted",
                 marks=pytest.mark.rule("E6-MAKE-01")),
    pytest.param(4, "0 pass, 1 pass, 2 pass, 3 take-up", Manner.TAKEN, "E-MAKE-05", id="four: taken up",
                 marks=pytest.mark.rule("E-MAKE-05")),
    pytest.param(4, "0 pass, 1 pass, 2 pass, 3 turn-down, 0 make D", Manner.NEXT, "E-MAKE-10",
                 id="four: made next", marks=pytest.mark.rule("E-MAKE-10")),
    pytest.param(6, "0 pass, 1 pass, 2 pass, 3 pass, 4 pass, 5 turn-down, 0 pass, 1 make S", Manner.CROSS,
                 "E-MAKE-10", id="six: crossed", marks=pytest.mark.rule("E-MAKE-10")),
]  # fmt: skip


@pytest.mark.parametrize(("players", "said", "manner", "clause"), MADE)
def test_how_the_trump_was_made(players: int, said: str, manner: Manner, clause: str) -> None:
    evening = at_hearts(players)
    *before, last = said.split(", ")
    evening.does(*before)
    called, made = evening.does(last)
    maker, suit = Seat(int(last[0])), Suit.parse(last[-1]) if "make" in last else Suit.HEARTS
    assert made == TrumpMade(maker, suit, manner, clause)
    assert made.clause == clause
    assert called.clause in {clause, "E-MAKE-07"}
    assert evening.table.maker == maker
    assert evening.table.order.trumps is suit


@pytest.mark.rule("E-MAKE-03", "E-DISC-01", "E-MAKE-11", "E-PLAY-01")
def test_nobody_after_him_who_assists_is_asked() -> None:
    """EX-28: W deals, N passes and E assists: W discards, N leads; E-W are the maker's side."""
    evening = at_hearts(4)
    evening.does("0 pass", "1 assist")
    assert evening.table.turn == 3
    evening.does("3 discard 7S")
    assert (evening.table.stage, evening.table.turn) == ("play", 0)
    assert evening.table.together(evening.table.maker) == (1, 3)


@pytest.mark.rule("E3-PLAY-01", "E-POS-03", "X-TERM-07")
def test_of_three_two_play_against_the_maker() -> None:
    evening = at_hearts(3)
    evening.does("0 pass", "1 order-up", "2 discard 8C")
    table = evening.table
    assert (table.turn, table.allies) == (0, (1,))
    assert table.together(Seat(1)) == (1,)
    assert table.together(Seat(2)) == (0, 2)


REFUSED = [
    pytest.param(3, "", "0 assist", "E3-MAKE-01",
                 id="three: nobody assists", marks=pytest.mark.rule("E3-MAKE-01")),
    pytest.param(3, "", "0 order-up-alone", "E-LONE-10", id="three: nobody plays alone",
                 marks=pytest.mark.rule("E-LONE-10")),
    pytest.param(3, "0 pass, 1 pass, 2 turn-down", "0 make-alone C", "E-LONE-10",
                 id="three: nor in the second round", marks=pytest.mark.rule("E-LONE-10")),
    pytest.param(4, "", "0 assist", "E-MAKE-05", id="four: an adversary does not assist",
                 marks=pytest.mark.rule("E-MAKE-05")),
    pytest.param(4, "0 pass", "1 order-up", "E-MAKE-05", id="four: nor does the dealer's partner order up",
                 marks=pytest.mark.rule("E-MAKE-05")),
    pytest.param(4, "", "0 make C", "E-MAKE-07", id="four: nothing is named before the turn-down",
                 marks=pytest.mark.rule("E-MAKE-07")),
    pytest.param(4, "0 pass, 1 pass, 2 pass, 3 turn-down", "0 order-up", "E-MAKE-06",
                 id="four: the turn-up is gone", marks=pytest.mark.rule("E-MAKE-06")),
    pytest.param(4, "0 pass, 1 pass, 2 pass, 3 turn-down", "0 make-alone H", "E-MAKE-08",
                 id="four: its suit is barred alone as well", marks=pytest.mark.rule("E-MAKE-08")),
    pytest.param(4, "", "0 play AH", "E-MAKE-02", id="four: no card is led before a trump is made",
                 marks=pytest.mark.rule("E-MAKE-02")),
    pytest.param(4, "", "1 pass", "E-MAKE-02", id="four: each in turn",
                 marks=pytest.mark.rule("E-MAKE-02")),
    pytest.param(4, "0 pass, 1 pass, 2 pass", "3 pass", "E-MAKE-05", id="four: the dealer may not pass",
                 marks=pytest.mark.rule("E-MAKE-04")),
    pytest.param(4, "0 pass, 1 pass, 2 pass, 3 turn-down", "1 make C", "E-MAKE-07",
                 id="four: in the second round too", marks=pytest.mark.rule("E-MAKE-07")),
    pytest.param(4, "0 order-up", "3 discard 8H", "E-DISC-02", id="four: not the turn-up",
                 marks=pytest.mark.rule("E-DISC-02")),
    pytest.param(4, "0 order-up", "0 discard AH", "E-DISC-01", id="four: nobody but the dealer discards",
                 marks=pytest.mark.rule("E-DISC-01")),
    pytest.param(4, "0 order-up", "3 alone", "E-LONE-01",
                 id="four: a dealer who was ordered is not the maker",
                 marks=pytest.mark.rule("E-LONE-01")),
]  # fmt: skip


@pytest.mark.parametrize(("players", "said", "line", "clause"), REFUSED)
def test_what_is_refused(players: int, said: str, line: str, clause: str) -> None:
    evening = at_hearts(players)
    evening.does(*filter(None, said.split(", ")))
    assert evening.refused(line).clause == clause


@pytest.mark.rule("E-MAKE-09", "X-DEAL-02", "E-DEAL-07")
@pytest.mark.parametrize("players", [3, 4, 6])
def test_all_pass_twice_and_the_next_deals(players: int) -> None:
    evening = at_hearts(players)
    last = players - 1
    evening.does(*(f"{seat} pass" for seat in range(last)), f"{last} turn-down")
    events = evening.does(*(f"{seat} pass" for seat in range(players)))
    assert [event.clause for event in events[-3:]] == ["E-MAKE-09", "E-MAKE-09", "X-DEAL-02"]
    assert evening.table.dealer == 0


@pytest.mark.rule("E-MAKE-17")
@pytest.mark.parametrize("players", [3, 4, 6])
def test_a_dealer_may_be_stuck_with_any_number(players: int) -> None:
    evening = at_hearts(players, stick_dealer=True)
    last = players - 1
    evening.does(*(f"{seat} pass" for seat in range(last)), f"{last} turn-down")
    evening.does(*(f"{seat} pass" for seat in range(last)))
    assert evening.refused(f"{last} pass").clause == "E-MAKE-17"


@pytest.mark.rule("E-PLAY-07")
@pytest.mark.parametrize("players", [3, 4, 6])
def test_a_hand_may_stop_early_with_any_number(players: int) -> None:
    evening = at_hearts(players, stop_early=True)
    evening.does("0 order-up", f"{players - 1} discard {BY_PLAYERS[players][-1].split()[-1]}")
    while evening.table.stage == "play":
        evening.does(evening.lawful()[0])
    won = evening.table.tricks_of(evening.table.together(Seat(0)))
    lost = len(evening.table.tricks) - won
    assert lost == 3 or (won >= 3 and lost == 1) or won == 5
