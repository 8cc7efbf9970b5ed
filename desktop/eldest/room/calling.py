"""Calling the table, as one who calls needs it: what he can say, in lists, and what came of it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeGuard

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import Act
from eldest.engine.claims import CallNoted, CallUnheard, NotProved, PenaltyForgone, Proved
from eldest.engine.events import Event
from eldest.engine.game import Glimpse
from eldest.engine.law import Accuse, Advise, Code, Confer, Demand, Fault, Offence, Remedy, Ruling
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.table import Sight, Trick

OF_THE_LAW = (Accuse, Demand, Confer, Advise)
"""The acts by which the laws take their course: they have a place of their own beside the table."""

Opening = Proved | NotProved | CallNoted | CallUnheard | PenaltyForgone
"""What a call comes to at first."""


class Topic(Enum):
    """What one can be accused about, in the order of a deal."""

    DEAL = phrase("topics of calls", "The deal")
    CALLS = phrase("topics of calls", "Calls and bids")
    PLAY = phrase("topics of calls", "Cards and play")
    SCORE = phrase("topics of calls", "The score")

    @property
    def said(self) -> Phrase:
        """Its heading."""
        return self.value


_TOPICS = {
    **dict.fromkeys(("PACK", "SHUF", "CUT", "PRES", "DEAL", "IRR", "MIS", "TRUMP", "TURNUP"), Topic.DEAL),
    **dict.fromkeys(("MAKE", "BID", "IBID", "LONE", "AUC", "CALL"), Topic.CALLS),
    **dict.fromkeys(("SCORE", "STAKE", "RUB", "COUNT"), Topic.SCORE),
}
_PARTICULAR = {
    **dict.fromkeys(("W-ENG-05", "W-ENG-12"), Topic.SCORE),
    **dict.fromkeys(("E-LONE-09", "W-TRUMP-02", "W-TRUMP-03"), Topic.PLAY),
}
"""Clauses whose number tells another topic than their section."""
_CARDS_CALLED = "W-CALL"
"""At Whist it is cards that are called, not suits or bids."""


def topic_of(clause: str) -> Topic:
    """Return what a clause is about."""
    if clause in _PARTICULAR:
        return _PARTICULAR[clause]
    if clause.startswith(_CARDS_CALLED):
        return Topic.PLAY
    return _TOPICS.get(clause.split("-")[1], Topic.PLAY)


@dataclass(frozen=True, slots=True)
class Charge:
    """Something that somebody can be accused of, with the clause that it would break."""

    fault: Fault
    clause: str

    @property
    def topic(self) -> Topic:
        """What it is about."""
        return topic_of(self.clause)


class Charges:
    """The accusations open to somebody as three lists that narrow each other: whom, of what, in which trick.

    :param calls: all that he can say
    :param code: the laws, which know the faults
    """

    def __init__(self, calls: Iterable[Accuse] = (), code: Code = ()) -> None:
        self.calls = tuple(calls)
        self._charges = {law.fault.key: Charge(law.fault, law.clause) for law in code if law.fault}

    def accused(self) -> tuple[Seat, ...]:
        """Return whom one can accuse, by seats."""
        return tuple(sorted({call.of for call in self.calls}))

    def of(self, seat: Seat) -> tuple[Charge, ...]:
        """Return what one can accuse a seat of, topic by topic."""
        keys = dict.fromkeys(call.fault for call in self.calls if call.of == seat)
        topics = list(Topic)
        return tuple(sorted((self._charges[key] for key in keys), key=lambda it: topics.index(it.topic)))

    def tricks(self, seat: Seat, fault: Fault) -> tuple[int, ...]:
        """Return in which tricks that can have happened; none where it is not said by trick."""
        return tuple(sorted(call.trick for call in self._about(seat, fault) if fault.by_trick))

    def call(self, seat: Seat, fault: Fault, trick: int = 0) -> Accuse | None:
        """Return the accusation, if it is open; where it is not said by trick, the latest there is."""
        about = list(self._about(seat, fault))
        if not fault.by_trick:
            return max(about, key=lambda call: call.trick, default=None)
        return next((call for call in about if call.trick == trick), None)

    def _about(self, seat: Seat, fault: Fault) -> Iterator[Accuse]:
        return (call for call in self.calls if call.of == seat and call.fault == fault.key)


@dataclass(frozen=True, slots=True)
class Exhibit:
    """A card that shows an offence: where it lies, by the trick (nought: in none) and whose it is."""

    card: Card
    trick: int = 0
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Case:
    """A call and all that has come of it so far; `deal` is the deal it was made in."""

    opening: Opening
    followed: tuple[Event, ...] = ()
    exhibits: tuple[Exhibit, ...] = ()
    deal: int = 0
    is_open: bool = False

    @property
    def offence(self) -> Offence | None:
        """The offence that was proved, if one was."""
        return self.opening.offence if isinstance(self.opening, Proved) else None

    @property
    def events(self) -> tuple[Event, ...]:
        """What it came to, in order."""
        return (self.opening, *self.followed)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who called, and who was accused."""
        of = () if isinstance(self.opening, PenaltyForgone) else (self.opening.of,)
        return (self.opening.seat, *of)


