"""The hard promises: positions that break each and positions that keep it, and the soak that counts them."""

import random
import subprocess
import sys
from collections import Counter
from typing import Any, NamedTuple

import pytest

from eldest.cards.card import Card, Suit, parse_cards
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import TURN_UP, Act, Play, parse_act
from eldest.engine.table import Table, Trick
from eldest.engine.values import replace
from eldest.games import reckoning_of
from eldest.games.euchre.table import EuchreTable
from eldest.players.player import UNLIMITED
from eldest.players.thumb import Thumb
from games.suite import Setting
from soak import promises as soak
from strength.alone import Alone, Race, dealt_anew, with_partner
from strength.deals import Deals
from strength.knowledge import Known
from strength.promises import OF_PLAY

EUCHRE, WHIST, CINCH = Setting("euchre", 4), Setting("whist", 4), Setting("cinch", 4)
OWN_TRICK, HIGHER, COUNTING, FELLOWS = OF_PLAY


class At(NamedTuple):
    """A position in the play, trumps clubs: seat 0 holds these cards and is to act.

    `led` are the cards that lie there, the last of them from the seat before; `gone` are tricks of four cards
    from seat 0 round. Others hold as many cards as make the hands even; seats 0 and 2 are partners.
    """

    setting: Setting
    hand: str
    led: str = ""
    gone: tuple[str, ...] = ()
    maker: int = 0

    def table(self, pack: tuple[Card, ...]) -> Table:
        """Return the table, the cards that are nowhere dealt to the others as they come."""
        hand, led = parse_cards(self.hand), parse_cards(self.led)
        tricks = tuple(
            Trick(tuple((Seat(seat), card) for seat, card in enumerate(parse_cards(one))), Seat(0))
            for one in self.gone
        )
        used = {*hand, *led, *(card for trick in tricks for card in trick.cards)}
        free = [card for card in pack if card not in used]
        played = [Seat((4 - len(led) + place) % 4) for place in range(len(led))]
        hands = [Hand(hand)]
        for seat in (1, 2, 3):
            size = len(hand) - (seat in played)
            hands.append(Hand(tuple(free.pop() for _ in range(size))))
        trick = Trick(tuple(zip(played, led, strict=True)))
        bare = Deals(self.setting).dealt(3)
        bare = replace(
            bare, spots=(), calls=(), turned=None, stage="play", turn=Seat(0), maker=Seat(self.maker)
        )
        order = replace(bare.order, trumps=Suit.CLUBS)
        return replace(bare, hands=tuple(hands), trick=trick, tricks=tricks, order=order)


def broken_by(promise: Any, at: At) -> str:
    """Return the cards by which the promise would be broken, of those that may be played."""
    game = at.setting.game()
    table = at.table(game.pack.cards)
    acts = game.acts(table)
    assert [table.seating.side_of(Seat(seat)) for seat in range(4)] in ([0, 1, 0, 1], [1, 0, 1, 0])
    found = [
        act.card for act in acts if promise.broken(table, game.pack, act, acts) and isinstance(act, Play)
    ]
    assert tuple(found) in (promise.at_stake(table, game.pack, acts), tuple(cards_of(acts)))
    return " ".join(map(str, found))


def cards_of(acts: tuple[Act, ...]) -> list[Card]:
    return [act.card for act in acts if isinstance(act, Play)]


@pytest.mark.parametrize(
    ("at", "broken"),
    [
        pytest.param(At(EUCHRE, "TC 8D", "8S AS 7S"), "TC", id="the last to play ruffs his partner's ace"),
        pytest.param(At(EUCHRE, "9S 8D", "8S AS 7S"), "", id="he follows suit"),
        pytest.param(At(EUCHRE, "TC 9C", "8S AS 7S"), "", id="he has nothing but trumps"),
        pytest.param(At(EUCHRE, "TC 8D", "7S 8S AS"), "", id="an adversary has the trick"),
        pytest.param(At(EUCHRE, "TC 8D", "AS 8S"), "", id="an adversary is still to play, and may ruff"),
        pytest.param(
            At(EUCHRE, "TC JC 8D", "8S AS 7S"), "JC", id="with the ten he keeps a sure trick to lead"
        ),
        pytest.param(At(EUCHRE, "AS 9S", "8S QS 7S"), "AS", id="he covers a queen though the trick is won"),
        pytest.param(At(EUCHRE, "QS 9S", "8S KS 7S"), "", id="a card below the partner's takes nothing"),
        pytest.param(At(EUCHRE, "AS 9S", "8S KS 7S"), "", id="an ace is as good as the king beside it"),
        pytest.param(At(WHIST, "KS 3S", "4S QS 2S"), "", id="so is a king beside the queen"),
        pytest.param(At(WHIST, "KS 3S 2H", "4S JS 5S"), "KS", id="at Whist a knave is not covered"),
        pytest.param(At(CINCH, "5C 3D", "4D AD 6D"), "", id="at Cinch a pedro comes home"),
        pytest.param(At(CINCH, "6C 3D", "4D AD 7D"), "6C", id="but a trump of nothing is wasted"),
    ],
)
def test_taking_a_trick_that_is_certain(at: At, broken: str) -> None:
    assert broken_by(OWN_TRICK, at) == broken


