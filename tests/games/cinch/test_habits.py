"""The habits of a sensible player of Cinch: what he does with a hand, and why."""

from typing import Any

import pytest

from eldest.cards.card import Card, parse_cards
from eldest.cards.seating import Seat
from eldest.engine import habits as common
from eldest.engine.acts import Act, Bid, parse_act
from eldest.engine.table import Trick
from eldest.engine.values import replace
from eldest.games.cinch import habits, habits_of_play
from eldest.games.cinch.scoring import DealScored
from eldest.games.cinch.table import CinchTable
from eldest.players.player import UNLIMITED, Thought
from eldest.players.thumb import Thumb
from eldest.room.evening import play_evening
from eldest.store.record import Record
from games.cinch.evenings import at_play, cinch, dealt
from helpers.tables import Evening

STRONG = "AC KC QC JC 5C 5S 9D 8D 7H"
FAIR = "AC QC 9C 8C 4C 9D 8D 7H 6H"
WEAK = "9C 8C 9D 8D 7H 6H 8S 6S 3H"
UNGUARDED = "QC JC TC 9C 8C 7C 5C 5S 2C"


def thought_at(evening: Evening) -> Thought:
    """Return what the seat in turn would do, given only his sight."""
    table = evening.table
    return Thumb(evening.game, strict=True).choose(table.seen_by(table.turn), UNLIMITED)


