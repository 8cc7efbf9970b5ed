"""Strict tables at which something has gone wrong, for whatever shows or judges it."""

from collections.abc import Callable

from eldest.cards.seating import Seat
from eldest.engine.acts import Act, DealOut, PickUp, Present, TurnTrump
from eldest.engine.law import Accuse, Demand, Ruling
from eldest.laws.revoke import Revoke
from eldest.players.player import UNLIMITED
from eldest.players.thumb import Thumb
from eldest.room.sitting import Sitting
from eldest.store.record import Record

NAMES = ("Anna", "Berta", "Carl", "Doris")
BY_ITSELF = (DealOut, Present, TurnTrump)


def strict_sitting(game: str = "whist", players: int = 4, **switches: object) -> Sitting:
    """Return a strict table about to cut; switches are spelled ``whist__code="english"``."""
    named = ((name.replace("__", "."), value) for name, value in switches.items())
    return Sitting(Record(game, (("common.strict_table", True), *named), names=NAMES[:players]))


def strictly_until(sitting: Sitting, done: Callable[[Sitting], bool], number: int = 17) -> Sitting:
    """Play a strict table lawfully, by the rule of thumb, until something is so."""
    thumb = Thumb(sitting.game)
    for length in range(3000):
        if done(sitting):
            return sitting
        sitting.perform(_next(sitting, thumb, number + length))
    raise AssertionError("it never came about")


def _next(sitting: Sitting, thumb: Thumb, number: int) -> Act:
    table = sitting.table
    if table.docket.ruling is not None:
        return _last_answer(sitting, table.docket.ruling)
    if table.turn is None:
        act = sitting.chance(number)
        assert act is not None
        return act
    lying = [seat for seat in table.untouched if table.hands[seat].size]
    if lying and table.stage not in ("deal", "turn"):
        return PickUp(lying[0])
    own = next((act for act in sitting.referee.lawful(table) if isinstance(act, BY_ITSELF)), None)
    turn = sitting.whose_turn()
    return own or thumb.choose(sitting.sight(turn), UNLIMITED).act


def _last_answer(sitting: Sitting, ruling: Ruling) -> Act:
    """Return the mildest that one of those entitled can say: it is offered last."""
    seat = ruling.seats[0]
    acts = sitting.referee.possible(sitting.table, seat)
    keys = [remedy.key for remedy in ruling.remedies]
    return [act for act in acts if isinstance(act, Demand) and act.remedy in keys][-1]


def revokes_open(sitting: Sitting) -> list[Act]:
    """Return the revokes that an adversary of the person could make now."""
    table, law = sitting.table, revoke_law(sitting)
    if table.turn is None or table.turn in table.together(sitting.person):
        return []
    return list(law.permits(table, table.turn))


def revoke_law(sitting: Sitting) -> Revoke:
    """Return the law of the revoke."""
    return next(law for law in sitting.referee.code if isinstance(law, Revoke))


def with_revoke(code: str = "american") -> tuple[Sitting, Accuse]:
    """Return a strict table of Whist at which an adversary of the person has revoked, and the call for it."""
    sitting = strictly_until(strict_sitting(whist__code=code), lambda it: bool(revokes_open(it)))
    act = revokes_open(sitting)[0]
    trick = len(sitting.table.tricks) + 1
    sitting.perform(act)
    assert act.seat is not None
    return sitting, Accuse(sitting.person, "revoke", Seat(act.seat), trick)


def hand_over(sitting: Sitting) -> Sitting:
    """Return a strict table as its hand is over."""
    return strictly_until(sitting, lambda it: it.table.turn is None)