@pytest.mark.parametrize(
    ("at", "broken"),
    [
        pytest.param(At(EUCHRE, "KD 8D 9H", "AS"), "KD", id="a king is thrown from king and eight"),
        pytest.param(At(EUCHRE, "KD QD 9H", "AS"), "", id="king and queen are as good as each other"),
        pytest.param(
            At(EUCHRE, "KD TD 9H", "AS", ("QD JD 7D 8D",)), "", id="so are two between which none is out"
        ),
        pytest.param(At(EUCHRE, "KS 8S", "AS"), "KS", id="it follows to an ace with the king"),
        pytest.param(At(EUCHRE, "KS 8S", "QS"), "", id="but may beat a queen with it"),
        pytest.param(At(EUCHRE, "KD 8D 9H"), "", id="a lead is no throw"),
        pytest.param(At(EUCHRE, "AC 9C 7H", "JC"), "", id="trumps are no plain suit"),
        pytest.param(At(EUCHRE, "KD 8H", "AS"), "", id="a lower card of another suit says nothing"),
        pytest.param(At(WHIST, "QD 5D 3D", "AS 2S"), "QD 5D", id="every card but the lowest"),
    ],
)
def test_throwing_a_higher_card(at: At, broken: str) -> None:
    assert broken_by(HIGHER, at) == broken


@pytest.mark.parametrize(
    ("at", "broken"),
    [
        pytest.param(At(CINCH, "5C 3H 4D"), "5C", id="a pedro is led though higher trumps are out"),
        pytest.param(At(CINCH, "AC 5C 4D"), "5C", id="but not the ace, which nothing beats"),
        pytest.param(At(CINCH, "5C 4D", gone=("AC 3H 2C 4H",)), "", id="nobody against him has a trump left"),
        pytest.param(At(CINCH, "5C TC JC"), "", id="there is nothing else to lead"),
        pytest.param(At(CINCH, "5C 3C 4D", "AC 7D KC"), "5C", id="a pedro goes to an adversary's ace"),
        pytest.param(At(CINCH, "TC 2C 3C", "4C AC QC"), "", id="but may go to the partner's"),
        pytest.param(At(CINCH, "5C 2C", "AC"), "", id="all that may be played counts"),
        pytest.param(At(CINCH, "JC 4D 3H", "TC"), "", id="a jack that takes the ten is not given away"),
        pytest.param(At(EUCHRE, "TC 8D"), "", id="at Euchre no card counts"),
    ],
)
def test_giving_a_counting_trump(at: At, broken: str) -> None:
    assert broken_by(COUNTING, at) == broken


@pytest.mark.parametrize(
    ("at", "broken"),
    [
        pytest.param(
            At(EUCHRE, "JC 8D", gone=("AC 7H 9C 8H",)), "JC", id="both adversaries are void of trumps"
        ),
        pytest.param(At(EUCHRE, "JC 8D", gone=("AC 7H 9C 8C",)), "", id="one of them has followed"),
        pytest.param(At(EUCHRE, "JC TC", gone=("AC 7H 9C 8H",)), "", id="there is no plain card to lead"),
        pytest.param(At(EUCHRE, "JC 8D", gone=("AC 7H QH 8H",)), "", id="the partner has none either"),
        pytest.param(At(EUCHRE, "JC 8D", "9D", ("AC 7H 9C 8H",)), "", id="to follow with a trump is no lead"),
        pytest.param(At(WHIST, "JC TC 8D", gone=("AC 7H 9C 8H",)), "JC TC", id="so at Whist"),
        pytest.param(At(CINCH, "KC 4D", gone=("AC 7H 9C 8H",)), "KC", id="and at Cinch"),
    ],
)
def test_drawing_a_partners_trumps(at: At, broken: str) -> None:
    assert broken_by(FELLOWS, at) == broken


