"""OpenSpiel's searcher at our table: our deal of Euchre mirrored act by act in a state of theirs.

Theirs is the modern game for four with 24 cards and stick the dealer. Where the two differ, none of which
changes a score, is told in `proof/test_open_spiel.py`: they ask after the discard whether the maker plays
alone, and we in making the trump; and a dealer whose partner plays alone discards at theirs.

The searcher is asked from their state for the player in turn; it deals the hidden cards anew for itself.
"""

import importlib
from typing import Any

from eldest.cards.card import Card, Suit
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Discard, Make, Pass, Play
from eldest.engine.table import Table
from eldest.games.euchre.calls import ACCEPTING, ALONE, TurnDown
from eldest.games.euchre.lone import DefendAlone, PlayAlone
from eldest.games.euchre.table import EuchreTable
from games.suite import Setting

MIRRORED = Setting("euchre", 4, (("pack", 24), ("stick_dealer", True)))
"""Euchre by the rules that OpenSpiel plays."""
THEIRS = "euchre(stick_the_dealer=true)"

TRUMPS = {Suit.CLUBS: "Clubs", Suit.DIAMONDS: "Diamonds", Suit.HEARTS: "Hearts", Suit.SPADES: "Spades"}
PASS, ALONE_CALL, WITH_PARTNER = "Pass", "Alone", "Partner"


def named(card: Card) -> str:
    """Return what they call a card: its suit and then its rank."""
    return str(card)[::-1]


class Mirror:
    """A deal of ours in a state of theirs."""

    def __init__(self, theirs: Any, table: Table) -> None:
        self.state = theirs.new_initial_state()
        self._order = table.seating.order
        self._deal(table)

    def place(self, seat: Seat | None) -> int:
        """Return the player whom they call by this number."""
        assert seat is not None
        return self._order.index(seat)

    def _deal(self, table: Table) -> None:
        """Give the same cards to the same places, their dealer's first, and turn the same card."""
        assert table.turned is not None
        dealer = self.place(table.dealer)
        self.state.apply_action(dealer)
        hands = [list(table.hands[self._order[(dealer + step) % 4]].cards) for step in range(4)]
        for number in range(20):
            self.do(named(hands[number % 4].pop()))
        self.do(named(table.turned))

    def follow(self, before: Table, act: Act, after: Table) -> None:
        """Do what somebody does at our table, and answer what they ask besides before the first lead."""
        assert isinstance(before, EuchreTable)
        assert isinstance(after, EuchreTable)
        if isinstance(act, Discard):
            self.do(named(act.card))
        elif not isinstance(act, PlayAlone | DefendAlone) and before.stage != "defend":
            self.do(called(before, act))
        if after.stage == "play" and not (after.tricks or after.trick.plays):
            self._answer(after)

    def _answer(self, table: EuchreTable) -> None:
        """Let their dealer discard who lies down here, and say who plays alone."""
        while self.phase(self.state) == "DISCARD":
            assert table.dealer in table.resting
            self.state.apply_action(self.state.legal_actions()[0])
        while self.phase(self.state) == "GO_ALONE":
            alone = self._order[self.state.current_player()] in (table.lone, table.defender)
            self.do(ALONE_CALL if alone else WITH_PARTNER)

    def phase(self, state: Any) -> str:
        """Return what they call the phase of a state; nothing if the deal is over."""
        return "" if state.is_terminal() else str(state.current_phase().name)

    def actions(self, state: Any) -> dict[str, int]:
        """Return what the player in turn may do in a state of theirs, by name."""
        player = state.current_player()
        return {state.action_to_string(player, action): action for action in state.legal_actions()}

    def do(self, name: str) -> None:
        """Have the player in turn do something, by its name."""
        self.state.apply_action(self.actions(self.state)[name])


def called(table: EuchreTable, act: Act) -> str:
    """Return what an act of ours is called at their table, whether it is said alone or not."""
    if isinstance(act, Play):
        return named(act.card)
    if isinstance(act, Make):
        return TRUMPS[act.suit]
    if isinstance(act, ACCEPTING):
        assert table.proposal is not None
        return TRUMPS[table.proposal]
    assert isinstance(act, Pass | TurnDown), act
    return PASS


class Ismcts:
    """Their searcher: tree search over states dealt anew, with random play-outs at the leaves.

    It does not repeat itself even from the same seed, so that a match with it has other figures each time.

    :param simulations: how many for each decision
    :param explores: how much it tries what has done badly so far, in points of the deal
    """

    listens = True

    def __init__(self, simulations: int, explores: float = 2.0) -> None:
        self._spiel = importlib.import_module("pyspiel")
        self._game = self._spiel.load_game(THEIRS)
        self._simulations, self._explores = simulations, explores
        self._bot: Any = None
        self._mirror: Mirror | None = None

    def begins(self, table: Table, number: int) -> None:
        """Mirror the deal; the number seeds the search."""
        self._mirror = Mirror(self._game, table)
        spiel = self._spiel
        self._bot = spiel.ISMCTSBot(
            number % 2**31,
            spiel.RandomRolloutEvaluator(1, number % 2**31),
            self._explores,
            self._simulations,
            -1,
            spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            False,
        )

    def hears(self, before: Table, act: Act, after: Table) -> None:
        """Do the same in their state."""
        self.mirror.follow(before, act, after)

    def choose(self, table: Table, acts: tuple[Act, ...]) -> Act:
        """Return what the searcher does."""
        state = self.mirror.state
        assert isinstance(table, EuchreTable)
        assert state.current_player() == self.mirror.place(table.turn)
        answer = self._said(state, self._bot.step(state))
        if isinstance(acts[0], Discard):
            return next(act for act in acts if isinstance(act, Discard) and named(act.card) == answer)
        found = [act for act in acts if called(table, act) == answer]
        alone = [act for act in found if isinstance(act, ALONE)]
        if alone and self._goes_alone(answer):
            return alone[0]
        return next(act for act in found if act not in alone)

    def _goes_alone(self, answer: str) -> bool:
        """Tell whether the searcher would play alone with this trump; another's discard tells it nothing."""
        mirror = self.mirror
        state = mirror.state.clone()
        maker = state.current_player()
        state.apply_action(mirror.actions(state)[answer])
        while mirror.phase(state) == "DISCARD":
            own = state.current_player() == maker
            state.apply_action(self._bot.step(state) if own else state.legal_actions()[0])
        return self._said(state, self._bot.step(state)) == ALONE_CALL

    def _said(self, state: Any, action: int) -> str:
        return str(state.action_to_string(state.current_player(), action))

    @property
    def mirror(self) -> Mirror:
        """The deal that is played."""
        assert self._mirror is not None
        return self._mirror
