"""What laws about the play have in common: everybody sees it happen, and it must be claimed at once."""

from collections.abc import Iterable
from typing import ClassVar

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Play, act
from eldest.engine.game import SCORE
from eldest.engine.law import Accuse, Docket, Law, Offence
from eldest.engine.phrase import phrase
from eldest.engine.stages.by_hand import TURN
from eldest.engine.table import Table, Trick
from eldest.engine.values import replace
from eldest.laws.demands import PLAY
from eldest.laws.remedies import adversaries


@act("throw", said=phrase("acts", "Throw {card} and {other} together"), clause="X-EXP-01")
class ThrowTwo(Act):
    """A player throws two cards at once where one was to be played, and then says which is played."""

    card: Card
    other: Card


class AtPlay(Law):
    """A law about what everybody sees happen, claimed before the trick of it is quitted. rule: X-MODE-03

    Offences before the play may be claimed until the first trick is quitted.
    """

    stages: tuple[str, ...] = (PLAY,)
    in_a_trick: ClassVar[bool] = False
    """Whether it can only have happened in the trick that lies open."""
    at_once: ClassVar[bool] = True
    """Whether it is claimed in the trick in which it happens, so that the accusation gives its number."""

    def takes_part(self, table: Table, seat: Seat) -> bool:
        """Tell whether a player sits there who has taken up his cards, and still holds some."""
        own = table.stage in self.stages and seat in table.playing and table.player_of(seat) == seat
        return own and seat not in table.untouched and table.hands[seat].size > 0

    def filed(self, table: Table, act: Act, clause: str = "") -> Offence:
        """Return an offence as it goes on the docket; its trick is nought before the play."""
        return replace(super().filed(table, act, clause), trick=trick_now(table))

    def suspects(self, table: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield the accusation of every adversary, whenever it could have happened."""
        if table.stage not in self.stages or seat not in table.seating.order or self.fault is None:
            return
        if table.player_of(seat) == seat and (table.trick.plays or not self.in_a_trick):
            trick = trick_now(table) if self.at_once else 0
            for other in adversaries(table, seat):
                yield Accuse(seat, self.fault.key, other, trick)

    def evident(self, sight: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield what adversaries were seen to do."""
        done = {(it.fault, it.seat) for it in sight.docket.offences if it.plain and not it.called}
        return (call for call in self.suspects(sight, seat) if (call.fault, call.of) in done)

    def proved(self, table: Table, call: Accuse) -> Offence | None:
        """Return what the accused has done that is not yet too late; in which trick nobody need say."""
        mine = (o for o in table.docket.offences if o.fault == call.fault and o.seat == call.of)
        return next((offence for offence in mine if not offence.called), None)

    def is_late(self, table: Table, offence: Offence) -> bool:
        """Tell whether the trick of it has been quitted, or the hand is over. rule: X-CLAIM-06"""
        if offence.deal != table.docket.deal or table.stage not in self.stages:
            return True
        done = tricks_quitted(table)
        return done > 0 and offence.trick <= done

    def after(self, table: Table, done: Act) -> Docket:
        """Drop what is too late to be claimed, and with the hand what was still owing for it."""
        docket = super().after(table, done)
        if self.fault is None or table.stage in self.stages:
            return docket
        key = self.fault.key
        return docket.minus(*(one for one in docket.offences if one.fault == key))


def stages_of_a_hand(stages: Iterable[str]) -> tuple[str, ...]:
    """Return those stages of a game, by name and in order, that come after the deal and before the score.

    In all of them cards are held, and can be shown. rule: E-EXP-01, C-EXP-01
    """
    names = tuple(stages)
    dealt = max(names.index(one) for one in ("deal", TURN) if one in names)
    return names[dealt + 1 : names.index(SCORE)]


def legal_cards(table: Table, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that a seat may play to the trick as far as following suit goes. rule: X-EXP-03"""
    held = table.at_disposal(seat)
    plays = table.trick.plays
    return tuple(table.order.following(held, plays[0][1])) if plays else held


def thrown(table: Table) -> ThrowTwo | None:
    """Return the throw of two cards by the player in turn, who has still to say which is played."""
    for offence in table.docket.offences:
        two = offence.act
        if isinstance(two, ThrowTwo) and two.seat == table.turn and is_undecided(table, two):
            return two
    return None


def is_undecided(table: Table, two: ThrowTwo) -> bool:
    """Tell whether neither of two cards thrown has been played."""
    assert two.seat is not None
    return {two.card, two.other} <= set(table.hands[two.seat].cards)


def playable_cards(table: Table, seat: Seat) -> tuple[Card, ...]:
    """Return the legal cards of a seat; when it has thrown two only those of them. rule: W-CALL-01"""
    legal, two = legal_cards(table, seat), thrown(table)
    if two is None or two.seat != seat:
        return legal
    return tuple(card for card in legal if card in (two.card, two.other)) or legal


def trick_now(table: Table) -> int:
    """Return the number of the trick that is being played; nought before the play."""
    return len(table.tricks) + 1 if table.stage == PLAY else 0


def lying_open(table: Table) -> Trick:
    """Return the trick that is not quitted: the next card has not been led yet. rule: X-TERM-06"""
    if table.trick.plays or not table.tricks:
        return table.trick
    return table.tricks[-1]


def tricks_quitted(table: Table) -> int:
    """Return how many tricks are quitted: the last only when the next is led to. rule: X-TERM-06"""
    return max(0, len(table.tricks) - (not table.trick.plays))


def is_played(table: Table, play: Play) -> bool:
    """Tell whether a card lies in the open trick; one played too soon does not. rule: W-CALL-03"""
    return (play.seat, play.card) in lying_open(table).plays


def cards_played(table: Table) -> int:
    """Return how many cards have been played in this hand."""
    return sum(map(len, table.tricks)) + len(table.trick)
