"""Cards shown in every stage in which they are held, and whom they can be called from in the end."""

import random
from typing import Any

import pytest

from eldest.engine.acts import DealOut
from eldest.engine.referee import Referee
from eldest.games import game_of
from eldest.laws.showing import DropCard
from helpers.at_play import awaited, can_do, liable, named, noticed
from helpers.strict import dealt, strict
from helpers.tables import Evening

HELD = ("AS KS QS AH KH", "7H 8H 7S 8S 9S", "9H TH TS QH AC", "7C 8C 9C TC QC")
ALONE = {"railroad": True, "jambone": True, "jamboree": True, "defend_alone": True}
MAKING = {"first-round", "second-round", "discard", "play"}
AUCTION = {"bidding", "naming", "play"}
BIDDING = {*AUCTION, "laying-away", "choosing"}
BEFORE = {"cut-for-table", "cut-for-deal", "cut-out", "shuffle", "present", "deal", "turn"}
"""The stages in which the deal is not complete."""
SPEAKING = {"bid", "name", "discard", "play"}
WITH_LONE_HANDS = {*MAKING, "in-stead", "exchange", "defend", "exchange-again", "lay-open", "name-card"}


# -- where cards can be shown


@pytest.mark.parametrize(
    ("game", "players", "options", "stages"),
    [
        pytest.param("whist", 4, {}, {"play"}, id="Whist: X-EXP-01"),
        pytest.param("euchre", 2, {}, MAKING, id="Euchre for two: E-EXP-01"),
        pytest.param("euchre", 3, {}, MAKING, id="for three: E-EXP-01"),
        pytest.param(
            "euchre",
            4,
            {**ALONE, "partner_may_take_alone": True},
            WITH_LONE_HANDS,
            id="for four, with lone hands of every kind: E-EXP-01, E-LONE-05, E-LONE-06, E-RAIL-02",
        ),
        pytest.param(
            "euchre", 6, {"partner_may_take_alone": True}, {*MAKING, "in-stead"}, id="for six: E-EXP-01"
        ),
        pytest.param("euchre", 5, {}, BIDDING, id="for five: E-EXP-01, E5-BID-01"),
        pytest.param("euchre", 7, {}, BIDDING, id="for seven: E-EXP-01, E7-BID-01"),
        pytest.param("euchre", 4, {"auction": True}, AUCTION, id="at auction, of four: E-EXP-01, E-AUC-01"),
        pytest.param("euchre", 6, {"auction": True}, AUCTION, id="at auction, of six: E-EXP-01, E-AUC-01"),
        pytest.param(
            "euchre", 5, {"call_ace": True}, {*MAKING, "calling"}, id="at call-ace: E-EXP-01, E-CALL-01"
        ),
        pytest.param("cinch", 2, {}, SPEAKING, id="Cinch for two: C-EXP-01"),
        pytest.param("cinch", 4, {}, {*SPEAKING, "rob"}, id="for four: C-EXP-01, C-EXP-02"),
        pytest.param("cinch", 6, {}, {*SPEAKING, "restock", "call"}, id="for six: C-EXP-01, CV-AUC-02"),
        pytest.param("cinch", 4, {"form": "blind"}, SPEAKING, id="Blind Cinch: C-EXP-01"),
    ],
)
def test_a_card_can_be_shown_wherever_cards_are_held(
    game: str, players: int, options: dict[str, Any], stages: set[str]
) -> None:
    kind = game_of(game)
    it = kind(kind.options_type(strict_table=True, **options), players)
    referee: Referee[Any] = Referee(it)
    table, chooser = it.opening(), random.Random(players)
    met: set[str] = set()
    while met != stages and table.docket.deal < 60:
        chance = it.stage_of(table).chance(table, chooser.randrange(10**6)) if table.turn is None else None
        lawful = referee.lawful(table) if chance is None else (chance,)
        rest = [act for act in lawful if isinstance(act, DealOut)]
        table = referee.step(table, chooser.choice(rest or [*lawful, lawful[-1]])).table
        if table.stage in BEFORE:
            continue
        for seat in table.playing:
            own = table.seen_by(seat).hands[seat]
            hidden = [card for card in own.cards if card not in own.shown]
            if table.player_of(seat) == seat and hidden:
                met.add(table.stage)
                shown = [act.card for act in referee.possible(table, seat) if isinstance(act, DropCard)]
                assert shown == hidden, table.stage
    assert met == stages


@pytest.mark.rule("E-PACK-06", "E-EXP-01")
def test_a_dealer_who_does_not_see_his_hand_shows_none_of_it() -> None:
    hands = ("AS KS QS JS TS", "AH KH QH JH TH", "AC KC QC JC TC", "9S 9C 8S 8C 7S")
    evening = dealt(strict("euchre", 4, joker=True, joker_turned="dealer_names"), *hands, then="JK")
    assert evening.table.stage == "propose"
    assert can_do(evening, 3, "drop") == []
    assert can_do(evening, 0, "drop") == [f"0 drop {card}" for card in evening.hand(0).split()]


