"""Bidding for tricks: who may bid what, and what the highest bidder then does."""

from typing import Any

import pytest

from eldest.cards.card import JOKER, Card
from eldest.cards.seating import Seat
from eldest.engine.acts import DISCARD, STOCK, TURN_UP, WIDOW, Bid
from eldest.engine.events import DealPasses, SidesFormed, TurnedUp
from eldest.games.euchre import bidding
from eldest.games.euchre.bidding import (
    BidWon,
    LaidAway,
    MakerAlone,
    MakersSide,
    NobodyBid,
    TrumpNamed,
    WidowTaken,
)
from eldest.games.euchre.contracts import AUCTION, BidAlone, BidBare, five_handed, seven_handed
from helpers.forms import dealt_to, hand_of, last_deals, passes
from helpers.tables import Evening

FIVE: dict[str, Any] = {"players": 5}
SEVEN: dict[str, Any] = {"players": 7}
SEVEN_OF_FIVE: dict[str, Any] = {"players": 7, "seven_cards": 5}
FOUR_AT_AUCTION: dict[str, Any] = {"players": 4, "auction": True}
SIX_AT_AUCTION: dict[str, Any] = {"players": 6, "auction": True}


def bidding_at(players: int, **options: Any) -> Evening:
    """Return an evening at which the eldest hand, seat 0, is to bid."""
    return dealt_to(players, {}, **options)


# ------------------------------------------------------------------ the deal

DEALS = [
    pytest.param(
        FIVE,
        5,
        2,
        5,
        marks=pytest.mark.rule("E5-DEAL-01", "E5-DEAL-02", "E-DEAL-06"),
        id="EX-09: with five 25 are dealt and two laid for a widow, and none is turned",
    ),
    pytest.param(
        {**FIVE, "five_widow": 0},
        5,
        0,
        7,
        marks=pytest.mark.rule("E5-DEAL-02"),
        id="without a widow seven are left",
    ),
    pytest.param(
        {**FIVE, "joker": True}, 5, 2, 6, marks=pytest.mark.rule("E-PACK-05"), id="the joker makes one more"
    ),
    pytest.param(
        SEVEN,
        7,
        4,
        0,
        marks=pytest.mark.rule("E7-DEAL-01", "E7-PACK-01"),
        id="EX-10: seven times seven are 49, and four are the widow",
    ),
    pytest.param(
        SEVEN_OF_FIVE,
        5,
        2,
        16,
        marks=pytest.mark.rule("E7-DEAL-01"),
        id="EX-10: seven times five are 35, a widow of two, and 16 out of play",
    ),
    pytest.param(
        FOUR_AT_AUCTION,
        5,
        0,
        12,
        marks=pytest.mark.rule("E-AUC-01", "E-AUC-05"),
        id="at the auction no trump is turned, and there is no widow",
    ),
]


@pytest.mark.parametrize(("form", "each", "widow", "rest"), DEALS)
def test_what_is_dealt(form: dict[str, Any], each: int, widow: int, rest: int) -> None:
    table = bidding_at(**form).table
    assert {hand.size for hand in table.hands} == {each}
    assert len(table.lying(WIDOW)) == widow
    assert len(table.lying(STOCK)) == rest
    assert table.turned is None
    assert table.lying(TURN_UP) == ()


@pytest.mark.rule("E5-DEAL-02", "E-DEAL-04")
def test_the_widow_is_laid_after_the_first_round() -> None:
    for first in (2, 3):
        evening = last_deals(5)
        evening.chance(7)
        evening.does("3 cut 16", f"4 deal {first}")
        shuffled = evening.timeline.table_after(evening.timeline.length - 1).lying("pack")
        assert evening.table.lying(WIDOW) == shuffled[5 * first : 5 * first + 2]
        assert evening.table.hands[4].cards[-1] == shuffled[26]


