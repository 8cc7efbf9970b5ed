"""Evenings at Cinch with known cards: the last seat deals, and seat 0 is the eldest hand."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from eldest.cards.card import Suit, parse_cards
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat, Seating, Side
from eldest.engine.table import Trick
from eldest.engine.tally import Tally
from eldest.games.cinch.game import Cinch
from eldest.games.cinch.options import CinchOptions
from eldest.games.cinch.pedros import PedroOrder
from eldest.games.cinch.table import CinchTable
from helpers.tables import Evening, stacked, uncut

CUTS = ["QS", "KS", "JS", "TS", "9S"]
"""What all but the last seat cut: of four, the second is the dealer's partner."""


def cinch(players: int = 4, **options: Any) -> Evening:
    """Return an evening of Cinch under these house rules, about to cut for the deal."""
    return Evening(Cinch(CinchOptions(**options), players))


def last_deals(evening: Evening, players: int = 4) -> Evening:
    """Have the deal cut for so that the last seat deals, and all sit in the order of their numbers."""
    cuts = [*CUTS[: players - 1], "AS"]
    evening.does(f"- shuffle 0 {stacked(evening.game.pack, ' '.join(cuts))}")
    evening.does(*(f"{seat} draw {seat}" for seat in range(players)))
    return evening


def dealt(hands: Sequence[str], stock: str = "", *, blind: Sequence[str] = (), **options: Any) -> Evening:
    """Return an evening with these hands dealt from the eldest on; the stock begins with the cards named.

    Hands not told are made of what is left, as are packets of Blind Cinch.
    """
    players = len(hands)
    evening = last_deals(cinch(players, **options), players)
    pack = order_of(evening, [hand.split() for hand in hands], stock.split(), [b.split() for b in blind])
    dealer = players - 1
    evening.does(f"{dealer} shuffle 0 {uncut(' '.join(pack), 9)}")
    evening.does(f"{evening.table.turn} cut 9", f"{dealer} deal 3")
    return evening


def order_of(evening: Evening, hands: list[list[str]], stock: list[str], blind: list[list[str]]) -> list[str]:
    """Return the pack from which these hands come when it is dealt by threes."""
    assert isinstance(evening.game, Cinch)
    size = 6 if evening.game.form == "auction" else 9
    told = {card for cards in (*hands, stock, *blind) for card in cards}
    rest = [str(card) for card in evening.game.pack.cards if str(card) not in told]
    for hand in hands:
        while len(hand) < size:
            hand.append(rest.pop())
    order: list[str] = []
    for number in range(0, size, 3):
        for hand in hands:
            order += hand[number : number + 3]
        if number == 0:
            for packet in blind:
                order += packet
    return order + stock + rest


def won(
    *takings: str,
    trumps: str = "D",
    maker: int = 0,
    bid: int = 0,
    score: Sequence[int] = (),
    allies: Sequence[int] = (),
    **fields: Any,
) -> CinchTable:
    """Return a table after the play at which each seat has taken one trick of the cards told, itself leading.

    The last seat dealt. Four play in sides.
    """
    players = len(takings)
    sides = [seat % 2 if players == 4 else seat for seat in range(players)]
    seating = Seating(tuple(map(Side, sides)))
    tally = Tally.blank(seating.number_of_sides, players, start=0).begun()
    table = CinchTable(
        seating,
        tally,
        stage="score",
        dealer=Seat(players - 1),
        hands=(Hand(),) * players,
        tricks=tuple(
            Trick(tuple((Seat(seat), card) for card in parse_cards(taken)), Seat(seat))
            for seat, taken in enumerate(takings)
        ),
        order=PedroOrder(Suit.parse(trumps)),
        maker=Seat(maker),
        bid=bid,
        allies=tuple(map(Seat, allies)),
        **fields,
    )
    return with_score(table, score) if score else table


def with_score(table: CinchTable, score: Sequence[int]) -> CinchTable:
    """Return the table at another score."""
    return replace(table, tally=replace(table.tally, score=tuple(score)))


def at_play(
    hands: Sequence[str], *, trumps: str = "D", led: str = "", leader: int = 0, maker: int = 0, **fields: Any
) -> CinchTable:
    """Return a table at the play: the hands by seat, and the cards already played to the trick."""
    players = len(hands)
    sides = [seat % 2 if players == 4 else seat for seat in range(players)]
    cards = parse_cards(led)
    plays = tuple((Seat((leader + place) % players), card) for place, card in enumerate(cards))
    return CinchTable(
        Seating(tuple(map(Side, sides))),
        Tally.blank(len(set(sides)), players).begun(),
        stage="play",
        turn=Seat((leader + len(cards)) % players),
        dealer=Seat(players - 1),
        hands=tuple(Hand(parse_cards(hand)) for hand in hands),
        trick=Trick(plays),
        order=PedroOrder(Suit.parse(trumps)),
        maker=Seat(maker),
        **fields,
    )
