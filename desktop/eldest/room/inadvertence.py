"""Slips as people make them: which of all that could go wrong at a moment does, if something does.

Every law says what happens by inadvertence; here it is weighed, so that computers err like people: a
packet of one card too many, a bid before the turn, a card sorted among those of another suit of its
colour. What nobody would do without meaning it weighs nothing. rule: X-MODE-02
"""

from collections.abc import Iterable
from random import Random
from typing import Any

from eldest.cards.card import Card, Suit
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Bid, CutPack, GivePacket, LayPacket, Play
from eldest.engine.law import Irregular
from eldest.engine.referee import Referee
from eldest.engine.table import Table

RED = (Suit.HEARTS, Suit.DIAMONDS)
FAR = 3
"""How many cards more or fewer than are due a dealer does not give by mistake."""


def slips_of(referee: Referee[Any], table: Table, seat: Seat) -> dict[str, list[Act]]:
    """Return what a seat could do amiss by inadvertence now, by the fault that it would be."""
    found: dict[str, list[Act]] = {}
    for law in referee.code:
        for act in dict.fromkeys(law.slips(table, seat)):
            verdict = referee.judge(table, act)
            if isinstance(verdict, Irregular) and referee.can_name(table, act):
                found.setdefault(verdict.offence.fault, []).append(act)
    return found


def chosen(slips: dict[str, list[Act]], table: Table, due: Iterable[Act], chance: Random) -> Act | None:
    """Return one slip, each fault being as likely; None if all of them would be absurd."""
    lawful = tuple(due)
    weighed = {fault: [(act, weight(act, table, lawful)) for act in acts] for fault, acts in slips.items()}
    human = {fault: [it for it in acts if it[1] > 0] for fault, acts in weighed.items()}
    faults = [fault for fault, acts in human.items() if acts]
    if not faults:
        return None
    acts, weights = zip(*human[chance.choice(faults)], strict=True)
    act: Act = chance.choices(acts, weights)[0]
    return act


def weight(act: Act, table: Table, due: tuple[Act, ...]) -> float:
    """Return how likely a slip is beside others of its kind; nought if it would be absurd."""
    if isinstance(act, GivePacket | LayPacket):
        return _of_packet(act, due)
    if isinstance(act, CutPack):
        return 1.0 if act.lifted else 0.0
    if isinstance(act, Bid):
        return 1.0 / (1 + act.number)
    if isinstance(act, Play) and table.trick.plays:
        return _of_card(act.card, table)
    return 1.0


def _of_packet(act: GivePacket | LayPacket, due: tuple[Act, ...]) -> float:
    """A card too many or too few, to the right player or to one of his neighbours."""
    packets = [it for it in due if isinstance(it, GivePacket | LayPacket)]
    off = min((abs(act.size - it.size) for it in packets), default=0)
    if off >= FAR or not act.size:
        return 0.0
    to = getattr(act, "to", None)
    astray = to not in [getattr(it, "to", None) for it in packets]
    shown = getattr(act, "shown", 0)
    return (0.0 if shown > 1 else 1.0) / (1 + off * off + 2 * astray) / (1 + 3 * (shown and (off or astray)))


def _of_card(card: Card, table: Table) -> float:
    """A card of the suit's own colour stands beside it in the hand, and is the likelier the lower it is."""
    led = table.trick.plays[0][1]
    alike = (card.suit in RED) == (led.suit in RED)
    return (4.0 if alike else 1.0) * (0.25 if table.order.is_trump(card) else 1.0)
