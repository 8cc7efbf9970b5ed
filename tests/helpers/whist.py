"""Real small tables of Whist: evenings with known hands, and hands that have been played out."""

from collections.abc import Sequence
from typing import Any

from eldest.cards.card import Card, Suit, parse_cards, spell_cards
from eldest.cards.hand import Hand
from eldest.cards.order import CardOrder
from eldest.cards.seating import Seat, Side
from eldest.engine.acts import TURN_UP
from eldest.engine.events import Event
from eldest.engine.table import Trick
from eldest.engine.tally import Tally
from eldest.engine.values import replace
from eldest.games.whist.closing import close
from eldest.games.whist.dummy import dummies_for, seating_with
from eldest.games.whist.game import Whist, terms_for
from eldest.games.whist.options import WhistOptions
from eldest.games.whist.table import WhistTable
from helpers.tables import Evening, uncut

HONOURS = "AH KH QH JH"


def whist(players: int = 4, **options: Any) -> Evening:
    """Return an evening of Whist under these house rules, about to cut."""
    return Evening(Whist(WhistOptions(**options), players))


def about_to_shuffle(players: int = 4, dealer: int = -1, **options: Any) -> Evening:
    """Return an evening at which the cut has been settled; the last seat deals unless another is named."""
    game = Whist(WhistOptions(**options), players)
    table = game.opening()
    table = replace(table, dealer=Seat(dealer % len(table.hands)), rota=tuple(map(Seat, range(players))))
    return Evening(game, opening=game.opened(table, "shuffle"))


def dealt(*hands: str, players: int = 4, dealer: int = -1, **options: Any) -> Evening:
    """Return an evening with these cards dealt, seat by seat; what is not named is dealt at random.

    The dealer's last card is turned up; hands not full take the lowest cards left.
    """
    evening = about_to_shuffle(players, dealer, **options)
    table = evening.table
    order = list(table.seating.from_(table.seating.eldest_of(table.dealer)))
    rows = full_hands(evening.game.pack.cards, hands, seats=len(order))
    dealing = [rows[seat][place] for place in range(13) for seat in order]
    rest = [card for card in evening.game.pack.cards if card not in dealing]
    pone = order[-2] if len(order) > 1 else order[0]
    evening.does(f"{table.dealer} shuffle 0 {uncut(spell_cards((*dealing, *rest)), 26)}", f"{pone} cut 26")
    evening.does(f"{table.dealer} deal 1")
    return evening


def full_hands(pack: Sequence[Card], hands: Sequence[str], *, seats: int) -> list[list[Card]]:
    """Return hands of thirteen; the last card named stays last."""
    named = [list(parse_cards(hand)) for hand in (*hands, *[""] * (seats - len(hands)))]
    left = iter([card for card in pack if not any(card in hand for hand in named)])
    return [[next(left) for _ in range(13 - len(hand))] + hand for hand in named]


def played_out(
    won: tuple[int, int],
    *,
    honours: tuple[int, int] = (2, 2),
    score: tuple[int, int] = (0, 0),
    odd: tuple[int, int] = (0, 0),
    players: int = 4,
    german: bool = False,
) -> WhistTable:
    """Return a table at which the sides have won so many tricks and had so many honours; seat 3 dealt."""
    dummies = () if players == 4 or german else dummies_for(players)
    members = 2 if german else 4
    seating = seating_with(Seat(0), dummies) if dummies else whist(players if german else 4).table.seating
    sides = (0,) * honours[0] + (1,) * honours[1]
    plays = tuple(
        (seating.order[side], card) for side, card in zip(sides, parse_cards(HONOURS), strict=False)
    )
    first = Trick(plays, seating.order[0])
    others = [Trick((), seating.order[side]) for side in (0,) * (won[0] - 1) + (1,) * won[1]]
    return WhistTable(
        seating,
        replace(Tally.blank(2, members), score=score).begun(),
        stage="play",
        dealer=Seat(members - 1),
        hands=(Hand(),) * members,
        tricks=(first, *others),
        order=CardOrder(Suit.HEARTS),
        odd=odd,
        dummies=dummies,
        rota=tuple(map(Seat, range(players))) if dummies else (),
    )


def in_play(
    hand: str,
    trick: str = "",
    *,
    tricks: Sequence[str] = (),
    trumps: str = "H",
    turn_up: str = "",
    players: int = 4,
    open_hands: Sequence[str] = (),
) -> WhistTable:
    """Return what the seat in turn sees: seat 0, with these cards played to the trick before him.

    Earlier tricks are told from seat 0 on, as "KS* 2S 3S 4S": the star marks who led, and the seats
    are in order; the highest of the suit led won unless it was trumped. The other hands are unseen,
    but for open ones.
    """
    game = Whist(WhistOptions(form="double_dummy" if players == 2 and open_hands else "four"), players)
    base = game.opening()
    seats = len(base.hands)
    order = CardOrder(Suit.parse(trumps))
    cards = parse_cards(trick)
    around = base.seating.order
    held = parse_cards(hand)
    hands = [Hand(held), *[Hand((), len(held)) for _ in range(seats - 1)]]
    for number, shown in enumerate(open_hands):
        if shown:
            seen = parse_cards(shown)
            hands[number] = Hand(seen, len(seen), seen)
    table = replace(
        base,
        stage="play",
        turn=Seat(0),
        dealer=Seat(seats - 1),
        hands=tuple(hands),
        order=order,
        trick=Trick(tuple(zip(around[seats - len(cards) :], cards, strict=True))),
        tricks=tuple(earlier(row, order) for row in tricks),
        draws=(),
        spots=(),
    )
    if turn_up:
        lies = parse_cards(turn_up)
        table = table.with_spot(TURN_UP, Hand(lies, 1, lies)).with_spot("stock", Hand((), 25))
    return table


def earlier(row: str, order: CardOrder) -> Trick:
    """Return a finished trick told from seat 0 on, the leader's card marked with a star."""
    words = row.split()
    first = next(place for place, word in enumerate(words) if word.endswith("*"))
    places = [(first + step) % len(words) for step in range(len(words))]
    plays = tuple((Seat(place), Card.parse(words[place].rstrip("*"))) for place in places)
    trick = Trick(plays)
    return Trick(plays, trick.winning(order))


class Played:
    """The table after some games, each told by its score, and what was said of the last."""

    def __init__(
        self,
        games: str,
        *,
        players: int = 4,
        odd: tuple[int, int] = (0, 0),
        german: bool = False,
        **rules: Any,
    ) -> None:
        options = WhistOptions(**rules)
        terms = terms_for(options, options.form_for(players))
        table = played_out((7, 6), players=players, odd=odd, german=german)
        self.events: tuple[Event, ...] = ()
        for word in games.split():
            first, other = map(int, word.split("-"))
            tally: Tally = replace(table.tally.begun(), score=(first, other), winner=None)
            outcome = close(replace(table, tally=tally), Side(int(other > first)), terms, ())
            table, self.events, self.then = outcome.table, outcome.events, outcome.then
        self.table = table

    @property
    def balance(self) -> tuple[int, ...]:
        return self.table.tally.balance()

    def told(self, *kinds: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kinds)]
