"""The seals of deals, as a record keeps them: by the number of the shuffle's act, nonce and fingerprint."""

import re
from typing import NamedTuple

NONCE = re.compile("[0-9a-f]{32}")
FINGERPRINT = re.compile("[0-9a-f]{64}")
MOST_SEALS = 100_000
MOST_DIGITS = 7


class Kept(NamedTuple):
    """The seal of one deal: the act that shuffled for it (from 1), the secret number, the fingerprint."""

    act: int
    nonce: str
    fingerprint: str


Seals = tuple[Kept, ...]


def written_seals(seals: Seals) -> dict[str, str]:
    """Return seals as a record's header has them."""
    return {str(kept.act): f"{kept.nonce} {kept.fingerprint}" for kept in seals}


def read_seals(written: object) -> Seals | None:
    """Return the seals that were written; None if any of them makes no sense."""
    if not isinstance(written, dict) or len(written) > MOST_SEALS:
        return None
    read = [_read(act, said) for act, said in written.items()]
    seals = [kept for kept in read if kept is not None]
    return tuple(sorted(seals)) if len(seals) == len(read) else None


def _read(act: object, said: object) -> Kept | None:
    if not isinstance(act, str) or not isinstance(said, str) or not _is_number(act):
        return None
    nonce, _, fingerprint = said.partition(" ")
    is_whole = NONCE.fullmatch(nonce) and FINGERPRINT.fullmatch(fingerprint)
    return Kept(int(act), nonce, fingerprint) if is_whole else None


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS and str(int(word)) == word
