"""The play of Whist against that of bridge, which is the same: two referees of bridge, each beside ours.

The dealer sits north and has the contract of one in the suit turned up, so that his left-hand neighbour leads
as the eldest hand does. Compared are, at every card, whose turn it is and what may be played, and so who has
won each trick; and after the last of them the tricks of the dealer's side. There is no difference to explain:
bridge took the play over from Whist (W-PLAY-01, X-PLAY-02, X-PLAY-03, X-PLAY-04).
"""

import random
from typing import Any, Protocol

import pytest

from eldest.cards.card import Suit
from eldest.engine.acts import Play
from eldest.engine.referee import Referee
from games.suite import Setting, awaited_at
from helpers.outside import referee_from_outside

pyspiel = referee_from_outside("pyspiel")
endplay = referee_from_outside("endplay.types")

Hands = tuple[tuple[str, ...], ...]
"""Four hands, the dealer's first and then clockwise, each card spelled in two letters as in a record."""

DEALS, MANY_DEALS = 40, 2_000
TO_AN_EVENING = 20


class Other(Protocol):
    """A referee of bridge. Places are counted clockwise from the dealer."""

    def __init__(self, hands: Hands, trumps: Suit) -> None: ...

    def turn(self) -> int:
        """Return whose card is awaited."""
        ...

    def playable(self) -> set[str]:
        """Return the cards that may be played."""
        ...

    def play(self, card: str) -> None:
        """Play a card."""
        ...

    def is_over(self) -> bool:
        """Tell whether no card is awaited any more."""
        ...

    def dealers_tricks(self) -> int | None:
        """Return how many tricks the dealer's side has won after the last, if this referee counts them."""
        ...


class OpenSpiel:
    """OpenSpiel's bridge. The dealer plays his partner's cards too, so the turn is told by the cards held.

    It plays the last trick by itself, since nobody has a choice in it.
    """

    GAME = pyspiel.load_game("bridge(use_double_dummy_result=false)")
    LETTERS = str.maketrans("♣♦♥♠", "CDHS")

    def __init__(self, hands: Hands, trumps: Suit) -> None:
        self._state = self.GAME.new_initial_state()
        self._holder = {card: place for place, hand in enumerate(hands) for card in hand}
        self._trick_counts = 20 if trumps in (Suit.CLUBS, Suit.DIAMONDS) else 30
        for number in range(52):
            self._do(hands[number % 4][number // 4])
        for call in (f"1{trumps.letter}", "Pass", "Pass", "Pass"):
            self._do(call)

    def turn(self) -> int:
        (place,) = {self._holder[card] for card in self.playable()}
        assert self._state.current_player() in {place, (place + 2) % 4}
        return place

    def playable(self) -> set[str]:
        return set(self._actions())

    def play(self, card: str) -> None:
        self._do(card)

    def is_over(self) -> bool:
        return bool(self._state.is_terminal())

    def dealers_tricks(self) -> int | None:
        """Reckon them back from the points: fifty lost for each under seven, or fifty and so much a trick."""
        points = int(self._state.returns()[0])
        return 7 + points // 50 if points < 0 else 6 + (points - 50) // self._trick_counts

    def _do(self, card: str) -> None:
        self._state.apply_action(self._actions()[card])

    def _actions(self) -> dict[str, int]:
        """Return what can be done by its name as we spell it: theirs has the suit's sign first, and 10."""
        player, state = self._state.current_player(), self._state
        names = {state.action_to_string(player, action): action for action in state.legal_actions()}
        plain = {name.translate(self.LETTERS).replace("10", "T"): action for name, action in names.items()}
        return {name[::-1] if name[0] in "CDHS" else name: action for name, action in plain.items()}


class Endplay:
    """Endplay's table, at which every player plays his own cards."""

    PLACES = ("N", "E", "S", "W")

    def __init__(self, hands: Hands, trumps: Suit) -> None:
        told = " ".join(".".join(ranks_of(hand, suit) for suit in "SHDC") for hand in hands)
        first, trump = endplay.Player.find("E"), endplay.Denom.find(trumps.letter)
        self._deal = endplay.Deal(f"N:{told}", first=first, trump=trump)

    def turn(self) -> int:
        return self.PLACES.index(self._deal.curplayer.abbr)

    def playable(self) -> set[str]:
        return {card.rank.abbr + card.suit.name[0].upper() for card in self._deal.legal_moves()}

    def play(self, card: str) -> None:
        self._deal.play(endplay.Card(card[::-1]))

    def is_over(self) -> bool:
        return not self.playable()

    def dealers_tricks(self) -> int | None:
        return None


def ranks_of(hand: tuple[str, ...], suit: str) -> str:
    return "".join(sorted((card[0] for card in hand if card[1] == suit), key="AKQJT98765432".index))


OTHERS = [pytest.param(OpenSpiel, id="OpenSpiel"), pytest.param(Endplay, id="endplay")]


@pytest.mark.rule("W-PLAY-01", "X-PLAY-02", "X-PLAY-03", "X-PLAY-04")
@pytest.mark.parametrize("other", OTHERS)
def test_some_deals_are_played_alike(other: type[Other]) -> None:
    assert deals_alike(other, DEALS) == DEALS


@pytest.mark.long
@pytest.mark.parametrize("other", OTHERS)
def test_very_many_deals_are_played_alike(other: type[Other]) -> None:
    assert deals_alike(other, MANY_DEALS) == MANY_DEALS


def deals_alike(other: type[Other], deals: int) -> int:
    """Play so many deals at both tables, any card that may be played, and return how many there were."""
    done = 0
    for evening in range(-(-deals // TO_AN_EVENING)):
        done += play_evening(other, random.Random(evening), min(TO_AN_EVENING, deals - done))
    return done


def play_evening(other: type[Other], chooser: random.Random, deals: int) -> int:
    referee: Referee[Any] = Referee(Setting("whist", 4).game())
    table = referee.game.opening()
    for deal in range(1, deals + 1):
        while not (table.stage == "play" and table.tally.deals == deal):
            awaited = awaited_at(referee.game, table, chooser.randrange(10**9))
            table = referee.step(table, awaited or chooser.choice(referee.lawful(table))).table
        assert table.dealer is not None
        places = tuple(table.seating.from_(table.dealer))
        hands = tuple(tuple(map(str, table.at_disposal(seat))) for seat in places)
        theirs = other(hands, table.order.trumps)
        while table.turn is not None:
            acts = referee.lawful(table)
            act = chooser.choice(acts)
            assert isinstance(act, Play)
            if theirs.is_over():
                assert len(acts) == 1
            else:
                assert places.index(table.turn) == theirs.turn()
                assert {str(act.card) for act in acts if isinstance(act, Play)} == theirs.playable()
                theirs.play(str(act.card))
            table = referee.step(table, act).table
        assert theirs.dealers_tricks() in (None, table.tricks_of((places[0], places[2])))
    return deals