@pytest.mark.rule("E-DEAL-05", "E7-DEAL-01")
@pytest.mark.parametrize(
    ("form", "deals"),
    [
        pytest.param(FIVE, ["4 deal 2", "4 deal 3"], id="the dealer chooses twos or threes"),
        pytest.param({**FIVE, "deal_order": "3-2"}, ["4 deal 3"], id="unless it was agreed"),
        pytest.param(SEVEN, ["6 deal 2"], id="seven cards are dealt in one way"),
        pytest.param(SEVEN_OF_FIVE, ["6 deal 2", "6 deal 3"], id="five cards each for seven in two"),
    ],
)
def test_how_it_may_be_dealt(form: dict[str, Any], deals: list[str]) -> None:
    evening = last_deals(**form)
    evening.chance(7)
    evening.does(f"{form['players'] - 2} cut 16")
    assert evening.lawful() == deals


@pytest.mark.rule("E-PACK-07")
def test_before_a_trump_is_named_the_joker_has_no_suit() -> None:
    evening = bidding_at(**SEVEN)
    assert evening.table.order.suit_of(JOKER) is None
    evening.does("0 bid-bare 20", "0 make C")
    assert evening.table.order.suit_of(JOKER) is evening.table.order.trumps


# ------------------------------------------------------------------ the bids

NUMBERS = [
    pytest.param(
        five_handed(2),
        (1, 2, 3, 4, 5, 8, 15),
        marks=pytest.mark.rule("E5-BID-01", "E5-BID-02"),
        id="five-handed: one to five, eight alone, fifteen without the widow",
    ),
    pytest.param(
        five_handed(0),
        (1, 2, 3, 4, 5, 15),
        marks=pytest.mark.rule("E5-BID-02"),
        id="without a widow the only lone bid is that which goes without it",
    ),
    pytest.param(
        seven_handed(7),
        (1, 2, 3, 4, 5, 6, 7, 10, 20),
        marks=pytest.mark.rule("E7-BID-01"),
        id="seven-handed: one to seven, ten and twenty alone",
    ),
    pytest.param(
        seven_handed(5),
        (1, 2, 3, 4, 5, 8, 15),
        marks=pytest.mark.rule("E7-BID-01"),
        id="with five cards each the bids of five-handed",
    ),
    pytest.param(
        AUCTION,
        (1, 2, 3, 4, 5),
        marks=pytest.mark.rule("E-AUC-01", "E-AUC-05"),
        id="at the auction one to five, and nobody alone",
    ),
]


@pytest.mark.parametrize(("form", "numbers"), NUMBERS)
def test_the_bids_of_a_form(form: Any, numbers: tuple[int, ...]) -> None:
    assert form.numbers == numbers
    words = [type(form.act(Seat(0), number)) for number in numbers if number <= form.cards]
    assert words == [Bid] * len(form.partners)


@pytest.mark.rule("E5-BID-02")
def test_a_lone_bid_says_what_it_is() -> None:
    form = five_handed(2)
    alone, bare = form.act(Seat(0), 8), form.act(Seat(0), 15)
    assert (type(alone), type(bare)) == (BidAlone, BidBare)
    assert (alone.number, bare.number) == (8, 15)
    assert [bid.said is not None and "alone" in bid.said.text for bid in (alone, bare)] == [True, True]


@pytest.mark.rule("E5-BID-01")
def test_each_bid_is_higher_than_the_last() -> None:
    evening = bidding_at(**FIVE)
    assert evening.lawful() == [
        *(f"0 bid {n}" for n in range(1, 6)),
        "0 bid-alone 8",
        "0 bid-bare 15",
        "0 pass",
    ]
    evening.does("0 bid 3")
    assert evening.lawful() == ["1 bid 4", "1 bid 5", "1 bid-alone 8", "1 bid-bare 15", "1 pass"]
    evening.does("1 pass")
    assert evening.lawful() == ["2 bid 4", "2 bid 5", "2 bid-alone 8", "2 bid-bare 15", "2 pass"]


