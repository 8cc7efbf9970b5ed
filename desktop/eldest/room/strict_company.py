"""The computer players at a strict table: what each of them does of his own accord, and how soon.

After every act the company is asked whether somebody does something now: calls the table, decides what is
to follow, puts his own slip right, takes up his cards, errs, or does what is his to do. Where good play is
asked for, the answer is only whose turn it is: he thinks as at any table. Each player goes by his own sight.
rule: X-MODE-02, X-MODE-03, X-CLAIM-07
"""

from dataclasses import dataclass
from random import Random
from typing import Any

from eldest.cards.pack import DEAL_NUMBERS
from eldest.cards.seating import Seat
from eldest.engine.acts import (
    PACK,
    Act,
    CutPack,
    DealOut,
    GivePacket,
    LayPacket,
    PickUp,
    Present,
    Shuffle,
    TurnTrump,
)
from eldest.engine.claims import is_said
from eldest.engine.law import STAND, Accuse, Advise, Confer, Demand, Law, Ruling
from eldest.engine.referee import Referee
from eldest.engine.stages.by_hand import TURN, HandDealing
from eldest.engine.stages.closing import SHUFFLE
from eldest.engine.table import Sight, Table
from eldest.engine.timeline import Timeline
from eldest.laws.bets import DeclineBet, OfferBet, TakeBet
from eldest.laws.deal_out_of_turn import TakeDeal
from eldest.room.character import character_of
from eldest.room.inadvertence import chosen, slips_of
from eldest.room.minutes import Minutes
from eldest.room.remedies_weighed import best_scored

PACKET, PICK_UP, CALL, THINK, DECIDE = 120, 250, 600, 300, 1200
"""Milliseconds before a packet is dealt, cards are taken up, the table is called, one thinks, and decides."""
LOOK_ROUND = 1500
"""Milliseconds before something by which the others lose a right: to shuffle, or to claim a misdeal."""
TO_CLAIM, AFTER_YOU = 3000, 6000
"""Milliseconds that the person has for calling the table before the others go on; and before they call."""
CONFERS = 0.3
"""How often a player who may ask his partner does."""
EARLY = 0.25
"""The share of a player's slips that he makes before it is his turn."""
NOTICES = 0.6
"""How often an attentive player notices at once what he did himself."""
BETS = 0.1
"""How often a player offers a bet before a deal, where bets are allowed."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What a computer player is about to do, and after how many milliseconds the table shall see it.

    Without an act he is to think, and to choose among `acts`: those that penalties leave open to him.
    """

    seat: Seat
    act: Act | None
    pause: int
    acts: tuple[Act, ...] = ()


