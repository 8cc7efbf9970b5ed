"""What a good player of Cinch never does, whatever he reckons."""

from eldest.engine.acts import Play
from eldest.engine.table import Sight
from eldest.games.cinch.habits_of_play import View


def kept_to(sight: Sight, plays: tuple[Play, ...]) -> tuple[Play, ...]:
    """Return the plays that break none of the promises; all of them if each would break one.

    No counting trump goes to a trick of the adversaries, no trick that is the own side's is taken for
    nothing, and no plain card is thrown while a lower one of its suit is kept.
    """
    if not sight.trick.plays:
        return plays
    view = View(sight)
    return tuple(play for play in plays if not _breaks(view, play, plays)) or plays


def _breaks(view: View, play: Play, plays: tuple[Play, ...]) -> bool:
    order, card = view.order, play.card
    best = order.best(view.table.trick.cards)
    ours = view.table.trick.winning(order) in view.friends
    if order.beats(card, best):
        return ours and _takes_for_nothing(view, play, plays)
    others = [other.card for other in plays if order.suit_of(other.card) is order.suit_of(card)]
    lower = [other for other in others if order.height(other) < order.height(card)]
    if not order.is_trump(card):
        return bool(lower)
    if ours or not view.table.worth_of(card) or any(seat in view.friends for seat in view.later):
        return False
    plain = any(not order.is_trump(other.card) for other in plays)
    return plain or any(not view.table.worth_of(other) for other in lower)


def _takes_for_nothing(view: View, play: Play, plays: tuple[Play, ...]) -> bool:
    order, best = view.order, view.order.best(view.table.trick.cards)
    if view.table.worth_of(play.card) or not view.is_safe(best):
        return False
    return any(not order.beats(other.card, best) for other in plays)
