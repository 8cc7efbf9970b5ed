"""The play of the cards: leading, following suit, and taking tricks."""

import functools
from collections.abc import Callable
from typing import TypeVar

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Play
from eldest.engine.events import CardPlayed, Event, TrickWon
from eldest.engine.game import NOT_NOW, Outcome, Stage
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.table import Table, Trick
from eldest.engine.values import replace

T = TypeVar("T", bound=Table)

MUST_FOLLOW = phrase("refusals", "You hold a card of the suit led, {led}, and must follow it.")
NOT_HELD = phrase("refusals", "{card} is not in your hand.")


play_of = functools.cache(Play)
"""The act of a seat playing a card: acts are values, and the same few are asked for at every trick."""


def eldest_hand(table: Table) -> Seat:
    """Return the eldest hand, who leads first in most games. rule: X-TERM-01, E-PLAY-01, W-PLAY-01"""
    assert table.dealer is not None
    return table.seating.eldest_of(table.dealer)


class TrickPlay(Stage[T]):
    """Tricks are led to and taken until the hands are played out. rule: X-PLAY-01

    Only legal cards are allowed in normal play. rule: E-REV-01

    :param tricks: how many tricks make the hand
    :param leads: who leads to the first trick; the eldest hand, unless a game says otherwise
    :param decided: tells that further tricks cannot change the score, where a game stops then
    :param taken: what a game does with the table after each trick, with the events of it
    :param follow_clause: the game's clause for following suit, given with a refusal
    """

    def __init__(  # the named parameters are what games differ in
        self,
        name: str,
        *,
        tricks: int,
        then: str,
        follow_clause: str,
        leads: Callable[[T], Seat] = eldest_hand,
        decided: Callable[[T], bool] = lambda _table: False,
        taken: Callable[[T], tuple[T, tuple[Event, ...]]] = lambda table: (table, ()),
    ) -> None:
        super().__init__(name)
        self._tricks = tricks
        self._then = then
        self._follow_clause = follow_clause
        self._leads = leads
        self._decided = decided
        self._taken = taken

    def enter(self, table: T) -> Outcome[T]:
        """Ask the first leader, or the next to his left who takes part. rule: E-LONE-04"""
        leader = self._leads(table)
        if leader in table.resting:
            leader = table.next_to_play(leader)
        return Outcome(replace(table, stage=self.name, turn=leader, trick=Trick()))

    def acts(self, table: T) -> tuple[Act, ...]:
        """Return the cards that may be played: suit is followed if it can be. rule: X-PLAY-02"""
        assert table.turn is not None
        held = table.at_disposal(table.turn)
        plays = table.trick.plays
        playable = table.order.following(held, plays[0][1]) if plays else held
        return tuple([play_of(table.turn, card) for card in playable])

    def refusal(self, table: T, act: Act) -> Refusal | None:
        """Return why a card may not be played; every card played is asked, so no act is made for it."""
        if isinstance(act, Play) and act.seat == table.turn and act.seat is not None:
            held = table.at_disposal(act.seat)
            plays = table.trick.plays
            if act.card in (table.order.following(held, plays[0][1]) if plays else held):
                return None
        return super().refusal(table, act)

    def explain(self, table: T, act: Act) -> Refusal:
        """Return why a card may not be played."""
        if not isinstance(act, Play) or table.turn is None:
            return Refusal.because("X-PLAY-01", NOT_NOW)
        if act.card not in table.at_disposal(table.turn):
            return Refusal.because("X-PLAY-01", NOT_HELD, card=act.card)
        led = table.order.suit_of(table.trick.cards[0])
        return Refusal.because(self._follow_clause, MUST_FOLLOW, led=led)

    def advance(self, table: T, act: Act) -> Outcome[T]:
        """Lay the card to the trick, and see whether it is complete. rule: X-PLAY-04"""
        assert isinstance(act, Play)
        assert act.seat is not None
        played = CardPlayed(act.seat, act.card, self._lay_from(table, act.seat, act.card))
        table = table.without(act.seat, act.card)
        trick = table.trick.plus(act.seat, act.card)
        if len(trick.plays) < len(table.playing):
            turn = table.next_to_play(act.seat)
            return Outcome(replace(table, trick=trick, turn=turn), (played,))
        return self._complete(table, trick, played)

    def _complete(self, table: T, trick: Trick, played: Event) -> Outcome[T]:
        """The trick is turned and quitted; its winner leads to the next. rule: X-TERM-06"""
        winner = trick.winning(table.order)
        won = TrickWon(winner, dict(trick.plays)[winner])
        done = Trick(trick.plays, winner)
        table = replace(table, trick=Trick(), tricks=(*table.tricks, done), turn=winner)
        table, events = self._taken(table)
        over = len(table.tricks) == self._tricks or self._decided(table)
        return Outcome(table, (played, won, *events), self._then if over else "")

    def _lay_from(self, table: T, seat: Seat, card: Card) -> str:
        """Return the name of the spot on which a card lay, if not in the hand."""
        if card in table.hands[seat].cards:
            return ""
        return next((spot.name for spot in table.spots if card in spot.lies), "")
