"""Evenings without a window: computer players in every seat, for proof and for bug reports."""

from collections.abc import Iterator
from dataclasses import dataclass

from eldest.cards.pack import DEAL_NUMBERS
from eldest.cards.seating import Seat, Side
from eldest.engine.acts import Act, DealOut, GivePacket, LayPacket, Shuffle, spell_act
from eldest.engine.table import Table
from eldest.engine.tally import Tally
from eldest.players.manner import Level, Manner
from eldest.players.player import UNLIMITED, Player
from eldest.players.seats import player_of
from eldest.players.thumb import Thumb
from eldest.room.character import character_of
from eldest.room.sitting import Sitting
from eldest.room.strict_company import StrictCompany
from eldest.store.record import Record


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal played to its end: its number and dealer, the cards of his first round, and what came of it.

    At a strict table it may have come to nothing, even before a card was `dealt`.
    `names` tells who holds each seat, `sides` the seats that played together, in the order of the sides.
    `calls` are those that made the trump, `tricks` are by seat; `points` are what each side made in the
    deal, and `score` what it has after it.
    """

    deal: int
    number: int
    dealer: int
    dealt: int
    names: tuple[str, ...]
    sides: tuple[tuple[int, ...], ...]
    calls: tuple[str, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    score: tuple[int, ...]


class CardsAstray(Exception):
    """A card was lost or doubled: a fault of the program."""


def play_evening(
    record: Record, deals: int, number: int, level: Level | None = None
) -> Iterator[tuple[PlayedDeal, Sitting]]:
    """Play so many deals with computer players, the first dealt by this number and each by the next.

    They all play at a level, each in his temper; by rule of thumb alone, which is quickest, if none is named.

    At a strict table they err, call each other to account and deal anew where a deal has come to nothing.

    :raises NotOpen: if a player would do what is not lawful
    :raises CardsAstray: if a card is lost or doubled
    """
    sitting = Sitting(record)
    players = Players(sitting, level)
    for deal in range(1, deals + 1):
        began, number_of_deal = 0, (number + deal - 1) % DEAL_NUMBERS
        while sitting.table.tally.deals < deal or not players.rest():
            begins = sitting.whose_turn() is None
            act = players.act(number_of_deal)
            if begins and isinstance(act, Shuffle) and act.seat is not None:
                began = sitting.timeline.length
            if began:
                check_pack(sitting)
        yield _summary(sitting, began), sitting


class Players:
    """Computer players in every seat, who act one after the other."""

    def __init__(self, sitting: Sitting, level: Level | None = None) -> None:
        self._sitting = sitting
        thumb = Thumb(sitting.game, strict=True)
        members = range(len(sitting.names))
        self._minds: list[Player] = [
            thumb
            if level is None
            else player_of(sitting.game, Manner(level, character_of(Seat(seat)).boldness))
            for seat in members
        ]
        self._company = StrictCompany(sitting.referee) if sitting.game.strict else None

    def rest(self) -> bool:
        """Tell whether a deal is over, and nobody has a word to say about it."""
        table = self._sitting.table
        at_rest = self._sitting.rests() and table.docket.ruling is None and not table.docket.again
        return at_rest and (self._company is None or self._company.at(self._sitting.timeline) is None)

    def act(self, number: int) -> Act:
        """Have somebody act, or chance by a number, and return what was done."""
        act = self._of_his_own_accord() or self._in_turn(number)
        self._sitting.perform(act)
        return act

    def _of_his_own_accord(self) -> Act | None:
        wish = self._company.at(self._sitting.timeline) if self._company else None
        return wish.act if wish else None

    def _in_turn(self, number: int) -> Act:
        sitting = self._sitting
        seat = sitting.whose_turn()
        if seat is not None:
            return self._minds[seat].choose(sitting.sight(seat), UNLIMITED, sitting.lawful()).act
        act = sitting.chance(number)
        assert act is not None
        return act


def check_pack(sitting: Sitting) -> None:
    """Count the cards on the table over.

    :raises CardsAstray: if they are not exactly those of the pack
    """
    if not sitting.game.pack.is_true(sitting.table.cards()):
        raise CardsAstray(f"after act {sitting.timeline.length}")


def _summary(sitting: Sitting, began: int) -> PlayedDeal:
    """Return the deal that began with the shuffle just before so many steps."""
    steps = sitting.timeline.steps[began - 1 :]
    shuffled, last = steps[0].table, steps[-1].table
    shuffle = steps[0].act
    assert isinstance(shuffle, Shuffle)
    assert shuffled.dealer is not None
    seating = shuffled.seating
    return PlayedDeal(
        deal=last.tally.deals,
        number=shuffle.number,
        dealer=shuffled.dealer,
        dealt=next((dealt for step in steps if (dealt := _dealt_first(step.act))), 0),
        names=tuple(_holder(sitting.names, shuffled, seat) for seat in seating.members),
        sides=tuple(seating.members_of(Side(side)) for side in range(seating.number_of_sides)),
        calls=tuple(map(spell_act, last.calls)),
        tricks=tuple(last.tricks_of((seat,)) for seat in seating.members),
        points=_made(shuffled.tally, last.tally),
        score=last.tally.score,
    )


def _dealt_first(act: Act) -> int:
    """Return how many cards the first packet of a deal has, if an act gives it; else nought."""
    if isinstance(act, DealOut):
        return act.first
    return act.size if isinstance(act, GivePacket | LayPacket) else 0


def _made(before: Tally, after: Tally) -> tuple[int, ...]:
    """Return what each side made in the deal between two tallies, by the lines of the sheet."""
    lines = [line.points for line in after.sheet[len(before.sheet) :]]
    return tuple(map(sum, zip((0,) * len(before.score), *lines, strict=True)))


def _holder(names: tuple[str, ...], table: Table, seat: Seat) -> str:
    """Return the name of who holds a seat; for a dummy that of the player whose dummy it is."""
    player = table.player_of(seat)
    return names[seat] if player == seat else f"Dummy of {names[player]}"
