"""The deals of a sitting: where each begins and ends, and whether all of it may be looked at."""

from dataclasses import dataclass
from itertools import pairwise

from eldest.engine.acts import CutPack, DealOut, GivePacket, Shuffle
from eldest.room.sitting import Sitting

DEALT = (CutPack, DealOut, GivePacket)
"""With the first of these acts the claims of the deal before are past."""


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal: its number in the sitting, and its acts by their numbers from 1.

    It `began` with the act that shuffled for it last and `ended` with the last before the next such act. A
    deal that `is_over` hides nothing any more.
    """

    number: int
    began: int
    ended: int
    is_over: bool

    @property
    def acts(self) -> range:
        """The numbers of its acts, that of the shuffle first."""
        return range(self.began, self.ended + 1)


def deals_of(sitting: Sitting) -> tuple[Deal, ...]:
    """Return the deals of a sitting, the first one first.

    At a strict table a deal is over only when the next is being dealt: till then the table may be called for
    what happened in it, and whoever saw all hands would know what for. rule: X-MODE-03
    """
    steps, length = sitting.timeline.steps, sitting.timeline.length
    began: dict[int, int] = {}
    for act, step in enumerate(steps, 1):
        if isinstance(step.act, Shuffle) and step.act.seat is not None:
            began[step.table.tally.deals] = act
    bounds = pairwise((*began.values(), length + 1))
    return tuple(
        Deal(number, first, after - 1, _is_over(sitting, after))
        for number, (first, after) in zip(began, bounds, strict=True)
    )


def deal_at(sitting: Sitting, act: int) -> Deal | None:
    """Return the deal to which an act belongs, by its number from 1."""
    return next((deal for deal in deals_of(sitting) if act in deal.acts), None)


def _is_over(sitting: Sitting, after: int) -> bool:
    """Tell whether a deal is over that another follows with this act, or none yet."""
    if sitting.game.strict:
        return any(isinstance(step.act, DEALT) for step in sitting.timeline.steps[after:])
    return after <= sitting.timeline.length or sitting.rests()