REFUSED = [
    pytest.param(FIVE, ["0 bid 3"], "1 bid 3", "E5-BID-01", bidding.BID_HIGHER, id="no higher than the last"),
    pytest.param(FIVE, [], "0 bid 6", "E5-BID-01", bidding.NO_SUCH_BID, id="six tricks of five"),
    pytest.param(
        FIVE, [], "0 bid 8", "E5-BID-02", bidding.SAY_WHAT_IT_IS, id="a lone bid that does not say so"
    ),
    pytest.param(FIVE, [], "0 make H", "E5-BID-01", bidding.BID_FIRST, id="a trump named before the bidding"),
    pytest.param(
        FIVE,
        ["0 bid-bare 15"],
        "0 discard 7C",
        "E5-MAKE-01",
        bidding.NAME_TRUMP,
        id="a discard before the trump",
    ),
    pytest.param(SEVEN, [], "0 bid 8", "E7-BID-01", bidding.NO_SUCH_BID, id="eight tricks of seven"),
    pytest.param(
        SEVEN, [], "0 bid-bare 10", "E7-BID-01", bidding.SAY_WHAT_IT_IS, id="ten is bid with the widow"
    ),
    pytest.param(
        FOUR_AT_AUCTION,
        [],
        "0 bid-alone 8",
        "E-AUC-01",
        bidding.NO_SUCH_BID,
        id="a lone bid at the auction",
        marks=pytest.mark.rule("E-AUC-05"),
    ),
    pytest.param(
        {**FIVE, "five_widow": 0},
        [],
        "0 bid-alone 8",
        "E5-BID-01",
        bidding.NO_SUCH_BID,
        id="with the widow where there is none",
    ),
]


@pytest.mark.parametrize(("form", "said", "line", "clause", "reason"), REFUSED)
def test_what_cannot_be_said(
    form: dict[str, Any], said: list[str], line: str, clause: str, reason: object
) -> None:
    evening = bidding_at(**form)
    evening.does(*said)
    refusal = evening.refused(line)
    assert (refusal.clause, refusal.said) == (clause, reason)


@pytest.mark.parametrize(
    ("form", "clause"),
    [
        pytest.param(FIVE, "E5-BID-01", id="five-handed"),
        pytest.param(SEVEN, "E7-BID-01", id="seven-handed"),
        pytest.param(FOUR_AT_AUCTION, "E-AUC-01", id="at the auction"),
    ],
)
def test_nobody_bids_out_of_turn_and_the_clause_is_the_form_s(form: dict[str, Any], clause: str) -> None:
    assert bidding_at(**form).refused("1 bid 2").clause == clause


@pytest.mark.parametrize(
    ("form", "clause"),
    [
        pytest.param(FIVE, "E5-BID-03", id="five-handed", marks=pytest.mark.rule("E5-BID-03")),
        pytest.param(SEVEN, "E7-BID-02", id="seven-handed", marks=pytest.mark.rule("E7-BID-02")),
        pytest.param(SIX_AT_AUCTION, "E-AUC-05", id="at the auction", marks=pytest.mark.rule("E-AUC-05")),
    ],
)
def test_when_all_pass_the_deal_passes(form: dict[str, Any], clause: str) -> None:
    evening = bidding_at(**form)
    events = evening.does(*passes(*range(form["players"])))
    assert [event.clause for event in events if isinstance(event, NobodyBid)] == [clause]
    assert DealPasses(Seat(0)) in events
    assert evening.table.turn is None
    assert evening.table.dealer == 0
    assert evening.table.tally.sheet == ()


@pytest.mark.rule("E5-BID-01")
@pytest.mark.parametrize(
    ("said", "maker", "bid"),
    [
        pytest.param(["0 bid 2", "1 pass", "2 bid 4", *passes(3, 4)], 2, 4, id="the highest bidder"),
        pytest.param([*passes(0, 1, 2, 3), "4 bid 1"], 4, 1, id="the dealer bids last"),
        pytest.param(
            ["0 bid 5", "1 bid-bare 15"], 1, 15, id="nothing is higher than the highest: the bidding ends"
        ),
    ],
)
def test_who_has_the_bid(said: list[str], maker: int, bid: int) -> None:
    evening = bidding_at(**FIVE)
    events = evening.does(*said)
    assert [(event.seat, event.number) for event in events if isinstance(event, BidWon)] == [(maker, bid)]
    assert (evening.table.maker, evening.table.bid, evening.table.turn) == (maker, bid, maker)
    assert evening.table.stage == "naming"


# ------------------------------------------------------------------ widow, trump, discard

HAND = "JH JD AH 7C 8C"
WIDOW_CARDS = "KH 7S"


def five_with_the_bid(line: str) -> Evening:
    evening = dealt_to(5, {0: HAND}, widow=WIDOW_CARDS)
    evening.does(line, *passes(1, 2, 3, 4)[: 0 if line.endswith("15") else 4])
    return evening


