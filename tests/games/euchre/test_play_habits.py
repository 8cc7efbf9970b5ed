"""How sensible players of Euchre play with partners, against a maker, and alone; and when they call alone."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast

import pytest

from eldest.cards.card import Suit, parse_cards
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat, Seating
from eldest.engine.habits import ONLY_CARD
from eldest.engine.table import Trick
from eldest.engine.tally import Tally
from eldest.games.euchre import habits, lone_habits, play_habits
from eldest.games.euchre.bowers import BEST, BowerOrder
from eldest.games.euchre.game import Euchre
from eldest.games.euchre.options import EuchreOptions
from eldest.games.euchre.scoring import DealScored
from eldest.games.euchre.table import EuchreTable
from eldest.games.euchre.worth import losers
from eldest.players.player import UNLIMITED, Thought
from eldest.players.thumb import Thumb
from helpers.tables import Evening, dealt_to

WEAK = ("8D 9D TC 7S 8S", "7H 8C 9C TD 7D", "9S TS 7C QC KC")


def at_play(players: int, hand: str, *, seat: int = 0, maker: int = 0, **fields: Any) -> EuchreTable:
    """Return a table in the play with hearts trumps, at which a seat holding this hand is in turn.

    `trick` are the cards before it, "AS 9S", and `gone` tricks of the same form, each led by seat 0.
    """
    trick, gone = fields.pop("trick", ""), fields.pop("gone", ())
    each = Seating.each_for_himself(players)
    seating = Seating.alternating(each.order, players) if players in (4, 6) else each
    cards = parse_cards(trick)
    first = (seat - len(cards)) % players
    plays = tuple((Seat((first + k) % players), card) for k, card in enumerate(cards))
    done = (Trick(tuple((Seat(k), card) for k, card in enumerate(parse_cards(one))), Seat(0)) for one in gone)
    size = len(parse_cards(hand))
    hands = tuple(
        Hand(parse_cards(hand)) if owner == seat else Hand((), size - (owner in dict(plays)))
        for owner in range(players)
    )
    return EuchreTable(
        seating,
        Tally.blank(seating.number_of_sides, players).begun(),
        stage="play",
        turn=Seat(seat),
        dealer=Seat(players - 1),
        hands=hands,
        trick=Trick(plays),
        tricks=tuple(done),
        order=BowerOrder(Suit.HEARTS),
        maker=Seat(maker),
        allies=(Seat(maker),) if players == 3 else (),
        **fields,
    )


def thought_at(table: EuchreTable, **options: Any) -> Thought:
    """Return what the seat in turn would do, given only his sight."""
    assert table.turn is not None
    game = Euchre(EuchreOptions(**options), len(table.seating.order))
    return Thumb(game, strict=True).choose(table.seen_by(table.turn), UNLIMITED)


LEADS = [
    pytest.param({"players": 4, "hand": "JH 9H AS 7C"}, "JH", play_habits.DRAW_TRUMPS,
                 id="the maker leads the right bower"),
    pytest.param({"players": 4, "hand": "JD AH 9H 7C"}, "JD", play_habits.LEAD_DOWN,
                 id="C04: with left, ace and nine the maker leads from the top"),
    pytest.param({"players": 4, "hand": "JD 9H AS 7C"}, "AS", play_habits.CASH_WINNER,
                 id="with the left and one small trump the maker cashes his ace"),
    pytest.param({"players": 4, "hand": "JH JD 7C", "maker": 2}, "JH", play_habits.HELP_MAKER,
                 id="C04: the maker's partner with both bowers leads the right"),
    pytest.param({"players": 4, "hand": "JD 9H 7C", "maker": 2}, "JD", play_habits.HELP_MAKER,
                 id="or the left, if he has only that"),
    pytest.param({"players": 4, "hand": "9H 7C AS", "maker": 2}, "AS", play_habits.CASH_WINNER,
                 id="with a small trump he does not lead it"),
    pytest.param({"players": 4, "hand": "JH 9H AS", "maker": 1}, "AS", play_habits.CASH_WINNER,
                 id="a defender leads an ace and no trump"),
    pytest.param({"players": 4, "hand": "JH 9H KS", "maker": 1}, "KS", play_habits.LEAD_TOP_PLAIN,
                 id="without an ace he leads his highest plain card"),
    pytest.param({"players": 4, "hand": "JH 9H", "maker": 1}, "9H", play_habits.LEAD_LOW_TRUMP,
                 id="with trumps alone the lowest"),
    pytest.param({"players": 4, "hand": "AS KC", "maker": 1, "gone": ["7S 9C TS 8S"]}, "KC",
                 play_habits.LEAD_UNRUFFED,
                 id="C17: an ace is not led into a void that has trumps"),
    pytest.param({"players": 4, "hand": "AS KC", "maker": 1, "gone": ["7S 9C TS 8S", "9H 9D 8H KD"]}, "AS",
                 play_habits.CASH_WINNER, id="but into one that has none"),
    pytest.param({"players": 4, "hand": "JD 9H AS", "maker": 1, "lone": Seat(1), "resting": (Seat(3),)}, "AS",
                 play_habits.CASH_WINNER, id="against a lone player an ace as well"),
    pytest.param({"players": 4, "hand": "JH AS", "gone": ["AH QH KH JD", "TH 9H 8H 7H"]}, "AS",
                 play_habits.CASH_WINNER, id="when no trump is out the maker leads none"),
    pytest.param({"players": 4, "hand": "JH 9H AS", "gone": ["AH 7S QH 8S"]}, "AS", play_habits.CASH_WINNER,
                 id="nor when only his partner can have any"),
    pytest.param({"players": 4, "hand": "JH JD AS", "maker": 2, "gone": ["AH 7S QH 8S"]}, "AS",
                 play_habits.CASH_WINNER, id="and his partner helps him no more then"),
    pytest.param({"players": 3, "hand": "JH 9H 7S", "maker": 1}, "7S", play_habits.LEAD_TOP_PLAIN,
                 id="three: against the maker no trump is led"),
]  # fmt: skip

FOLLOWS = [
    pytest.param({"players": 4, "hand": "AS 7S", "seat": 2, "trick": "KS 8S", "maker": 1}, "7S",
                 play_habits.LEAVE_IT,
                 id="the partner's king is as good as the ace beside it, and is left"),
    pytest.param({"players": 4, "hand": "AS 7S", "seat": 2, "trick": "QS 8S", "maker": 1}, "AS",
                 play_habits.CASH_WINNER, id="his queen is covered with the ace, for the king may come"),
    pytest.param({"players": 4, "hand": "9H 7C", "seat": 2, "trick": "QS 8S", "maker": 1}, "7C",
                 play_habits.LEAVE_IT,
                 id="but it is not ruffed"),
    pytest.param({"players": 4, "hand": "9H 7C", "seat": 3, "trick": "8S AS 7S", "maker": 1}, "7C",
                 play_habits.LEAVE_IT, id="the last does not ruff his partner's ace"),
    pytest.param({"players": 4, "hand": "AS 7C", "seat": 1, "trick": "KS", "maker": 0}, "AS", ONLY_CARD,
                 id="the only card that follows is played"),
    pytest.param({"players": 4, "hand": "KS 7S", "seat": 1, "trick": "9S", "maker": 0}, "7S",
                 play_habits.SECOND_LOW, id="second hand low, while the ace is out"),
    pytest.param({"players": 4, "hand": "AS 7S", "seat": 1, "trick": "9S", "maker": 0}, "AS",
                 play_habits.TAKE_CHEAPLY, id="but an ace is played second"),
    pytest.param({"players": 4, "hand": "AH 9H", "seat": 1, "trick": "TH", "maker": 0}, "AH",
                 play_habits.THIRD_HIGH,
                 id="a trump lead is met with the best, though bowers are out"),
    pytest.param({"players": 4, "hand": "KS QS 7S", "seat": 2, "trick": "8S 9S", "maker": 1}, "KS",
                 play_habits.THIRD_HIGH, id="third hand high"),
    pytest.param({"players": 4, "hand": "KS TS 7S", "seat": 3, "trick": "8S 7C 9S", "maker": 1}, "TS",
                 play_habits.TAKE_CHEAPLY, id="last hand wins cheaply"),
    pytest.param({"players": 4, "hand": "8S 7S", "seat": 3, "trick": "KS 7C 9S", "maker": 1}, "7S",
                 play_habits.SAVE_TRUMPS, id="a lost trick gets the lowest card"),
    pytest.param({"players": 4, "hand": "JD 9H 7C", "seat": 1, "trick": "AS", "maker": 2}, "7C",
                 play_habits.GUARD_LEFT,
                 id="C06: a defender second to play keeps the trump that guards his left bower"),
    pytest.param({"players": 4, "hand": "JD 9H 7C", "seat": 2, "trick": "KS AS", "maker": 1}, "7C",
                 play_habits.GUARD_LEFT, id="C06: and third to play"),
    pytest.param({"players": 4, "hand": "JH 9H 7C", "seat": 1, "trick": "AS", "maker": 2}, "9H",
                 play_habits.TAKE_CHEAPLY, id="C06: with the right he ruffs small"),
    pytest.param({"players": 4, "hand": "JD 9H 7C", "seat": 3, "trick": "AS 8S 9S", "maker": 2}, "9H",
                 play_habits.TAKE_CHEAPLY, id="C06: last to play he ruffs small too"),
    pytest.param({"players": 4, "hand": "JD 9H 7C", "seat": 1, "trick": "AS", "maker": 3}, "9H",
                 play_habits.TAKE_CHEAPLY, id="the maker's side ruffs, guard or not"),
    pytest.param({"players": 4, "hand": "JD 9H", "seat": 1, "trick": "AS", "maker": 2}, "9H",
                 play_habits.TAKE_CHEAPLY, id="with nothing else to play he ruffs small"),
    pytest.param({"players": 4, "hand": "JD 9H 7C", "seat": 1, "trick": "AS", "maker": 2,
                  "gone": ["JH 8D 9D TD"]}, "9H", play_habits.TAKE_CHEAPLY, id="or when the right has gone"),
    pytest.param({"players": 4, "hand": "JD 9H 7C", "seat": 1, "trick": "AS", "maker": 2,
                  "gone": ["JH 8D 9D TD"], "options": {"joker": True}}, "7C", play_habits.GUARD_LEFT,
                 id="C06: though the right has gone the joker may fall on the left"),
    pytest.param({"players": 4, "hand": "JD 9H 7C", "seat": 1, "trick": "AS", "maker": 2,
                  "gone": ["JK JH 9D TD"], "options": {"joker": True}}, "9H", play_habits.TAKE_CHEAPLY,
                 id="C06: not when both have gone"),
    pytest.param({"players": 3, "hand": "9H 7C", "seat": 2, "trick": "8S AS", "maker": 0}, "7C",
                 play_habits.LEAVE_IT_TO_FELLOW,
                 id="C09: a trick of the fellow against the maker is left to him"),
    pytest.param({"players": 3, "hand": "9H 7C", "seat": 1, "trick": "AS", "maker": 2}, "7C",
                 play_habits.LEAVE_IT_TO_FELLOW,
                 id="C09: also before the maker plays, if it can be expected to hold"),
    pytest.param({"players": 3, "hand": "AS 8S", "seat": 1, "trick": "QS", "maker": 2}, "AS",
                 play_habits.CASH_WINNER, id="C09: unless it is needed against the maker"),
    pytest.param({"players": 3, "hand": "9H 7C", "seat": 2, "trick": "AS 8S", "maker": 0}, "9H",
                 play_habits.TAKE_CHEAPLY, id="three: the maker's ace is ruffed"),
    pytest.param({"players": 3, "hand": "AS QS 8S", "seat": 1, "trick": "TS", "maker": 1}, "AS",
                 play_habits.CASH_WINNER, id="three: an ace for safety is not called the lowest winner"),
    pytest.param({"players": 6, "hand": "9H 7C", "seat": 4, "trick": "7S 8S AS 9S", "maker": 1}, "7C",
                 play_habits.LEAVE_IT, id="six: the trick of either partner is left"),
]  # fmt: skip


@pytest.mark.parametrize(("situation", "card", "reason"), LEADS + FOLLOWS)
def test_what_is_played(situation: dict[str, Any], card: str, reason: object) -> None:
    options = situation.get("options", {})
    table = at_play(**{name: value for name, value in situation.items() if name != "options"})
    thought = thought_at(table, **options)
    assert (str(thought.act), thought.reason) == (f"{table.turn} play {card}", reason)


@pytest.mark.rule("E-JAMB-01")
@pytest.mark.parametrize(
    ("opened", "card", "reason"),
    [
        pytest.param("AS 8H", "KD", play_habits.CASH_WINNER, id="a king is not best while the ace lies open"),
        pytest.param("8S 8H", "KS", play_habits.CASH_WINNER, id="but when only less lies open"),
    ],
)
def test_cards_of_an_open_hand_are_still_to_be_beaten_by(opened: str, card: str, reason: object) -> None:
    """Nothing is said to be unbeaten that a hand on the table beats."""
    gone = ["AD 9D TD QD", "7S 9S TS QS"] if opened.startswith("A") else ["AS 9S TS QS", "7D 8D 9D TD"]
    table = at_play(4, "KS KD", maker=1, gone=gone, lone=Seat(1), resting=(Seat(3),), open_hand=True)
    table = table.with_hand(Seat(1), Hand(parse_cards(opened))).laid_open(Seat(1))
    thought = thought_at(table, jambone=True)
    assert (str(thought.act), thought.reason) == (f"0 play {card}", reason)


# ------------------------------------------------------------------ calling alone


def advised(evening: Evening, *said: str) -> Thought:
    """Return what the seat in turn would do after this was said."""
    evening.does(*said)
    table = evening.table
    return Thumb(evening.game, strict=True).choose(table.seen_by(table.turn), UNLIMITED)


BOWERS = "JH JD AH KH AS"
CALLS = [
    pytest.param((BOWERS, *WEAK), "8H", (), {}, "0 order-up-alone", habits.GOOD_ALONE,
                 id="a hand that can hardly lose a trick is played alone"),
    pytest.param((BOWERS, *WEAK), "8H", (), {"lone_hands": False}, "0 order-up", habits.GOOD_ENOUGH,
                 id="if it may be"),
    pytest.param(("JH KH 9H AS JC", *WEAK), "8H", (), {}, "0 order-up", habits.GOOD_ENOUGH,
                 id="a good hand is played with the partner"),
    pytest.param((WEAK[0], "KH QH AS JC JS", *WEAK[1:]), "8H", ("0 pass",), {}, "1 assist",
                 habits.GOOD_ENOUGH,
                 id="the partner assists with less, for the card comes to their side"),
    pytest.param((WEAK[0], "KH QH AS JC JS", *WEAK[1:]), "8H", ("0 pass",), {"assist_alone": True}, "1 pass",
                 habits.BETTER_REFUSED, id="but not if he would be alone"),
    pytest.param((WEAK[0], BOWERS, *WEAK[1:]), "8H", ("0 pass",), {"assist_alone": True}, "1 assist-alone",
                 habits.GOOD_ALONE, id="unless he wants to be"),
    pytest.param((*WEAK, BOWERS), "8H", ("0 pass", "1 pass", "2 pass"), {}, "3 take-up-alone",
                 habits.GOOD_ALONE,
                 id="the dealer counts the turn-up to his hand"),
    pytest.param(("7D 8C 9D QC TD", "9S QS 7S TS 9C", "7C JC 8D KC 7H", "QD KS AS 8S TC"),
                 "JH", ("0 pass", "1 pass", "2 pass"), {}, "3 turn-down", habits.TOO_FEW_TRUMPS,
                 id="the right bower alone is not taken up, whatever stands beside it"),
    pytest.param((BOWERS, *WEAK), "AC", ("0 pass", "1 pass", "2 pass", "3 turn-down"), {}, "0 make-alone H",
                 habits.GOOD_ALONE, id="a suit is named alone as well"),
    pytest.param((WEAK[0], WEAK[1], BOWERS, WEAK[2]), "8H", ("0 order-up",), {"partner_may_take_alone": True},
                 "2 alone", habits.GOOD_ALONE, id="the hand is taken from the partner to play it alone"),
    pytest.param((*WEAK[:2], "QC KC AC TS 7C", "9S KS QS JS JC"), "8H", ("0 order-up",),
                 {"partner_may_take_alone": True}, "2 pass", habits.NOT_ALONE, id="but not with a weak one"),
    pytest.param((WEAK[0], "9S KS QS JS JC", "QC KC AC TS 7C", BOWERS), "8H", ("0 pass", "1 assist"),
                 {"partner_may_take_alone": True}, "3 alone", habits.GOOD_ALONE,
                 id="the dealer counts the turn-up then, too"),
]  # fmt: skip


@pytest.mark.parametrize(("hands", "turned", "said", "options", "act", "reason"), CALLS)
def test_when_a_hand_is_played_alone(
    hands: tuple[str, ...],
    turned: str,
    said: tuple[str, ...],
    options: dict[str, Any],
    act: str,
    reason: object,
) -> None:
    thought = advised(dealt_to(*hands, turn_up=turned, **options), *said)
    assert (str(thought.act), thought.reason) == (act, reason)


@pytest.mark.parametrize(
    ("options", "score", "act"),
    [
        pytest.param({}, (0, 0), "0 order-up-alone", id="C02: at the start of a game alone"),
        pytest.param({}, (2, 4), "0 order-up-alone", id="C02: three short of game, four points help"),
        pytest.param({}, (3, 0), "0 order-up", id="C02: two short, a march with the partner is as good"),
        pytest.param({}, (4, 0), "0 order-up", id="C02: one short, a point is"),
        pytest.param({"target": 11}, (8, 0), "0 order-up-alone", id="C02: three short of eleven alone"),
        pytest.param({"target": 11}, (9, 0), "0 order-up", id="C02: two short of eleven not"),
        pytest.param({"set_back": True}, (5, 5), "0 order-up-alone", id="C02: set back, at the start alone",
                     marks=pytest.mark.rule("E-SB-01")),
        pytest.param({"set_back": True}, (3, 1), "0 order-up-alone", id="C02: set back, with three to make",
                     marks=pytest.mark.rule("E-SB-01")),
        pytest.param({"set_back": True}, (2, 5), "0 order-up", id="C02: set back, not with two to make",
                     marks=pytest.mark.rule("E-SB-01")),
        pytest.param({"set_back": True, "target": 11}, (2, 11), "0 order-up",
                     id="C02: set back from eleven, not with two to make", marks=pytest.mark.rule("E-SB-01")),
    ],
)  # fmt: skip
def test_nobody_plays_alone_where_it_cannot_help(
    options: dict[str, Any], score: tuple[int, int], act: str
) -> None:
    evening = dealt_to(BOWERS, *WEAK, turn_up="8H", **options)
    table = replace(evening.table, tally=replace(evening.table.tally, score=score))
    assert str(thought_at(table, **options).act) == act


@pytest.mark.parametrize(
    ("hand", "best", "more_than"),
    [
        pytest.param("JH JD AH KH QH", BEST, "JK JH JD AH KH", id="where there is a joker it is missed"),
        pytest.param(
            "JD AH KH QH AS", 17, "JH JD AH KH AS", id="without the right bower a trick is in danger"
        ),
        pytest.param(
            "JH JD AH KH 9S", 17, "JH JD AH KH AS", id="a small plain card is lost more often than an ace"
        ),
        pytest.param(
            "JH JD AH AS QS", 17, "JH JD AH AS KS", id="a king behind its ace is better than a queen"
        ),
        pytest.param("JH JD AH KS AC", 17, "JH JD AH AC KC", id="and than a king alone"),
        pytest.param("JH KH AS AC AD", 17, "JH JD AS AC AD", id="a king of trumps may lose to many"),
        pytest.param(
            "JH QH KH 9H AS", 17, "JH JD QH KH AS", id="of four trumps fewer are lost with two bowers"
        ),
        pytest.param("JH JD KH QH AS", 17, "JH JD AH KH AS", id="trumps that run from the best lose nothing"),
        pytest.param("AH KH QH 9H AS", 17, "JH AH KH QH AS", id="an ace behind no bower is lost most often"),
    ],
)
def test_what_a_lone_hand_may_lose(hand: str, best: int, more_than: str) -> None:
    order = BowerOrder(Suit.HEARTS)
    assert losers(parse_cards(hand), order, best) > losers(parse_cards(more_than), order, best)


# ------------------------------------------------------------------ round a lone hand


SOLID = "JK JH JD AH KH"
AROUND = [
    pytest.param({"defend_alone": True}, ("0 order-up-alone", "3 discard KC"), "1 pass",
                 lone_habits.TWO_ARE_BETTER,
                 id="a lone hand is opposed by two"),
    pytest.param({"railroad": True}, ("0 order-up-alone", "3 discard KC"), "0 give AS",
                 lone_habits.ASK_FOR_BEST,
                 id="the least card is passed to the partner"),
    pytest.param({"railroad": True}, ("0 order-up-alone", "3 discard KC", "0 give AS"), "2 give 7H",
                 lone_habits.GIVE_BEST, id="who gives his best in return, a trump if he has one"),
    pytest.param({"jambone": True}, ("0 order-up-alone", "3 discard KC"), "0 lay-open",
                 lone_habits.CANNOT_LOSE,
                 id="a hand that can hardly lose is laid open"),
    pytest.param({"jambone": True}, ("0 order-up-alone", "3 discard KC", "0 lay-open"), "1 name AS",
                 lone_habits.NAME_LOSER, id="and made to play its least card"),
]  # fmt: skip


@pytest.mark.parametrize(("options", "said", "act", "reason"), AROUND)
def test_what_is_done_round_a_lone_hand(
    options: dict[str, Any], said: tuple[str, ...], act: str, reason: object
) -> None:
    thought = advised(dealt_to(BOWERS, *WEAK, turn_up="8H", **options), *said)
    assert (str(thought.act), thought.reason) == (act, reason)


def test_a_solid_hand_asks_for_nothing() -> None:
    evening = dealt_to(SOLID, *WEAK, turn_up="8H", railroad=True)
    thought = advised(evening, "0 order-up-alone", "3 discard KC")
    assert (str(thought.act), thought.reason) == ("0 pass", lone_habits.NOTHING_BETTER)


def test_a_joker_does_not_make_up_for_a_loser() -> None:
    """With joker, both bowers, king and an ace the ace is passed; nothing offsets what it may lose."""
    evening = dealt_to("JK JH JD KH AS", *WEAK, turn_up="8H", railroad=True)
    thought = advised(evening, "0 order-up-alone", "3 discard KC")
    assert (str(thought.act), thought.reason) == ("0 give AS", lone_habits.ASK_FOR_BEST)


OPENINGS = [
    pytest.param({}, (0, 0), 0, "0 lay-open", lone_habits.CANNOT_LOSE, id="at the start it is laid open"),
    pytest.param({}, (1, 0), 0, "0 pass", lone_habits.NEEDS_NO_MORE,
                 id="where four points are enough a hand is not laid open"),
    pytest.param({"target": 7}, (2, 0), 0, "0 lay-open", lone_habits.CANNOT_LOSE,
                 id="in a longer game it may be of use"),
    pytest.param({"set_back": True}, (5, 5), 5, "0 lay-open", lone_habits.CANNOT_LOSE,
                 id="set back, five are wanted", marks=pytest.mark.rule("E-SB-01")),
    pytest.param({"set_back": True}, (4, 5), 5, "0 pass", lone_habits.NEEDS_NO_MORE,
                 id="set back, four are enough when four are wanted", marks=pytest.mark.rule("E-SB-01")),
    pytest.param({"joker": True}, (0, 0), 0, "0 pass", lone_habits.MAY_LOSE,
                 id="while the joker may be out it is not laid open"),
]  # fmt: skip


@pytest.mark.parametrize(("options", "score", "start", "act", "reason"), OPENINGS)
def test_when_a_lone_hand_is_laid_open(
    options: dict[str, Any], score: tuple[int, int], start: int, act: str, reason: object
) -> None:
    hand = "JH JD AH KH TS" if "joker" in options else BOWERS
    weak = [cards.replace("TS", "AS") for cards in WEAK] if "joker" in options else WEAK
    evening = dealt_to(hand, *weak, turn_up="8H", jambone=True, **options)
    evening.does("0 order-up-alone", "3 discard KC")
    table = replace(evening.table, tally=replace(evening.table.tally, score=score, start=start))
    thought = Thumb(evening.game, strict=True).choose(table.seen_by(table.turn), UNLIMITED)
    assert (str(thought.act), thought.reason) == (act, reason)


def test_a_hand_that_may_lose_is_not_laid_open() -> None:
    evening = dealt_to("JH JD AH KS JC", *WEAK, turn_up="8H", jambone=True)
    thought = advised(evening, "0 order-up-alone", "3 discard KC")
    assert (str(thought.act), thought.reason) == ("0 pass", lone_habits.MAY_LOSE)


def test_a_very_strong_adversary_opposes_alone() -> None:
    evening = dealt_to("QH 8D 9D TC 7S", "JH JD AH KH AS", *WEAK[1:], turn_up="8H", defend_alone=True)
    thought = advised(evening, "0 order-up-alone", "3 discard KC")
    assert (str(thought.act), thought.reason) == ("1 defend-alone", lone_habits.STRONG_AGAINST)


DEALS = 600
"""Deals that are played by habit for the figures below; they are numbered, and so always the same."""


@pytest.mark.slow
def test_lone_hands_are_rare_and_a_good_half_of_them_win_every_trick() -> None:
    """C01: lone calls and how they end stay inside a band; so do euchres."""
    results = Counter(result for result, _ in played_by_habit(4))
    lone = sum(results[name] for name in ("LONE_POINT", "LONE_MARCH", "LONE_EUCHRE"))
    euchres = results["EUCHRE"] + results["LONE_EUCHRE"]
    assert 0.02 * DEALS <= lone <= 0.06 * DEALS
    assert results["LONE_MARCH"] * 2 >= lone
    assert 0.10 * DEALS <= euchres <= 0.28 * DEALS


@pytest.mark.slow
def test_two_against_a_maker_never_take_a_trick_from_each_other_by_ruffing() -> None:
    """C09: with three, nobody trumps a trick that his fellow has while the maker has played."""
    for _, table in played_by_habit(3):
        for trick in table.tricks:
            *earlier, (seat, card) = trick.plays
            before = Trick(tuple(earlier))
            if seat == table.maker or before.winning(table.order) == table.maker:
                continue
            follows = table.order.suit_of(card) is table.order.suit_of(trick.cards[0])
            holds_trumps_only = seat == trick.winner and not follows and table.order.is_trump(card)
            assert not holds_trumps_only or all_were_trumps(table, trick, seat)


def all_were_trumps(table: EuchreTable, trick: Trick, seat: Seat) -> bool:
    """Tell whether a seat had nothing but trumps for a trick, by what it played later."""
    later = table.tricks[table.tricks.index(trick) :]
    return all(table.order.is_trump(dict(one.plays)[seat]) for one in later)


def played_by_habit(players: int) -> Iterator[tuple[str, EuchreTable]]:
    """Yield what every hand came to, with the table after it."""
    game = Euchre(EuchreOptions(), players)
    player, table, number = Thumb(game, strict=True), game.opening(), 0
    while table.tally.deals < DEALS or table.turn is not None:
        act = game.stage_of(table).chance(table, number)
        number += act is not None
        if act is None:
            assert table.turn is not None
            act = player.choose(table.seen_by(table.turn), UNLIMITED).act
        step = game.advance(table, act)
        table = cast("EuchreTable", step.table)
        yield from ((event.result.name, table) for event in step.events if isinstance(event, DealScored))
