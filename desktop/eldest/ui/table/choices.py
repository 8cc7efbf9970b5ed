"""What can be chosen on the plaque, in groups: calls, bids, suits, partners, cards, and passing apart."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from eldest.cards.card import Card, Suit
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Bid, Make, Pass
from eldest.engine.phrase import phrase
from eldest.room.auction import Auction
from eldest.room.calling import OF_THE_LAW
from eldest.room.card_words import put_in
from eldest.ui.wording import Wording

ELLIPSIS = "…"
WHICH = phrase("table", "Which?")
"""What stands before a row of things that are named without further words."""
DONE_WITH = ("card", "place", "lifted")
"""Fields that name a card or a place: an act that has one and lays it somewhere is done there."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be chosen: an act, or whatever the director offers in plain words.

    `short` is what its button says where the heading of its row says the rest. One that is not
    `open` is shown, but cannot be chosen now; `bidder` made the bid that stands.
    """

    value: object
    words: str
    clause: str = ""
    short: str = ""
    is_open: bool = True
    bidder: str = ""

    @property
    def suit(self) -> Suit | None:
        """The suit that it names, if it names one."""
        card = getattr(self.value, "card", None)
        suit = card.suit if isinstance(card, Card) else getattr(self.value, "suit", None)
        return suit if isinstance(suit, Suit) else None

    @property
    def shown(self) -> str:
        """What its button says."""
        said = self.short or self.words
        return f"{said} – {self.bidder}" if self.bidder else said


@dataclass(frozen=True, slots=True)
class Group:
    """Choices that belong together. With a heading they stand in a row of their own behind it."""

    choices: tuple[Choice, ...]
    head: str = ""
    is_ladder: bool = False

    @property
    def notes(self) -> tuple[str, ...]:
        """What the bids of a ladder mean that are more than a number."""
        return tuple(it.words for it in self.choices if self.is_ladder and type(it.value) is not Bid)


def is_spoken(act: Act) -> bool:
    """Tell whether an act is said, or at least has no card or place of the table to do it with.

    What chance does is nobody's word: it is told by all the cards that it has.
    """
    if isinstance(act, OF_THE_LAW):
        return False  # they have a panel of their own
    if not act.onto:
        return not hasattr(act, "cards")
    return act.said is not None and not any(hasattr(act, field) for field in DONE_WITH)


def grouped(acts: Iterable[Act], wording: Wording, auction: Auction | None = None) -> list[Group]:
    """Return the acts that are spoken in groups: other calls, bids, rows under a heading, and passing."""
    kinds: dict[object, list[Act]] = {}
    for act in filter(is_spoken, acts):
        kinds.setdefault(_kind_of(act), []).append(act)
    passes, bids = kinds.pop(Pass, []), kinds.pop(Bid, [])
    rows = [_row(kind, wording) for key, kind in kinds.items() if key is not None and len(kind) > 1]
    calls = [act for key, kind in kinds.items() if key is None or len(kind) == 1 for act in kind]
    groups = [
        Group(tuple(_choice(act, wording) for act in calls)), _ladder(bids, wording, auction),
        *rows, Group(tuple(_choice(act, wording) for act in passes)),
    ]  # fmt: skip
    return [group for group in groups if group.choices]


def _kind_of(act: Act) -> object:
    """Return what an act stands together with: None with any other call."""
    if isinstance(act, Pass | Bid):
        return Pass if isinstance(act, Pass) else Bid
    return type(act) if _short_field(act) else None


def _short_field(act: Act) -> str:
    """Return the one field of an act by which its button can be told from others of its kind."""
    names = [name for name, _ in act.own_fields]
    return names[0] if len(names) == 1 and names[0] in ("suit", "partner", "card") else ""


def _choice(act: Act, wording: Wording) -> Choice:
    return Choice(act, wording.words_of(act), act.clause)


def _row(acts: Sequence[Act], wording: Wording) -> Group:
    """Return acts that differ in one word under what they have in common."""
    field = _short_field(acts[0])
    head = put_in(wording.cards.tr(acts[0].said or WHICH), {field: ELLIPSIS}).rstrip(".")
    choices = [replace(_choice(act, wording), short=_short(getattr(act, field), wording)) for act in acts]
    if field == "suit":
        choices = _all_suits(choices, wording)
    return Group(tuple(choices), head)


def _short(value: object, wording: Wording) -> str:
    if isinstance(value, Suit):
        return wording.cards.suit(value)
    if isinstance(value, Card):
        return wording.cards.index(value)
    assert isinstance(value, int)
    return wording.player(Seat(value))


def _all_suits(choices: Sequence[Choice], wording: Wording) -> list[Choice]:
    """Return a choice for every suit, each always at its place; one not among these cannot be chosen."""
    found = {choice.suit: choice for choice in choices}
    return [found.get(suit) or _closed(suit, wording) for suit in Suit]


def _closed(suit: Suit, wording: Wording) -> Choice:
    return Choice(Make(None, suit), wording.cards.suit(suit), is_open=False)


def _ladder(bids: Sequence[Act], wording: Wording, auction: Auction | None) -> Group:
    """Return every bid of the auction as a rung; those too low cannot be chosen."""
    rungs = auction.bids if auction is not None else tuple(act for act in bids if isinstance(act, Bid))
    standing = auction.standing if auction is not None else None
    choices = (_rung(bid, bid in bids, standing, wording) for bid in rungs)
    return Group(tuple(choices), is_ladder=True)


def _rung(bid: Bid, is_open: bool, standing: Bid | None, wording: Wording) -> Choice:
    bidder = ""
    if standing is not None and standing.seat is not None and standing.number == bid.number:
        bidder = wording.player(standing.seat)
    return replace(_choice(bid, wording), short=str(bid.number), is_open=is_open, bidder=bidder)


def with_keys(texts: Sequence[str], taken: str = "") -> list[str]:
    """Return texts with an ampersand before a letter of their own, where one is left.

    The first letters of words that tell the texts apart come first. Digits belong to the hand.
    """
    used = set(taken.casefold())
    common = Counter(word for text in texts for word in set(text.split()))
    return [_with_key(text, used, common) for text in texts]


def _with_key(text: str, used: set[str], common: Mapping[str, int]) -> str:
    begins = [match.start() for match in re.finditer(r"\S+", text)]
    words = dict(zip(begins, text.split(), strict=True))
    begins.sort(key=lambda place: (common[words[place]], -len(words[place])))
    for place in (*begins, *range(len(text))):
        letter = text[place].casefold()
        if letter.isalpha() and letter not in used:
            used.add(letter)
            return f"{plain(text[:place])}&{plain(text[place:])}"
    return plain(text)


def plain(text: str) -> str:
    """Return a text as Qt shows it letter for letter."""
    return text.replace("&", "&&")