@pytest.mark.rule("E5-MAKE-01")
@pytest.mark.parametrize("line", ["0 bid 3", "0 bid-alone 8"])
def test_the_maker_takes_the_widow_and_nobody_else_sees_it(line: str) -> None:
    evening = five_with_the_bid(line)
    assert hand_of(evening, 0) == set(f"{HAND} {WIDOW_CARDS}".split())
    assert evening.table.lying(WIDOW) == ()
    (taken,) = (event for event in evening.timeline.steps[-1].events if isinstance(event, WidowTaken))
    assert set(taken.seen_by(Seat(0)).cards) == {Card.parse("KH"), Card.parse("7S")}
    assert taken.seen_by(Seat(1)).cards == ()


@pytest.mark.rule("E5-MAKE-01", "E5-BID-02")
def test_a_bid_of_fifteen_leaves_the_widow_lying() -> None:
    evening = five_with_the_bid("0 bid-bare 15")
    assert hand_of(evening, 0) == set(HAND.split())
    assert len(evening.table.lying(WIDOW)) == 2
    evening.does("0 make H")
    assert evening.table.stage == "play"
    assert evening.table.allies == (0,)


@pytest.mark.rule("E7-MAKE-01")
@pytest.mark.parametrize(("bid", "taken"), [("bid 4", 4), ("bid-alone 10", 4), ("bid-bare 20", 0)])
def test_of_seven_the_maker_takes_four_cards_but_not_with_twenty(bid: str, taken: int) -> None:
    evening = bidding_at(**SEVEN)
    evening.does(f"0 {bid}", *passes(1, 2, 3, 4, 5, 6)[: 6 if taken else 0])
    assert evening.table.hands[0].size == 7 + taken


@pytest.mark.rule("E5-MAKE-01")
def test_the_maker_names_any_suit_and_lays_away_what_he_took() -> None:
    evening = five_with_the_bid("0 bid 3")
    assert evening.lawful() == ["0 make C", "0 make D", "0 make S", "0 make H"]
    assert evening.refused("1 make H").clause == "E5-MAKE-01"
    evening.does("0 make H")
    assert str(evening.table.order.trumps) == "H"
    assert {line.split()[-1] for line in evening.lawful()} == set(f"{HAND} {WIDOW_CARDS}".split())
    evening.does("0 discard 7S")
    assert evening.table.stage == "laying-away"
    events = evening.does("0 discard 7C")
    assert evening.table.stage == "choosing"
    assert evening.table.hands[0].size == 5
    assert set(map(str, evening.table.lying(DISCARD))) == {"7S", "7C"}
    (laid,) = (event for event in events if isinstance(event, LaidAway))
    assert laid.seen_by(Seat(0)).card == Card.parse("7C")
    assert laid.seen_by(Seat(1)).card is None
    seen = evening.table.seen_by(Seat(1)).spot(DISCARD)
    assert seen is not None
    assert (seen.lies.size, seen.lies.cards) == (2, ())


def test_only_a_card_that_is_held_is_laid_away() -> None:
    evening = five_with_the_bid("0 bid 3")
    evening.does("0 make H")
    assert evening.refused("0 discard 9S").said == bidding.NOT_HELD
    assert evening.refused("0 choose 2").said == bidding.LAY_AWAY


# ------------------------------------------------------------------ partners

PARTNERS = [
    *(
        pytest.param(
            five_handed(2),
            bid,
            many,
            marks=pytest.mark.rule("E5-MAKE-02"),
            id=f"five-handed: {many} for a bid of {bid}",
        )
        for bid, many in [(1, 1), (3, 1), (4, 2), (5, 2), (8, 0), (15, 0)]
    ),
    *(
        pytest.param(
            seven_handed(7),
            bid,
            many,
            marks=pytest.mark.rule("E7-MAKE-02"),
            id=f"EX-41: seven-handed: {many} for a bid of {bid}",
        )
        for bid, many in [(1, 2), (5, 2), (6, 3), (7, 3), (10, 0), (20, 0)]
    ),
    *(
        pytest.param(
            seven_handed(5),
            bid,
            many,
            marks=pytest.mark.rule("E7-MAKE-02"),
            id=f"seven with five cards: {many} for a bid of {bid}",
        )
        for bid, many in [(1, 2), (3, 2), (4, 3), (5, 3), (8, 0), (15, 0)]
    ),
]


