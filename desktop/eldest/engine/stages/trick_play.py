"""The play of the cards: leading, following suit, and taking tricks."""

import functools
from collections.abc import Callable
from typing import TypeVar

from eldest.cards.card import EVERY_CARD, Card
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


NO_TRICK = Trick()


@functools.cache
def every_play(seat: Seat) -> dict[Card, Play]:
    """Return the act of a seat playing each card there is: the same few are asked for at every trick."""
    return {card: Play(seat, card) for card in EVERY_CARD}


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
        """Ask the first leader, or the next to his left who takes part. rule: E-LONE-04

        Who has led before it was time, has led. rule: E-DISC-05
        """
        if table.trick.plays:
            seat, _ = table.trick.plays[-1]
            return Outcome(replace(table, stage=self.name, turn=next_to(table, table.trick, seat)))
        leader = self._leads(table)
        if leader in table.resting:
            leader = table.next_to_play(leader)
        return Outcome(replace(table, stage=self.name, turn=leader, trick=NO_TRICK))

    def acts(self, table: T) -> tuple[Act, ...]:
        """Return the cards that may be played: suit is followed if it can be. rule: X-PLAY-02"""
        assert table.turn is not None
        held = table.at_disposal(table.turn)
        plays = table.trick.plays
        playable = table.order.following(held, plays[0][1]) if plays else held
        plays_of = every_play(table.turn)
        return tuple([plays_of[card] for card in playable])

    def refusal(self, table: T, act: Act) -> Refusal | None:
        """Return why a card may not be played; every card played is asked, so no act is made for it."""
        if isinstance(act, Play) and act.seat == table.turn and act.seat is not None:
            held = table.at_disposal(act.seat)
            plays = table.trick.plays
            if act.card in held and (not plays or table.order.may_follow(act.card, held, plays[0][1])):
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
        seat, card = act.seat, act.card
        assert seat is not None
        played = CardPlayed(seat, card, self._lay_from(table, seat, card))
        trick = table.trick.plus(seat, card)
        if seat in table.passed_over:
            table = replace(table, passed_over=tuple(one for one in table.passed_over if one != seat))
        if len(trick.plays) + len(table.passed_over) < len(table.playing):
            following = next_to(table, trick, seat)
            return Outcome(table.played(seat, card, trick=trick, turn=following), (played,))
        winner = trick.winning(table.order)
        tricks = (*table.tricks, Trick(trick.plays, winner))
        table = table.played(seat, card, trick=NO_TRICK, tricks=tricks, turn=winner)
        return self._complete(table, played)

    def _complete(self, table: T, played: Event) -> Outcome[T]:
        """The trick is turned and quitted; its winner leads to the next. rule: X-TERM-06"""
        done = table.tricks[-1]
        assert done.winner is not None
        if table.passed_over:
            table = replace(table, passed_over=())
        won = TrickWon(done.winner, dict(done.plays)[done.winner])
        table, events = self._taken(table)
        over = len(table.tricks) == self._tricks or self._decided(table)
        if over or all(table.hands[seat].size for seat in table.playing):
            return Outcome(table, (played, won, *events), self._then if over else "")
        table = _without_the_short(table)
        return Outcome(table, (played, won, *events), "" if table.playing else self._then)

    def _lay_from(self, table: T, seat: Seat, card: Card) -> str:
        """Return the name of the spot on which a card lay, if not in the hand."""
        if card in table.hands[seat].cards:
            return ""
        return next((spot.name for spot in table.spots if card in spot.lies), "")


def next_to(table: Table, trick: Trick, seat: Seat) -> Seat:
    """Return who plays next: at a strict table somebody may have played before his turn, or missed it.

    Whoever plays before his turn to a trick that has been led to leaves the turn where it is.
    """
    if seat != table.turn and len(trick.plays) > 1 and table.turn is not None:
        return table.turn
    following = table.next_to_play(seat)
    played = [*(one for one, _ in trick.plays), *table.passed_over]
    while following in played:
        following = table.next_to_play(following)
    return following


def _without_the_short(table: T) -> T:
    """Return the table as a trick begins for which some have no card: they were dealt too few.

    Missing cards are not counted, so the others play the hand out without them. rule: W-HAND-01
    """
    assert table.turn is not None
    short = tuple(seat for seat in table.playing if not table.hands[seat].size)
    leader = table.turn
    table = replace(table, resting=(*table.resting, *short))
    if table.playing and leader in short:
        table = replace(table, turn=table.next_to_play(leader))
    return table
