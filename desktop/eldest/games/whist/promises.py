"""What a sound player of Whist never does, whatever he reckons: such cards are not even thought of.

He throws no higher card of a plain suit while he keeps a lower one, for nothing is won by it, and it tells
partner a lie. He takes no trick that is partner's for certain. He leads no trumps to draw partner's alone.
"""

from collections.abc import Iterator

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Play
from eldest.engine.habits import mover, of_kind, winning_seat
from eldest.engine.table import Sight
from eldest.games.whist.following import winning
from eldest.games.whist.reading import Reader, by_suit, partner_of, plain


def thought_of(reader: Reader, sight: Sight, acts: tuple[Act, ...], rule: Act) -> tuple[Act, ...]:
    """Return those of the acts that no promise forbids; that of the rule of thumb is always one."""
    plays = of_kind(acts, Play)
    if not plays or len(plays) < len(acts):
        return acts
    sound = set(_leads(reader, sight, plays) if not sight.trick.plays else _follows(reader, sight, plays))
    return tuple(act for act in acts if act in sound or act == rule)


def _leads(reader: Reader, sight: Sight, plays: list[Play]) -> list[Play]:
    """Return what may be led: no trumps where the adversaries have none and partner may have some."""
    trumps, partner = sight.order.trumps, partner_of(sight, mover(sight))
    if partner is None or reader.out(sight, trumps) or reader.is_void(sight, partner, trumps):
        return plays
    return plain(sight, plays) or plays


def _follows(reader: Reader, sight: Sight, plays: list[Play]) -> Iterator[Play]:
    """Yield the lowest card of each suit that does not win, and what takes a trick not yet certain.

    Where a certain trick must be taken, it is with the lowest card.
    """
    winners = winning(sight, plays)
    losers = [play for play in plays if play not in winners]
    if is_certain(reader, sight):
        losers = losers or plays
    else:
        yield from winners
    for held in by_suit(sight, losers).values():
        yield held[-1]


def is_certain(reader: Reader, sight: Sight) -> bool:
    """Tell whether the trick is partner's as it lies, and nobody who is to play can beat it."""
    me = mover(sight)
    partner = partner_of(sight, me)
    if partner is None or winning_seat(sight) != partner:
        return False
    best = sight.order.best(sight.trick.cards)
    return not any(_can_beat(reader, sight, seat, best) for seat in _still_to_play(sight) if seat != me)


def _still_to_play(sight: Sight) -> list[Seat]:
    played = {seat for seat, _ in sight.trick.plays}
    return [seat for seat in sight.playing if seat not in played]


def _can_beat(reader: Reader, sight: Sight, seat: Seat, best: Card) -> bool:
    held = tuple(reader.may_hold(sight)[seat])
    if reader.is_known(sight, seat):
        held = tuple(sight.order.following(held, sight.trick.cards[0]))
    return any(sight.order.beats(card, best) for card in held)
