"""The table: all that is true at one moment; and the sight of it that one seat may have."""

from dataclasses import dataclass
from typing import Any, NewType, Self, cast

from eldest.cards.card import Card, Suit
from eldest.cards.hand import Hand
from eldest.cards.order import CardOrder
from eldest.cards.seating import Seat, Seating
from eldest.engine.acts import SPREAD, TURN_UP, Act
from eldest.engine.law import CLEAN, Docket
from eldest.engine.tally import Tally
from eldest.engine.values import replace


@dataclass(frozen=True, slots=True)
class Spot:
    """Cards lying somewhere: a stock, a turn-up, a discard. Those shown are known to all.

    `known_to` is the one seat that knows the cards lying face down, if any does.
    """

    name: str
    lies: Hand
    known_to: Seat | None = None

    def seen_by(self, seat: Seat) -> Self:
        """Return the spot as one seat sees it."""
        return self if seat == self.known_to else replace(self, lies=self.lies.seen())


@dataclass(frozen=True, slots=True)
class Given:
    """A packet given in dealing by hand: to whom (none: to a spot), which spot, and how many cards."""

    to: Seat | None
    size: int
    spot: str = ""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card cut for the deal: by whom, at which place, and what it was; not every card counts."""

    seat: Seat
    place: int
    card: Card
    counts: bool = True


@dataclass(frozen=True, slots=True)
class Trick:
    """Cards played in turn, the leader's first; a finished trick names its winner.

    Of a hand that was abandoned so many of the last cards were `laid` down, and not played.
    """

    plays: tuple[tuple[Seat, Card], ...] = ()
    winner: Seat | None = None
    laid: int = 0

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in order of play."""
        return tuple(card for _, card in self.plays)

    @property
    def leader(self) -> Seat | None:
        """Who led, if anybody has."""
        return self.plays[0][0] if self.plays else None

    def plus(self, seat: Seat, card: Card) -> "Trick":
        """Return the trick with one more card."""
        return Trick((*self.plays, (seat, card)))

    def winning(self, order: CardOrder) -> Seat:
        """Return the seat whose card wins so far; the trick must have been led to."""
        best = order.best(self.cards)
        return next(seat for seat, card in self.plays if card == best)

    def __len__(self) -> int:
        return len(self.plays)


