"""Habits of play where sides are made in every deal: help one's own, and do not take from a fellow."""

from dataclasses import replace
from typing import Any

import pytest

from eldest.cards.card import Card, Suit, parse_cards
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat, Seating
from eldest.engine import habits as common
from eldest.engine.acts import TURN_UP, Act, parse_act
from eldest.engine.table import Trick
from eldest.engine.tally import Tally
from eldest.games.euchre import play_habits, side_play
from eldest.games.euchre.bowers import BowerOrder
from eldest.games.euchre.calls import CallSuit
from eldest.games.euchre.table import EuchreTable
from eldest.players.player import UNLIMITED
from eldest.players.thumb import Thumb
from helpers.forms import last_deals

FIVE = last_deals(5).game
CALLING = last_deals(5, call_ace=True).game


def at_play(
    hand: str,
    trick: str = "",
    *,
    maker: int = 4,
    allies: tuple[int, ...] = (),
    called: str = "",
    fallen: str = "",
    turn_up: str = "",
) -> EuchreTable:
    """Return a table for five with hearts trumps, at which the seat in turn holds this hand.

    The trick is told as "4:9S 0:KS", seat by seat; of the lead seat 0 is in turn. All other hands
    are unknown, as large as this one; the fallen cards were played by nobody in particular.
    """
    plays = tuple((Seat(int(play[0])), Card.parse(play[2:])) for play in trick.split())
    turn = (plays[-1][0] + 1) % 5 if plays else 0
    hands = [Hand((), len(hand.split()))] * 5
    hands[turn] = Hand(parse_cards(hand))
    earlier = tuple(
        Trick(((Seat(place), card),), Seat(place)) for place, card in enumerate(parse_cards(fallen))
    )
    table = EuchreTable(
        Seating.each_for_himself(5),
        Tally.blank(5).begun(),
        stage="play",
        turn=Seat(turn),
        dealer=Seat(4),
        hands=tuple(hands),
        trick=Trick(plays),
        tricks=earlier,
        order=BowerOrder(Suit.HEARTS),
        maker=Seat(maker),
        bid=3,
        allies=tuple(map(Seat, allies)),
        calls=(CallSuit(Seat(maker), Suit.parse(called)),) if called else (),
        accepted=bool(turn_up),
    )
    lies = parse_cards(turn_up)
    return table.with_spot(TURN_UP, Hand(lies, len(lies), lies))


PLAYS: list[Any] = [
    pytest.param(
        "8S KS",
        {"trick": "0:AS", "allies": (4, 3)},
        "8S",
        play_habits.LEAVE_IT_TO_FELLOW,
        id="C09: a defender does not take from a fellow defender",
    ),
    pytest.param(
        "9H 7C",
        {"trick": "0:AS", "allies": (4, 3)},
        "7C",
        play_habits.LEAVE_IT_TO_FELLOW,
        id="C14: nor trump his ace",
    ),
    pytest.param(
        "AS 8S",
        {"trick": "0:TS", "allies": (4, 3)},
        "AS",
        play_habits.CASH_WINNER,
        id="but what an adversary may still beat is made sure in the suit",
    ),
    pytest.param(
        "JH 7C",
        {"trick": "0:TS", "allies": (4, 3)},
        "7C",
        play_habits.LEAVE_IT_TO_FELLOW,
        id="a trump is not spent on that",
    ),
    pytest.param(
        "AS 8S",
        {"trick": "4:7S 0:TS 1:9S 2:QS", "allies": (4, 0)},
        "8S",
        play_habits.LEAVE_IT_TO_FELLOW,
        id="when no adversary is left to play the fellow's card is let stand",
    ),
    pytest.param(
        "AS 8S",
        {"trick": "4:KS", "allies": (4, 3)},
        "AS",
        play_habits.TAKE_CHEAPLY,
        id="from the maker the trick is taken with what his partner cannot beat",
    ),
    pytest.param(
        "KS 8S",
        {"trick": "4:TS", "allies": (4, 3)},
        "KS",
        play_habits.THIRD_HIGH,
        id="with the best there is, if none is sure",
    ),
    pytest.param(
        "9H JH",
        {"trick": "4:KS", "allies": (4, 3)},
        "9H",
        play_habits.TAKE_CHEAPLY,
        id="a small trump is enough to trump with",
    ),
    pytest.param(
        "AS QS 8S",
        {"trick": "0:7S 1:9S 2:TS 3:JS", "allies": (4,)},
        "QS",
        play_habits.TAKE_CHEAPLY,
        id="the last to play takes cheaply",
    ),
    pytest.param(
        "8S TS",
        {"trick": "4:KS", "allies": (4, 3)},
        "8S",
        play_habits.SAVE_TRUMPS,
        id="a lost trick costs the least",
    ),
    pytest.param(
        "7C 8H", {"trick": "4:JH", "allies": (4,)}, "8H", common.ONLY_CARD, id="what must be played is"
    ),
    pytest.param(
        "JH JD 7C", {"maker": 0, "allies": (0, 2)}, "JH", play_habits.DRAW_TRUMPS, id="the maker draws trumps"
    ),
    pytest.param(
        "JD 9H 7C",
        {"maker": 0, "allies": (0, 2)},
        "7C",
        side_play.FROM_SHORT,
        id="not with a bower that the other beats",
    ),
    pytest.param(
        "JD 9H 7C",
        {"maker": 4, "allies": (4, 0)},
        "JD",
        side_play.HELP_DRAW,
        id="C04: the maker's partner leads his bower to him",
    ),
    pytest.param(
        "AS 7C",
        {"maker": 4, "allies": (4, 0)},
        "AS",
        play_habits.CASH_WINNER,
        id="without a trump he leads his ace",
    ),
    pytest.param(
        "AS 9H 7C", {"allies": (4, 3)}, "AS", play_habits.CASH_WINNER, id="a defender leads an ace first"
    ),
    pytest.param(
        "9H QC 8C 7S",
        {"allies": (4, 3)},
        "7S",
        side_play.FROM_SHORT,
        id="with a trump a defender leads from his shortest suit",
    ),
    pytest.param(
        "QC 8C 7S", {"allies": (4, 3)}, "QC", play_habits.LEAD_TOP_PLAIN, id="without one, his highest card"
    ),
    pytest.param(
        "9H 8H", {"allies": (4, 3)}, "8H", play_habits.LEAD_LOW_TRUMP, id="with trumps alone the lowest"
    ),
]


