"""The other forms: two or three, Auction Cinch with a called partner, and Blind Cinch."""

import pytest

from eldest.cards.card import parse_cards
from eldest.cards.seating import Seat
from eldest.engine.acts import STOCK
from eldest.games.cinch.bidding import BLIND_FIRST
from eldest.games.cinch.calls import (
    BlindTaken,
    CalledInVain,
    CardThrown,
    HandFilled,
    PackRobbed,
    PartnerFound,
    PlaysAlone,
)
from games.cinch.evenings import dealt
from helpers.tables import Evening


def named(hands: list[str], stock: str = "") -> Evening:
    """Return an evening at which the eldest hand has bid one and named diamonds."""
    evening = dealt(hands, stock)
    evening.does("0 bid 1", *(f"{seat} pass" for seat in range(1, len(hands))), "0 make D")
    return evening


@pytest.mark.rule("CV-FEW-01", "C-DISC-04")
@pytest.mark.parametrize("players", [2, 3])
def test_a_few_get_nine_cards_and_the_dealer_draws_like_the_others(players: int) -> None:
    evening = named([""] * players)
    assert evening.table.spot(STOCK).lies.size == 52 - 9 * players
    assert [hand.size for hand in evening.table.hands] == [9] * players
    events = evening.does(*(f"{seat} lay-away" for seat in range(players - 1)))
    assert evening.table.stage == "discard"
    events += evening.does(f"{players - 1} lay-away")
    assert not any(isinstance(event, PackRobbed) for event in events)
    assert [hand.size for hand in evening.table.hands] == [6] * players
    assert evening.table.stage == "play"
    assert evening.table.spot(STOCK).known_to is None


AUCTION = ["AD KD 9C 8C 7C 6C", "5D 5H 9S 8S 7S 6S", "JD TD 9H 8H 7H 6H", "", ""]


def auction(hands: list[str] = AUCTION, stock: str = "") -> Evening:
    """Return an evening of Auction Cinch at which the eldest hand has named diamonds and all have drawn."""
    evening = named(hands, stock)
    while evening.table.stage != "call":
        evening.chance() if evening.table.turn is None else evening.does(evening.lawful()[0])
    return evening


@pytest.mark.rule("CV-AUC-01", "C-DISC-01")
def test_six_cards_are_dealt_and_as_many_drawn_as_were_laid_away() -> None:
    evening = named(AUCTION)
    assert [hand.size for hand in evening.table.hands] == [6] * 5
    assert evening.table.spot(STOCK).lies.size == 22
    events = evening.does("0 lay-away", "1 lay-away")
    assert [event.size for event in events if isinstance(event, HandFilled)] == [4, 4]


@pytest.mark.rule("CV-AUC-01", "C-DISC-02")
def test_who_has_six_trumps_lays_nothing_away() -> None:
    evening = named(["AD KD 9C 8C 7C 6C", "QD JD TD 5D 5H 2D", "", "", ""])
    evening.does("0 lay-away")
    assert evening.table.turn == 2
    assert evening.hand(1) == "QD JD TD 5D 5H 2D"


@pytest.mark.rule("CV-AUC-01", "C-DISC-07")
def test_with_six_the_stock_runs_out() -> None:
    evening = named([*AUCTION, ""])
    while evening.table.stage != "restock":
        evening.does(evening.lawful()[0])
    evening.chance(3)
    while evening.table.stage != "call":
        evening.chance(4) if evening.table.turn is None else evening.does(evening.lawful()[0])
    assert [hand.size for hand in evening.table.hands] == [6] * 6
    assert evening.game.pack.is_true(evening.table.cards())


@pytest.mark.rule("CV-AUC-02")
def test_the_holder_of_the_called_trump_is_the_partner() -> None:
    evening = auction()
    assert evening.table.turn == 0
    assert evening.table.allies == ()
    assert "0 no-partner" not in evening.lawful()
    events = evening.does("0 call-trump JD")
    assert events[-1] == PartnerFound(Seat(2), parse_cards("JD")[0], Seat(0))
    table = evening.table
    assert (table.allies, table.stage, table.turn) == ((0, 2), "play", 0)
    assert [table.together(seat) for seat in (Seat(2), Seat(1))] == [(0, 2), (1, 3, 4)]
    assert table.seating.order == (0, 1, 2, 3, 4), "nobody changes seats"


@pytest.mark.rule("CV-AUC-02")
@pytest.mark.parametrize(
    "tried",
    [
        pytest.param("0 call-trump AD", id="a trump that he holds"),
        pytest.param("0 call-trump AS", id="no trump"),
        pytest.param("0 no-partner", id="alone, before he has called"),
        pytest.param("1 call-trump 5D", id="by another"),
    ],
)
def test_what_cannot_be_called(tried: str) -> None:
    assert auction().refused(tried).clause == "CV-AUC-02"