CALLS = [
    pytest.param([STRONG, "", "", ""], [], "0 bid 12", habits.WORTH_BIDDING, id="a strong hand bids"),
    pytest.param([WEAK, "", "", ""], [], "0 bid 4", habits.WORTH_BIDDING, id="even little is worth"),
    pytest.param(["", WEAK, "", ""], ["0 bid 6"], "1 pass", habits.TOO_WEAK, id="a weak hand tops nothing"),
    pytest.param(["", "", "", STRONG], ["0 bid 6", "1 pass", "2 pass"], "3 bid 7", habits.DEALER_TOPS,
                 id="C12: the dealer bids just one more"),
    pytest.param(["", "", "", WEAK], ["0 bid 6", "1 pass", "2 pass"], "3 pass", habits.TOO_WEAK,
                 id="the dealer too passes with nothing"),
    pytest.param(["", "", "", STRONG], ["0 pass", "1 pass", "2 pass"], "3 pass", habits.DEALER_FREE,
                 id="C12: after three passes the dealer undertakes nothing"),
    pytest.param(["", "", "", STRONG], ["0 pass", "1 bid 4", "2 pass"], "3 pass", habits.PARTNER_HAS_IT,
                 id="C12: the dealer leaves the partner's bid alone"),
    pytest.param(["", "", FAIR, ""], ["0 bid 7", "1 pass"], "2 pass", habits.PARTNER_HAS_IT,
                 id="so does anybody"),
    pytest.param(["", "", STRONG, ""], ["0 bid 3", "1 pass"], "2 bid 12", habits.WORTH_BIDDING,
                 id="unless his hand is worth far more"),
    pytest.param([UNGUARDED, "", "", ""], [], "0 bid 10", habits.WORTH_BIDDING,
                 id="C11: no bid near fourteen without the cards that guard the pedros"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("points", "said"),
    [
        pytest.param(-2, habits.NOTHING_AT_BEST, id="less than nothing"),
        pytest.param(0, habits.NOTHING_AT_BEST, id="nothing"),
        pytest.param(1, habits.ONE_AT_BEST, id="one point, not one points"),
        pytest.param(2, habits.TOO_WEAK, id="two points"),
    ],
)
def test_a_weak_hand_is_told_in_good_english(points: int, said: object) -> None:
    assert habits.too_weak(points) is said


@pytest.mark.parametrize(("hands", "said", "expected", "reason"), CALLS)
def test_bids(hands: list[str], said: list[str], expected: str, reason: object) -> None:
    evening = dealt(hands)
    evening.does(*said)
    thought = thought_at(evening)
    assert (str(thought.act), thought.reason) == (expected, reason)


def test_the_best_suit_is_named() -> None:
    evening = dealt([STRONG, "", "", ""])
    evening.does("0 bid 14")
    thought = thought_at(evening)
    assert (str(thought.act), thought.reason) == ("0 make C", habits.BEST_SUIT)
    evening.does("0 make C")
    thought = thought_at(evening)
    assert (str(thought.act), thought.reason) == ("0 lay-away", habits.NO_CHOICE)


def test_of_too_many_trumps_the_lowest_go() -> None:
    evening = dealt(["AC KC QC JC TC 9C 8C 5C 5S", "", "", ""])
    evening.does("0 bid 14", "0 make C")
    thought = thought_at(evening)
    assert (str(thought.act), thought.reason) == ("0 discard 8C", habits.THROW_LOW)


PACKETS = ["4C 2S 3S 4S", "6C 7C 8C 9C", "TC JC QC 5C", "2C 5S 5H 5D"]


def test_in_blind_cinch_low_plain_cards_go_before_trumps() -> None:
    evening = dealt(["AC KC 3C AD 4D 2D 9S 8S 7S", "", "", ""], blind=PACKETS, form="blind")
    evening.does("0 bid 14")
    assert thought_at(evening).reason == habits.NO_CHOICE
    evening.does("0 take-blind", "0 make C")
    while evening.table.turn == 0:
        evening.does(str(thought_at(evening).act))
    assert evening.hand(0) == "AC KC 3C AD 9S 4C"


def test_the_highest_plain_cards_are_taken_from_the_stock() -> None:
    others = "AC KC QC AD KD QD JD TD 9D", "JC TC 8D 4S KS QS JS TS 9S", "9C 7D 6D AH KH QH JH TH 9H"
    dealer, last = "8C 7C 6C 5C 5H 5D AS 3S 2S", "8S 4C 7S 6S"
    evening = dealt([*others, dealer], f"8H 7H 6H 4H 3H 2H 4D 3D 2D 5S 3C 2C {last}")
    evening.does("0 bid 14", "0 make C", *(f"{seat} lay-away" for seat in range(4)))
    thought = thought_at(evening)
    assert (str(thought.act), thought.reason) == ("3 take 8S", habits.TAKE_HIGH)


def test_the_highest_trump_missing_is_called() -> None:
    evening = dealt(["AD QD 9C 8C 7C 6C", "", "", "", ""])
    evening.does("0 bid 14", "0 make D")
    while evening.table.stage != "call":
        evening.chance() if evening.table.turn is None else evening.does(evening.lawful()[0])
    thought = thought_at(evening)
    best = next(card for card in ("KD", "JD", "TD") if card not in evening.hand(0))
    assert (str(thought.act), thought.reason) == (f"0 call-trump {best}", habits.CALL_HIGHEST)


PLAYS = [
    pytest.param(["AD 9D 2C", "KD", "3C", "5D"], {}, "AD", habits_of_play.DRAW_PEDROS,
                 id="the best trump is led to draw the pedros"),
    pytest.param(["5D 3C", "8C 7C", "9C 4C", "TC JC"], {"void": (1, 2, 3)}, "5D",
                 habits_of_play.NOTHING_CAN_BEAT, id="a pedro is led when nobody has a trump"),
    pytest.param(["5D 3C", "8C 7C", "9C 4C", "TC JC"], {"void": (1, 3)}, "3C", habits_of_play.LEAD_PLAIN,
                 id="but not where it can only draw the partner's"),
    pytest.param(["QD 9D 2C", "AD 5D 3C", "7C 4C 6C", "KD 5H 8C"], {}, "QD", habits_of_play.LEAD_HIGH_TRUMP,
                 id="a trump above the pedros brings out the higher ones"),
    pytest.param(["QD TC 2C", "AD 5D 3C", "7C 4C 6C", "KD 5H 8C"], {"maker": 1}, "TC",
                 habits_of_play.LEAD_PLAIN, id="against the maker a plain card is led"),
    pytest.param(["5D 2D", "AD KD", "7C 4C", "QD 5H"], {"maker": 1}, "2D", habits_of_play.LEAD_LEAST,
                 id="with trumps alone the one that counts least"),
    pytest.param(["7C", "8C", "9C", "5D 2D KC"], {"led": "3C AD 4C"}, "5D", habits_of_play.GIVE_POINTS,
                 id="a pedro goes to the partner's sure trick"),
    pytest.param(["7C", "8C", "9C", "2D 9D KS"], {"led": "3C AD 4C"}, "2D", habits_of_play.GIVE_POINTS,
                 id="or the deuce"),
    pytest.param(["7C", "8C", "9C", "JD KS TS"], {"led": "3C AD 4C"}, "TS", habits_of_play.LEAVE_IT,
                 id="but not the jack, which may win yet"),
    pytest.param(["7C", "8C", "9C", "5D 9D KS"], {"led": "3C 4C 6C"}, "5D", habits_of_play.HOME_SAFE,
                 id="the last to play wins with a pedro what no trump has taken"),
    pytest.param(["7C", "8C", "9C", "KD 9D 2C"], {"led": "3C 4C 5D"}, "9D", habits_of_play.TAKE_POINTS,
                 id="an adversary's pedro is taken with the least trump that will do"),
    pytest.param(["7C", "8C", "9C", "KD 9D"], {"led": "3D 4D JD"}, "KD", habits_of_play.TAKE_POINTS,
                 id="a jack too, where a trump must be played"),
    pytest.param(["7C", "8C", "9C", "KD 5D 7S"], {"led": "3C 4C JD"}, "7S", habits_of_play.NOT_WORTH_IT,
                 id="no trump is spent on a jack while a plain card can be thrown"),
    pytest.param(["7C", "8C", "9C", "5D 3D 4D"], {"led": "AD 6D 7D"}, "3D", habits_of_play.THROW_LEAST,
                 id="no counting trump is thrown on an adversary's trick"),
    pytest.param(["7C", "8C", "9C", "AC 4C 3S"], {"led": "3C 4S 6C"}, "AC", habits_of_play.WIN_CHEAPLY,
                 id="a plain ace takes what nobody has trumped"),
    pytest.param(["7C", "8C", "9C", "AC 4C"], {"led": "3C KC 6C"}, "4C", habits_of_play.LEAVE_IT,
                 id="the partner's trick is not taken from him"),
    pytest.param(["7C", "8C", "AD 5D 9S", "QC"], {"led": "3C 5H"}, "AD", habits_of_play.TAKE_POINTS,
                 id="a pedro is taken with what nobody can beat"),
    pytest.param(["7C", "8C", "QD 9S", "QC 5D"], {"led": "3C 5H"}, "QD", habits_of_play.TAKE_POINTS,
                 id="or else with the best there is"),
    pytest.param(["7C", "8C", "9C", "JD 5D 2S"], {"led": "3C 9C TD"}, "JD", habits_of_play.HOME_SAFE,
                 id="the last hand brings the jack home, and takes the ten with it"),
    pytest.param(["7C", "8C", "9C", "JD TD 2S"], {"led": "3C 9C 2D"}, "TD", habits_of_play.HOME_SAFE,
                 id="of jack and ten the lower, if it is enough"),
    pytest.param(["7C", "8C", "9C", "JD TD 2S"], {"led": "3C 9C TC"}, "2S", habits_of_play.NOT_WORTH_IT,
                 id="but not to a trick of nothing"),
    pytest.param(["7C", "8C", "9C", "JD 2S"], {"led": "3C 9C TD", "out": "AD KD QD"}, "2S",
                 habits_of_play.NOT_WORTH_IT, id="nor a jack that nothing can beat: it comes home later"),
    pytest.param(["7C", "8C", "6D QD 9S", "QC"], {"led": "3C 9C", "void": (0, 1)}, "6D",
                 habits_of_play.CINCH, id="the third hand cinches where the last may hold a pedro"),
    pytest.param(["7C", "8C", "9S 8S", "QC"], {"led": "3C 9C", "void": (0, 1)}, "8S",
                 habits_of_play.THROW_LEAST, id="without such a trump nothing is cinched"),
    pytest.param(["7C", "8C", "6D QD 9S", "QC"], {"led": "3C 9C"}, "9S", habits_of_play.NOT_WORTH_IT,
                 id="not where all three others may have the pedros"),
    pytest.param(["7C 6S", "AD 5D 3C", "7D 4C 6C", "KD 5H 8C"], {"maker": 1}, "7C",
                 habits_of_play.NO_TRUMPS_LEFT, id="without trumps none are said to be kept"),
    pytest.param(["7D", "8C", "9C", "JD TD 9D"], {"led": "7D 4C 6C"}, "9D", habits_of_play.LEAST_WINS,
                 id="with nothing lower a trick of nothing is taken, and is not said to be lost"),
    pytest.param(["7C", "8C", "KD 5D TD", "QC"], {"led": "QD 4C"}, "KD",
                 habits_of_play.LEAST_OVERTAKES, id="what must overtake the partner is said to do so"),
    pytest.param(["7C", "8C", "9C", "8S"], {"led": "AS 6C 2C"}, "8S", common.ONLY_CARD,
                 id="the only card is played"),
]  # fmt: skip


def situation(hands: list[str], *, void: tuple[int, ...] = (), out: str = "", **words: Any) -> CinchTable:
    """Return a table at the play; those void have shown it by not following trumps.

    Cards that are out lie in a trick of the first seats.
    """
    table = at_play(hands, **words)
    if out:
        plays = tuple((Seat(seat), card) for seat, card in enumerate(parse_cards(out)))
        return replace(table, tricks=(Trick(plays, Seat(0)),))
    if not void:
        return table
    leader = next(seat for seat in range(4) if seat not in void)
    played = {seat: f"{'23JQ'[seat]}H" if seat in void else f"{'346'[seat % 3]}D" for seat in range(4)}
    order = (leader, *(seat for seat in range(4) if seat != leader))
    plays = tuple((Seat(seat), Card.parse(played[seat])) for seat in order)
    return replace(table, tricks=(Trick(plays, Seat(leader)),))


@pytest.mark.parametrize(("hands", "words", "expected", "reason"), PLAYS)
def test_plays(hands: list[str], words: dict[str, Any], expected: str, reason: object) -> None:
    table = situation(hands, **words)
    assert table.turn is not None
    thought = Thumb(cinch().game, strict=True).choose(table.seen_by(table.turn), UNLIMITED)
    assert (thought.act, thought.reason) == (parse_act(f"{table.turn} play {expected}"), reason)


EVENINGS = [
    pytest.param(4, {}, id="C11: four"),
    pytest.param(4, {"cinch.form": "blind"}, id="C11: blind"),
    pytest.param(2, {}, id="C11: two"),
    pytest.param(3, {}, id="C11: three"),
    pytest.param(5, {}, id="C11: five"),
    pytest.param(6, {}, id="C11: six"),
]


@pytest.mark.parametrize(("players", "switches"), EVENINGS)
def test_contracts_are_made_in_well_over_half_of_the_deals(players: int, switches: dict[str, str]) -> None:
    names = ("A", "B", "C", "D", "E", "F")[:players]
    record = Record("cinch", tuple(switches.items()), names=names)
    *_, (_, sitting) = play_evening(record, 120, 17)
    results = [
        event.made >= event.bid
        for step in sitting.timeline.steps
        for event in step.events
        if isinstance(event, DealScored) and event.bid
    ]
    assert len(results) > 60
    assert sum(results) > 0.6 * len(results)
    assert not any(isinstance(act, Bid) and act.number == 14 for act in sitting.timeline.acts)


def test_no_habit_speaks_where_it_has_nothing_to_say() -> None:
    nothing: tuple[Act, ...] = ()
    table = at_play(["AD", "KD", "QD", "JD"])
    found = [habit(table.seen_by(Seat(0)), nothing) for habit in cinch().game.habits()]
    assert found == [None] * len(found)
