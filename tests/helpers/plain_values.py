"""Positions of every shape, and their values by trying everything: slow, and too simple to be wrong."""

import random
from dataclasses import replace

from eldest.analysis.position import CARDS, RANKS, SUITS, Position

PEDRO = tuple({0: 1, 3: 5, 4: 5, 8: 1, 9: 1, 12: 1}.get(card, 0) for card in range(CARDS))
"""The points of Cinch with the lowest suit as trumps."""
PACK = tuple(suit * RANKS + rank for suit in range(SUITS) for rank in range(13))
CINCH_TRUMPS = tuple(range(14))
CINCH_REST = (*range(15, 27), *range(30, 43), *range(45, 58))


def values(position: Position) -> tuple[int, ...]:
    """Return the value of every legal card, by plain minimax."""
    return tuple(_after(position, card) for card in position.legal())


def best(position: Position) -> int:
    """Return the value of the position for its side."""
    found = values(position)
    mine = position.side >> position.mover & 1
    return (max(found) if mine else min(found)) if found else 0


def _after(position: Position, card: int) -> int:
    return gained(position, card) + best(position.play(card))


def gained(position: Position, card: int) -> int:
    """Return what the side has from the open trick if this card ends it."""
    trick = (*position.trick, card)
    if len(trick) < len(position.playing):
        return 0
    taker = replace(position, trick=trick).winning
    return position.worth(trick) if position.side >> taker & 1 else 0


def euchre_pack(ranks: int, joker: bool) -> tuple[int, ...]:
    """Return a pack with the lowest suit as trumps: two bowers, the left missing from the next suit."""
    sizes = (ranks + 1 + joker, ranks - 1, ranks, ranks)
    return tuple(suit * RANKS + rank for suit, size in enumerate(sizes) for rank in range(size))


def dealt(chance: random.Random, pack: tuple[int, ...], seats: int, each: int) -> tuple[int, ...]:
    """Return hands as masks."""
    cards = chance.sample(pack, seats * each)
    return tuple(sum(1 << card for card in cards[seat * each : seat * each + each]) for seat in range(seats))


def euchre(chance: random.Random, seats: int, each: int, lone: bool = False) -> Position:
    """Return a deal of Euchre; with a lone player one of his partners sits out."""
    few, more, whole = 6, 8, 13
    pack = euchre_pack(
        few if seats < 5 else more if seats < 7 else whole, seats == 7 or chance.random() < 0.3
    )
    sides = {2: 0b01, 3: 0b001, 4: 0b0101, 5: 0b00101, 6: 0b010101, 7: 0b0000101}
    out = 2 if lone else -1
    playing = tuple(seat for seat in range(seats) if seat != out)
    hands = dealt(chance, pack, seats, each)
    return Position(hands, playing, 0, chance.choice(playing), side=sides[seats])


def cinch(chance: random.Random, each: int, all_trumps: bool = True) -> Position:
    """Return a deal of Cinch, with as many trumps in play as there can be or as chance will have it."""
    number = 4 * each
    trumps, rest = list(CINCH_TRUMPS), list(CINCH_REST)
    some = [*chance.sample(trumps, min(14, number)), *chance.sample(rest, max(0, number - 14))]
    pack = tuple(some if all_trumps else trumps + rest)
    hands = dealt(chance, pack, 4, each)
    leader = chance.randrange(4)
    return Position(hands, (0, 1, 2, 3), 0, leader, (), 0b0101, 0, PEDRO, trump_any_time=True)


def whist(chance: random.Random, each: int) -> Position:
    """Return an ending of Whist."""
    hands = dealt(chance, PACK, 4, each)
    return Position(hands, (0, 1, 2, 3), chance.randrange(-1, 4), chance.randrange(4))


def odd(chance: random.Random) -> Position:
    """Return a position of no game: any sides, points on any card, one hand shorter than the others."""
    seats = chance.randrange(2, 7)
    each = chance.randrange(1, 4 if seats < 4 else 3)
    hands = list(dealt(chance, tuple(range(CARDS)), seats, each))
    hands[0] &= hands[0] - 1
    playing = tuple(seat for seat in range(seats) if hands[seat])
    points = tuple(chance.choice((0, 0, 1, 3, 70)) for _ in range(CARDS))
    trump = chance.randrange(-1, 4)
    side, worth, free = chance.randrange(1 << seats), chance.randrange(3), chance.random() < 0.5
    return Position(tuple(hands), playing, trump, chance.choice(playing), (), side, worth, points, free)


def some_cards_on(chance: random.Random, position: Position, most: int) -> Position:
    """Return a position some cards later, chosen at random; never the end."""
    for _ in range(chance.randrange(most + 1)):
        if sum(map(int.bit_count, position.hands)) > len(position.hands):
            position = position.play(chance.choice(position.legal()))
    return position


def small(chance: random.Random) -> Position:
    """Return a position that can be tried to its end: any game, any number of players, often mid-trick."""
    kind = chance.randrange(6)
    if kind < 3:
        seats = chance.randrange(2, 8)
        each = {2: 4, 3: 3, 4: 3, 5: 2, 6: 2, 7: 2}[seats]
        position = euchre(chance, seats, each, lone=seats > 3 and chance.random() < 0.3)
    elif kind == 3:
        position = cinch(chance, 3, chance.random() < 0.5)
    elif kind == 4:
        position = whist(chance, 3)
    else:
        position = odd(chance)
    return some_cards_on(chance, position, 3)
