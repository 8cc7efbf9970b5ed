"""Acts that are spoken, in the groups in which the plaque shows them."""

import pytest

from eldest.cards.card import Suit
from eldest.cards.seating import Seat
from eldest.engine.acts import Bid, Choose, Make, Pass, Play
from eldest.games.cinch.calls import LayAway
from eldest.games.euchre.calls import OrderUp
from eldest.room.auction import Auction
from eldest.ui.table.choices import grouped, is_spoken, with_keys
from eldest.ui.wording import Wording
from helpers.samples import sample_acts

ME = Seat(0)
WORDING = Wording(("Peter", "Anna", "Bob"), ME)


def test_other_calls_come_first_and_passing_last() -> None:
    acts = [Pass(ME), Make(ME, Suit.CLUBS), Bid(ME, 3), OrderUp(ME), Make(ME, Suit.HEARTS)]
    groups = grouped(acts, WORDING)
    assert [group.head for group in groups] == ["", "", "Make it …", ""]
    assert [group.is_ladder for group in groups] == [False, True, False, False]
    values = [[choice.value for choice in group.choices if choice.is_open] for group in groups]
    assert values == [[OrderUp(ME)], [Bid(ME, 3)], [acts[1], acts[4]], [Pass(ME)]]


def test_the_bid_that_stands_names_its_bidder() -> None:
    auction = Auction((Bid(ME, 1), Bid(ME, 2), Bid(ME, 3)), Bid(Seat(1), 2))
    (ladder,) = grouped([Bid(ME, 3)], WORDING, auction)
    assert [(it.shown, it.is_open) for it in ladder.choices] == [
        ("1", False),
        ("2 – Anna", False),
        ("3", True),
    ]


def test_partners_stand_under_one_heading() -> None:
    (row,) = grouped([Choose(ME, Seat(1)), Choose(ME, Seat(2))], WORDING)
    assert (row.head, [it.shown for it in row.choices]) == ("I choose …", ["Anna", "Bob"])


def test_acts_that_nobody_here_knows_are_shown_by_their_words() -> None:
    spoken = [act for act in sample_acts() if is_spoken(act)]
    shown = [choice.value for group in grouped(spoken, WORDING) for choice in group.choices]
    assert sorted(map(str, shown)) == sorted(map(str, spoken))


@pytest.mark.parametrize("act", [act for act in sample_acts() if isinstance(act, Play | LayAway)], ids=str)
def test_what_has_a_card_is_done_with_it(act: Play | LayAway) -> None:
    assert is_spoken(act) == isinstance(act, LayAway)


@pytest.mark.parametrize(
    ("texts", "taken", "marked"),
    [
        (["I order it up", "I pass"], "", ["I &order it up", "I &pass"]),
        (["I order it up", "I pass"], "OP", ["I order &it up", "I p&ass"]),
        (["aa", "aa"], "", ["&aa", "aa"]),
        (["3 & 4"], "", ["3 && 4"]),
        (["Q & A"], "q", ["Q && &A"]),
    ],
)
def test_keys(texts: list[str], taken: str, marked: list[str]) -> None:
    assert with_keys(texts, taken) == marked