@pytest.mark.parametrize(("form", "bid", "many"), PARTNERS)
def test_how_many_partners(form: Any, bid: int, many: int) -> None:
    assert form.partners_for(bid) == many
    assert form.tricks_for(bid) == (bid if bid <= form.cards else form.cards)


@pytest.mark.rule("E5-MAKE-02", "E5-MAKE-03", "E-POS-05")
def test_partners_are_chosen_one_after_another_and_nobody_moves() -> None:
    evening = five_with_the_bid("0 bid 4")
    evening.does("0 make H", "0 discard 7S", "0 discard 7C")
    order = evening.table.seating.order
    assert evening.lawful() == ["0 choose 1", "0 choose 2", "0 choose 3", "0 choose 4"]
    assert evening.refused("0 choose 0").said == bidding.NOT_TO_CHOOSE
    assert evening.refused("0 play JH").said == bidding.CHOOSE_FIRST
    assert evening.refused("1 choose 0").clause == "E5-MAKE-02"
    evening.does("0 choose 3")
    assert evening.table.allies == (0, 3)
    assert evening.lawful() == ["0 choose 1", "0 choose 2", "0 choose 4"]
    events = evening.does("0 choose 1")
    assert MakersSide((Seat(0), Seat(3), Seat(1))) in events
    assert evening.table.together(Seat(4)) == (2, 4)
    assert evening.table.seating.order == order


@pytest.mark.rule("E5-MAKE-02", "E5-PLAY-01", "E7-PLAY-01")
@pytest.mark.parametrize("form", [FIVE, SEVEN], ids=["five", "seven"])
def test_with_a_lone_bid_all_others_oppose_and_the_eldest_hand_leads(form: dict[str, Any]) -> None:
    evening = bidding_at(**form)
    players = form["players"]
    bid = {5: "bid-bare 15", 7: "bid-bare 20"}[players]
    evening.does(*passes(*range(players - 1)), f"{players - 1} {bid}")
    events = evening.does(f"{players - 1} make S")
    assert MakerAlone(Seat(players - 1)) in events
    assert evening.table.allies == (players - 1,)
    assert evening.table.resting == ()
    assert (evening.table.stage, evening.table.turn) == ("play", 0)


@pytest.mark.rule("E-AUC-01", "E-AUC-02", "E-AUC-05")
@pytest.mark.parametrize("players", [4, 6])
def test_at_the_auction_the_sides_stand_and_the_eldest_hand_leads(players: int) -> None:
    evening = bidding_at(players, auction=True)
    assert not any(isinstance(event, TurnedUp) for step in evening.timeline.steps for event in step.events)
    assert any(isinstance(event, SidesFormed) for step in evening.timeline.steps for event in step.events)
    evening.does("0 bid 2", "1 bid 3", *passes(*range(2, players)), "1 make D")
    assert (evening.table.stage, evening.table.turn) == ("play", 0)
    assert evening.table.allies == ()
    assert set(evening.table.together(Seat(1))) == set(range(1, players, 2))


@pytest.mark.parametrize(
    ("form", "clauses"),
    [
        pytest.param(FIVE, ["E5-BID-01", "E5-MAKE-01", "E5-MAKE-01", "E5-MAKE-01"], id="five-handed"),
        pytest.param(SEVEN, ["E7-BID-01", "E7-MAKE-01", "E7-MAKE-01", "E7-MAKE-01"], id="seven-handed"),
    ],
)
def test_what_happens_is_told_by_the_clauses_of_the_form(form: dict[str, Any], clauses: list[str]) -> None:
    evening = bidding_at(**form)
    events = evening.does("0 bid 4", *passes(*range(1, form["players"])), "0 make S")
    events += evening.does(evening.lawful()[0])
    told = [event for event in events if isinstance(event, BidWon | WidowTaken | TrumpNamed | LaidAway)]
    assert [event.clause for event in told] == clauses
    assert all(event.mine != event.said for event in told)
