"""Strict tables for tests: a game whose deal is made by hand, with the cards that a test wants."""

from typing import Any

from eldest.cards.card import parse_cards, spell_cards
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat, Seating
from eldest.engine.acts import PickUp, TurnTrump
from eldest.engine.values import replace
from eldest.games import game_of
from helpers.tables import Evening, uncut

LIFTED = 9
"""How many cards the pone lifts at these tables."""


def strict(game: str, players: int, **options: Any) -> Evening:
    """Return an evening at a strict table whose last seat is about to shuffle; partners sit opposite.

    At call-ace each is for himself; at Dummy the players have him in the order of their seats.
    """
    kind = game_of(game)
    evening = Evening(kind(kind.options_type(strict_table=True, **options), players))
    table = evening.table
    order = tuple(Seat(seat) for seat in range(len(table.seating.members)))[:4]
    sides = players == 4 and not options.get("call_ace")
    seating = Seating.alternating(order, len(order)) if sides else table.seating
    tally = table.tally.regrouped(seating.number_of_sides)
    dealer = seating.order[-1]
    cut = replace(table, seating=seating, tally=tally, dealer=dealer, stage="shuffle", turn=None)
    if getattr(cut, "dummies", ()):
        cut = replace(cut, rota=order[:players])
    return Evening(evening.game, opening=cut)


def shuffled(evening: Evening, number: int = 0) -> Evening:
    """Have the dealer shuffle for the first time, so that the pack lies before him."""
    stage: Any = evening.game.stages["shuffle"]
    evening.does(str(stage.chance(evening.table, number)))
    return evening


def presented(evening: Evening, *hands: str, then: str = "", first: int | None = None) -> Evening:
    """Have the pack shuffled, presented and cut, stacked for these hands from the eldest hand on.

    A hand may be shorter than it will be dealt; `then` are the cards that follow the deal, a turn-up first.
    """
    stage: Any = evening.game.stages["deal"]
    table, dealer = evening.table, evening.table.dealer
    start = next(iter(stage._rounds)) if first is None else first
    seats = _from_eldest(evening)[: len(hands)]
    wanted = {seat: list(parse_cards(cards)) for seat, cards in zip(seats, hands, strict=True)}
    named = {card for cards in wanted.values() for card in cards} | set(parse_cards(then))
    free = [card for card in evening.game.pack.cards if card not in named]
    order = []
    for to, size, spot in stage.plan(table, dealer, start):
        own = [] if spot or to is None else wanted.get(to, [])
        for _ in range(size):
            order.append(own.pop(0) if own else free.pop(0))
    pack = spell_cards((*order, *parse_cards(then), *free))
    pone = table.seating.pone_of(dealer)
    evening.does(f"{dealer} shuffle 0 {uncut(pack, LIFTED)}", f"{dealer} present", f"{pone} cut {LIFTED}")
    return evening


def dealt(evening: Evening, *hands: str, then: str = "", first: int | None = None) -> Evening:
    """Have these hands dealt, the trump turned where one is, and all cards taken up."""
    presented(evening, *hands, then=then, first=first)
    stage: Any = evening.game.stages["deal"]
    start = next(iter(stage._rounds)) if first is None else first
    evening.does(f"{evening.table.dealer} deal {start}")
    if evening.table.stage == "turn":
        evening.does(str(TurnTrump(evening.table.dealer)))
    evening.does(*(str(PickUp(seat)) for seat in evening.table.untouched))
    return evening


def with_hands(evening: Evening, **hands: str) -> Evening:
    """Return an evening that goes on with other cards in hands: ``with_hands(it, s0="AS KD")``."""
    table = evening.table
    for name, cards in hands.items():
        table = table.with_hand(Seat(int(name[1:])), Hand(parse_cards(cards)))
    return Evening(evening.game, opening=table)


def _from_eldest(evening: Evening) -> tuple[Seat, ...]:
    seating = evening.table.seating
    return tuple(seating.from_(seating.eldest_of(evening.table.dealer)))
