"""The habits of a sound player of Whist: what he does with a hand, and why."""

from typing import Any

import pytest

from eldest.cards.card import Card, Suit
from eldest.cards.seating import Seat
from eldest.engine import habits as common
from eldest.engine.acts import parse_act, spell_act
from eldest.engine.phrase import Phrase
from eldest.games.whist import drawing, following, habits, leading, reading
from eldest.games.whist.game import Whist
from eldest.games.whist.options import WhistOptions
from eldest.games.whist.table import WhistTable
from eldest.players.player import UNLIMITED, Thought
from eldest.players.thumb import Thumb
from eldest.room.evening import play_evening
from eldest.store.record import Record
from games.suite import NAMES
from helpers.whist import about_to_shuffle, in_play, whist

READER = reading.Reader(whist().game.pack)


def thought_at(table: WhistTable, players: int = 4, **options: Any) -> Thought:
    """Return what the seat in turn would do at a sight."""
    assert table.turn is not None
    return Thumb(Whist(WhistOptions(**options), players), strict=True).choose(
        table.seen_by(Seat(0)), UNLIMITED
    )


ALL_BUT_FOUR_TRUMPS = ["2H* 3H 4H 5H", "6H* 7H 8H TH"]

LEADS = [
    pytest.param(
        "KH 4H 2C 3C 9D 8D",
        ["9H 2H 5H* 3H"],
        "KH",
        leading.RETURN_TRUMPS,
        id="partner's trumps are returned, the highest first",
    ),
    pytest.param(
        "AH KH 9H 5H 3H 2C",
        [],
        "KH",
        leading.LEAD_TRUMPS,
        id="five trumps are led, the king from ace and king",
    ),
    pytest.param("QH JH 9H 5H 3H 2C", [], "QH", leading.LEAD_TRUMPS, id="the queen from queen and knave"),
    pytest.param("KH TH 9H 5H 3H 2C", [], "5H", leading.LEAD_TRUMPS, id="else the fourth best"),
    pytest.param(
        "KH TH 9H 5H 7C 2C 3D",
        ["AH* 2H 3H 4H"],
        "KH",
        leading.LEAD_TRUMPS,
        id="trumps once led are gone on with, the best that is left first",
    ),
    pytest.param(
        "KH TH 9H 5H 3H 7C 2C 4C",
        ["4H* 2S 3S 3D"],
        "7C",
        leading.LONG_SUIT,
        id="but not when neither adversary has any",
    ),
    pytest.param(
        "AC KC 2C 9D 8D 3S", [], "AC", leading.CASH, id="an ace with the king beside it is played out"
    ),
    pytest.param(
        "AC 2C 9D 8D 7D 3S", [], "9D", leading.LONG_SUIT, id="a bare ace is kept for the adversaries' honours"
    ),
    pytest.param(
        "AC 2C 9D 8D 7D 3S", ["3C* 4C KC QC"], "AC", leading.CASH, id="in a suit already led it is played out"
    ),
    pytest.param("AC 2C 9D 8D 3S", [], "AC", leading.CASH, id="and near the end"),
    pytest.param(
        "KC 2C 9D 8D 3S", [], "9D", leading.LONG_SUIT, id="a king without the ace gone is no sure trick"
    ),
    pytest.param(
        "AC 9D 8D 3S 4S 2S",
        ["3C* 4S KC QC"],
        "4S",
        leading.LONG_SUIT,
        id="a suit that an adversary trumps is not led",
    ),
    pytest.param(
        "QD 9D 8D 3S 4S 2S",
        ["2D 3D 5D* 6D"],
        "QD",
        leading.RETURN_SUIT,
        id="of three cards of partner's suit the highest is returned",
    ),
    pytest.param(
        "QD TD 9D 8D 4S 2S", ["2D 3D 5D* 6D"], "8D", leading.RETURN_SUIT, id="of four or more the lowest"
    ),
    pytest.param(
        "QD 9D 8D 3S 4S 2S", ["2D 3S 5D* 6D"], "4S", leading.SUIT_TRUMPED, id="not if an adversary trumps it"
    ),
    pytest.param(
        "KD 9D 7D 3D 9C TC JC", [], "3D", leading.LONG_SUIT, id="from the longest suit the fourth best is led"
    ),
    pytest.param("KS QS 7S 3S 9C TC", [], "KS", leading.LONG_SUIT, id="the king from king and queen"),
    pytest.param("TS 7S 3S 9C 8C 2D 3D", [], "TS", leading.LONG_SUIT, id="the best of three that are weak"),
    pytest.param("KS 7S 3S 9C 8C 2D 3D", [], "3S", leading.LONG_SUIT, id="the lowest of three with a king"),
    pytest.param(
        "AH 9H AC 9D 8D",
        ["3C* 4S KC QC", *ALL_BUT_FOUR_TRUMPS],
        "AH",
        leading.DRAW_TRUMPS,
        id="trumps are drawn before a master that would be trumped",
    ),
    pytest.param(
        "AH AC 9D 8D 2S 6S",
        ["3C* 4S KC QC"],
        "9D",
        leading.LONG_SUIT,
        id="but not with one against ten",
    ),
    pytest.param(
        "9D 8D 5C",
        ["2C 3S 4C* 6C"],
        "9D",
        leading.SUIT_TRUMPED,
        id="partner's suit is not returned to be trumped, and that is said",
    ),
    pytest.param(
        "9D 8D 5C",
        ["2C 3C 4C* 6C", "7C* 8C 3D 9C", "2H* 3H 4S 5H"],
        "9D",
        leading.SUIT_DONE,
        id="nor when he has no more himself, nor a trump",
    ),
    pytest.param(
        "7H 9D 8D",
        ["2H 3H 4H* 6H", "9H* 8H 3D TH"],
        "9D",
        leading.SUIT_DONE,
        id="nor are his trumps, once he has led his last",
    ),
    pytest.param(
        "AH 9D 8D",
        ["2H 3H 4H* 6H", "9H* 8H 3D TH"],
        "AH",
        leading.RETURN_TRUMPS,
        id="unless with the best of them",
    ),
    pytest.param(
        "7H 9D 8D",
        ["2H 3H 4H* 6H", "9H* 8S 3H TS"],
        "9D",
        leading.TRUMPS_GONE,
        id="trumps are not returned when the adversaries have none",
    ),
    pytest.param("9H 3H 2H", [], "9H", leading.ONLY_TRUMPS, id="with nothing but trumps the best of them"),
    pytest.param("9C 8C", ["3C* 4S KC QC"], "8C", leading.SOME_LEAD, id="with every suit trumped a low card"),
    pytest.param("9C", [], "9C", common.ONLY_CARD, id="the last card is no choice"),
]


