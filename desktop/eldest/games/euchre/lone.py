"""Lone hands: who plays without his partners, who alone opposes him, and the card they may exchange."""

from typing import ClassVar

from eldest.cards.card import Card
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Pass, act
from eldest.engine.events import Called, Event, event
from eldest.engine.game import Outcome, Stage
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.stages.dealing import own_spot
from eldest.engine.values import replace
from eldest.games.euchre.table import EuchreTable

EXCHANGE = "exchange"
"""The spot, for each who plays alone, of the card that he passed to his partner."""

NOT_NOW_ALONE = phrase("euchre", "Only the maker may play alone, and only as he makes the trump.")
NOT_AT_ALL = phrase("euchre", "Nobody plays alone here.")
ONLY_ALONE = phrase("euchre", "The dealer's partner may assist only if he plays alone.")
ALONE_OR_NOT = phrase("euchre", "Play alone, or leave it.")
ONE_CARD = phrase("euchre", "One card of the hand is passed, or none.")


@act(
    "alone",
    said=phrase("euchre", "I play alone"),
    clause="E-LONE-05",
    asks=phrase("prompts", "Play alone in your partner’s stead, or pass."),
)
class PlayAlone(Act):
    """The maker's partner plays alone in his stead, or a dealer who took up before his discard lies."""


@act(
    "defend-alone",
    said=phrase("euchre", "I play alone against it"),
    clause="E-LONE-06",
    asks=phrase("prompts", "Oppose the lone hand alone, or pass."),
)
class DefendAlone(Act):
    """An adversary of a lone player opposes him without his own partners."""


@act("give", clause="E-RAIL-02", onto=EXCHANGE, asks=phrase("prompts", "Give your partner a card."))
class Give(Act):
    """One who plays alone passes a card to his partner; or the partner gives him his best in return."""

    card: Card


@event(
    phrase("euchre", "{seat} plays alone, without {seats}."),
    "E-LONE-03",
    mine=phrase("euchre", "You play alone, without {seats}."),
)
class LoneHand(Event):
    """The maker plays alone; his partners lay their cards face down."""

    seat: Seat
    seats: tuple[Seat, ...]


@event(
    phrase("euchre", "{seat} opposes alone, without {seats}."),
    "E-LONE-06",
    mine=phrase("euchre", "You oppose alone, without {seats}."),
)
class LoneDefender(Event):
    """An adversary plays alone against a lone player; his partners lay their cards face down."""

    seat: Seat
    seats: tuple[Seat, ...]


@event(
    phrase("euchre", "{seat} passes a card, face down."),
    "E-RAIL-02",
    mine=phrase("euchre", "You pass {card}, face down."),
)
class CardPassed(Event):
    """One who plays alone put a card out for his partner, who does not look at it."""

    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat) -> "CardPassed":
        """Hide the card from all but him who passed it."""
        return self if seat == self.seat else replace(self, card=None)


@event(
    phrase("euchre", "{seat} gives the best card in return."),
    "E-RAIL-02",
    mine=phrase("euchre", "You give your best card in return."),
    shows=True,
)
class BestGiven(Event):
    """The partner of one who plays alone gave him a card, face down."""

    seat: Seat


def playing_alone(table: EuchreTable, seat: Seat) -> tuple[EuchreTable, Event]:
    """Return the table on which this maker plays alone: his partners rest. rule: E-LONE-01, E-LONE-03"""
    partners = table.partners_of(seat)
    return replace(table, lone=seat, maker=seat, resting=partners), LoneHand(seat, partners)