class StrictCompany:
    """The players at a strict table; the seats of persons, if any, are not among them. Stateless."""

    def __init__(self, referee: Referee[Any], persons: tuple[Seat, ...] = ()) -> None:
        self._referee = referee
        self._persons = persons
        self._rate: float = referee.game.options.error_rate
        self._may_bet = referee.game.options.bet_limit > 0

    def wish(
        self, table: Table, minutes: Minutes, before: Table | None = None, *, for_me: bool = False
    ) -> Wish | None:
        """Return what somebody does now of his own accord; None if the person or a shuffle is awaited.

        :param before: the table before the last act; what came to light by it the person may want to call
        :param for_me: whether the person's share of shuffling, cutting and dealing is done for him
        """
        if table.docket.ruling is not None:
            return self._decision(table, table.docket.ruling, minutes)
        wish = (
            self._call(table, minutes)
            or self._correction(table, minutes)
            or self._bet(table, minutes)
            or self._pick_up(table)
            or self._too_early(table, minutes)
            or self._turn(table, minutes, for_me=for_me)
        )
        if wish is None or isinstance(wish.act, Accuse) or not self._wants_time(table, before):
            return wish
        return Wish(wish.seat, wish.act, max(wish.pause, TO_CLAIM), wish.acts)

    def at(self, timeline: Timeline[Any], *, for_me: bool = False) -> Wish | None:
        """Return what somebody does now at the table where a timeline stands; see `wish`."""
        before = timeline.table_after(timeline.length - 1) if timeline.length else None
        return self.wish(timeline.table, Minutes.of(timeline), before, for_me=for_me)

    # -- who sits there

    def _players(self, table: Table) -> tuple[Seat, ...]:
        """Return the computers' seats, clockwise."""
        return tuple(
            seat
            for seat in table.seating.order
            if table.player_of(seat) == seat and seat not in self._persons
        )

    def _is_persons(self, table: Table, seat: Seat) -> bool:
        return table.player_of(seat) in self._persons

    def _wants_time(self, table: Table, before: Table | None) -> bool:
        """Tell whether the last act has given a person reason to call the table."""
        if before is None:
            return False
        for seat in self._persons:
            if seat in table.seating.order and seat in before.seating.order:
                known = self._seen_reason_for(before.seen_by(seat), seat)
                if any(call not in known for call in self._seen_reason_for(table.seen_by(seat), seat)):
                    return True
        return False

    # -- calling the table, and what follows. rule: X-MODE-03, X-CLAIM-07

    def _call(self, table: Table, minutes: Minutes) -> Wish | None:
        """Call the table at once for what is evident, unless it is overlooked."""
        for seat in self._players(table):
            for call in self._seen_reason_for(table.seen_by(seat), seat):
                said = is_said(table, call, minutes.calls)
                awake = minutes.of_deal(call).random() < character_of(seat).attentive
                if awake and not said and call in self._referee.accusations(table, seat):
                    return Wish(seat, call, AFTER_YOU if self._person_may_call(table, call) else CALL)
        return None

    def _person_may_call(self, table: Table, call: Accuse) -> bool:
        """Tell whether a person could say the same, and is to be left time for it. rule: X-CLAIM-02"""
        about = (call.fault, call.of, call.trick)
        return any(
            about == (own.fault, own.of, own.trick)
            for seat in self._persons
            if seat in table.seating.order
            for own in self._seen_reason_for(table.seen_by(seat), seat)
        )

    def _seen_reason_for(self, sight: Sight, seat: Seat) -> tuple[Accuse, ...]:
        """Return the accusations that a seat has seen reason for, and a right to."""
        if sight.docket.ruling is not None:
            return ()
        return tuple(
            call for law in self._referee.code for call in law.evident(sight, seat) if _may(law, sight, call)
        )

    def _decision(self, table: Table, ruling: Ruling, minutes: Minutes) -> Wish | None:
        """Say what is to follow, or what one would say; the person decides for his side if he can."""
        if ruling.asked is not None and ruling.asked in table.seating.order:
            if self._is_persons(table, ruling.asked):
                return None
            key = self._preferred(table, ruling, ruling.asked, minutes.now(ruling.asked))
            return Wish(ruling.asked, Advise(ruling.asked, key), DECIDE)
        if any(self._is_persons(table, seat) for seat in ruling.seats):
            return None
        seat = minutes.now("speaks").choice(ruling.seats)
        return Wish(seat, self._word(table, ruling, seat, minutes.now(seat)), DECIDE)

    def _word(self, table: Table, ruling: Ruling, seat: Seat, chance: Random) -> Act:
        """Return what one who is entitled says: a question to his partner, or his demand. rule: X-CLAIM-03"""
        if ruling.advice:
            return Demand(seat, ruling.advice)
        asks = chance.random() < CONFERS
        if asks and Confer(seat) in self._referee.possible(table, seat):
            return Confer(seat)
        return Demand(seat, self._preferred(table, ruling, seat, chance))

    def _preferred(self, table: Table, ruling: Ruling, seat: Seat, chance: Random) -> str:
        """Return the key of what a player would demand; a mild one lets it stand."""
        keys = [remedy.key for remedy in ruling.remedies]
        demands = [key for key in keys if key != STAND.key]
        if not demands or (STAND.key in keys and chance.random() >= character_of(seat).temper):
            return STAND.key
        return best_scored(self._referee, table.seen_by(seat), demands, seat) or chance.choice(demands)

    # -- what one does besides

    def _correction(self, table: Table, minutes: Minutes) -> Wish | None:
        """Put a slip of one's own right, if one has noticed it."""
        for seat in self._players(table):
            for law in self._referee.code:
                for act in law.own_accord(table, seat):
                    noticed = minutes.of_deal(act, len(table.tricks)).random()
                    known = self._referee.can_name(table, act)
                    if known and noticed < character_of(seat).attentive * NOTICES:
                        return Wish(seat, act, CALL)
        return None

    def _bet(self, table: Table, minutes: Minutes) -> Wish | None:
        """Answer a bet that is offered, and now and then offer one before a deal. rule: W-STAKE-10"""
        for seat in table.seating.members if self._may_bet else ():
            if seat in self._persons or table.player_of(seat) != seat:
                continue
            chance = minutes.of_deal("bet", seat, table.docket.bets)
            for law in self._referee.code:
                acts = [
                    act for act in law.rights(table, seat) if isinstance(act, OfferBet | TakeBet | DeclineBet)
                ]
                answers = [act for act in acts if not isinstance(act, OfferBet)]
                if answers:
                    return Wish(seat, chance.choice(answers), DECIDE)
                if acts and not minutes.bet and chance.random() < BETS:
                    return Wish(seat, acts[0], DECIDE)
        return None

    def _pick_up(self, table: Table) -> Wish | None:
        """Take up one's cards when the deal is over and the trump is turned."""
        if table.stage in (TURN, SHUFFLE) or table.spot(PACK) is not None:
            return None
        for seat in self._players(table):
            if seat in table.untouched and table.hands[seat].size:
                return Wish(seat, PickUp(seat), PICK_UP)
        return None

    def _errs(self, seat: Seat, chance: Random, share: float) -> bool:
        """Tell whether a player errs at a share of an opportunity, one turn of his. rule: X-MODE-02"""
        return chance.random() < self._rate * character_of(seat).slips * share

    def _share_of_turn(self, table: Table, player: Seat) -> float:
        """Return how much of a turn an act is: a dealer's turn is the whole deal, however many packets."""
        stage = self._referee.game.stage_of(table)
        if not isinstance(stage, HandDealing):
            return 1 - EARLY
        return 1 / len(stage.plan(table, player, stage.first(table)))

    def _too_early(self, table: Table, minutes: Minutes) -> Wish | None:
        """Do by mistake, before one's turn, what the seat in turn is to do."""
        turn = table.turn
        if turn is None or turn not in table.seating.order:
            return None
        seat, chance = table.next_to_play(turn), minutes.now("early")
        if seat not in self._players(table) or not self._errs(seat, chance, EARLY):
            return None
        due = self._referee.lawful(table)
        kinds = {type(act) for act in due if not isinstance(act, PickUp)} | {TakeDeal}
        slips = slips_of(self._referee, table, seat)
        alike = {fault: [act for act in acts if type(act) in kinds] for fault, acts in slips.items()}
        act = chosen(alike, table, due, chance)
        return None if act is None else Wish(seat, act, THINK)

    # -- one's turn

    def _turn(self, table: Table, minutes: Minutes, *, for_me: bool) -> Wish | None:
        """Err, or do what the seat in turn is to do."""
        if table.turn is None:
            return None
        player, due = table.player_of(table.turn), self._referee.lawful(table)
        if player in self._persons:
            return self._done_for(player, due) if for_me else None
        chance = minutes.now("turn")
        if self._errs(player, chance, self._share_of_turn(table, player)):
            slip = chosen(slips_of(self._referee, table, table.turn), table, due, chance)
            if slip is not None:
                return Wish(player, slip, PACKET if isinstance(slip, GivePacket | LayPacket) else THINK)
        return self._by_hand(table, player, due, minutes) or Wish(player, None, THINK, due)

    def _done_for(self, player: Seat, due: tuple[Act, ...]) -> Wish | None:
        """Shuffle, cut and deal in the person's place."""
        for kind in (Present, DealOut, TurnTrump):
            act = next((act for act in due if isinstance(act, kind)), None)
            if act is not None:
                return Wish(player, act, THINK)
        cuts = all(isinstance(act, CutPack) for act in due)
        return Wish(player, None, THINK, due) if cuts and due else None

    def _by_hand(self, table: Table, player: Seat, due: tuple[Act, ...], minutes: Minutes) -> Wish | None:
        """Return what one does without thinking: the pack and the packets."""
        if Present(player) in due:
            return self._shuffled_last(table, player, minutes)
        if TurnTrump(player) in due:
            return Wish(player, TurnTrump(player), LOOK_ROUND)
        if PickUp(player) in due:
            return Wish(player, PickUp(player), PICK_UP)
        packets = [act for act in due if isinstance(act, GivePacket | LayPacket)]
        return Wish(player, minutes.of_deal("packets").choice(packets), PACKET) if packets else None

    def _shuffled_last(self, table: Table, dealer: Seat, minutes: Minutes) -> Wish:
        """Present the pack; who shuffles last is the dealer, so if need be once more. rule: X-SHUF-02"""
        if isinstance(minutes.last, Shuffle) and minutes.last.seat != dealer:
            number = minutes.now("shuffle").randrange(DEAL_NUMBERS)
            again = self._referee.game.stage_of(table).chance(table, number)
            assert again is not None
            return Wish(dealer, again, LOOK_ROUND)
        return Wish(dealer, Present(dealer), LOOK_ROUND)


def _may(law: Law, sight: Sight, call: Accuse) -> bool:
    """Tell whether a seat may call the table for something: as far as it sees, nobody of its own side.

    An offence that everybody saw tells itself who may.
    """
    assert call.seat is not None
    plain = law.proved(sight, call)
    if plain is not None:
        return law.may_call(sight, plain, call.seat)
    return call.of not in sight.together(call.seat)