@pytest.mark.parametrize(
    ("at", "thought"),
    [
        pytest.param(
            At(WHIST, "4C TC 9C TS 6C", "8D TD 6D"), "TS", id="at Whist the partner's ten is not trumped"
        ),
        pytest.param(At(WHIST, "4C TC", "8D TD 6D"), "4C", id="unless there is nothing else"),
        pytest.param(At(WHIST, "4C TS", "TD 8D 9D"), "4C TS", id="but an adversary's may be"),
        pytest.param(At(CINCH, "9C 2C QD 8D", "AC"), "9C", id="the deuce does not go to an adversary's ace"),
        pytest.param(At(CINCH, "2C 5S 3C 2D 7H", "8C"), "3C", id="nor it or a pedro to his eight"),
        pytest.param(At(CINCH, "KC 5S JC 3C 4D"), "KC 3C 4D", id="no trump that counts is led under the ace"),
        pytest.param(At(CINCH, "AC 5S 9C"), "AC 9C", id="but the ace itself"),
        pytest.param(At(CINCH, "9C TC 5C", "AC 8D 2C"), "9C", id="one that counts nothing is kept to give"),
        pytest.param(
            At(CINCH, "KC 5S 4D", gone=("AC 7H 9C 8H",)), "4D", id="the partner's trumps are not drawn"
        ),
    ],
)
def test_what_breaks_a_promise_is_not_even_thought_of(at: At, thought: str) -> None:
    game = at.setting.game()
    table = at.table(game.pack.cards)
    acts, sight = game.acts(table), table.seen_by(Seat(0))
    rule = Thumb(game).choose(sight, UNLIMITED).act
    assert rule in reckoning_of(game).candidates(sight, acts, rule)
    assert set(cards_of(reckoning_of(game).candidates(sight, acts, rule))) == set(parse_cards(thought))


@pytest.mark.parametrize(
    "setting", [EUCHRE, Setting("euchre", 5), WHIST, CINCH, Setting("cinch", 5)], ids=str
)
def test_whoever_reckons_keeps_the_promises_also_where_others_err(setting: Setting) -> None:
    count = soak.watched(setting, "expert:card=2,call=2", 0, 15, "novice")
    assert count.deals == 15
    assert sum(count.at_stake.values()) > 20
    assert not count.breaches


# ------------------------------------------------------------------ what is known


def test_nobody_holds_a_suit_to_which_he_did_not_follow() -> None:
    table = At(EUCHRE, "JC 8D", gone=("AS 7H 9S TS",)).table(EUCHRE.game().pack.cards)
    known = Known(table, EUCHRE.game().pack)
    assert [holds_spades(known, seat) for seat in (1, 3)] == [False, True]


def holds_spades(known: Known, seat: int) -> bool:
    """Tell whether a seat may hold a spade that is no trump."""
    return any(known.sight.order.suit_of(card) is Suit.SPADES for card in known.may_hold(Seat(seat)))


def test_whoever_trumps_at_cinch_may_have_followed() -> None:
    table = At(CINCH, "JC 8D", gone=("AS 7C 9S TH",)).table(CINCH.game().pack.cards)
    known = Known(table, CINCH.game().pack)
    assert [holds_spades(known, seat) for seat in (1, 3)] == [True, False]


def test_an_accepted_turn_up_is_the_dealers() -> None:
    table = At(EUCHRE, "JC 8D").table(EUCHRE.game().pack.cards)
    turned = Card.parse("AC")
    lies = Hand((turned,), 1, (turned,))
    assert isinstance(table, EuchreTable)
    table = replace(table, accepted=True, turned=turned, dealer=Seat(3), spots=()).with_spot(TURN_UP, lies)
    known = Known(table, EUCHRE.game().pack)
    assert turned in known.may_hold(Seat(3))
    assert turned not in known.may_hold(Seat(1))