class _Asking(Stage[EuchreTable]):
    """Some seats in turn may say something, or pass; the first to say it ends the stage."""

    def __init__(self, name: str, *, then: str) -> None:
        super().__init__(name)
        self._then = then

    def asked(self, table: EuchreTable) -> tuple[Seat, ...]:
        """Return who may speak, in order."""
        raise NotImplementedError

    def word(self, seat: Seat) -> Act:
        """Return what this seat may say."""
        raise NotImplementedError

    def said(self, table: EuchreTable, act: Act) -> tuple[EuchreTable, Event]:
        """Return the table after it has been said, and what came of it."""
        raise NotImplementedError

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Ask the first of them, if there is any."""
        asked = self.asked(table)
        if not asked:
            return Outcome(table, (), self._then)
        return Outcome(replace(table, stage=self.name, turn=asked[0]))

    def acts(self, table: EuchreTable) -> tuple[Act, ...]:
        """Return saying it, and passing."""
        assert table.turn is not None
        return self.word(table.turn), Pass(table.turn)

    def explain(self, table: EuchreTable, act: Act) -> Refusal:
        """Return why nothing else can be done now."""
        return Refusal.because(self.clause, ALONE_OR_NOT)

    def advance(self, table: EuchreTable, act: Act) -> Outcome[EuchreTable]:
        """Carry it out, or ask the next."""
        assert act.seat is not None
        called = Called(act.seat, act, self.clause)
        table = replace(table, calls=(*table.calls, act))
        if not isinstance(act, Pass):
            table, event = self.said(table, act)
            return Outcome(table, (called, event), self._then)
        asked = self.asked(table)
        after = asked[asked.index(act.seat) + 1 :]
        if not after:
            return Outcome(table, (called,), self._then)
        return Outcome(replace(table, turn=after[0]), (called,))


class InHisStead(_Asking):
    """A partner of the maker who has not yet spoken in the round may play alone in his stead.

    rule: E-LONE-05
    """

    clause: ClassVar[str] = "E-LONE-05"

    def asked(self, table: EuchreTable) -> tuple[Seat, ...]:
        """Return the maker's partners who come after him in the round."""
        maker, dealer = table.maker, table.dealer
        assert maker is not None
        assert dealer is not None
        if table.lone is not None:
            return ()
        order = tuple(table.seating.from_(table.seating.eldest_of(dealer)))
        partners = table.partners_of(maker)
        return tuple(seat for seat in order[order.index(maker) + 1 :] if seat in partners)

    def word(self, seat: Seat) -> Act:
        """He plays alone."""
        return PlayAlone(seat)

    def said(self, table: EuchreTable, act: Act) -> tuple[EuchreTable, Event]:
        """The others of his side rest, the first maker among them."""
        assert act.seat is not None
        return playing_alone(table, act.seat)


class DefendingAlone(_Asking):
    """After a lone hand is announced one adversary may play alone against it. rule: E-LONE-06, E-RAIL-03"""

    clause: ClassVar[str] = "E-LONE-06"

    def asked(self, table: EuchreTable) -> tuple[Seat, ...]:
        """Return the adversaries, from the lone player's left."""
        if table.lone is None:
            return ()
        adversaries = table.seating.adversaries_of(table.lone)
        return tuple(seat for seat in table.seating.from_(table.lone) if seat in adversaries)

    def word(self, seat: Seat) -> Act:
        """He opposes alone."""
        return DefendAlone(seat)

    def said(self, table: EuchreTable, act: Act) -> tuple[EuchreTable, Event]:
        """His partners lay down their cards as well."""
        assert act.seat is not None
        partners = table.partners_of(act.seat)
        rests = replace(table, defender=act.seat, resting=(*table.resting, *partners))
        return rests, LoneDefender(act.seat, partners)


class Exchanging(Stage[EuchreTable]):
    """One who plays alone may pass a card, and his partner then gives him the best of his hand.

    The card passed stays face down where it lies: the partner does not look at it. Which card of his is
    the best, he judges himself. rule: E-RAIL-02, E-RAIL-03

    :param defender: whether it is the lone adversary's exchange, and not the maker's
    """

    clause: ClassVar[str] = "E-RAIL-02"

    def __init__(self, name: str, *, defender: bool, then: str) -> None:
        super().__init__(name)
        self._defender = defender
        self._then = then

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Ask him who plays alone, if anybody does."""
        alone = self._alone(table)
        if alone is None:
            return Outcome(table, (), self._then)
        return Outcome(replace(table, stage=self.name, turn=alone))

    def acts(self, table: EuchreTable) -> tuple[Act, ...]:
        """Return every card of the hand; he who plays alone may also pass none."""
        assert table.turn is not None
        gives = tuple(Give(table.turn, card) for card in table.at_disposal(table.turn))
        return (*gives, Pass(table.turn)) if table.turn == self._alone(table) else gives

    def explain(self, table: EuchreTable, act: Act) -> Refusal:
        """Return why something else cannot be done."""
        return Refusal.because(self.clause, ONE_CARD)

    def advance(self, table: EuchreTable, act: Act) -> Outcome[EuchreTable]:
        """Lay the card out and ask the partner, or put the partner's card into the hand."""
        seat, alone = act.seat, self._alone(table)
        assert seat is not None
        assert alone is not None
        if isinstance(act, Pass):
            return Outcome(table, (Called(seat, act, self.clause),), self._then)
        assert isinstance(act, Give)
        table = table.without(seat, act.card)
        if seat == alone:
            table = table.with_spot(own_spot(EXCHANGE, seat), Hand((act.card,)), known_to=seat)
            (partner,) = table.partners_of(seat)
            return Outcome(replace(table, turn=partner), (CardPassed(seat, act.card),))
        table = table.with_hand(alone, table.hands[alone].plus((act.card,)))
        return Outcome(table, (BestGiven(seat),), self._then)

    def _alone(self, table: EuchreTable) -> Seat | None:
        return table.defender if self._defender else table.lone
