"""The referee: a game and its laws. The only checked door through which a table changes."""

from typing import Any, Generic, TypeVar

from eldest.cards.seating import Seat
from eldest.engine.acts import Act
from eldest.engine.claims import (
    ADVICE_TAKEN,
    Advised,
    CallNoted,
    CallUnheard,
    NotProved,
    PenaltyForgone,
    Proved,
    RemedyTaken,
    hand_of,
    is_said,
    remedies_of,
    wrong_demands,
)
from eldest.engine.events import CardPlayed
from eldest.engine.game import Game, Outcome, Step, Unlawful
from eldest.engine.law import (
    STAND,
    Accuse,
    Advise,
    Confer,
    Demand,
    Docket,
    Fault,
    Irregular,
    Law,
    Lawful,
    Offence,
    Remedy,
    Ruling,
    Verdict,
)
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.table import Table
from eldest.engine.values import replace

T = TypeVar("T", bound=Table)

AWAITED = phrase("refusals", "First it is to be decided what follows from the offence.")
NO_SUCH_CALL = phrase("refusals", "That cannot have happened here.")
NOT_YOURS = phrase("refusals", "Only the side not in fault may demand anything.")
ENOUGH = phrase("refusals", "More has gone wrong in this deal than can be called; first play on.")
MOST_OFFENCES = 200
"""More than any deal of people or computers has on file; all of them are looked through at every act."""


