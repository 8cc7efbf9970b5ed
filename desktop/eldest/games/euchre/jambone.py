"""Jambone and jamboree: a lone hand laid open, and five trumps that need not be played."""

from typing import ClassVar

from eldest.cards.card import Card
from eldest.cards.pack import Pack
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Pass, Play, act
from eldest.engine.events import Called, Event, event
from eldest.engine.game import Outcome, Stage
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.stages.trick_play import TrickPlay
from eldest.engine.values import replace
from eldest.games.euchre.table import EuchreTable

NAMING = "name-card"
BEST_TRUMPS = 5

OPEN_OR_NOT = phrase("euchre", "Lay the hand open, or pass.")
NAME_OR_NOT = phrase("euchre", "Name a card that the lone player may play, or leave it to him.")
NAMED = phrase("euchre", "The adversary has named {card} for the first trick.")


@act(
    "lay-open",
    said=phrase("euchre", "Jambone: my hand lies open"),
    clause="E-JAMB-01",
    shows=True,
    asks=phrase("prompts", "Lay your hand open, or pass."),
)
class LayOpen(Act):
    """A lone player lays his hand face up before the lead."""


@act(
    "name",
    clause="E-JAMB-01",
    asks=phrase("prompts", "Name the card that the open hand must play, or pass."),
)
class Name(Act):
    """The adversary of an open hand names the card that it must play to the first trick."""

    card: Card


@event(
    phrase("euchre", "{seat} lays the hand open."),
    "E-JAMB-01",
    mine=phrase("euchre", "You lay your hand open."),
    shows=True,
)
class HandOpened(Event):
    """A lone player plays jambone."""

    seat: Seat


@event(
    phrase("euchre", "{seat} names {card} for the first trick."),
    "E-JAMB-01",
    mine=phrase("euchre", "You name {card} for the first trick."),
)
class CardNamed(Event):
    """The open hand must play this card first."""

    seat: Seat
    card: Card


@event(
    phrase("euchre", "{seat} shows the five best trumps."),
    "E-JAMO-01",
    mine=phrase("euchre", "You show the five best trumps."),
    shows=True,
)
class Jamboree(Event):
    """The maker holds the five best trumps, which are not played."""

    seat: Seat
    cards: tuple[Card, ...]


class LayingOpen(Stage[EuchreTable]):
    """A lone player may lay his hand open before the lead. rule: E-JAMB-01"""

    clause: ClassVar[str] = "E-JAMB-01"

    def __init__(self, name: str, *, then: str) -> None:
        super().__init__(name)
        self._then = then

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Ask the lone player, if there is one."""
        if table.lone is None:
            return Outcome(table, (), self._then)
        return Outcome(replace(table, stage=self.name, turn=table.lone))

    def acts(self, table: EuchreTable) -> tuple[Act, ...]:
        """Return laying it open, and passing."""
        return LayOpen(table.turn), Pass(table.turn)

    def explain(self, table: EuchreTable, act: Act) -> Refusal:
        """Return why nothing else can be done now."""
        return Refusal.because(self.clause, OPEN_OR_NOT)

    def advance(self, table: EuchreTable, act: Act) -> Outcome[EuchreTable]:
        """Turn every card of the hand face up, or leave it."""
        assert act.seat is not None
        called = Called(act.seat, act, self.clause)
        if isinstance(act, Pass):
            return Outcome(table, (called,), self._then)
        table = replace(table.laid_open(act.seat), open_hand=True)
        return Outcome(table, (called, HandOpened(act.seat)), self._then)


class OpenPlay(TrickPlay[EuchreTable]):
    """The play where a lone hand may lie open: its first card may be named. rule: E-JAMB-01"""

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Ask the leader, or first him who may name the open hand's lead."""
        return self._asked_first(super().enter(table))

    def acts(self, table: EuchreTable) -> tuple[Act, ...]:
        """Return the cards that may be played; of an open hand only the one named."""
        if self._is_bound(table) and table.named is not None:
            return (Play(table.turn, table.named),)
        return super().acts(table)

    def refusal(self, table: EuchreTable, act: Act) -> Refusal | None:
        """Return why a card may not be played."""
        bound = self._is_bound(table) and table.named is not None
        if bound and isinstance(act, Play) and act.seat == table.turn:
            if act.card == table.named:
                return None
            return Refusal.because("E-JAMB-01", NAMED, card=table.named)
        return super().refusal(table, act)

    def advance(self, table: EuchreTable, act: Act) -> Outcome[EuchreTable]:
        """Lay the card to the trick; before the open hand's first card it may be named."""
        return self._asked_first(super().advance(table, act))

    def _asked_first(self, outcome: Outcome[EuchreTable]) -> Outcome[EuchreTable]:
        if self._is_bound(outcome.table) and not outcome.then:
            return replace(outcome, then=NAMING)
        return outcome

    def _is_bound(self, table: EuchreTable) -> bool:
        """Tell whether the open hand is about to play to the first trick."""
        return table.open_hand and not table.tricks and table.turn == table.lone


class NamingCard(Stage[EuchreTable]):
    """The adversary on the open hand's left may name the lawful card that it plays first. rule: E-JAMB-01"""

    clause: ClassVar[str] = "E-JAMB-01"

    def __init__(self, *, then: str) -> None:
        super().__init__(NAMING)
        self._then = then

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Ask the next to the lone player's left who takes part in the play."""
        assert table.lone is not None
        return Outcome(replace(table, stage=self.name, turn=table.next_to_play(table.lone)))

    def acts(self, table: EuchreTable) -> tuple[Act, ...]:
        """Return every card that the open hand may play, and naming none."""
        assert table.lone is not None
        held, plays = table.at_disposal(table.lone), table.trick.plays
        lawful = table.order.following(held, plays[0][1]) if plays else held
        return (*(Name(table.turn, card) for card in lawful), Pass(table.turn))

    def explain(self, table: EuchreTable, act: Act) -> Refusal:
        """Return why nothing else can be done now."""
        return Refusal.because(self.clause, NAME_OR_NOT)

    def advance(self, table: EuchreTable, act: Act) -> Outcome[EuchreTable]:
        """Bind the open hand to the card, and go on with the play where it stopped."""
        assert act.seat is not None
        told: Event = Called(act.seat, act, self.clause)
        table = replace(table, stage=self._then, turn=table.lone)
        if isinstance(act, Name):
            table, told = replace(table, named=act.card), CardNamed(act.seat, act.card)
        return Outcome(table, (told,))


class ShowingFive(Stage[EuchreTable]):
    """A maker with the five best trumps shows them and scores without play. rule: E-JAMO-01

    :param pack: the cards from which the five best trumps are reckoned
    """

    def __init__(self, name: str, *, pack: Pack, shown: str, then: str) -> None:
        super().__init__(name)
        self._pack = pack
        self._shown = shown
        self._then = then

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Look at the maker's hand; the dealer's turn-up counts, whether it is taken in or not."""
        maker = table.maker
        assert maker is not None
        best, held = self._best_trumps(table), table.at_disposal(maker)
        if not all(card in held for card in best):
            return Outcome(table, (), self._then)
        table = replace(table.laid_open(maker), jamboree=True)
        return Outcome(table, (Jamboree(maker, best),), self._shown)

    def _best_trumps(self, table: EuchreTable) -> tuple[Card, ...]:
        order = table.order
        trumps = [card for card in self._pack.cards if order.is_trump(card)]
        return tuple(sorted(trumps, key=order.height, reverse=True)[:BEST_TRUMPS])