def test_what_a_seat_knows_does_not_change_with_what_it_cannot_see() -> None:
    for number in range(5):
        deals = Deals(EUCHRE)
        table = deals.dealt(number)
        assert table.turn is not None
        anew = dealt_anew(table, table.turn, random.Random(number))
        assert anew.seen_by(table.turn) == table.seen_by(table.turn)
        assert deals.game.pack.is_true(anew.cards())
        assert anew != table


# ------------------------------------------------------------------ alone


def test_a_race_is_even_at_love_and_sure_at_its_end() -> None:
    race = Race(5, Counter({(1, 0): 5, (2, 0): 2, (0, 2): 1, (0, 0): 9}))
    assert race.chance(0, 0) == pytest.approx(0.5)
    assert (race.chance(5, 3), race.chance(4, 6)) == (1, 0)
    assert 0.5 < race.chance(3, 2) < race.chance(4, 2) < 1
    assert race.chance(3, 1) + race.chance(1, 3) == pytest.approx(1)


CALLS = ("0 order-up-alone", "0 order-up", "0 pass")


@pytest.mark.parametrize(
    ("act", "expected"),
    [("0 order-up-alone", "0 order-up"), ("0 order-up", None), ("0 pass", None)],
)
def test_what_would_be_said_instead_of_alone(act: str, expected: str | None) -> None:
    acts = tuple(map(parse_act, CALLS))
    found = with_partner(parse_act(act), acts)
    assert found == (parse_act(expected) if expected else None)


@pytest.mark.parametrize(
    ("hand", "score", "lowers"),
    [
        pytest.param("JC JS AC KC QC", (0, 0), False, id="the five best trumps lose nothing alone"),
        pytest.param("9C TC 9D 9H 9S", (0, 0), True, id="nine and ten of trumps need a partner"),
        pytest.param("JC KC 9C AD 9H", (4, 4), True, id="where a point is enough alone is vain"),
    ],
)
def test_alone_lowers_the_chance_of_winning_the_game(hand: str, score: tuple[int, int], lowers: bool) -> None:
    deals = Deals(Setting("euchre", 4, (("pack", 24),)))
    table = holding(deals, hand, score)
    acts = deals.game.acts(table)
    alone = next(act for act in acts if str(act).endswith("order-up-alone"))
    together = next(act for act in acts if str(act).endswith("order-up"))
    judge = Alone(deals)
    assert judge.at_stake(acts)
    assert judge.broken(table, alone, acts) is lowers
    assert not judge.broken(table, together, acts)


def holding(deals: Deals, hand: str, score: tuple[int, int]) -> Table:
    """Return a table at which the eldest hand holds these cards and may order a club up."""
    pack = deals.game.pack.cards
    own = parse_cards(hand)
    turned = next(c for c in pack if c.suit is Suit.CLUBS and c not in own)
    table = deals.dealt(0, score)
    assert isinstance(table, EuchreTable)
    free = [card for card in pack if card not in own and card != turned]
    hands = tuple(
        Hand(own) if seat == table.turn else Hand(tuple(free.pop() for _ in range(5))) for seat in range(4)
    )
    lies = Hand((turned,), 1, (turned,))
    table = replace(table, hands=hands, turned=turned, proposal=Suit.CLUBS).with_spot(TURN_UP, lies)
    return table.with_spot("stock", Hand(tuple(free)))


# ------------------------------------------------------------------ the soak


def test_the_soak_counts_what_is_at_stake_and_shows_what_is_broken() -> None:
    count = soak.watched(EUCHRE, "random", 0, 12)
    assert count.deals == 12
    assert {"higher card", "alone"} <= set(count.at_stake)
    assert Counter(key for key, _ in count.breaches) <= count.at_stake
    lines = list(count.rows(EUCHRE))
    assert any(line.startswith("euchre for 4: higher card: ") for line in lines)
    assert any(line.startswith("    deal ") for line in lines)


def test_whoever_plays_by_rule_of_thumb_throws_no_higher_card() -> None:
    count = soak.watched(WHIST, "thumb", 0, 10)
    assert count.at_stake["higher card"] > 50
    assert not [line for key, line in count.breaches if key == "higher card"]


@pytest.mark.slow
def test_the_soak_of_promises_runs() -> None:
    words = ["--player", "thumb", "--deals", "3", "--only", "whist for 4", "--processes", "1"]
    command = [sys.executable, soak.__file__, *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    assert "whist for 4: higher card: 0 breaches of" in done.stdout
