"""How long a game of Euchre is, and the customs of counting it: laps, slams, set-back."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from eldest.cards.seating import Seat, Side
from eldest.engine.phrase import Phrase
from eldest.engine.rubber import GAME
from eldest.engine.stages.closing import Agreement, Closed, close_game
from eldest.engine.table import Table
from eldest.engine.tally import Tally
from eldest.engine.values import replace
from eldest.games.euchre.clauses import Cited
from eldest.games.euchre.outs import LapCarried, Precedence, SeveralOut, SlamMade, Win

if TYPE_CHECKING:
    from eldest.games.euchre.options import EuchreOptions

EUCHRE = 2
"""What a euchre counts, unless it is a lone hand's. rule: E-SCORE-05"""


@dataclass(frozen=True, slots=True)
class Course:
    """The course of a game: its points, their clause, and how they are counted.

    Ordinarily every side begins at nought and counts up to the target, and what is beyond is lost.
    With laps it is carried to the next game of the side; with slams a game counts as two if the
    others have made nothing; set back, every side begins with the points of the game and counts
    them down. rule: E-SCORE-07, E-LAP-01, E-SLAM-01, E-SB-01
    """

    target: int
    clause: str
    laps: bool = False
    slams: bool = False
    set_back: bool = False

    @property
    def start(self) -> int:
        """The score at which every side begins. rule: E-SB-01"""
        return self.target if self.set_back else 0

    def euchre(self, table: Table, makers: Iterable[Side], others: Iterable[Side], points: int) -> list[int]:
        """Return what each side makes of a euchre worth so many points.

        The others score it; set back, the maker goes up instead. rule: E-SCORE-05, E-SB-01
        """
        if self.set_back:
            return made_by(table, makers, -points)
        return made_by(table, others, points)

    def entered(
        self,
        table: Table,
        said: Phrase,
        clause: str,
        points: Iterable[int],
        values: tuple[tuple[str, object], ...] = (),
    ) -> Tally:
        """Return the tally with what each side made entered; no score passes the game. rule: E-SCORE-07"""
        change = tuple(-made if self.set_back else made for made in points)
        most, least = (None, 0) if self.set_back else (self.target, None)
        seating = table.seating
        return table.tally.scored(said, clause, change, most, least=least, seating=seating, values=values)

    def first_out(
        self,
        table: Table,
        points: Iterable[int],
        favoured: Iterable[Side] = (),
        *,
        clause: str = "E5-SCORE-04",
    ) -> Win | None:
        """Return the side that wins the game with these points, if any does.

        Of several the favoured one wins, else the highest, else the one nearest the dealer's left.
        What is beyond game is lost only then. rule: E5-SCORE-04, E7-SCORE-01, E-SCORE-07

        :param clause: the clause of several that are out at once
        """
        made = self._made_with(table.tally, points)
        out = self._out(table, made)
        if not out:
            return None
        most = max(made[side] for side in out)
        highest = [side for side in out if made[side] == most]
        first = [side for side in favoured if side in out]
        if first:
            return _win(table, first[0], out, made, Precedence.MAKER, clause)
        why = Precedence.HIGHEST if len(highest) == 1 else Precedence.ELDER_OF_EQUALS
        return _win(table, highest[0], out, made, why, clause)

    def elder_out(self, table: Table, points: Iterable[int]) -> Win | None:
        """Return of the sides that win the game with these points the one nearest the dealer's left.

        rule: E3-SCORE-04
        """
        made = self._made_with(table.tally, points)
        out = self._out(table, made)
        return _win(table, out[0], out, made, Precedence.ELDER, "E3-SCORE-04") if out else None

    def closed(
        self, table: Table, tally: Tally, win: Win, agreed: Agreement, points: Iterable[int]
    ) -> Closed:
        """Return what follows when a side has won the game with these points of the last deal.

        The log tells why it has won before others who are out, and of slam and laps.

        :param table: the table before they were entered
        :param tally: its tally with them entered
        """
        laps = self._laps(table.tally, points) if self.laps else ()
        if laps:
            tally = replace(tally, carried=tuple(self.start - lap if self.set_back else lap for lap in laps))
        slam = self.slams and self._is_slam(tally, win.side)
        clause = win.several.rule if win.several else self.clause
        games = 2 if slam else 1
        closed = close_game(tally, table.seating, win.side, agreed, clause=clause, games=games)
        won, *after = closed.events
        why = () if win.several is None else (win.several,)
        slams = (SlamMade(win.side),) if slam else ()
        carried = (LapCarried(Side(side), lap) for side, lap in enumerate(laps) if lap)
        return replace(closed, events=(*why, won, *slams, *carried, *after))

    def _made_with(self, tally: Tally, points: Iterable[int]) -> tuple[int, ...]:
        """Return what each side has made with these points, beyond game too."""
        return tuple(self._made(have) + more for have, more in zip(tally.score, points, strict=True))

    def _out(self, table: Table, made: tuple[int, ...]) -> list[Side]:
        return [side for side in sides_from_eldest(table) if made[side] >= self.target]

    def _made(self, score: int) -> int:
        return self.start - score if self.set_back else score

    def _laps(self, tally: Tally, points: Iterable[int]) -> tuple[int, ...]:
        """Return what each side has made beyond the game: a lap is never a whole game. rule: E-LAP-01"""
        made = self._made_with(tally, points)
        return tuple(min(max(each - self.target, 0), self.target - 1) for each in made)

    def _is_slam(self, tally: Tally, winner: Side) -> bool:
        """Tell whether no other side has made anything. rule: E-SLAM-01"""
        return all(self._made(score) <= 0 for side, score in enumerate(tally.score) if side != winner)


def _win(  # the last four are what is told of it
    table: Table, side: Side, out: list[Side], made: tuple[int, ...], why: Precedence, clause: str
) -> Win:
    if len(out) == 1:
        return Win(side)
    seats = tuple(seat for each in out for seat in table.seating.members_of(each))
    return Win(side, SeveralOut(side, seats, made, why, clause))


def course_of(options: "EuchreOptions", players: int, cited: Cited) -> Course:
    """Return the course of a game for so many; railroad play has laps and slams by itself.

    rule: E-SCORE-01, E-SCORE-09, E2-SCORE-06, E-RAIL-01
    """
    form, railroad = options.bidding_form(players), options.is_on("railroad", players)
    if form is not None:
        target, clause = options.bidding_target(players), form.clauses.game
    else:
        target, clause = options.target, cited.game if options.target == GAME else "E-SCORE-09"
    laps, slams = options.laps or railroad, options.slams or railroad
    return Course(target, clause, laps, slams, options.is_on("set_back", players))


def made_by(table: Table, sides: Iterable[Side], points: int) -> list[int]:
    """Return what every side makes when some of them make so many points each."""
    makers = set(sides)
    return [points * (Side(side) in makers) for side in range(len(table.tally.score))]


def sides_of(table: Table, seats: Iterable[Seat]) -> tuple[Side, ...]:
    """Return the sides of some seats, each once."""
    return tuple(dict.fromkeys(table.seating.side_of(seat) for seat in seats))


def sides_from_eldest(table: Table) -> tuple[Side, ...]:
    """Return the sides in the order in which they sit from the dealer's left, his own last of all."""
    assert table.dealer is not None
    return sides_of(table, table.seating.from_(table.seating.eldest_of(table.dealer)))
