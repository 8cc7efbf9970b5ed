"""What the cards that others laid tell of those that they kept.

In a world in which a player would have laid another card he is less likely to have been dealt these. What he
would have laid the rule of thumb of `analysis.playing_out` says, as it sees what he saw; players do not all
keep to it, so it makes the one likelier and the other not impossible.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from eldest.analysis.liking import Liking
from eldest.analysis.position import Position
from eldest.analysis.reckoning import AnyReckoning
from eldest.analysis.shown import Shown, shown_by
from eldest.cards.seating import Seat
from eldest.engine.table import Sight, Table
from eldest.engine.values import replace

UNHEEDED = 0.1
"""How often a card is laid that no rule explains."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A card that another had the choice of: by whom, to which trick, and what lay out of play by then.

    `since` are by seat the cards laid from then on, itself among them, which were still held; `lacks` and
    `led` are by seat the suits that the play had shown by then, as in `Shown`.
    """

    seat: Seat
    card: int
    trick: tuple[int, ...]
    leader: int
    since: tuple[int, ...]
    lacks: tuple[int, ...]
    led: tuple[int, ...]


class PlayRead:
    """Reads the play of one sight's deal, world by world."""

    def __init__(self, reckoning: AnyReckoning, seat: Seat) -> None:
        self._reckoning = reckoning
        self._seat = seat
        self._rule = Liking(reckoning.habit)

    def likelihoods(self, sight: Sight, worlds: Sequence[Table]) -> list[float]:
        """Return how likely the others would have played as they did in each of the worlds."""
        likely = [1.0] * len(worlds)
        readings = [self._reckoning.reading(world, self._seat) for world in worlds]
        known = [(place, reading) for place, reading in enumerate(readings) if reading is not None]
        if not known:
            return likely
        for laid in self._laid(sight):
            asked = [(place, _before(reading.position, laid)) for place, reading in known]
            asked = [(place, position) for place, position in asked if _has_choice(position, laid)]
            now = known[0][1].shown
            pool = now.pool
            for cards in laid.since:
                pool |= cards
            shown = Shown(pool, laid.lacks, laid.led, now.maker)
            chances = self._rule.chances([position for _, position in asked], laid.card, shown)
            for (place, _), chance in zip(asked, chances, strict=True):
                likely[place] *= UNHEEDED + (1 - UNHEEDED) * chance
        return likely

    def _laid(self, sight: Sight) -> Iterator[Laid]:
        """Yield every card that another has laid, the last one first."""
        numbers, seats = self._reckoning.numbers(sight.order), len(sight.hands)
        tricks = [
            [(who, numbers[card]) for who, card in trick.plays] for trick in (*sight.tricks, sight.trick)
        ]
        since = [0] * seats
        free = self._reckoning.free_suit(sight.order)
        while tricks:
            plays = tricks[-1]
            while plays:
                who, card = plays.pop()
                since[who] |= 1 << card
                if who != self._seat:
                    leader = plays[0][0] if plays else who
                    before = shown_by(tricks, seats, free)
                    yield Laid(who, card, tuple(card for _, card in plays), leader, tuple(since), *before)
            tricks.pop()


def _has_choice(position: Position, laid: Laid) -> bool:
    """Tell whether he had any choice, this card among it; at a strict table it may not even be his turn."""
    legal = position.legal_mask
    return position.mover == laid.seat and legal.bit_count() > 1 and bool(legal >> laid.card & 1)


def _before(position: Position, laid: Laid) -> Position:
    """Return the position as it was before a card was laid."""
    hands = tuple(held | cards for held, cards in zip(position.hands, laid.since, strict=True))
    return replace(position, hands=hands, leader=laid.leader, trick=laid.trick)
