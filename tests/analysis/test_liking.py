"""What can be told of a card that might be laid, trait by trait; and that the best liked card is laid."""

import math
import random

import pytest

from eldest.analysis import traits
from eldest.analysis.liking import Liking
from eldest.analysis.playing_out import PlayingOut
from eldest.analysis.position import RANKS, Position
from eldest.analysis.shown import Shown
from eldest.analysis.tastes import PLAIN, taste_of
from eldest.analysis.traits import ROWS, TASTE, TRAITS
from helpers.as_written import as_written
from helpers.plain_values import cinch, euchre, small, some_cards_on, whist

CLUBS, DIAMONDS, HEARTS, SPADES = range(4)
TEN, JACK, QUEEN, KING, ACE = range(8, 13)
FOE, FRIEND = 1, 2


def card(suit: int, rank: int) -> int:
    return suit * RANKS + rank


def hand(*cards: tuple[int, int]) -> int:
    return sum(1 << card(*one) for one in cards)


HANDS = (
    hand((SPADES, KING), (HEARTS, ACE), (HEARTS, QUEEN), (CLUBS, TEN)),
    hand((SPADES, ACE), (HEARTS, KING), (CLUBS, ACE), (CLUBS, KING)),
    hand((SPADES, TEN), (DIAMONDS, ACE), (DIAMONDS, KING), (DIAMONDS, QUEEN)),
    hand((SPADES, JACK), (HEARTS, TEN), (CLUBS, JACK), (DIAMONDS, JACK)),
)
"""Trumps are spades; seats 1 and 3 are the foes of seat 0."""
POOL = sum(HANDS)
HEART_ACE, HEART_QUEEN, CLUB, TRUMP = (
    card(HEARTS, ACE),
    card(HEARTS, QUEEN),
    card(CLUBS, TEN),
    card(SPADES, KING),
)
LEADS = Position(HANDS, (0, 1, 2, 3), SPADES, 0)


def follows(leader: int, *cards: tuple[int, int]) -> Position:
    """Return the position of seat 0 to whom such a trick comes, each card being out of its hand."""
    laid = tuple(card(*one) for one in cards)
    gone = sum(1 << one for one in laid)
    return Position(tuple(held & ~gone for held in HANDS), (0, 1, 2, 3), SPADES, leader, laid)


def lacking(seat: int, *suits: int) -> Shown:
    return Shown(
        POOL, lacks=tuple(sum(1 << suit for suit in suits) if one == seat else 0 for one in range(4))
    )


def led_by(seat: int, suit: int) -> Shown:
    return Shown(POOL, led=tuple(1 << suit if one == seat else 0 for one in range(4)))


SEEN = Shown(POOL)
TO_FRIEND = follows(FRIEND, (DIAMONDS, ACE), (DIAMONDS, JACK))
TO_FOE = follows(3, (HEARTS, TEN))
BEFORE_TEN = Shown(POOL & ~hand((HEARTS, TEN)))


