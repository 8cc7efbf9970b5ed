"""What a good player of Cinch never does, whatever he reckons.

He gives no counting trump away while he may play a card that counts nothing, takes no trick that is his own
side's for nothing, throws no plain card while he keeps a lower one of its suit, and leads no trumps to draw
nobody's but a friend's.
"""

from eldest.engine.acts import Play
from eldest.engine.table import Sight
from eldest.games.cinch.habits_of_play import View, without_vain_trumps


def kept_to(sight: Sight, plays: tuple[Play, ...]) -> tuple[Play, ...]:
    """Return the plays that break none of the promises; all of them if each would break one."""
    view = View(sight)
    if not sight.trick.plays:
        return _leads(view, plays)
    return tuple(play for play in plays if not _breaks(view, play, plays)) or plays


def _leads(view: View, plays: tuple[Play, ...]) -> tuple[Play, ...]:
    """Return the leads without counting trumps that may be beaten, and without trumps led in vain."""
    sound = tuple(without_vain_trumps(view, list(plays)))
    return tuple(play for play in sound if not _may_lose_points(view, play)) or sound


def _may_lose_points(view: View, play: Play) -> bool:
    """Tell whether a card that is led counts, and an adversary may beat it."""
    beaten = bool(view.trumpers_after) and not view.is_master(play.card)
    return beaten and bool(view.table.worth_of(play.card))


def _breaks(view: View, play: Play, plays: tuple[Play, ...]) -> bool:
    order, card = view.order, play.card
    best = order.best(view.table.trick.cards)
    ours = view.table.trick.winning(order) in view.friends
    if order.beats(card, best):
        return ours and _takes_for_nothing(view, play, plays)
    if not order.is_trump(card):
        return any(
            order.suit_of(other.card) is order.suit_of(card) and order.height(other.card) < order.height(card)
            for other in plays
        )
    if ours or not view.table.worth_of(card):
        return False
    return any(not view.table.worth_of(other.card) for other in plays)


def _takes_for_nothing(view: View, play: Play, plays: tuple[Play, ...]) -> bool:
    order, best = view.order, view.order.best(view.table.trick.cards)
    if view.table.worth_of(play.card) or not view.is_safe(best):
        return False
    return any(not order.beats(other.card, best) for other in plays)