@pytest.mark.parametrize(("hand", "tricks", "card", "reason"), LEADS)
def test_leads(hand: str, tricks: list[str], card: str, reason: Phrase) -> None:
    thought = thought_at(in_play(hand, tricks=tricks))
    assert (str(thought.act), thought.reason) == (f"0 play {card}", reason)
    assert set(NAMES.findall(reason.text)) == set(dict(thought.values))


FOLLOWS = [
    pytest.param("AC 3C 2C", "4C 5C KC", [], "AC", following.TAKE_CHEAPLY, id="the last takes what he can"),
    pytest.param("AC QC 2C", "4C 5C JC", [], "QC", following.TAKE_CHEAPLY, id="with no more than is needed"),
    pytest.param("AC QC 2C", "4C KC 5C", [], "2C", following.PARTNER_HAS_IT, id="but not from partner"),
    pytest.param("QC 3C 2C", "4C 5C KC", [], "2C", following.CANNOT_WIN, id="what is lost costs the lowest"),
    pytest.param("9H 2H 3S", "4C 5C KC", [], "2H", following.TAKE_CHEAPLY, id="a small trump takes it too"),
    pytest.param("9H 2H 3S", "4C 5C 6H", [], "9H", following.TAKE_CHEAPLY, id="a trump is overtrumped"),
    pytest.param("2H 3S 9D AD", "4C 5C 6H", [], "3S", following.CANNOT_WIN, id="or a weak plain card goes"),
    pytest.param(
        "2H 3S 9D AD", "4C KC 5C", [], "3S", following.PARTNER_HAS_IT, id="partner's trick is not trumped"
    ),
    pytest.param(
        "9H 8H 2H", "AC TH JH", [], "2H", following.CANNOT_WIN, id="with trumps alone the lowest goes"
    ),
    pytest.param("AC QC 2C", "4C 5C", [], "AC", following.THIRD_HIGH, id="third hand plays high"),
    pytest.param(
        "AC KC 2C", "4C 5C", [], "KC", following.THIRD_HIGH, id="the lowest of cards that are equal"
    ),
    pytest.param("QC JC 2C", "KC 5C", [], "2C", following.NO_SURER, id="and low to what it cannot beat"),
    pytest.param("QC JC 2C", "4C KC", [], "2C", following.CANNOT_WIN, id="whosever it is"),
    pytest.param("KC QC 2C", "AC 5C", [], "2C", following.PARTNER_HAS_IT, id="it leaves a master alone"),
    pytest.param("KC JC 2C", "QC 5C", [], "2C", following.NO_SURER, id="and a card as good as its own"),
    pytest.param("AC JC 2C", "QC 5C", [], "AC", following.THIRD_HIGH, id="but not one that may be beaten"),
    pytest.param(
        "9H 2H 3S", "4C 5C", [], "2H", following.THIRD_TAKES, id="third hand trumps what is lost else"
    ),
    pytest.param("9H 2H 3S", "AC 5C", [], "3S", following.PARTNER_HAS_IT, id="but no ace of partner's"),
    pytest.param("3S 9D 2D", "4C 5C", [], "2D", following.CANNOT_WIN, id="without trumps it throws away"),
    pytest.param(
        "2H 3S 9D",
        "KC 5C",
        ["3D* 2C 3C JS", "4D* 5D 6D TH"],
        "2H",
        following.THIRD_RUFF,
        id="a king that the last hand may beat is trumped",
    ),
    pytest.param(
        "2H 3S 9D",
        "AC 5C",
        ["JC* 9S 9C QC"],
        "3S",
        following.NO_SURER,
        id="an ace that the last hand may trump is not trumped lower",
    ),
    pytest.param(
        "AH 3S 9D",
        "AC 5C",
        ["JC* 9S 9C QC"],
        "AH",
        following.THIRD_RUFF,
        id="but with the best trump it is made sure",
    ),
    pytest.param("KC 7C 2C", "4C", [], "2C", following.SECOND_LOW, id="second hand plays low"),
    pytest.param("AC 7C 2C", "4C", [], "2C", following.SECOND_LOW, id="even with the ace"),
    pytest.param("AC KC 2C", "4C", [], "KC", following.SECOND_MASTER, id="not with ace and king"),
    pytest.param("AC 7C 2C", "KC", [], "AC", following.SECOND_MASTER, id="nor over an honour"),
    pytest.param(
        "AC 7C 2C", "4C", ["3C* KC 5C 6C"], "AC", following.SECOND_MASTER, id="nor the second round"
    ),
    pytest.param("9H 2H 3S", "4C", [], "2H", following.SECOND_RUFF, id="few trumps trump a doubtful trick"),
    pytest.param("9H 8H 7H 2H 3S", "4C", [], "3S", following.SECOND_PASS, id="many leave it to partner"),
    pytest.param(
        "9H 8H 7H 2H 3S", "AC", [], "2H", following.SECOND_ALONE, id="but not an ace, which is lost else"
    ),
    pytest.param(
        "9H 8H 7H 2H", "4C", [], "2H", following.ONLY_TRUMPS, id="with nothing but trumps they are not few"
    ),
    pytest.param(
        "3S 9D 2D", "4C", [], "2D", following.CANNOT_WIN, id="without trumps second hand throws away"
    ),
    pytest.param(
        "KD 3D 4S 9S",
        "4C",
        [],
        "4S",
        following.CANNOT_WIN,
        id="the guard of a king is kept before a higher card",
    ),
    pytest.param("QD 9D 3D 4S", "4C", [], "4S", following.CANNOT_WIN, id="and so are the two of a queen"),
    pytest.param(
        "KD 9D 3D 4S", "4C", [], "3D", following.CANNOT_WIN, id="a king with two small cards can spare one"
    ),
    pytest.param(
        "QC QD 6D 4D",
        "3S",
        ["AC* KC 2C 3C"],
        "4D",
        following.CANNOT_WIN,
        id="a card that nothing can beat is kept before a guard",
    ),
    pytest.param(
        "JD KS 7S",
        "3C",
        ["AD* KD 2D 3D", "4D* QD 5D 6D"],
        "7S",
        following.CANNOT_WIN,
        id="even a knave, once he is the best of his suit",
    ),
    pytest.param(
        "QD 6D 9S",
        "3C",
        ["2D* AD 3D 4D"],
        "9S",
        following.CANNOT_WIN,
        id="with the ace gone one card guards a queen",
    ),
]


