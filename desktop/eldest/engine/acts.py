"""Acts: wishes by somebody at the table. Those that all games share are declared here."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import ClassVar, TypeVar, dataclass_transform, get_type_hints

from eldest.cards.card import Card, Suit
from eldest.cards.seating import Seat
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.spelling import Spelling, spelling_of

TRICK = "trick"
STOCK = "stock"
PACK = "pack"
SPREAD = "spread"
TURN_UP = "turn-up"
DISCARD = "discard"
WIDOW = "widow"
HAND = "hand"


@dataclass(frozen=True, slots=True)
class Act:
    """Somebody's wish; the referee says whether it happens. The seat is None for the table itself.

    `word` is its name in a record, `said` what the player says in doing it, `clause` the rule that
    gives him the right, `onto` the spot on which the act lays its card, if it lays one; `shows`
    tells that somebody sees hidden cards by it, so that it cannot be taken back; `asks` is what he is
    asked for whom such acts await, where the game has words for it; and `own_fields` how its fields
    after the seat are spelled.
    """

    word: ClassVar[str] = ""
    said: ClassVar[Phrase | None] = None
    clause: ClassVar[str] = ""
    onto: ClassVar[str] = ""
    shows: ClassVar[bool] = False
    asks: ClassVar[Phrase | None] = None
    own_fields: ClassVar[tuple[tuple[str, Spelling], ...]] = ()

    seat: Seat | None

    def __str__(self) -> str:
        return spell_act(self)


A = TypeVar("A", bound=Act)

_ACTS: dict[str, type[Act]] = {}
NOBODY = "-"
"""How a record spells the seat of an act that nobody in particular does."""


@dataclass_transform(frozen_default=True)
def act(
    word: str,
    *,
    said: Phrase | None = None,
    clause: str = "",
    onto: str = "",
    shows: bool = False,
    asks: Phrase | None = None,
) -> Callable[[type[A]], type[A]]:
    """Declare a kind of act and teach the record how to spell it.

    :raises ValueError: if another act has the same word
    """

    def declare(kind: type[A]) -> type[A]:
        made = dataclass(frozen=True, slots=True)(kind)
        made.word, made.said, made.clause, made.onto, made.shows = word, said, clause, onto, shows
        made.asks = asks
        made.own_fields = _own_fields(made)
        if word in _ACTS:
            raise ValueError(f"two acts are spelled {word!r}")
        _ACTS[word] = made
        return made

    return declare


def declared_acts() -> tuple[type[Act], ...]:
    """Return every kind of act declared so far, in the order of their words."""
    return tuple(kind for _, kind in sorted(_ACTS.items()))


def spell_act(act: Act) -> str:
    """Spell an act as one line of a record: seat, word, fields."""
    seat = NOBODY if act.seat is None else str(act.seat)
    own = (spelling.write(getattr(act, name)) for name, spelling in act.own_fields)
    return " ".join((seat, act.word, *own)).rstrip()


def parse_act(text: str) -> Act:
    """Return the act that a line of a record spells.

    :raises ValueError: if the line spells no act
    """
    words = text.split()
    kind = _ACTS.get(words[1]) if len(words) > 1 else None
    if kind is None:
        raise ValueError(f"no act is spelled {text[:60]!r}")
    seat = None if words[0] == NOBODY else Seat(spelling_of(int).read(words[0]))
    return kind(seat, *_read_fields(kind, words[2:]))


def _read_fields(kind: type[Act], words: list[str]) -> list[object]:
    values: list[object] = []
    for name, spelling in kind.own_fields:
        taken, words = (words, []) if spelling.many else (words[:1], words[1:])
        if not taken and not spelling.many:
            raise ValueError(f"{kind.word}: no word for its {name}")
        values.append(spelling.read(" ".join(taken)))
    if words:
        raise ValueError(f"{kind.word}: too many words")
    return values


def _own_fields(kind: type[Act]) -> tuple[tuple[str, Spelling], ...]:
    hints = get_type_hints(kind)
    return tuple((f.name, spelling_of(hints[f.name])) for f in fields(kind) if f.name != "seat")


@act("shuffle", clause="X-SHUF-01")
class Shuffle(Act):
    """The pack is put in a new order: chance, and therefore an act. rule: X-SHUF-01

    The record holds the pack as it then lay, top card first; the number beside it is a courtesy,
    so that the same deal can be asked for again.
    """

    number: int
    cards: tuple[Card, ...]


@act("draw", clause="X-CUT-03", onto=SPREAD, shows=True)
class Draw(Act):
    """A player cuts for the deal: he draws the card at a place of the spread, or lifts so many."""

    place: int


@act("cut", clause="X-PRES-01", onto=PACK, shows=True)
class CutPack(Act):
    """The pone lifts a packet of so many cards from the pack presented to him."""

    lifted: int


@act("present", clause="X-PRES-01")
class Present(Act):
    """The dealer, who shuffles last, presents the pack to the pone. rule: X-SHUF-02, X-PRES-01"""


@act("packet", clause="X-DEAL-01", onto=HAND)
class GivePacket(Act):
    """At a strict table: the dealer gives so many cards from the top of the pack to a player.

    The last `shown` of them he lets be seen.
    """

    to: Seat
    size: int
    shown: int


@act("lay-packet", clause="X-DEAL-01", onto=WIDOW)
class LayPacket(Act):
    """At a strict table: the dealer lays the next packet where the deal wants one, for all or for one."""

    size: int


@act("turn-trump", said=phrase("acts", "Turn the trump"), onto=TURN_UP, shows=True)
class TurnTrump(Act):
    """At a strict table: the deal being complete, the dealer turns the trump card."""


@act("pick-up", said=phrase("acts", "Take up your cards"), clause="X-IRR-06", shows=True)
class PickUp(Act):
    """At a strict table: a player takes up his cards, looks at them and counts them."""


@act("deal", said=phrase("acts", "Deal, beginning with {first}"), clause="X-DEAL-01", shows=True)
class DealOut(Act):
    """The dealer gives the cards round, beginning with rounds of so many."""

    first: int


@act("pass", said=phrase("acts", "I pass"))
class Pass(Act):
    """A player declines to speak for anything."""


@act("bid", said=phrase("acts", "I bid {number}"))
class Bid(Act):
    """A player undertakes to win so many tricks or points, or one of a game's named bids."""

    number: int


@act("make", said=phrase("acts", "Make it {suit}"))
class Make(Act):
    """A player names the trump. rule: E-MAKE-07, E2-MAKE-07, E5-MAKE-01, C-TRUMP-01"""

    suit: Suit


@act("choose", said=phrase("acts", "I choose {partner}"))
class Choose(Act):
    """The maker picks a partner for this deal. rule: E5-MAKE-02, E7-MAKE-02"""

    partner: Seat


@act("take", onto=HAND)
class Take(Act):
    """A player takes a card that lies open to him into his hand: from a widow, or robbing the pack."""

    card: Card


@act("discard", onto=STOCK)
class Discard(Act):
    """A player lays one card of his hand away, face down under the pack."""

    card: Card


@act("play", clause="X-PLAY-01", onto=TRICK)
class Play(Act):
    """A player lays a card to the trick."""

    card: Card
