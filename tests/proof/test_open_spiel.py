"""Four-handed Euchre against OpenSpiel's: the same deals driven act by act through both referees.

Theirs is the modern game, so ours is set to it: 24 cards (E-MOD-01). In every deal the same cards go to the
same places with the same card turned up, and whatever is chosen is done in both. Compared are whose turn it
is, what may be called, discarded and played, who wins each trick, and what each side makes.

Where the two differ they differ by a clause of ours:

- We say that we play alone in making the trump (E-LONE-01), or as dealer until the discard lies (E-LONE-02);
  they ask every maker after the discard. So what may be called is compared without it, and a test of its own
  sees that whatever makes a trump can be said alone; their question is answered as we had it.
- A dealer whose partner plays alone lays down his hand, and nobody discards (E-DISC-08); they make him
  discard, which changes nothing that is played. Any card will do to go on.
- They ask for a lone adversary even where nobody plays alone, which is answered with no, and count four for
  his euchre of a lone hand; here it counts as any euchre of a lone hand (E-LONE-06, E-SCORE-05).
- Where everybody has passed twice we throw the hands up and the deal passes (E-MAKE-09); they end without
  points, which is the same.

Both bar the turn-up from the discard (E-DISC-02), let it be played to the first trick (E-DISC-03), and score
a lone hand euchred like any other (E-SCORE-05 as printed).
"""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from eldest.cards.seating import Seat
from eldest.engine.acts import Discard, Play
from eldest.engine.referee import Referee
from eldest.games.euchre.calls import ACCEPTING, ALONE
from eldest.games.euchre.lone import DefendAlone, PlayAlone
from eldest.games.euchre.table import EuchreTable
from games.suite import Setting, awaited_at
from helpers.outside import referee_from_outside
from strength.mirrored import Mirror, called, named

pyspiel = referee_from_outside("pyspiel")

DEALS, MANY_DEALS = 150, 10_000
TO_AN_EVENING = 50


class Custom(NamedTuple):
    """A house rule of both: ours by the name of its field, theirs by their parameters."""

    ours: tuple[tuple[str, bool], ...]
    theirs: str


CUSTOMS = [
    pytest.param(Custom((("stick_dealer", True),), "stick_the_dealer=true"), id="the dealer must make it"),
    pytest.param(Custom((), "stick_the_dealer=false"), id="the dealer may pass"),
    pytest.param(
        Custom((("defend_alone", True),), "stick_the_dealer=false,allow_lone_defender=true"),
        id="an adversary may oppose a lone hand alone",
    ),
]


@pytest.mark.rule("E-MOD-01", "E-MAKE-03", "E-MAKE-05", "E-MAKE-07", "E-MAKE-08", "E-MAKE-17", "E-LONE-01")
@pytest.mark.rule("E-DISC-01", "E-DISC-02", "E-DISC-03", "E-DISC-08", "E-LONE-03", "E-LONE-04", "E-LONE-06")
@pytest.mark.rule("E-PLAY-01", "E-PLAY-02", "E-PLAY-03", "E-PLAY-04", "X-PLAY-02", "X-PLAY-03", "X-PLAY-04")
@pytest.mark.parametrize("custom", CUSTOMS)
def test_some_deals_go_alike(custom: Custom) -> None:
    assert deals_alike(custom, DEALS) == DEALS


@pytest.mark.long
@pytest.mark.parametrize("custom", CUSTOMS)
def test_very_many_deals_go_alike(custom: Custom) -> None:
    assert deals_alike(custom, MANY_DEALS) == MANY_DEALS