@pytest.mark.rule("W-POS-03")
@pytest.mark.parametrize(("hand", "trick", "tricks", "card", "reason"), FOLLOWS)
def test_follows(hand: str, trick: str, tricks: list[str], card: str, reason: Phrase) -> None:
    thought = thought_at(in_play(hand, trick, tricks=tricks))
    assert (str(thought.act), thought.reason) == (f"0 play {card}", reason)
    assert set(NAMES.findall(reason.text)) == set(dict(thought.values))


OPEN = [
    pytest.param(
        "KC QC 2C", "4C 5C", "AC 3C", "2C", following.CANNOT_WIN, id="it does not fight a card in sight"
    ),
    pytest.param(
        "AC QC 2C", "4C 5C", "JC 3C", "QC", following.THIRD_SURE, id="it overtakes no higher than it must"
    ),
    pytest.param(
        "AC QC 2C", "9C 5C", "8C 3C", "2C", following.PARTNER_HAS_IT, id="it leaves partner a sure card"
    ),
    pytest.param(
        "AC QC 2C", "9C 5C", "JH 3S", "2C", following.CANNOT_WIN, id="it saves its ace from a trump"
    ),
    pytest.param(
        "9H 5H 2S", "AC 5C", "4H 3S", "5H", following.THIRD_SURE, id="it trumps above the last hand"
    ),
]