class Referee(Generic[T]):
    """A game played under its laws, if it has any. Stateless; computers' search uses the game itself."""

    def __init__(self, game: Game[T]) -> None:
        self.game = game
        self.code = game.code()
        self._by_fault = {law.fault.key: law for law in self.code if law.fault is not None}

    def lawful(self, table: T) -> tuple[Act, ...]:
        """Return what the seat in turn may lawfully do; nothing while chance or a decision is awaited."""
        if table.docket.ruling is not None:
            return ()
        return self._bound(table, self.game.acts(table))

    def possible(self, table: T, seat: Seat) -> tuple[Act, ...]:
        """Return everything that a seat can do now, but for shuffling.

        At a strict table also what is irregular, the accusations it can make, and what it can demand.
        """
        lawful = self.lawful(table) if table.turn == seat else ()
        if not self.code:
            return lawful
        ruling = table.docket.ruling
        if ruling is not None:
            decisions = (*_decisions(table, ruling, seat), *wrong_demands(table, ruling, self.code, seat))
            return (*decisions, *(act for law in self.code for act in law.in_haste(table, seat)))
        rights = (act for act in self._rights(table, seat) if self.can_name(table, act))
        more = [*rights, *self.accusations(table, seat)]
        permitting = () if _is_full(table) else self.code
        permitted = (act for law in permitting for act in law.permits(table, seat))
        irregular = (act for act in permitted if act not in lawful and self.can_name(table, act))
        return (*lawful, *more, *dict.fromkeys(irregular))

    def can_name(self, table: T, act: Act) -> bool:
        """Tell whether a player knows what to do with a card: not before he has looked at his hand."""
        return act.seat not in table.untouched or not hasattr(act, "card")

    def accusations(self, table: T, seat: Seat) -> tuple[Accuse, ...]:
        """Return what a seat may call the table for: all that could have happened. rule: X-MODE-03

        What has been noted already need not be said again by anybody, and a dummy says nothing.
        """
        if table.docket.ruling is not None or table.player_of(seat) != seat:
            return ()
        calls = (call for law in self.code for call in law.suspects(table, seat))
        return tuple(call for call in calls if not is_said(table, call, table.docket.noted))

    def judge(self, table: T, act: Act) -> Verdict:
        """Say of an act whether it is lawful, irregular, or cannot be done, and why."""
        if not self.code:
            return self.game.stage_of(table).refusal(table, act) or Lawful()
        if table.docket.ruling is not None:
            return self._judge_decision(table, table.docket.ruling, act)
        if isinstance(act, Accuse):
            return self._judge_accusation(table, act)
        for law in self.code if self.can_name(table, act) else ():
            if offence := law.spot(table, act):
                return Refusal.because("X-MODE-01", ENOUGH) if _is_full(table) else Irregular(offence)
        if any(law.grants(table, act) for law in self.code):
            return Lawful()
        return self._refusal(table, act) or self._duty_against(table, act) or Lawful()

    def step(self, table: T, act: Act) -> Step:
        """Return the step of an act.

        :raises Unlawful: if the act cannot be done, with the reason
        """
        if not self.code:
            return self._played(table, act)
        verdict = self.judge(table, act)
        if isinstance(verdict, Refusal):
            raise Unlawful(verdict)
        outcome = self._outcome(table, act, verdict)
        return self._settled(self.game.run_on(act, outcome))

    def _played(self, table: T, act: Act) -> Step:
        """Return the step of an act where there are no laws to ask: it is lawful, or it is refused."""
        refusal = self.game.stage_of(table).refusal(table, act)
        if refusal is not None:
            raise Unlawful(refusal)
        return self.game.advance(table, act)

    # -- what may be done

    def _rights(self, table: T, seat: Seat) -> tuple[Act, ...]:
        """Return what the laws let a seat do besides the game."""
        return tuple(act for law in self.code for act in law.rights(table, seat))

    def _bound(self, table: T, acts: tuple[Act, ...]) -> tuple[Act, ...]:
        """Return those of the acts that the running penalties leave; what leaves nothing binds nobody."""
        for law in self.code:
            acts = law.bind(table, acts) or acts
        return acts

    def _refusal(self, table: T, act: Act) -> Refusal | None:
        """Return why the game does not allow an act, or in better words why a law does not."""
        refusal = self.game.stage_of(table).refusal(table, act)
        if refusal is None:
            return None
        return next((better for law in self.code if (better := law.refuses(table, act))), refusal)

    def _duty_against(self, table: T, act: Act) -> Refusal | None:
        """Return the refusal of an act that a law forbids, although the game allows it."""
        acts = self.game.acts(table)
        for law in self.code:
            # What else there is to do tells whether a duty can be fulfilled at all.
            left = law.bind(table, acts) if act in acts else law.bind(table, (act,))
            if act not in left and (left or act not in acts):
                return Refusal.because(law.clause, law.binding)
            acts = left or acts
        return None

    def _judge_accusation(self, table: T, act: Accuse) -> Verdict:
        if act.seat is not None and act in self.accusations(table, act.seat):
            return Lawful()
        return Refusal.because("X-CLAIM-01", NO_SUCH_CALL)

    def _judge_decision(self, table: T, ruling: Ruling, act: Act) -> Verdict:
        """The table waits for the decision; who demands what he may not, loses it. rule: X-CLAIM-04"""
        if act.seat is not None and act in _decisions(table, ruling, act.seat):
            return Lawful()
        if isinstance(act, Demand) and act.seat is not None:
            if act in wrong_demands(table, ruling, self.code, act.seat):
                return Irregular(ruling.offence)
            return Refusal.because("X-CLAIM-01", NOT_YOURS)
        hasty = (law for law in self.code if act.seat is not None and act in law.in_haste(table, act.seat))
        offence = next((law.spot(table, act) for law in hasty), None)
        return Irregular(offence) if offence else Refusal.because("X-CLAIM-05", AWAITED)

    # -- what comes of it

    def _outcome(self, table: T, act: Act, verdict: Verdict) -> Outcome[Any]:
        ruling = table.docket.ruling
        if ruling is not None and isinstance(act, Demand | Confer | Advise):
            return self._decided(table, ruling, act, wrong=isinstance(verdict, Irregular))
        if isinstance(act, Accuse):
            return self._accused(table, act)
        if isinstance(verdict, Irregular):
            return self._committed(table, act, verdict.offence)
        for law in self.code:
            if done := law.exercise(table, act):
                return done
        return self.game.stage_of(table).advance(table, act)

    def _committed(self, table: T, act: Act, offence: Offence) -> Outcome[Any]:
        """Let an irregular act happen, and put it on the docket."""
        filed = replace(table, docket=table.docket.plus(offence))
        done = self._by_fault[offence.fault].commit(filed, act)
        return done or _citing(offence, self.game.stage_of(filed).advance(filed, act))

    def _accused(self, table: T, call: Accuse) -> Outcome[Any]:
        """Judge a call at once, or note it until the hand is over. rule: X-CLAIM-04, X-MODE-04"""
        law, caller = self._by_fault[call.fault], call.seat
        assert law.fault is not None
        assert caller is not None
        if law.is_early(table, call):
            noted = replace(table.docket, noted=(*table.docket.noted, call))
            noted_now = CallNoted(caller, call.of, law.fault, call.trick, law.clause)
            return Outcome(replace(table, docket=noted), (noted_now,))
        return self._tried(table, law, call)

    def _tried(self, table: T, law: Law, call: Accuse) -> Outcome[Any]:
        offence, caller, fault = law.proved(table, call), call.seat, law.fault
        assert fault is not None
        assert caller is not None
        if offence is None:
            return Outcome(table, (NotProved(caller, call.of, fault, call.trick, law.clause),))
        if not law.may_call(table, offence, caller):
            return _without_right(table, call, offence, fault)
        docket = _without_noted(table.docket.calling(offence), call)
        offence = replace(offence, called=True)
        told = Proved(caller, call.of, fault, offence, law.evidence(table, offence), offence.clause)
        outcome = law.judged(replace(table, docket=docket), offence, caller)
        return replace(outcome, events=(told, *outcome.events))

    def _decided(self, table: T, ruling: Ruling, act: Act, *, wrong: bool) -> Outcome[Any]:
        docket, seat = table.docket, act.seat
        assert seat is not None
        if isinstance(act, Confer):
            partner = _partner_in(table, ruling, seat)
            return Outcome(replace(table, docket=replace(docket, ruling=replace(ruling, asked=partner))))
        if isinstance(act, Advise):
            advised = replace(ruling, asked=ADVICE_TAKEN, advice=act.remedy)
            told = Advised(seat, _named(ruling, act.remedy), "X-CLAIM-03")
            return Outcome(replace(table, docket=replace(docket, ruling=advised)), (told,))
        assert isinstance(act, Demand)
        others = _others_in(table, ruling, seat)
        if act.remedy == STAND.key and others:
            left = replace(docket, ruling=replace(ruling, seats=others))
            return Outcome(
                replace(table, docket=left), (RemedyTaken(seat, _named(ruling, act.remedy), STAND.clause),)
            )
        law = self._by_fault[ruling.offence.fault]
        free = replace(table, docket=replace(docket, ruling=None))
        if wrong:
            assert law.fault is not None
            outcome = law.forgone(free, ruling, seat)
            return replace(outcome, events=(PenaltyForgone(seat, law.fault, "X-CLAIM-04"), *outcome.events))
        remedy = _named(ruling, act.remedy)
        outcome = law.decide(free, ruling, act)
        return replace(outcome, events=(RemedyTaken(seat, remedy, remedy.clause), *outcome.events))

    # -- what follows from it

    def _settled(self, step: Step) -> Step:
        """Take off the docket what is done with or late, try what was noted, see what is to be decided."""
        table = step.table
        for law in self.code:
            after = law.after(table, step.act)
            if after is not table.docket:
                table = replace(table, docket=after)
        step = self._with_noted_tried(replace(step, table=table))
        if step.table.docket.ruling is None and (ruling := self._due(step.table)):
            due = replace(step.table, docket=replace(step.table.docket, ruling=ruling))
            return replace(step, table=due)
        return step

    def _due(self, table: Table) -> Ruling | None:
        return next((ruling for law in self.code if (ruling := law.due(table))), None)

    def _with_noted_tried(self, step: Step) -> Step:
        """Try the calls that could only be noted, now that the hand is over."""
        docket = step.table.docket
        if not docket.noted or docket.ruling is not None:
            return step
        call = docket.noted[0]
        law = self._by_fault[call.fault]
        if law.is_early(step.table, call):
            return step
        table: Any = replace(step.table, docket=replace(docket, noted=docket.noted[1:]))
        tried = self.game.run_on(step.act, self._tried(table, law, call))
        return self._settled(replace(tried, events=(*step.events, *tried.events)))