@pytest.mark.rule("CV-AUC-02")
def test_who_calls_in_vain_calls_again_or_plays_alone() -> None:
    hands = [
        "AD KD 9C 8C 7C 6C",
        "5D 5H JD TD 7S 6S",
        "9D 8D 7D 8H 7H 6H",
        "AC KC QC AS KS QS",
        "AH KH QH TC TS TH",
    ]
    last = "9S 8S 9H JC JS JH 5C 5S 4C 4S 4H 3C 3S 3H 2C 2S 2H 6D 4D 3D 2D QD"
    evening = auction(hands, last)
    assert evening.table.lying(STOCK) == parse_cards("QD")
    events = evening.does("0 call-trump QD")
    assert events[-1] == CalledInVain(parse_cards("QD")[0])
    assert evening.table.turn == 0
    assert "0 call-trump QD" not in evening.lawful()
    assert evening.lawful()[-1] == "0 no-partner"
    assert evening.refused("0 call-trump QD").clause == "CV-AUC-02"
    events = evening.does("0 no-partner")
    assert events[-1] == PlaysAlone(Seat(0))
    assert evening.table.allies == (0,)
    assert evening.table.together(Seat(3)) == (1, 2, 3, 4)


def blind(hands: list[str] | None = None, packets: tuple[str, ...] = ()) -> Evening:
    """Return an evening of Blind Cinch; the packets not told are made of what is left."""
    hands = hands or [
        "AC KC QC JC TC 9C 8C 7C 6C",
        "AS KS QS JS TS 9S 8S 7S 6S",
        "AH KH QH JH TH 9H 8H 7H 6H",
        "",
    ]
    own = packets or ("AD KD 5D 5H", "QD JD 2C 3C", "TD 9D 2S 3S", "8D 7D 2H 3H")
    return dealt(hands, blind=own, form="blind")


@pytest.mark.rule("CV-BLIND-01")
def test_each_has_a_blind_packet_of_four_dealt_after_the_first_three() -> None:
    evening = blind()
    table = evening.table
    assert [hand.size for hand in table.hands] == [9] * 4
    assert [spot.name for spot in table.spots] == [f"blind-{seat}" for seat in range(4)]
    assert table.lying("blind-0") == parse_cards("AD KD 5D 5H")
    assert all(spot.lies.cards == () for seat in range(4) for spot in table.seen_by(Seat(seat)).spots)
    assert evening.table.stage == "bid"


@pytest.mark.rule("CV-BLIND-02", "C-DISC-03")
def test_the_maker_takes_up_his_packet_and_names_then_all_keep_six() -> None:
    evening = blind()
    evening.does("0 pass", "1 pass", "2 bid 5", "3 pass")
    assert evening.lawful() == ["2 take-blind"]
    assert evening.refused("2 make D").clause == "CV-BLIND-02"
    (taken,) = evening.does("2 take-blind")
    assert taken == BlindTaken(Seat(2), parse_cards("TD 9D 2S 3S"))
    assert taken.seen_by(Seat(0)) == BlindTaken(Seat(2), ())
    assert taken.seen_by(Seat(2)) == taken
    evening.does("2 make D")
    assert (evening.table.stage, evening.table.turn) == ("discard", 0)
    for tried in ("0 discard AC", "0 play AC", "0 lay-away", "0 pass", "0 discard AD"):
        refusal = evening.refused(tried)
        assert (refusal.clause, refusal.said) == ("CV-BLIND-02", BLIND_FIRST), tried
    assert evening.refused("0 make C").clause == "C-TRUMP-01"
    evening.does("0 take-blind")
    assert evening.table.hands[0].size == 13
    assert evening.refused("0 discard AD").clause == "C-DISC-03"
    assert evening.refused("0 play AC").clause == evening.refused("0 discard KS").clause == "CV-BLIND-02"
    events = evening.does(*(f"0 discard {card}" for card in ["KD", "KC", "QC", "JC", "TC", "9C", "8C"]))
    thrown = next(event for event in events if isinstance(event, CardThrown))
    assert (thrown.card, thrown.clause) == (parse_cards("KD")[0], "CV-BLIND-02")
    assert evening.hand(0) == "AC 7C 6C AD 5D 5H"
    assert evening.table.turn == 1
    while evening.table.stage == "discard":
        evening.does(evening.lawful()[0])
    assert [hand.size for hand in evening.table.hands] == [6] * 4
    assert (evening.table.stage, evening.table.turn) == ("play", 2)
    assert len(evening.table.spot("laid-away").lies.shown) == 28


@pytest.mark.rule("CV-BLIND-02", "C-BID-08")
def test_a_dealer_who_must_name_takes_up_his_packet_first() -> None:
    evening = blind()
    evening.does("0 pass", "1 pass", "2 pass", "3 pass")
    assert evening.lawful() == ["3 take-blind"]
