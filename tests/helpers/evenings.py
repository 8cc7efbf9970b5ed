"""Evenings played by the rule of thumb, for whatever shows what happened."""

from collections.abc import Callable

from eldest.cards.seating import Seat
from eldest.engine.game import Glimpse
from eldest.players.player import Limit
from eldest.players.thumb import Thumb
from eldest.room.sitting import Sitting
from eldest.store.record import Record


def glimpses_of(acts: int, **switches: object) -> tuple[Glimpse, ...]:
    """Return what seat 0 saw of so many acts at Euchre; switches are spelled ``euchre__rubbers=True``."""
    named = tuple((name.replace("__", "."), value) for name, value in switches.items())
    sitting = Sitting(Record("euchre", named, names=("Peter", "Anna")))
    thumb = Thumb(sitting.game)
    for number in range(acts):
        _go_on(sitting, thumb, number)
    return tuple(step.seen_by(Seat(0)) for step in sitting.timeline.steps)


def until(sitting: Sitting, done: Callable[[Sitting], bool], number: int = 1) -> Sitting:
    """Play a sitting by the rule of thumb until something is so."""
    thumb = Thumb(sitting.game)
    for length in range(5000):
        if done(sitting):
            return sitting
        _go_on(sitting, thumb, number + length)
    raise AssertionError("it never came about")


def _go_on(sitting: Sitting, thumb: Thumb, number: int) -> None:
    """Let whoever is to act do so, or chance by a number."""
    turn = sitting.whose_turn()
    act = sitting.chance(number) if turn is None else thumb.choose(sitting.sight(turn), Limit()).act
    assert act is not None
    sitting.perform(act)