@dataclass(frozen=True)  # no slots: a table is copied at every act, and a dictionary copies faster
class Table:
    """Everything true now. It never changes; a step gives the next one.

    `turn` is the seat whose act is awaited, None while the pack is to be shuffled. `pack` tells
    which of two packs is dealt. `maker` made the trump and undertook `bid` (tricks or points, nought
    where nothing is bid); where each plays for himself `allies` are the maker and those who play with
    him in this deal, as far as it is known. Those `resting` have laid down their cards for this deal.
    Whose deal lies there tells `dealt_by`: when it is over `dealer` is already the next.
    `run` is how many games or rubbers in succession each member has sat for. `turned` is the card that
    was turned up, where a game turns one. At a strict table `given` are the packets dealt so far, and those
    `untouched` have not yet looked at their cards; `early` are bids made out of turn that nobody has yet
    called, and that may still count; the trick that lies there went on without those `passed_over`. A game
    may subclass the table for fields of its own.
    """

    seating: Seating
    tally: Tally
    stage: str = ""
    turn: Seat | None = None
    dealer: Seat | None = None
    hands: tuple[Hand, ...] = ()
    spots: tuple[Spot, ...] = ()
    trick: Trick = Trick()
    tricks: tuple[Trick, ...] = ()
    order: CardOrder = CardOrder()
    calls: tuple[Act, ...] = ()
    draws: tuple[Drawn, ...] = ()
    docket: Docket = CLEAN
    pack: int = 0
    maker: Seat | None = None
    bid: int = 0
    allies: tuple[Seat, ...] = ()
    resting: tuple[Seat, ...] = ()
    run: tuple[int, ...] = ()
    dealt_by: Seat | None = None
    turned: Card | None = None
    given: tuple[Given, ...] = ()
    untouched: tuple[Seat, ...] = ()
    passed_over: tuple[Seat, ...] = ()
    early: tuple[Act, ...] = ()

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that take part in the play of this deal, clockwise."""
        if not self.resting:
            return self.seating.order
        return tuple(seat for seat in self.seating.order if seat not in self.resting)

    def next_to_play(self, seat: Seat) -> Seat:
        """Return the next seat to the left that takes part in the play."""
        seating = self.seating
        following = seating.left_of(seat)
        while following in self.resting:
            following = seating.left_of(following)
        return following

    def together(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats that play together with this one in this deal, itself among them.

        Where each is for himself the maker's allies play together, and all others against them.
        rule: X-TERM-07, E-POS-05
        """
        if not self.allies:
            return self.seating.members_of(self.seating.side_of(seat))
        with_maker = seat in self.allies
        return tuple(other for other in self.seating.order if (other in self.allies) == with_maker)

    def player_of(self, seat: Seat) -> Seat:
        """Return who acts for a seat: its own member, unless a game has dummies."""
        return seat

    def letter_of(self, seat: Seat) -> str:
        """Return the letter by which a seat is called in this deal, in games that have letters."""
        return ""

    def suit_called(self) -> Suit | None:
        """Return the suit that the maker has called to find a partner, in games that have this."""
        return None

    @property
    def hides_partner(self) -> bool:
        """Tell whether nobody can know yet who plays with whom: the partner called has not shown himself."""
        return self.suit_called() is not None and not self.allies

    def with_sides_shown(self) -> Self:
        """Return the table as its hand ends: by then all are told who played with whom. rule: X-TERM-07"""
        return self

    def points_in(self, trick: "Trick") -> int:
        """Return the points that a trick's cards count for its winner, in games that count cards."""
        return 0

    def spot(self, name: str) -> Spot | None:
        """Return the spot of this name, if cards lie there."""
        for spot in self.spots:
            if spot.name == name:
                return spot
        return None

    def lying(self, name: str) -> tuple[Card, ...]:
        """Return the cards known to lie at a spot; none if it is bare."""
        spot = self.spot(name)
        return spot.lies.cards if spot else ()

    def with_spot(self, name: str, lies: Hand, known_to: Seat | None = None) -> Self:
        """Return the table with cards lying at a spot; an empty hand clears it."""
        spots = [spot for spot in self.spots if spot.name != name]
        if lies.size:
            spots.append(Spot(name, lies, known_to))
        return replace(self, spots=tuple(spots))

    def with_hand(self, seat: Seat, hand: Hand) -> Self:
        """Return the table with a seat holding other cards."""
        return replace(self, hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]))

    def laid_open(self, seat: Seat) -> Self:
        """Return the table with a seat's cards lying open to all."""
        cards = self.hands[seat].cards
        return self.with_hand(seat, Hand(cards, len(cards), cards))

    @property
    def lends_turn_up(self) -> bool:
        """Tell whether the card turned up belongs to the dealer's hand while it lies on the table."""
        return False

    def at_disposal(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards a seat can play: its hand; the dealer's may have a card that lies turned up."""
        if seat == self.dealer and self.lends_turn_up:
            return self.hands[seat].cards + self.lying(TURN_UP)
        return self.hands[seat].cards

    def without(self, seat: Seat, card: Card) -> Self:
        """Return the table after a seat has given a card out of those at its disposal."""
        if card in self.hands[seat]:
            return self.with_hand(seat, self.hands[seat].minus(card))
        return self.with_spot(TURN_UP, Hand())

    def turn_up_taken(self) -> Self:
        """Return the table after the dealer took the card turned up into his hand."""
        assert self.dealer is not None
        hand = self.hands[self.dealer].plus(self.lying(TURN_UP))
        return self.with_spot(TURN_UP, Hand()).with_hand(self.dealer, hand)

    def played(self, seat: Seat, card: Card, **changes: Any) -> Self:
        """Return the table after a seat has given a card, with what changes besides.

        A card of the hand goes in the same copy: of all that happens at a table most are plays.
        """
        hands = self.hands
        hand = hands[seat]
        if card not in hand.cards:
            return replace(self.without(seat, card), **changes)
        return replace(self, hands=(*hands[:seat], hand.minus(card), *hands[seat + 1 :]), **changes)

    def cleared(self) -> Self:
        """Return the table without anything of the deal before; a game clears its own fields too."""
        bare = (Hand(),) * len(self.seating.sides)
        order = replace(self.order, trumps=None)
        table = replace(self, hands=bare, spots=(), trick=Trick(), tricks=(), calls=(), draws=())
        table = replace(table, order=order, maker=None, bid=0, allies=(), resting=(), turned=None)
        table = replace(table, given=(), untouched=(), passed_over=(), early=())
        if table.docket.astray:  # the cards are gathered, and what was missing is found
            table = replace(table, docket=replace(table.docket, astray=()))
        return replace(table, dealt_by=self.dealer)

    def tricks_of(self, seats: tuple[Seat, ...]) -> int:
        """Return how many finished tricks these seats have won in this deal."""
        return sum(trick.winner in seats for trick in self.tricks)

    def cards(self) -> tuple[Card, ...]:
        """Return every card known to be somewhere on the table, for counting them over."""
        hands = [card for hand in self.hands for card in hand.cards]
        spots = [card for spot in self.spots for card in spot.lies.cards]
        tricks = [card for trick in (*self.tricks, self.trick) for card in trick.cards]
        drawn = [drawn.card for drawn in self.draws] if self.spot(SPREAD) else []
        return (*hands, *spots, *tricks, *drawn, *self.docket.astray)

    def hand_seen_by(self, owner: Seat, seat: Seat) -> Hand:
        """Return the owner's hand as one seat sees it: his own too only once he has looked at it."""
        own = owner == seat and seat not in self.untouched
        return self.hands[owner] if own else self.hands[owner].seen()

    def seen_by_all(self) -> Self:
        """Return what everybody may know of the table."""
        hands = tuple(hand.seen() for hand in self.hands)
        spots = tuple(replace(spot, lies=spot.lies.seen()) for spot in self.spots)
        return replace(self, hands=hands, spots=spots, docket=self.docket.seen())

    def seen_by(self, seat: Seat) -> "Sight":
        """Return what one seat may know of the table."""
        hands = tuple(self.hand_seen_by(Seat(owner), seat) for owner in range(len(self.hands)))
        spots = tuple(spot.seen_by(seat) for spot in self.spots)
        return cast("Sight", replace(self, hands=hands, spots=spots, docket=self.docket.seen()))


Sight = NewType("Sight", Table)
"""What one seat may know of a table: players and scene get this, never the table itself."""
