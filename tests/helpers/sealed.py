"""Evenings whose deals are sealed, as the director seals them."""

from eldest.engine.acts import Shuffle
from eldest.players.player import UNLIMITED
from eldest.players.thumb import Thumb
from eldest.room.seal import seal_of, sealed_deals
from eldest.room.sitting import Sitting
from eldest.store.record import Record

NONCE = "0123456789abcdef" * 2
PAIR = Record("euchre", names=("Anna", "Colonel"))


def sealed_evening(header: Record, deals: int) -> Sitting:
    """Return a guided sitting of so many deals, each sealed as the director seals it, at rest."""
    sitting, number = Sitting(header), 0
    thumb = Thumb(sitting.game)
    while sitting.table.tally.deals < deals or not sitting.rests():
        turn, number = sitting.whose_turn(), number + 1
        if turn is not None:
            sitting.perform(thumb.choose(sitting.sight(turn), UNLIMITED).act)
            continue
        chosen = number
        if not sitting.rests():
            last = sealed_deals(sitting)[-1]
            chosen = last.seal.number(sitting.timeline.length + 1 - last.deal.began)
        act = sitting.chance(chosen)
        assert act is not None
        if isinstance(act, Shuffle) and act.seat is not None:
            sitting.keep_seal(seal_of(act, NONCE, sitting.timeline.length + 1))
        sitting.perform(act)
    return sitting