class Cases:
    """The calls of a sitting in order, fed with glimpses as the log is."""

    def __init__(self) -> None:
        self._cases: list[Case] = []
        self._before: Sight | None = None

    @property
    def last(self) -> Case | None:
        """The last call, if there was one."""
        return self._cases[-1] if self._cases else None

    def about(self, event: Event) -> Case | None:
        """Return the call to which an event belongs, if it does to one."""
        return next(
            (it for it in self._cases if any(event is one for one in (it.opening, *it.followed))), None
        )

    def add(self, glimpse: Glimpse) -> bool:
        """Take in what a step brought; return whether it was a call, or something about the last."""
        before, self._before = self._before, glimpse.sight
        goes_on = before is not None and before.docket.ruling is not None
        found = self._cases.pop() if goes_on and self.last is not None and self.last.is_open else None
        cases = list(_cases_of(glimpse, before, found, goes_on=goes_on))
        self._cases += cases
        return bool(cases)


def _cases_of(glimpse: Glimpse, before: Sight | None, found: Case | None, *, goes_on: bool) -> Iterator[Case]:
    """Yield the cases of a step, the one that was open first; its events belong to the case before them."""
    waits = glimpse.sight.docket.ruling
    for event in glimpse.events:
        if is_opening(event) and not (goes_on and isinstance(event, PenaltyForgone)):
            if found is not None:
                yield replace(found, is_open=False)
            exhibits = tuple(exhibits_of(event, glimpse.sight, before))
            found = Case(event, exhibits=exhibits, deal=glimpse.sight.tally.deals)
        elif found is not None and event.said is not None:
            found = replace(found, followed=(*found.followed, event))
    if found is not None:
        yield replace(found, is_open=waits is not None)


def is_opening(event: Event) -> TypeGuard[Opening]:
    """Tell whether an event is what a call came to."""
    return isinstance(event, Opening)


def exhibits_of(event: Event, sight: Sight, before: Sight | None = None) -> Iterator[Exhibit]:
    """Yield the cards that show what was proved, each with its place after the step or before it."""
    if not isinstance(event, Proved):
        return
    for card in event.cards:
        places = (_place(card, seen) for seen in (sight, before) if seen is not None)
        yield next((place for place in places if place is not None), Exhibit(card, seat=event.of))


def _place(card: Card, sight: Sight) -> Exhibit | None:
    over = sight.docket.hand_over
    for seen in (sight, over) if over is not None else (sight,):
        for number, trick in enumerate((*seen.tricks, seen.trick), 1):
            if card in trick.cards:
                return Exhibit(card, number, _player_of(card, trick))
    held = (Seat(seat) for seat, hand in enumerate(sight.hands) if card in hand.cards)
    return next((Exhibit(card, 0, seat) for seat in held), None)


def _player_of(card: Card, trick: Trick) -> Seat:
    return next(seat for seat, played in trick.plays if played == card)


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to a ruling: the act, and the remedy that it names (none: to ask the partner).

    `topic` is what the remedy is about.
    """

    act: Act
    remedy: Remedy | None = None
    topic: Topic = Topic.PLAY


@dataclass(frozen=True, slots=True)
class Answers:
    """What somebody can say to a ruling.

    `rightful` is what is asked of him; one who is asked for his advice may make the demand himself (`own`)
    rather than give it. What the laws do not give here, or not to him, is `wrongful`: topic by topic, and
    what is demanded for one offence together. rule: X-CLAIM-02, X-CLAIM-03, X-CLAIM-04
    """

    rightful: tuple[Answer, ...] = ()
    own: tuple[Answer, ...] = ()
    wrongful: tuple[Answer, ...] = ()


def answers_to(ruling: Ruling, acts: Iterable[Act], code: Code) -> Answers:
    """Return what is open to somebody while a ruling is awaited, out of all that he can do."""
    known = _remedies(ruling, code)
    given = {remedy.key for remedy in ruling.remedies}
    rightful: list[Answer] = []
    own: list[Answer] = []
    wrongful: list[Answer] = []
    for act in acts:
        if isinstance(act, Confer):
            rightful.append(Answer(act))
        elif isinstance(act, Advise):
            rightful.append(Answer(act, *known[act.remedy]))
        elif isinstance(act, Demand):
            answer = Answer(act, *known.get(act.remedy, (None, Topic.SCORE)))
            if act.remedy not in given or act.seat not in ruling.seats:
                wrongful.append(answer)
            else:
                (own if act.seat == ruling.asked else rightful).append(answer)
    places, topics = {key: place for place, key in enumerate(known)}, list(Topic)
    wrongful.sort(key=lambda it: (topics.index(it.topic), places.get(_key(it), len(places))))
    return Answers(tuple(rightful), tuple(own), tuple(wrongful))


def _key(answer: Answer) -> str:
    return answer.remedy.key if answer.remedy is not None else ""


def _remedies(ruling: Ruling, code: Code) -> dict[str, tuple[Remedy, Topic]]:
    """Return every remedy by its key with what it is about: those of the ruling, then law by law."""
    about = topic_of(ruling.offence.clause)
    found = {remedy.key: (remedy, about) for remedy in ruling.remedies}
    for law in code:
        for remedy in law.remedies:
            found.setdefault(remedy.key, (remedy, topic_of(law.clause)))
    return found