@pytest.mark.rule("W-DUM-04", "W-POS-03")
@pytest.mark.parametrize(("hand", "trick", "fourth", "card", "reason"), OPEN)
def test_third_hand_reads_an_open_fourth(
    hand: str, trick: str, fourth: str, card: str, reason: Phrase
) -> None:
    table = in_play(hand, trick, players=3, open_hands=["", fourth])
    thought = thought_at(table, 3)
    assert (str(thought.act), thought.reason) == (f"0 play {card}", reason)


@pytest.mark.rule("W-GER-02", "W-GER-03")
def test_at_german_whist_what_was_not_followed_may_have_been_drawn() -> None:
    tricks = ["AC* 3D"]
    drawing_still = in_play("KC 2C 9D", turn_up="8D", tricks=tricks, players=2).seen_by(Seat(0))
    assert not READER.is_void(drawing_still, Seat(1), Suit.CLUBS)
    assert not READER.will_be_ruffed(drawing_still, Suit.CLUBS)
    drawn = in_play("KC 2C 9D", tricks=tricks, players=2).seen_by(Seat(0))
    assert not READER.is_void(drawn, Seat(1), Suit.CLUBS), (
        "ten clubs are unseen, and nobody else can hold them"
    )


@pytest.mark.rule("W-GER-02", "W-GER-03")
def test_what_is_believed_of_a_hand_at_german_whist_is_true() -> None:
    """Four deals: what a seat may hold is never less than it holds; in the second half it is that alone."""
    evening = about_to_shuffle(2)
    thumb = Thumb(evening.game, strict=True)
    for deal in range(4):
        evening.chance(deal)
        while evening.table.turn is not None:
            table = evening.table
            turn = Seat(table.turn)
            sight, other = table.seen_by(turn), Seat(1 - turn)
            if table.stage == "play":
                held, may = set(table.hands[other].cards), READER.may_hold(sight)[other]
                assert held == may if len(table.tricks) >= 13 else held < may
            evening.does(spell_act(thumb.choose(sight, UNLIMITED).act))


def test_of_a_suit_gone_elsewhere_all_lies_in_the_last_hand() -> None:
    """Neither of two seats followed to a diamond: the third hand is the four diamonds unseen, and no club."""
    tricks = ["2D* 2C 3C 3D", "4D* 4C 5C 5D", "6D* 6C 7C 7D", "8D* 8C 9C 9D"]
    sight = in_play("TD AC KC QC", tricks=[*tricks]).seen_by(Seat(0))
    assert {str(card) for card in READER.may_hold(sight)[Seat(3)]} == {"JD", "QD", "KD", "AD"}
    assert READER.is_known(sight, Seat(3))
    assert READER.is_void(sight, Seat(3), Suit.CLUBS)
    assert not READER.is_known(sight, Seat(1))


DRAWS = [
    pytest.param(
        "AC QC 2C", "JC", "AH", "QC", drawing.WIN_OPEN_CARD, id="the ace of trumps is worth a trick"
    ),
    pytest.param("3C 2C 9D", "JC", "AH", "2C", following.CANNOT_WIN, id="but cannot always be had"),
    pytest.param("QC 3C 2C", "9C", "8S", "QC", drawing.TAKE_TRICK, id="a trick that costs little is taken"),
    pytest.param("AC 3C 2C", "9C", "2S", "2C", drawing.LET_IT_GO, id="an ace is not given for a deuce"),
    pytest.param("9H 3S", "9C", "2S", "3S", drawing.LET_IT_GO, id="nor a trump"),
    pytest.param("9H 3S", "9C", "5H", "9H", drawing.WIN_OPEN_CARD, id="unless for a trump"),
    pytest.param("AC 3C 9D", "", "2H", "AC", drawing.WIN_OPEN_CARD, id="for a trump a high card is led"),
    pytest.param("AC 3C 9D", "", "2S", "3C", drawing.LEAD_TO_LOSE, id="for a deuce a low one"),
    pytest.param("9H 3H", "", "2S", "3H", drawing.LEAD_TO_LOSE, id="with trumps alone the lowest"),
]


