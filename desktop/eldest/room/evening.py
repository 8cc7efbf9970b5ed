"""Evenings without a window: computer players in every seat, for proof and for bug reports."""

from collections.abc import Iterator
from dataclasses import dataclass

from eldest.cards.pack import DEAL_NUMBERS
from eldest.engine.acts import DealOut, Shuffle, spell_act
from eldest.engine.game import Step
from eldest.engine.table import Table
from eldest.players.player import UNLIMITED
from eldest.players.thumb import Thumb
from eldest.room.sitting import Sitting
from eldest.store.record import Record


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal played to its end: its number and dealer, the cards of his first round, and what came of it.

    `calls` are those that made the trump, `tricks` are by seat, and `score` by side after the deal.
    """

    deal: int
    number: int
    dealer: int
    dealt: int
    calls: tuple[str, ...]
    tricks: tuple[int, ...]
    score: tuple[int, ...]


class CardsAstray(Exception):
    """A card was lost or doubled: a fault of the program."""


def play_evening(record: Record, deals: int, number: int) -> Iterator[tuple[PlayedDeal, Sitting]]:
    """Play so many deals with computer players, the first dealt by this number and each by the next.

    :raises NotOpen: if a player would do what is not lawful
    :raises CardsAstray: if a card is lost or doubled
    """
    sitting = Sitting(record)
    player = Thumb(sitting.game, strict=True)
    for deal in range(1, deals + 1):
        while sitting.table.tally.deals < deal:
            _act(sitting, player, (number + deal - 1) % DEAL_NUMBERS)
        began = sitting.timeline.length
        while not sitting.rests():
            _act(sitting, player, number)
            check_pack(sitting)
        steps = sitting.timeline.steps[began - 1 :]
        yield _summary(steps, sitting.timeline.table_after(began)), sitting


def _act(sitting: Sitting, player: Thumb, number: int) -> None:
    seat = sitting.whose_turn()
    if seat is None:
        act = sitting.chance(number)
        assert act is not None
    else:
        act = player.choose(sitting.sight(seat), UNLIMITED).act
    sitting.perform(act)


def check_pack(sitting: Sitting) -> None:
    """Count the cards on the table over.

    :raises CardsAstray: if they are not exactly those of the pack
    """
    if not sitting.game.pack.is_true(sitting.table.cards()):
        raise CardsAstray(f"after act {sitting.timeline.length}")


def _summary(steps: tuple[Step, ...], shuffled: Table) -> PlayedDeal:
    shuffle = steps[0].act
    assert isinstance(shuffle, Shuffle)
    assert shuffled.dealer is not None
    last = steps[-1].table
    seats = last.seating.members
    return PlayedDeal(
        deal=last.tally.deals,
        number=shuffle.number,
        dealer=shuffled.dealer,
        dealt=next(step.act.first for step in steps if isinstance(step.act, DealOut)),
        calls=tuple(map(spell_act, last.calls)),
        tricks=tuple(last.tricks_of((seat,)) for seat in seats),
        score=last.tally.score,
    )
