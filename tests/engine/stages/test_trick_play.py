"""The play of the cards, by the rules that all trick games share."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from eldest.cards.card import Card, Suit, parse_cards
from eldest.cards.hand import Hand
from eldest.cards.order import CardOrder
from eldest.cards.seating import Seat
from eldest.engine.events import CardPlayed, Event, PackCut, TrickWon
from eldest.engine.stages.trick_play import TrickPlay
from eldest.engine.table import Table, Trick
from helpers.tables import Evening, SmallGame, plain_table


def never(_table: Table) -> bool:
    return False


def nothing(table: Table) -> tuple[Table, tuple[Event, ...]]:
    return table, ()


def playing(
    *hands: str,
    trumps: str = "",
    decided: Callable[[Table], bool] = never,
    taken: Callable[[Table], tuple[Table, tuple[Event, ...]]] = nothing,
) -> Evening:
    """Return an evening at which these hands are about to be played; the last seat dealt."""
    stage = TrickPlay[Table](
        "play",
        tricks=len(hands[0].split()),
        then="end",
        follow_clause="X-PLAY-02",
        decided=decided,
        taken=taken,
    )
    game = SmallGame.of(len(hands), stage)
    table = replace(
        plain_table(len(hands)),
        hands=tuple(Hand(parse_cards(hand)) for hand in hands),
        order=CardOrder(Suit.parse(trumps) if trumps else None),
    )
    return Evening(game, opening=game.opened(table, "play"))


THREE = ("AS 9D", "7S KH", "8D QS")


@pytest.mark.rule("E-LONE-03", "E-LONE-04")
def test_who_has_laid_down_neither_leads_nor_plays() -> None:
    whole = playing(*THREE)
    resting = whole.game.opened(replace(whole.table, resting=(Seat(0),)), "play")
    evening = Evening(whole.game, opening=resting)
    assert evening.table.turn == 1
    evening.does("1 play 7S")
    assert evening.table.turn == 2
    evening.does("2 play QS")
    assert evening.table.tricks[0].winner == 2
    assert evening.table.turn == 2
    assert evening.hand(0) == "AS 9D"


def test_a_game_may_name_another_leader() -> None:
    stage = TrickPlay[Table](
        "play", tricks=2, then="end", follow_clause="X-PLAY-02", leads=lambda _table: Seat(2)
    )
    evening = playing(*THREE)
    assert stage.enter(evening.table).table.turn == 2


@pytest.mark.rule("X-PLAY-01", "E-PLAY-01")
def test_the_eldest_hand_leads_any_card_and_the_others_follow_to_the_left() -> None:
    evening = playing(*THREE)
    assert evening.table.turn == 0
    assert evening.lawful() == ["0 play AS", "0 play 9D"]
    assert evening.does("0 play AS") == (CardPlayed(Seat(0), Card.parse("AS")),)
    assert evening.table.turn == 1
    evening.does("1 play 7S")
    assert evening.table.turn == 2
    assert evening.table.trick.cards == parse_cards("AS 7S")


@pytest.mark.rule("X-PLAY-02")
@pytest.mark.parametrize(
    ("lead", "hand", "lawful"),
    [
        pytest.param("AS", "7S KH", ["1 play 7S"], id="a card of the suit led must be played"),
        pytest.param("AS", "7D KH", ["1 play 7D", "1 play KH"], id="without one any card may be"),
        pytest.param("AS", "7S KS", ["1 play 7S", "1 play KS"], id="any card of the suit will do"),
    ],
)
def test_following_suit(lead: str, hand: str, lawful: list[str]) -> None:
    evening = playing(f"{lead} 9C", hand, trumps="H")
    evening.does(f"0 play {lead}")
    assert evening.lawful() == lawful


@pytest.mark.parametrize(
    ("plays", "trumps", "winner"),
    [
        pytest.param(
            "AS 7S QS",
            "",
            0,
            id="the highest card of the suit led wins",
            marks=pytest.mark.rule("X-PLAY-03", "X-PLAY-04"),
        ),
        pytest.param(
            "AS 7S 8D", "D", 2, id="the highest trump wins", marks=pytest.mark.rule("X-PLAY-03", "X-PLAY-04")
        ),
    ],
)
def test_the_winner_of_a_trick_leads_to_the_next(plays: str, trumps: str, winner: int) -> None:
    hands = [f"{card} {more}" for card, more in zip(plays.split(), ("9C", "TC", "JC"), strict=True)]
    evening = playing(*hands, trumps=trumps)
    events = [evening.does(f"{seat} play {card}") for seat, card in enumerate(plays.split())][-1]
    assert events[-1] == TrickWon(Seat(winner), Card.parse(plays.split()[winner]))
    assert evening.table.turn == winner


@pytest.mark.rule("X-TERM-06")
def test_a_complete_trick_is_quitted() -> None:
    evening = playing(*THREE)
    evening.does("0 play AS", "1 play 7S", "2 play QS")
    plays = ((Seat(0), Card.parse("AS")), (Seat(1), Card.parse("7S")), (Seat(2), Card.parse("QS")))
    assert evening.table.tricks == (Trick(plays, Seat(0)),)
    assert evening.table.trick == Trick()


@pytest.mark.rule("X-PLAY-01")
def test_the_play_is_over_when_the_hands_are_played_out() -> None:
    evening = playing("AS 9D", "7S KH")
    evening.does("0 play AS", "1 play 7S", "0 play 9D")
    assert evening.table.stage == "play"
    evening.does("1 play KH")
    assert evening.table.stage == "end"
    assert [hand.size for hand in evening.table.hands] == [0, 0]


def test_a_game_may_stop_when_the_score_is_decided() -> None:
    evening = playing("AS 9D", "7S KH", decided=lambda table: len(table.tricks) == 1)
    evening.does("0 play AS", "1 play 7S")
    assert evening.table.stage == "end"


def test_a_game_may_do_something_after_each_trick() -> None:
    def noted(table: Table) -> tuple[Table, tuple[Event, ...]]:
        return replace(table, pack=table.pack + 1), (PackCut(Seat(0), 9),)

    evening = playing("AS 9D", "7S KH", taken=noted)
    events = evening.does("0 play AS", "1 play 7S")
    assert events[-2:] == (TrickWon(Seat(0), Card.parse("AS")), PackCut(Seat(0), 9))
    assert evening.table.pack == 1


@pytest.mark.parametrize(
    ("line", "clause", "text"),
    [
        pytest.param(
            "1 play KH",
            "X-PLAY-02",
            "You hold a card of the suit led, {led}, and must follow it.",
            id="he must follow suit",
            marks=pytest.mark.rule("X-PLAY-02"),
        ),
        pytest.param("1 play AD", "X-PLAY-01", "{card} is not in your hand.", id="he does not hold the card"),
        pytest.param(
            "1 play AS", "X-PLAY-01", "{card} is not in your hand.", id="the card lies on the table"
        ),
        pytest.param("2 play 8D", "X-PLAY-01", "It is the turn of {seat}.", id="it is not his turn"),
        pytest.param("1 pass", "X-PLAY-01", "That cannot be done now.", id="the time for speaking is over"),
    ],
)
def test_why_a_card_cannot_be_played(line: str, clause: str, text: str) -> None:
    evening = playing(*THREE)
    evening.does("0 play AS")
    refusal = evening.refused(line)
    assert (refusal.clause, refusal.said.text) == (clause, text)


def test_a_refusal_names_the_suit_that_was_led() -> None:
    evening = playing(*THREE)
    evening.does("0 play AS")
    assert evening.refused("1 play KH").values == (("led", Suit.SPADES),)