@pytest.mark.parametrize(
    ("position", "shown", "one", "trait", "value"),
    [
        pytest.param(LEADS, SEEN, HEART_ACE, traits.MASTER, 1, id="nothing beats the ace in its suit"),
        pytest.param(LEADS, SEEN, HEART_QUEEN, traits.MASTER, 0, id="the king beats the queen"),
        pytest.param(
            LEADS, SEEN, HEART_QUEEN, traits.ABOVE, 1, id="one's own ace is not out against the queen"
        ),
        pytest.param(LEADS, SEEN, HEART_QUEEN, traits.BELOW, 1, id="the queen beats the ten that is out"),
        pytest.param(LEADS, SEEN, HEART_ACE, traits.TOUCHING, 0, id="the king lies between ace and queen"),
        pytest.param(
            LEADS,
            Shown(POOL & ~hand((HEARTS, KING))),
            HEART_ACE,
            traits.TOUCHING,
            1,
            id="with the king gone ace and queen are as one",
        ),
        pytest.param(LEADS, SEEN, HEART_ACE, traits.LENGTH, 2, id="two hearts are held"),
        pytest.param(LEADS, SEEN, CLUB, traits.ALONE, 1, id="the only club can be got rid of beside a trump"),
        pytest.param(LEADS, SEEN, TRUMP, traits.ALONE, 0, id="the only trump cannot"),
        pytest.param(LEADS, SEEN, HEART_QUEEN, traits.LOWEST, 1, id="the queen is the lower heart"),
        pytest.param(LEADS, SEEN, HEART_QUEEN, traits.TOP, 0, id="and not the higher"),
        pytest.param(LEADS, SEEN, CLUB, traits.TRUMPS_OUT, 3, id="three trumps are out"),
        pytest.param(LEADS, SEEN, CLUB, traits.OWN_TRUMPS, 1, id="one is held"),
        pytest.param(LEADS, SEEN, CLUB, traits.FOES, 2, id="a leader has two foes behind him"),
        pytest.param(LEADS, SEEN, CLUB, traits.FRIENDS, 1, id="and a friend"),
        pytest.param(LEADS, SEEN, CLUB, traits.SUIT_OUT, 3, id="three clubs are out"),
        pytest.param(LEADS, SEEN, CLUB, traits.DRAWN, 0, id="foes may have trumps"),
        pytest.param(
            LEADS,
            Shown(POOL, lacks=(0, 1 << SPADES, 0, 1 << SPADES)),
            CLUB,
            traits.DRAWN,
            1,
            id="foes who lack trumps have none, though the friend may",
        ),
        pytest.param(
            LEADS,
            lacking(FOE, HEARTS),
            HEART_ACE,
            traits.RUFFED,
            1,
            id="a foe who lacks hearts may ruff them",
        ),
        pytest.param(
            LEADS, lacking(FOE, HEARTS), HEART_ACE, traits.SAFE, 0, id="so their master is not safe"
        ),
        pytest.param(
            LEADS,
            lacking(FOE, HEARTS, SPADES),
            HEART_ACE,
            traits.RUFFED,
            0,
            id="who lacks trumps too cannot ruff",
        ),
        pytest.param(
            LEADS, lacking(FRIEND, HEARTS), HEART_ACE, traits.HELPED, 1, id="a friend who lacks hearts helps"
        ),
        pytest.param(LEADS, Shown(POOL, maker=0), CLUB, traits.MAKER, 1, id="he made the trumps himself"),
        pytest.param(LEADS, Shown(POOL, maker=FRIEND), CLUB, traits.MAKER, 0, id="not if a friend did"),
        pytest.param(
            LEADS, Shown(POOL, maker=FRIEND), CLUB, traits.WITH_MAKER, 1, id="then he is with the maker"
        ),
        pytest.param(LEADS, Shown(POOL, maker=FOE), CLUB, traits.WITH_MAKER, 0, id="but not with a foe"),
        pytest.param(LEADS, led_by(FRIEND, CLUBS), CLUB, traits.FRIEND_LED, 1, id="a friend has led clubs"),
        pytest.param(LEADS, led_by(FOE, CLUBS), CLUB, traits.FOE_LED, 1, id="a foe has led clubs"),
        pytest.param(LEADS, led_by(0, CLUBS), CLUB, traits.OWN_LED, 1, id="he has led clubs himself"),
        pytest.param(
            TO_FOE, BEFORE_TEN, HEART_QUEEN, traits.LOSABLE, 1, id="of cards out the king beats the ten"
        ),
        pytest.param(TO_FOE, SEEN, HEART_QUEEN, traits.ABOVE_FOES, 1, id="and a foe is still to play"),
        pytest.param(TO_FRIEND, SEEN, CLUB, traits.FOES, 1, id="third hand has one foe behind him"),
    ],
)
def test_what_is_told_of_a_card(position: Position, shown: Shown, one: int, trait: int, value: int) -> None:
    told = Liking(PLAIN).traits(position, shown)
    assert dict(zip(position.legal(), told, strict=True))[one][1][trait] == value


