"""The seal of a deal: a fingerprint of the shuffled pack, shown before the first card and opened at the end.

It proves that nothing was put to a person's disadvantage after the shuffle: whoever noted the fingerprint can
hold it against the pack. The fingerprint is the SHA-256 of one line of text, a nonce and the cards from the
top as they lay before the cut. The nonce, a secret number, keeps anybody from trying packs until one fits.
"""

import hashlib
from dataclasses import dataclass

from eldest.cards.card import Card, spell_cards
from eldest.cards.pack import DEAL_NUMBERS
from eldest.engine.acts import Act, Shuffle
from eldest.room.deals import Deal, deals_of
from eldest.room.sitting import Sitting
from eldest.store.seals import Kept

SHORT = 8


def shortened(fingerprint: str) -> str:
    """Return the beginning of a fingerprint, for where there is little room."""
    return fingerprint[:SHORT]


@dataclass(frozen=True, slots=True)
class Seal:
    """What is sealed: the nonce, 32 hexadecimal digits, and the pack, top card first."""

    nonce: str
    cards: tuple[Card, ...]

    @property
    def line(self) -> str:
        """The text whose fingerprint is shown, in ASCII and without a line's end."""
        return f"{self.nonce} {spell_cards(self.cards)}"

    @property
    def fingerprint(self) -> str:
        """Its SHA-256, 64 hexadecimal digits."""
        return hashlib.sha256(self.line.encode("ascii")).hexdigest()

    def number(self, place: int) -> int:
        """Return the number by which chance acts within the deal, so many acts after the shuffle.

        It follows from the nonce, so that a second stock at Cinch is sealed as the pack is. rule: C-DISC-07
        """
        return int(hashlib.sha256(f"{self.nonce} {place}".encode("ascii")).hexdigest(), 16) % DEAL_NUMBERS


@dataclass(frozen=True, slots=True)
class SealedDeal:
    """A deal with its seal, and the fingerprint as it was before the first card."""

    deal: Deal
    seal: Seal
    fingerprint: str
    later: tuple[tuple[int, int], ...] = ()
    """Where chance acted later in the deal: how many acts after the shuffle, and by which number."""

    def is_true(self, noted: str = "") -> bool:
        """Tell whether pack and nonce give the fingerprint, and the one (or its beginning) that was noted.

        What chance did later in the deal must follow from the nonce too.
        """
        found = self.seal.fingerprint
        follows = all(number == self.seal.number(place) for place, number in self.later)
        return follows and found == self.fingerprint and found.startswith(_cleaned(noted))


def sealed_deals(sitting: Sitting) -> tuple[SealedDeal, ...]:
    """Return the deals of a sitting that were sealed; in an old record there are none."""
    kept, acts = {seal.act: seal for seal in sitting.seals}, sitting.timeline.acts
    return tuple(
        _sealed(deal, acts[deal.began - 1 : deal.ended], kept[deal.began])
        for deal in deals_of(sitting)
        if deal.began in kept
    )


def seal_of(shuffle: Shuffle, nonce: str, act: int) -> Kept:
    """Return the seal of a shuffle as the record keeps it; `act` is the number that the shuffle will have."""
    return Kept(act, nonce, Seal(nonce, shuffle.cards).fingerprint)


def _sealed(deal: Deal, acts: tuple[Act, ...], kept: Kept) -> SealedDeal:
    shuffle, *others = acts
    assert isinstance(shuffle, Shuffle)
    by_chance = ((place, act) for place, act in enumerate(others, 1) if hasattr(act, "cards"))
    numbers = ((place, getattr(act, "number", None)) for place, act in by_chance)
    later = tuple((place, number) for place, number in numbers if isinstance(number, int))
    return SealedDeal(deal, Seal(kept.nonce, shuffle.cards), kept.fingerprint, later)


def _cleaned(noted: str) -> str:
    return "".join(noted.split()).rstrip("….").lower()