@pytest.mark.parametrize(("hand", "told", "expected", "reason"), PLAYS)
def test_plays(hand: str, told: dict[str, Any], expected: str, reason: object) -> None:
    table = at_play(hand, **told)
    assert table.turn is not None
    thought = Thumb(FIVE, strict=True).choose(table.seen_by(table.turn), UNLIMITED)
    assert (thought.act, thought.reason) == (parse_act(f"{table.turn} play {expected}"), reason)


def believed(table: EuchreTable) -> set[int]:
    """Return whom seat 0, in turn, takes for his side."""
    sight = table.seen_by(Seat(0))
    allies = side_play.Believing(CALLING.pack).allies(sight)
    return set(replace(table, allies=allies).together(Seat(0)))


SIDES = [
    pytest.param({"hand": "AS 7C", "called": "S"}, {0, 4}, id="who holds the ace called is the maker's"),
    pytest.param(
        {"hand": "KS 7C", "called": "S"},
        {0, 1, 2, 3},
        id="who holds the king cannot know whether the ace was dealt",
    ),
    pytest.param(
        {"hand": "KS 7C", "called": "S", "fallen": "AS"},
        {0, 1, 2, 3},
        id="nor is he, if it has fallen already",
    ),
    pytest.param(
        {"hand": "7C 8C", "called": "S"}, {0, 1, 2, 3}, id="all others hold together against the maker"
    ),
    pytest.param({"hand": "7C 8C", "called": "S", "maker": 0}, {0}, id="the maker knows of nobody"),
    pytest.param(
        {"hand": "7C 8C", "called": "S", "allies": (4, 2)}, {0, 1, 3}, id="when the card has fallen all know"
    ),
    pytest.param({"hand": "7C 8C", "allies": (4,)}, {0, 1, 2, 3}, id="and if he said alone"),
]


@pytest.mark.rule("E-CALL-01", "E-CALL-02")
@pytest.mark.parametrize(("told", "seats"), SIDES)
def test_whom_one_takes_for_his_side(told: dict[str, Any], seats: set[int]) -> None:
    table = at_play(**told)
    assert believed(table) == seats


CALLED: list[Any] = [
    pytest.param(
        "8S 9H 7C",
        {"called": "S", "maker": 0},
        "8S",
        side_play.TO_CALLED,
        id="the maker leads the suit that he called",
    ),
    pytest.param(
        "JD AS 7C",
        {"called": "S", "maker": 4},
        "JD",
        side_play.HELP_DRAW,
        id="the holder of the ace called helps the maker to trumps",
    ),
    pytest.param(
        "AS TS",
        {"called": "S", "maker": 4, "trick": "4:KS"},
        "TS",
        play_habits.LEAVE_IT_TO_FELLOW,
        id="and leaves him a trick that only the ace would beat",
    ),
    pytest.param(
        "QS TS",
        {"called": "S", "maker": 4, "trick": "4:9S"},
        "TS",
        play_habits.TAKE_CHEAPLY,
        id="all others take it from him",
    ),
]


@pytest.mark.parametrize(("hand", "told", "expected", "reason"), CALLED)
def test_plays_at_call_ace(hand: str, told: dict[str, Any], expected: str, reason: object) -> None:
    table = at_play(hand, **told)
    assert table.turn is not None
    thought = Thumb(CALLING, strict=True).choose(table.seen_by(table.turn), UNLIMITED)
    assert (thought.act, thought.reason) == (parse_act(f"{table.turn} play {expected}"), reason)


@pytest.mark.rule("E-DISC-03")
def test_the_turn_up_on_the_pack_is_still_to_be_beaten() -> None:
    """An accepted right bower on the pack is the dealer's: the left is not the best trump then."""
    table = at_play("JD 7C", maker=0, called="S", turn_up="JH")
    thought = Thumb(CALLING, strict=True).choose(table.seen_by(Seat(0)), UNLIMITED)
    assert thought.reason != play_habits.DRAW_TRUMPS


def test_nothing_is_said_where_nothing_is_to_be_played() -> None:
    nothing: tuple[Act, ...] = ()
    for table in (at_play("7C"), at_play("7C", "4:9S")):
        assert table.turn is not None
        sight = table.seen_by(table.turn)
        assert [habit(sight, nothing) for habit in side_play.side_habits(FIVE.pack)] == [None] * 10


def test_trumps_are_not_led_to_a_maker_whose_adversaries_have_none() -> None:
    """All but the maker have thrown other cards to a lead of trumps."""
    plays = ((0, "KH"), (1, "8S"), (2, "9S"), (3, "TS"), (4, "AH"))
    shown = Trick(tuple((Seat(seat), Card.parse(card)) for seat, card in plays), Seat(4))
    table = replace(at_play("JD 7C", allies=(4, 0)), tricks=(shown,))
    thought = Thumb(FIVE, strict=True).choose(table.seen_by(Seat(0)), UNLIMITED)
    assert (str(thought.act), thought.reason) == ("0 play 7C", side_play.FROM_SHORT)