@pytest.mark.rule("E-EXP-01", "X-CLAIM-06")
def test_shown_in_the_bidding_it_may_be_called_in_the_first_trick() -> None:
    """By then it is settled who plays with whom; before it nobody has a partner. rule: X-EXP-05"""
    evening = dealt(strict("euchre", 5), *HELD, "7D 8D 9D TD QD")
    evening.does("2 drop AC", "0 bid 3", "1 drop 7H", "1 pass", "2 pass", "3 pass", "4 pass")
    assert noticed(evening, 0, "exposed") == []
    told = evening.does("0 call-table exposed 1 0")
    assert named(told) == ["Proved", "NothingFollows"]
    assert told[-1].clause == "X-EXP-05"
    evening.does("0 make S")
    while evening.table.stage == "laying-away":
        evening.does(evening.lawful()[-1])
    assert named(evening.does("3 drop 7C", "0 call-table exposed 3 0"))[-1] == "NothingFollows"
    evening.does("0 choose 1")
    assert evening.table.stage == "play"
    assert noticed(evening, 0, "exposed") == ["0 call-table exposed 2 1"]
    evening.does("0 call-table exposed 2 1")
    assert liable(evening) == ["2 AC"]


@pytest.mark.rule("X-EXP-05", "E-CALL-01")
def test_at_call_ace_nobody_has_a_partner_before_the_card_called_has_fallen() -> None:
    evening = dealt(strict("euchre", 5, call_ace=True), *HELD, "7D 8D 9D TD QD", then="JS")
    evening.does("2 drop AC", "0 order-up")
    assert noticed(evening, 0, "exposed") == []
    told = evening.does("0 call-table exposed 2 0")
    assert named(told) == ["Proved", "NothingFollows"]
    assert told[-1].clause == "X-EXP-05"
    assert liable(evening) == []


@pytest.mark.rule("E-EXP-01", "E-EXP-02")
def test_of_three_the_two_others_play_together_as_soon_as_the_trump_is_made() -> None:
    evening = dealt(strict("euchre", 3), *HELD[:2], HELD[3], then="JS")
    evening.does("1 drop 7H", "0 order-up", "0 call-table exposed 1 0")
    assert liable(evening) == ["1 7H"]


# -- whom they can be called from


def four(**options: Any) -> Evening:
    return dealt(strict("euchre", 4, **options), *HELD, then="JS")


@pytest.mark.rule("E-EXP-02", "X-EXP-05")
def test_of_one_who_then_plays_alone_nothing_is_called() -> None:
    evening = four()
    evening.does("0 drop AS", "1 call-table exposed 0 0")
    assert liable(evening) == ["0 AS"]
    evening.does("0 order-up-alone")
    assert liable(evening) == []
    evening.does("3 discard 7C")
    assert (evening.table.stage, evening.table.turn, awaited(evening)) == ("play", 0, ((), []))
    assert len(evening.lawful()) == 5
    assert can_do(evening, 1, "call-table") != []


@pytest.mark.rule("E-EXP-02", "X-EXP-05", "E-LONE-06")
def test_nor_of_a_lone_adversary() -> None:
    evening = four(defend_alone=True)
    evening.does("1 drop 7H", "0 call-table exposed 1 0", "0 order-up-alone", "3 discard 7C")
    assert liable(evening) == ["1 7H"]
    evening.does("1 defend-alone")
    assert liable(evening) == []
    evening.does("0 play AH")
    assert awaited(evening) == ((), [])
    assert "1 play 8H" in evening.lawful()


@pytest.mark.rule("E-EXP-02", "X-EXP-05", "E-LONE-08")
def test_nor_of_one_who_plays_alone_after_all_although_it_was_called() -> None:
    evening = four()
    evening.does("0 drop AS", "1 call-table exposed 0 0", "0 order-up", "3 discard 7C", "1 demand call-as")
    assert evening.lawful() == ["0 play AS"]
    evening.does("0 alone", "1 call-table late-lone 0 0", "1 demand alone-after-all")
    assert evening.table.docket.duties == ()
    assert len(evening.lawful()) == 5
    evening.does("0 play KH")
    assert evening.table.docket.offences == ()


@pytest.mark.rule("E-LEAD-03", "E-EXP-02")
def test_from_a_lone_player_a_suit_is_called_but_no_card() -> None:
    evening = four()
    evening.does("2 drop AC", "1 call-table exposed 2 0", "0 pass", "1 pass", "2 order-up-alone")
    evening.does("3 discard 7C", "2 play AC", "1 call-table led-out-of-turn 2 1")
    evening.does("1 play 8S", "2 play TS", "3 play JS", "3 play 8C", "1 play 7H", "2 play AC")
    assert evening.table.docket.ruling.offence.clause == "E-LEAD-03"
    evening.does("3 demand lead-hearts")
    assert evening.lawful() == ["2 play 9H", "2 play TH", "2 play QH"]
