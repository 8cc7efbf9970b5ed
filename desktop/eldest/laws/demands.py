"""What a player can be made to do with his next card, and which cards do it."""

from collections.abc import Callable, Iterable

from eldest.cards.card import Card, Suit
from eldest.engine.law import Duty, Remedy
from eldest.engine.phrase import phrase
from eldest.engine.table import Table

LIABLE = "liable"
"""The duty of a card liable to be called: it binds as often as an adversary calls it. rule: X-EXP-02"""
PLAY = "play"
"""The stage in which the cards are played."""

Cards = tuple[Card, ...]

CALLED = "called"
"""The duty to play one card, which lay face up. rule: X-EXP-02"""
LEAD_SUIT = "lead-suit"
"""The duty to lead a suit. rule: W-LEAD-01"""
ANSWERED = "answered"
"""Stands for a duty that has been answered, well or ill: in which trick tells `asked`. rule: W-REV-07"""

THEN_GO_ON = phrase("remedies", "The table plays on, and nothing is exacted.")
IF_ABLE = phrase("remedies", "He plays so if he can without a revoke.")

LEAVE = Remedy("stand", phrase("remedies", "Ask for nothing"), THEN_GO_ON, "X-CLAIM-06")
"""To ask for nothing; under the key that every ruling knows."""

_SUITS = {
    Suit.CLUBS: phrase("remedies", "Call for clubs"),
    Suit.DIAMONDS: phrase("remedies", "Call for diamonds"),
    Suit.HEARTS: phrase("remedies", "Call for hearts"),
    Suit.SPADES: phrase("remedies", "Call for spades"),
}
MUST_LEAD = phrase("remedies", "The suit is led, if the leader holds any of it.")

HIGHEST_OR_TRUMP = phrase("remedies", "His highest of the suit; or having none, a trump")
HIGHEST_OR_NONE = phrase("remedies", "His highest of the suit; or having none, no trump")
LOWEST_OR_TRUMP = phrase("remedies", "His lowest of the suit; or having none, a trump")
LOWEST_OR_NONE = phrase("remedies", "His lowest of the suit; or having none, no trump")


def suit_called(key: str) -> Suit | None:
    """Return the suit that is called by a key; None if it calls none."""
    return next((suit for suit in Suit if key == f"lead-{suit.name.lower()}"), None)


def suit_calls(clause: str) -> tuple[Remedy, ...]:
    """Return calling each suit from whoever is to lead. rule: W-LEAD-01, C-LEAD-01"""
    return tuple(
        Remedy(f"lead-{suit.name.lower()}", said, MUST_LEAD, clause, (("suit", suit),))
        for suit, said in _SUITS.items()
    )


def highest_or_lowest(clause: str) -> tuple[Remedy, ...]:
    """Return calling the highest or lowest of the suit led; and trump or no trump from who has none.

    Both are said in one, since nobody knows beforehand whether he has any. rule: W-TURN-02, W-MISC-01
    """
    return (
        Remedy("highest-trump", HIGHEST_OR_TRUMP, IF_ABLE, clause),
        Remedy("highest-no-trump", HIGHEST_OR_NONE, IF_ABLE, clause),
        Remedy("lowest-trump", LOWEST_OR_TRUMP, IF_ABLE, clause),
        Remedy("lowest-no-trump", LOWEST_OR_NONE, IF_ABLE, clause),
    )


def winning(clause: str) -> Remedy:
    """Return having the partner win the trick. rule: W-CALL-04, E-LEAD-05"""
    return Remedy("win", phrase("remedies", "Let his partner win the trick"), IF_ABLE, clause)


def talked_over(clause: str) -> tuple[Remedy, ...]:
    """Return what follows talking at Euchre. rule: E-LEAD-05"""
    return (
        Remedy("highest", phrase("remedies", "His partner’s highest of the suit"), IF_ABLE, clause),
        Remedy("lowest", phrase("remedies", "His partner’s lowest of the suit"), IF_ABLE, clause),
        winning(clause),
        Remedy("lose", phrase("remedies", "Let his partner lose the trick"), IF_ABLE, clause),
    )