def deals_alike(custom: Custom, deals: int) -> int:
    """Drive so many deals through both referees and return how many there were."""
    theirs = pyspiel.load_game(f"euchre({custom.theirs})")
    setting = Setting("euchre", 4, (("pack", 24), *custom.ours))
    done = 0
    for evening in range(-(-deals // TO_AN_EVENING)):
        for both in dealt(setting, theirs, random.Random(evening), min(TO_AN_EVENING, deals - done)):
            both.play_out()
            done += 1
    return done


def dealt(setting: Setting, theirs: Any, chooser: random.Random, deals: int) -> Iterator["Both"]:
    """Yield so many deals of an evening of ours, a card just turned up, beside the same of theirs."""
    referee: Referee[Any] = Referee(setting.game())
    table = referee.game.opening()
    for _ in range(deals):
        while table.stage != "first-round":
            acts = referee.lawful(table)
            act = awaited_at(referee.game, table, chooser.randrange(10**9)) or chooser.choice(acts)
            table = referee.step(table, act).table
        both = Both(referee, table, theirs, chooser)
        yield both
        table = both.table


class Both:
    """One deal at both tables, from the card turned up to the points."""

    def __init__(
        self, referee: Referee[Any], table: EuchreTable, theirs: Any, chooser: random.Random
    ) -> None:
        self.table = table
        self._referee = referee
        self._mirror = Mirror(theirs, table)
        self._theirs = self._mirror.state
        self._chooser = chooser
        self._order = table.seating.order

    def play_out(self) -> None:
        """Choose at random whatever is lawful, the same at both tables, and compare all that can be."""
        lines = len(self.table.tally.sheet)
        while self.table.turn is not None:
            self._go_on()
        assert self._theirs.is_terminal()
        assert self._points(lines) == [int(points) for points in self._theirs.returns()]
        if len(self.table.tally.sheet) > lines:
            theirs = [trick.winner() for trick in self._theirs.tricks()]
            assert [self._place(trick.winner) for trick in self.table.tricks] == theirs

    def _go_on(self) -> None:
        """Do one act at both tables."""
        lawful = self._referee.lawful(self.table)
        act = self._chooser.choice(lawful)
        if any(isinstance(one, Discard | PlayAlone) for one in lawful):
            self._compare({named(one.card) for one in lawful if isinstance(one, Discard)})
        elif not any(isinstance(one, DefendAlone) for one in lawful):
            self._compare({called(self.table, one) for one in lawful})
        if len(self.table.tricks) == len(self.table.trick) == 0 and isinstance(lawful[0], Play):
            assert self._theirs.current_player() == self._place(self.table.turn)
        before, table = self.table, self._referee.step(self.table, act).table
        assert isinstance(table, EuchreTable)
        self.table = table
        self._mirror.follow(before, act, table)

    def _compare(self, ours: set[str]) -> None:
        """Compare whose turn it is and what he may do."""
        assert self._theirs.current_player() == self._place(self.table.turn)
        assert ours == set(self._mirror.actions(self._theirs)), self._theirs

    def _points(self, lines: int) -> list[int]:
        """Return what each place has made more than the other side in this deal, or less."""
        sheet = self.table.tally.sheet[lines:]
        if not sheet:
            return [0, 0, 0, 0]
        (line,) = sheet
        sides = [self.table.seating.side_of(seat) for seat in self._order]
        made = [line.points[side] - line.points[1 - side] for side in sides]
        return [points * 2 for points in made] if self._euchred_by_one() else made

    def _euchred_by_one(self) -> bool:
        """Tell whether an adversary alone has euchred a lone hand, for which they count four."""
        tricks = sum(trick.winner == self.table.defender for trick in self.table.tricks)
        return self.table.defender is not None and tricks >= 3

    def _place(self, seat: Seat | None) -> int:
        return self._mirror.place(seat)


@pytest.mark.rule("E-LONE-01")
def test_every_call_that_makes_a_trump_can_be_said_alone() -> None:
    setting = Setting("euchre", 4, (("pack", 24),))
    for both in dealt(setting, pyspiel.load_game("euchre(stick_the_dealer=false)"), random.Random(1), 20):
        calls = setting.game().acts(both.table)
        alone = [act for act in calls if isinstance(act, ALONE)]
        together = [act for act in calls if isinstance(act, ACCEPTING) and not isinstance(act, ALONE)]
        assert len(alone) == len(together) == 1
        both.play_out()