def _is_full(table: Table) -> bool:
    return len(table.docket.offences) >= MOST_OFFENCES


def _citing(offence: Offence, outcome: Outcome[Any]) -> Outcome[Any]:
    """Return what came of a card played amiss; the log names the law, if all could see it. rule: X-MODE-04"""
    first = outcome.events[0]
    if not offence.plain or not isinstance(first, CardPlayed):
        return outcome
    return replace(outcome, events=(replace(first, rule=offence.clause), *outcome.events[1:]))


def _decisions(table: Table, ruling: Ruling, seat: Seat) -> tuple[Act, ...]:
    """Return what a seat may say to a ruling: its demand, or a question to a partner, or the answer."""
    asked = ruling.asked == seat
    advice = tuple(Advise(seat, remedy.key) for remedy in ruling.remedies) if asked else ()
    if seat not in ruling.seats:
        return advice
    demands = (*advice, *(Demand(seat, remedy.key) for remedy in ruling.remedies))
    may_ask = ruling.may_confer and ruling.asked is None and _partner_in(table, ruling, seat) is not None
    return (*demands, Confer(seat)) if may_ask else demands


def _without_right(table: T, call: Accuse, offence: Offence, fault: Fault) -> Outcome[T]:
    """Return what comes of a call by one who may not make it: by an adversary it is forgone for all.

    From the offender's own side it is not heard: he could free himself by it. rule: X-CLAIM-01, X-CLAIM-04
    """
    caller = call.seat
    assert caller is not None
    if caller in hand_of(table, offence).together(offence.seat):
        unheard = CallUnheard(caller, call.of, fault, call.trick, "X-CLAIM-01")
        return Outcome(table, (unheard,))
    forgone = PenaltyForgone(caller, fault, "X-CLAIM-04")
    return Outcome(replace(table, docket=table.docket.minus(offence)), (forgone,))


def _without_noted(docket: Docket, call: Accuse) -> Docket:
    """Return the docket on which nobody else's call of the same is still to be tried."""
    about = (call.fault, call.of, call.trick)
    noted = tuple(one for one in docket.noted if (one.fault, one.of, one.trick) != about)
    return replace(docket, noted=noted)


def _partner_in(table: Table, ruling: Ruling, seat: Seat) -> Seat | None:
    """Return the partner whom one of those entitled may consult; a dummy is none."""
    together = hand_of(table, ruling.offence).together(seat)
    return next((one for one in together if one != seat and one in ruling.seats), None)


def _others_in(table: Table, ruling: Ruling, seat: Seat) -> tuple[Seat, ...]:
    """Return who can still decide after one has let it stand: while a partner called is unknown, all others.

    He may be of the offender's side, whose word is not heard. rule: X-CLAIM-01, E-CALL-01
    """
    if not hand_of(table, ruling.offence).hides_partner:
        return ()
    return tuple(other for other in ruling.seats if other != seat)


def _named(ruling: Ruling, key: str) -> Remedy:
    """Return a remedy that was named by its key."""
    return remedies_of(ruling)[key]