def trump_calls(clause: str) -> tuple[Remedy, ...]:
    """Return calling a player's highest or lowest trump. rule: W-TRUMP-03"""
    return (
        Remedy("top-trump", phrase("remedies", "Call his highest trump"), IF_ABLE, clause),
        Remedy("low-trump", phrase("remedies", "Call his lowest trump"), IF_ABLE, clause),
    )


def obeying(table: Table, duties: Iterable[Duty], cards: Cards) -> Cards:
    """Return those of the cards that do what is demanded; a demand that none can do is no bar.

    rule: X-EXP-03, W-LEAD-03
    """
    for duty in duties:
        if table.trick.plays or duty.kind in ON_THE_LEAD:
            cards = _OBEYS[duty.kind](table, duty, cards) or cards
    return cards


def _the_card(table: Table, duty: Duty, cards: Cards) -> Cards:
    return tuple(card for card in cards if card == duty.card)


def _the_suit(table: Table, duty: Duty, cards: Cards) -> Cards:
    if table.trick.plays:
        return ()
    return tuple(card for card in cards if table.order.suit_of(card) is duty.suit)


def _of_suit_led(table: Table, cards: Cards) -> Cards:
    led = table.order.suit_of(table.trick.cards[0])
    return tuple(card for card in cards if table.order.suit_of(card) is led)


def _end(table: Table, cards: Cards, *, top: bool) -> Cards:
    if not cards:
        return ()
    best = (max if top else min)(cards, key=table.order.height)
    return (best,)


def _of_suit(*, top: bool) -> Callable[[Table, Duty, Cards], Cards]:
    return lambda table, duty, cards: _end(table, _of_suit_led(table, cards), top=top)


def _of_suit_or(*, top: bool, trump: bool) -> Callable[[Table, Duty, Cards], Cards]:
    def obeys(table: Table, duty: Duty, cards: Cards) -> Cards:
        own = _end(table, _of_suit_led(table, cards), top=top)
        return own or tuple(card for card in cards if table.order.is_trump(card) is trump)

    return obeys


def _of_trumps(*, top: bool) -> Callable[[Table, Duty, Cards], Cards]:
    def obeys(table: Table, duty: Duty, cards: Cards) -> Cards:
        return _end(table, tuple(card for card in cards if table.order.is_trump(card)), top=top)

    return obeys


def _taking(*, takes: bool) -> Callable[[Table, Duty, Cards], Cards]:
    def obeys(table: Table, duty: Duty, cards: Cards) -> Cards:
        best = table.order.best(table.trick.cards)
        return tuple(card for card in cards if table.order.beats(card, best) is takes)

    return obeys


_OBEYS: dict[str, Callable[[Table, Duty, Cards], Cards]] = {
    CALLED: _the_card,
    LEAD_SUIT: _the_suit,
    "highest": _of_suit(top=True),
    "lowest": _of_suit(top=False),
    "highest-trump": _of_suit_or(top=True, trump=True),
    "highest-no-trump": _of_suit_or(top=True, trump=False),
    "lowest-trump": _of_suit_or(top=False, trump=True),
    "lowest-no-trump": _of_suit_or(top=False, trump=False),
    "win": _taking(takes=True),
    "lose": _taking(takes=False),
    "top-trump": _of_trumps(top=True),
    "low-trump": _of_trumps(top=False),
}

ON_THE_LEAD = (CALLED, LEAD_SUIT, "top-trump", "low-trump")
"""The kinds of duty that can bind a player who is to lead."""
BINDING = tuple(_OBEYS)
"""The kinds of duty that bind a player's next card."""
IN_THE_TRICK = tuple(kind for kind in BINDING if kind != LEAD_SUIT)
"""Those that lapse with the trick in which they were laid on him."""