@pytest.mark.rule("W-GER-02")
@pytest.mark.parametrize(("hand", "trick", "turn_up", "card", "reason"), DRAWS)
def test_drawing_at_german_whist(hand: str, trick: str, turn_up: str, card: str, reason: Phrase) -> None:
    thought = thought_at(in_play(hand, trick, turn_up=turn_up, players=2), 2)
    assert (str(thought.act), thought.reason) == (f"0 play {card}", reason)
    assert set(NAMES.findall(reason.text)) == set(dict(thought.values))


def test_at_german_whist_there_is_no_partner_to_be_spared() -> None:
    thought = thought_at(in_play("AC QC 2C", "JC", players=2), 2)
    assert (str(thought.act), thought.reason) == ("0 play QC", following.TAKE_CHEAPLY)


@pytest.mark.rule("W-DUM-04")
def test_an_open_hand_is_read() -> None:
    """Seat 1's open hand has no club and a trump: the ace of clubs would be trumped."""
    table = in_play("AC KC 9D", players=3, open_hands=["", "2H 3D 4D"])
    assert READER.will_be_ruffed(table.seen_by(Seat(0)), Suit.CLUBS)
    bare = in_play("AC KC 9D", players=3, open_hands=["", "2C 3D 4D"])
    assert not READER.will_be_ruffed(bare.seen_by(Seat(0)), Suit.CLUBS)


def test_cards_in_partners_open_hand_are_not_against_him() -> None:
    shown = in_play("QC 2C 9D", players=3, open_hands=["", "", "", "AC KC 3D"]).seen_by(Seat(0))
    assert reading.partner_of(shown, Seat(0)) == 3
    assert READER.is_master(shown, Card.parse("QC"))
    assert not READER.is_master(in_play("QC 2C 9D").seen_by(Seat(0)), Card.parse("QC"))


def test_the_open_card_of_the_stock_is_nobodys() -> None:
    table = in_play("QC 2C", turn_up="KC", players=2).seen_by(Seat(0))
    assert Card.parse("KC") not in READER.out(table, Suit.CLUBS)
    assert READER.out(table, None) == []


@pytest.mark.parametrize(
    ("names", "switches"),
    [
        pytest.param(("A", "B", "C", "D"), (), id="four, American"),
        pytest.param(("A", "B", "C", "D"), (("whist.code", "english"),), id="four, English"),
        pytest.param(("A", "B", "C"), (), id="with Dummy"),
        pytest.param(("A", "B"), (), id="German Whist"),
        pytest.param(("A", "B"), (("whist.form", "double_dummy"),), id="Double Dummy"),
    ],
)
def test_whole_evenings_are_played_by_lawful_acts_alone(
    names: tuple[str, ...], switches: tuple[tuple[str, str], ...]
) -> None:
    deals = [deal for deal, _ in play_evening(Record("whist", switches, names=names), 6, 11)]
    assert [sum(deal.tricks) for deal in deals] == [13 if len(names) > 2 or switches else 26] * 6


def test_good_habits_win_tricks_from_first_cards() -> None:
    """Sixteen deals: the side of seats 0 and 2 follows the habits, the other plays the first card allowed."""
    game = Whist(WhistOptions(), 4)
    thumb, table, won = Thumb(game, strict=True), game.opening(), 0
    for number in range(10_000):
        if table.turn is None and table.tally.deals == 16:
            break
        act = game.stage_of(table).chance(table, number * 7919)
        if act is None:
            assert table.turn is not None
            acts = game.acts(table)
            knows = table.seating.side_of(table.turn) == 0 or table.stage != "play"
            act = thumb.choose(table.seen_by(table.turn), UNLIMITED).act if knows else acts[0]
        before, table = table, game.advance(table, act).table  # type: ignore[assignment]
        if before.stage == "play" and table.stage != "play":
            won += table.tricks_of(before.seating.members_of(before.seating.side_of(Seat(0))))
    assert won / 16 > 7


def test_habits_have_nothing_to_say_of_what_is_not_theirs() -> None:
    sight = in_play("AC KC 9D").seen_by(Seat(0))
    calls = (parse_act("0 pass"),)
    assert all(habit(sight, calls) is None for habit in habits.habits_with(whist().game.pack))
