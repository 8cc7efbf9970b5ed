"""Words that come too late at Euchre: another suit named, and a lone hand announced after the moment."""

from collections.abc import Iterable
from typing import Any, ClassVar

from eldest.cards.card import Suit
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Make, Pass, Play
from eldest.engine.events import Called, Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import STAND, Accuse, Demand, Docket, Fault, Law, Offence, Remedy, Ruling
from eldest.engine.phrase import phrase
from eldest.engine.table import Table
from eldest.engine.values import replace
from eldest.games.euchre.calls import ALONE
from eldest.games.euchre.lone import PlayAlone, playing_alone
from eldest.games.euchre.rounds import FIRST, Stages
from eldest.games.euchre.table import EuchreTable
from eldest.laws.at_play import stages_of_a_hand
from eldest.laws.remedies import adversaries, waits_for

DISCARD, PLAY = "discard", "play"

ALONE_AFTER_ALL = Remedy(
    "alone-after-all",
    phrase("remedies", "Let the maker play alone"),
    phrase("remedies", "The maker’s partner lays down his cards, as if it had been said in time."),
    "E-LONE-08",
)


@event(phrase("claims", "{suit} cannot be named any more."), "E-MAKE-12")
class NamedInVain(Event):
    """The maker mentioned another suit than that which he had named."""

    suit: Suit


class NoOtherSuit(Law):
    """A suit once named cannot be changed; if the maker mentions another, it has no effect.

    rule: E-MAKE-12

    :param stages: those of the game
    """

    clause = "E-MAKE-12"
    fault: ClassVar[Fault | None] = Fault(
        "other-suit",
        phrase("faults", "{of} has named another suit"),
        mine=phrase("faults", "you have named another suit"),
    )
    kinds: ClassVar[tuple[type[Act], ...]] = (Act,)

    def __init__(self, stages: Stages) -> None:
        self._while = stages_of_a_hand(stages)

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield every other suit to the maker, until a trick has been played."""
        trumps = table.order.trumps
        if table.stage in self._while and seat == table.maker and trumps is not None and not table.tricks:
            yield from (Make(seat, suit) for suit in Suit if suit is not trumps)

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Go on as if nothing had been said; there is nothing to be called."""
        assert isinstance(act, Make)
        assert act.seat is not None
        table = replace(table, docket=table.docket.minus(table.docket.offences[-1]))
        return Outcome(table, (Called(act.seat, act, self.clause), NamedInVain(act.suit)))


class LateLone(Law):
    """A lone hand announced after the moment: the maker plays with his partner.

    Unless his adversaries, having called it before the next card or word, elect that he plays alone. A
    dealer who took up is in time until his discard lies, if no card has been led. rule: E-LONE-08, E-LONE-02

    :param stages: those of the game, which tell whether anybody plays alone here
    """

    clause = "E-LONE-08"
    fault: ClassVar[Fault | None] = Fault(
        "late-lone",
        phrase("faults", "{of} has announced a lone hand too late"),
        mine=phrase("faults", "you have announced a lone hand too late"),
    )
    remedies: ClassVar[tuple[Remedy, ...]] = (ALONE_AFTER_ALL,)
    kinds: ClassVar[tuple[type[Act], ...]] = (Act,)

    def __init__(self, stages: Stages) -> None:
        self._stages = stages
        self._while = stages_of_a_hand(stages)

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield it to a maker who has not announced it, while his partners have not yet played."""
        if isinstance(table, EuchreTable) and self._is_late_now(table, seat) and _goes_on(table, seat):
            yield PlayAlone(seat)

    def _is_late_now(self, table: EuchreTable, seat: Seat) -> bool:
        """Tell whether a maker might have said it earlier, and may not say it now."""
        if table.stage not in self._while or seat != table.maker or table.lone is not None:
            return False
        if table.tricks or table.jamboree or not self._anybody_alone(table, seat):
            return False
        return table.stage == PLAY or seat != table.dealer or bool(table.trick.plays)

    def _anybody_alone(self, table: EuchreTable, seat: Seat) -> bool:
        if FIRST not in self._stages or not table.partners_of(seat):
            return False
        words = self._stages[FIRST].acts(replace(table, turn=seat))
        return any(isinstance(word, ALONE) for word in words)

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Let it be heard: as long as nobody elects otherwise the maker plays with his partner."""
        assert act.seat is not None
        return Outcome(table, (Called(act.seat, act, self.clause),))

    def bind(self, table: Table, acts: tuple[Act, ...]) -> tuple[Act, ...]:
        """Take the word from a dealer before whose discard a card has been led."""
        if table.stage != DISCARD or not table.trick.plays:
            return acts
        return tuple(act for act in acts if not isinstance(act, PlayAlone))

    # -- calling it

    def suspects(self, table: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield it of a maker among one's adversaries, until a trick has been played."""
        maker = table.maker
        if table.stage not in self._while or table.tricks or maker is None:
            return
        if seat in table.seating.order and maker in adversaries(table, seat):
            assert self.fault is not None
            yield Accuse(seat, self.fault.key, maker, 0)

    def is_late(self, table: Table, offence: Offence) -> bool:
        """Tell whether the next has acted."""
        return table.stage not in self._while or table.turn != offence.turn or bool(table.tricks)

    def after(self, table: Table, done: Act) -> Docket:
        """Drop it also with a card or a word that leaves the turn where it is, as one out of turn does."""
        docket = super().after(table, done)
        if not isinstance(done, Play | Make | Pass | PlayAlone):
            return docket
        assert self.fault is not None
        said = (one for one in docket.offences if one.fault == self.fault.key and not one.called)
        return docket.minus(*(one for one in said if one.act != done))

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Ask the adversaries."""
        return waits_for(table, offence, adversaries(table, offence.seat), (ALONE_AFTER_ALL, STAND))

    def decide(self, table: Table, ruling: Ruling, demanded: Demand) -> Outcome[Any]:
        """Have the partners lay down their cards, if that is what they want."""
        table = replace(table, docket=table.docket.minus(ruling.offence))
        if demanded.remedy != ALONE_AFTER_ALL.key:
            return Outcome(table)
        assert isinstance(table, EuchreTable)
        table, lone = playing_alone(table, ruling.offence.seat)
        if table.stage != PLAY:
            return Outcome(table, (lone,), table.stage)
        turn = table.turn
        assert turn is not None
        return Outcome(replace(table, turn=_next(table, turn)), (lone,))


def _goes_on(table: EuchreTable, maker: Seat) -> bool:
    """Tell whether no partner has played, and somebody else still has to."""
    partners, played = table.partners_of(maker), [seat for seat, _ in table.trick.plays]
    others = [seat for seat in table.playing if seat not in partners]
    return not any(seat in partners for seat in played) and not all(seat in played for seat in others)


def _next(table: EuchreTable, turn: Seat) -> Seat:
    """Return whose turn it is once partners rest: his who has it, or the next who has not played."""
    played = [seat for seat, _ in table.trick.plays]
    return next(seat for seat in table.seating.from_(turn) if seat in table.playing and seat not in played)
