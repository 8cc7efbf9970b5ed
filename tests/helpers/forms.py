"""Evenings at the forms of Euchre for more than two, with the cards dealt that a test wants."""

from collections.abc import Mapping
from typing import Any

from eldest.cards.card import Suit
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat, Seating
from eldest.engine.table import Trick
from eldest.engine.tally import Tally
from eldest.games.euchre.bowers import BowerOrder
from eldest.games.euchre.game import Euchre
from eldest.games.euchre.options import EuchreOptions
from eldest.games.euchre.table import EuchreTable
from helpers.tables import Evening, stacked, uncut

LOW, HIGH = ("7S", "8S", "9S"), ("KS", "QS", "JS", "TS")
"""What is cut by odd seats and by even ones, so that with partners the odd seats play together."""


def last_deals(players: int, **options: Any) -> Evening:
    """Return an evening for so many at which the last seat has cut the ace and deals."""
    evening = Evening(Euchre(EuchreOptions(**options), players))
    cuts = [(LOW if seat % 2 else HIGH)[seat // 2] for seat in range(players - 1)]
    evening.does(f"- shuffle 0 {stacked(evening.game.pack, ' '.join([*cuts, 'AS']))}")
    evening.does(*(f"{seat} draw {seat}" for seat in range(players)))
    return evening


def dealt_to(
    players: int, hands: Mapping[int, str], *, widow: str = "", turn_up: str = "", **options: Any
) -> Evening:
    """Return an evening at which these hands were dealt by twos first, and anything to the other seats.

    The last seat has dealt. The widow, where there is one, and the turn-up are as named.
    """
    evening = last_deals(players, **options)
    form = evening.game.options.bidding_form(players)  # type: ignore[attr-defined]
    cards = form.cards if form else 5
    named = {card for text in (*hands.values(), widow, turn_up) for card in text.split()}
    rest = iter([str(card) for card in evening.game.pack.cards if str(card) not in named])
    full = [
        hands[seat].split() if seat in hands else [next(rest) for _ in range(cards)]
        for seat in range(players)
    ]
    aside = widow.split() or [next(rest) for _ in range(form.widow if form else 0)]
    order: list[str] = []
    given = 0
    for size in (2, 3, 2)[: cards // 3 + 1]:
        order += [card for hand in full for card in hand[given : given + size]]
        given += size
        order += aside if size == 2 and cards == 5 else []
    order += aside if cards == 7 else turn_up.split()
    dealer, pack = players - 1, stacked(evening.game.pack, " ".join(order))
    evening.does(f"{dealer} shuffle 0 {uncut(pack, 9)}", f"{dealer - 1} cut 9", f"{dealer} deal 2")
    return evening


def passes(*seats: int) -> tuple[str, ...]:
    """Return the lines in which these seats pass."""
    return tuple(f"{seat} pass" for seat in seats)


def after_play(
    players: int,
    winners: str,
    *,
    bid: int = 0,
    allies: tuple[int, ...] = (),
    score: tuple[int, ...] = (),
    in_sides: bool = False,
    start: int = 0,
) -> EuchreTable:
    """Return a table on which tricks were won by the seats that a text names, as "00213".

    Seat 0 has made hearts, and the last seat has dealt.
    """
    seating = Seating.each_for_himself(players)
    if in_sides:
        seating = Seating.alternating(seating.order, players)
    tally = Tally.blank(seating.number_of_sides, players, start=start)
    return EuchreTable(
        seating,
        Tally(
            score or tally.score, games_won=tally.games_won, rubbers_won=tally.rubbers_won, start=start
        ).begun(),
        stage="play",
        dealer=Seat(players - 1),
        hands=(Hand(),) * players,
        tricks=tuple(Trick(winner=Seat(int(winner))) for winner in winners),
        order=BowerOrder(Suit.HEARTS),
        maker=Seat(0),
        bid=bid,
        allies=tuple(map(Seat, allies)),
    )


def hand_of(evening: Evening, seat: int) -> set[str]:
    """Return the cards of a hand, whatever their order."""
    return set(evening.hand(seat).split())