@pytest.mark.parametrize(
    ("position", "one", "row"),
    [
        pytest.param(LEADS, CLUB, traits.LEADS_PLAIN, id="a plain card is led"),
        pytest.param(LEADS, TRUMP, traits.LEADS_TRUMP, id="a trump is led"),
        pytest.param(TO_FRIEND, CLUB, traits.THROWN_TO_FRIEND, id="a card is thrown to a friend's trick"),
        pytest.param(TO_FRIEND, TRUMP, traits.RUFFS_FRIEND, id="a friend's trick is ruffed"),
        pytest.param(TO_FOE, HEART_QUEEN, traits.BEATS_FOE, id="a foe's trick is beaten in its suit"),
        pytest.param(follows(3, (DIAMONDS, JACK)), TRUMP, traits.RUFFS_FOE, id="a foe's trick is ruffed"),
        pytest.param(
            follows(3, (DIAMONDS, JACK)), CLUB, traits.THROWN_TO_FOE, id="a card is thrown to a foe's trick"
        ),
        pytest.param(
            follows(1, (CLUBS, ACE), (DIAMONDS, QUEEN), (CLUBS, JACK)),
            CLUB,
            traits.FOLLOWS_FOE,
            id="a foe's trick is followed",
        ),
        pytest.param(
            follows(2, (SPADES, TEN), (SPADES, JACK)), TRUMP, traits.BEATS_FOE, id="a foe's trump is beaten"
        ),
    ],
)
def test_the_row_is_by_what_a_card_would_do(position: Position, one: int, row: int) -> None:
    told = Liking(PLAIN).traits(position, SEEN)
    assert dict(zip(position.legal(), told, strict=True))[one][0] == row


def test_the_card_is_laid_that_is_liked_best() -> None:
    for one in LEADS.legal():
        row, told = dict(zip(LEADS.legal(), Liking(PLAIN).traits(LEADS, SEEN), strict=True))[one]
        taste = taste_of(
            {other: {traits.ONE: 0} for other in range(len(ROWS))} | {row: dict(enumerate(told))}
        )
        liked = {
            legal: sum(taste[row * TRAITS + trait] * value for trait, value in enumerate(of))
            for legal, (row, of) in zip(LEADS.legal(), Liking(PLAIN).traits(LEADS, SEEN), strict=True)
        }
        assert PlayingOut(0, taste).card(LEADS, 1, SEEN) == max(liked, key=lambda legal: liked[legal])


LIKES_HEARTS_HIGH = taste_of({traits.LEADS_PLAIN: {traits.LENGTH: 16, traits.BELOW: 16}})
"""Led, the ace of hearts is liked 64, the queen 48, the club 16; the trump not at all."""


def test_a_card_is_as_likely_as_it_is_liked() -> None:
    liking = Liking(LIKES_HEARTS_HIGH)
    likely = {one: liking.chances([LEADS], one, SEEN)[0] for one in LEADS.legal()}
    assert sum(likely.values()) == pytest.approx(1, abs=1e-5)
    assert likely[HEART_ACE] / likely[HEART_QUEEN] == pytest.approx(math.e, abs=1e-3)
    assert likely[HEART_ACE] / likely[CLUB] == pytest.approx(math.e**3, rel=1e-2)


def test_of_cards_with_none_out_between_either_is_as_likely_as_both() -> None:
    """With the king gone nobody can tell ace from queen."""
    liking, seen = Liking(LIKES_HEARTS_HIGH), Shown(POOL & ~hand((HEARTS, KING)))
    both = [liking.chances([LEADS], one, seen)[0] for one in (HEART_ACE, HEART_QUEEN)]
    others = [liking.chances([LEADS], one, seen)[0] for one in (CLUB, TRUMP)]
    assert both[0] == pytest.approx(both[1], abs=1e-5)
    assert both[0] + sum(others) == pytest.approx(1, abs=1e-5)


def test_a_card_that_cannot_be_laid_has_no_chance_to_tell() -> None:
    with pytest.raises(ValueError, match="cannot be laid"):
        Liking(PLAIN).chances([LEADS], card(CLUBS, ACE), SEEN)


def test_a_taste_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="a taste of 3 numbers"):
        Liking((1, 2, 3))


def test_the_form_as_written_tells_the_same() -> None:
    _, written = as_written("reading", "liking")
    chance = random.Random(3)
    deals = [small(chance) for _ in range(60)]
    deals += [
        some_cards_on(chance, make, 12)
        for make in (euchre(chance, 4, 5), cinch(chance, 6), whist(chance, 13))
    ]
    for position in deals:
        lacks, led = ([chance.getrandbits(4) for _ in position.hands] for _ in range(2))
        shown = Shown(sum(position.hands), tuple(lacks), tuple(led), chance.randrange(-1, 4))
        assert written.Liking(PLAIN).traits(position, shown) == Liking(PLAIN).traits(position, shown)
        for one in position.legal():
            chances = Liking(PLAIN).chances([position], one, shown)
            assert written.Liking(PLAIN).chances([position], one, shown) == chances


def test_a_plain_taste_has_its_size() -> None:
    assert len(PLAIN) == TASTE
