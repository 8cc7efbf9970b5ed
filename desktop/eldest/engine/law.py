"""The interface of the laws: what can go wrong, who may do what about it, and what it costs.

The laws themselves stand beside the games, in `laws`. At a guided table only lawful acts are taken,
and none of this is asked; at a strict one the referee asks it at every act. What the laws have on
file, the docket, is part of the table, so that records and sights cover it. rule: X-MODE-01

An offence lives like this. An act is *spotted* and goes on the docket, plain to see or hidden.
Somebody *calls the table* (`Accuse`); the law tells whether that is *proved*, and if so it is *judged*:
at once where the law leaves no choice, otherwise by a `Ruling` that waits for one of those entitled
to *decide* (`Demand`). What a decision binds a seat to is a `Duty`, what it does to the score a
`Penalty`. An offence that nobody calls in time is *late*, and has not happened. rule: X-CLAIM-06
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, Self

from eldest.cards.card import Card, Suit
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, act
from eldest.engine.phrase import Phrase, Refusal, phrase

if TYPE_CHECKING:
    from eldest.engine.game import Outcome
    from eldest.engine.table import Table


class Spirit(Enum):
    """How a sitting is played: only lawfully, or as cards physically allow. rule: X-MODE-01"""

    GUIDED = "guided"
    STRICT = "strict"


@dataclass(frozen=True, slots=True)
class Fault:
    """A kind of offence as one accuses somebody of it: its key in a record, and the sentence.

    The sentence names the accused as `{of}`; `mine` is the same as it is said to the accused himself.
    With `by_trick` it is to be said in which trick, `{trick}`.
    """

    key: str
    said: Phrase
    by_trick: bool = False
    mine: Phrase | None = None


@act("call-table", clause="X-CLAIM-01", shows=True)
class Accuse(Act):
    """A player calls the table: he says who has done what, and in which trick (nought: in none)."""

    fault: str
    of: Seat
    trick: int


@act("demand", clause="X-CLAIM-02")
class Demand(Act):
    """A player takes one of the remedies that a ruling leaves him; the first word binds his side."""

    remedy: str


@act("confer", said=phrase("acts", "What would you have, partner?"), clause="X-CLAIM-03")
class Confer(Act):
    """A player asks his partner which remedy to take, where the law lets them consult."""


@act("advise", clause="X-CLAIM-03")
class Advise(Act):
    """The partner who was asked says which remedy he would take."""

    remedy: str


@dataclass(frozen=True, slots=True)
class Offence:
    """A breach on file: by whom, which fault, of which clause, by what act, in which deal and trick.

    `trick` counts from one, nought is before the play. One that is `plain` everybody could see happen;
    one that is `called` has been claimed. `turn` is whose turn it was.
    """

    seat: Seat
    fault: str
    clause: str
    act: Act
    deal: int = 0
    trick: int = 0
    turn: Seat | None = None
    plain: bool = False
    called: bool = False


@dataclass(frozen=True, slots=True)
class Remedy:
    """What may be demanded: its key in a record, the words on its button, and what it will mean."""

    key: str
    said: Phrase
    means: Phrase
    clause: str
    values: tuple[tuple[str, object], ...] = ()


STAND = Remedy(
    "stand",
    phrase("remedies", "Let it stand"),
    phrase("remedies", "Play goes on as if nothing had happened."),
    "X-CLAIM-06",
)
"""To ask for nothing: every ruling that leaves a choice leaves this one too."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """A decision that is due, for which the table waits: about which offence, whose, and among what.

    `may_confer` tells that partners may consult; `asked` is the partner who was asked, `advice` the key
    of what he answered. rule: X-CLAIM-02, X-CLAIM-03, X-CLAIM-05
    """

    offence: Offence
    seats: tuple[Seat, ...]
    remedies: tuple[Remedy, ...]
    may_confer: bool = False
    asked: Seat | None = None
    advice: str = ""

    def remedy(self, key: str) -> Remedy | None:
        """Return the remedy of this key, if it is among those left."""
        return next((remedy for remedy in self.remedies if remedy.key == key), None)


@dataclass(frozen=True, slots=True)
class Duty:
    """What binds a seat until it is discharged: of which kind, and the card or suit it is about.

    `asked` is the number of cards played when it was last decided upon, so that it is asked once a turn.
    One that has been discharged by a card names in `answers` the kind it was, and in `asked` the trick: it
    binds again if that card is taken back.
    """

    seat: Seat
    kind: str
    clause: str
    card: Card | None = None
    suit: Suit | None = None
    asked: int = -1
    answers: str = ""


@dataclass(frozen=True, slots=True)
class Penalty:
    """What an offence does to the score of this deal: to which seats, of which kind, and how much."""

    seats: tuple[Seat, ...]
    kind: str
    clause: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class Bet:
    """So many counters that a player lays on his own side winning the game, beyond the stake of the table.

    Nobody has taken it yet while `taker` is None; those who `declined` are not asked again. `deal` is that
    before which it was offered, `game` the last deal of the game before the one that it is on.
    rule: W-STAKE-10
    """

    seat: Seat
    counters: int
    taker: Seat | None = None
    declined: tuple[Seat, ...] = ()
    deal: int = field(default=0, compare=False)
    game: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Docket:
    """Everything that the laws have on file at a table.

    `deal` counts the shuffles, new deals with the others. `noted` are calls that can only be judged when
    the hand is over. `swapped` tells that the packs have changed owners, `again` that the same dealer
    deals anew. `hand_over` is the table as the hand ended, whose tricks may be searched until the pack is
    cut (`cut` tells that it has been, though nothing came of that deal), and from which it can be scored
    anew. Hidden from all are `faced`, a card lying face up in the
    pack, and `astray`, cards missing from it. `bets` are those on the game that is played.
    """

    offences: tuple[Offence, ...] = ()
    ruling: Ruling | None = None
    duties: tuple[Duty, ...] = ()
    penalties: tuple[Penalty, ...] = ()
    noted: tuple[Accuse, ...] = ()
    deal: int = 0
    swapped: bool = False
    again: bool = False
    faced: Card | None = None
    astray: tuple[Card, ...] = ()
    hand_over: "Table | None" = None
    cut: bool = False
    bets: tuple[Bet, ...] = ()

    def seen(self) -> Self:
        """Return the docket as anybody may see it: of offences those plain to see, or called."""
        if self is CLEAN:
            return self
        offences = tuple(o for o in self.offences if o.plain or o.called)
        over = self.hand_over.seen_by_all() if self.hand_over is not None else None
        return replace(self, offences=offences, faced=None, astray=(), hand_over=over)

    def plus(self, *filed: Offence | Duty | Penalty) -> Self:
        """Return the docket with more on file."""
        docket = self
        for one in filed:
            if isinstance(one, Offence):
                docket = replace(docket, offences=(*docket.offences, one))
            elif isinstance(one, Duty):
                docket = replace(docket, duties=(*docket.duties, one))
            else:
                docket = replace(docket, penalties=(*docket.penalties, one))
        return docket

    def minus(self, *discharged: Offence | Duty) -> Self:
        """Return the docket without some offences or duties."""
        offences = tuple(one for one in self.offences if one not in discharged)
        duties = tuple(one for one in self.duties if one not in discharged)
        return replace(self, offences=offences, duties=duties)

    @property
    def faults(self) -> frozenset[str]:
        """The keys of all faults on file for this deal, called or not."""
        return frozenset(one.fault for one in self.offences if one.deal == self.deal)

    def duties_of(self, seat: Seat, kind: str) -> tuple[Duty, ...]:
        """Return what of a kind binds a seat."""
        return tuple(duty for duty in self.duties if duty.seat == seat and duty.kind == kind)

    def calling(self, offence: Offence) -> Self:
        """Return the docket with an offence called, in its place; one found only by the call comes last."""
        called = replace(offence, called=True)
        if offence not in self.offences:
            return self.plus(called)
        return replace(self, offences=tuple(called if it == offence else it for it in self.offences))

    def for_deal(self) -> Self:
        """Return the docket as the pack is taken up for another deal: of the last only offences are left.

        These lapse by their own deadlines, some of them only when the pack is cut. Missing cards are found.
        """
        return replace(
            self,
            ruling=None,
            duties=(),
            penalties=(),
            deal=self.deal + 1,
            again=False,
            faced=None,
            astray=(),
        )


CLEAN = Docket()
"""Nothing on file: the docket of every guided table."""


class Law:
    """One law; to every question it has an answer for what does not concern it.

    Stateless: its parameters are its fields, its files are on the table's docket. `clause` is the first it
    rests on. `fault` is what one accuses somebody of by it; a law without one only gives rights or binds.
    What a law offers a seat must follow from that seat's own sight.
    """

    clause: str = ""
    fault: ClassVar[Fault | None] = None
    kinds: ClassVar[tuple[type[Act], ...]] = ()
    """The kinds of act among which the irregular ones are that it permits and spots."""
    remedies: ClassVar[tuple[Remedy, ...]] = ()
    """All that may ever be demanded by this law, as far as it can be named beforehand."""
    binding: ClassVar[Phrase] = phrase("refusals", "A penalty binds you to something else.")

    def permits(self, table: "Table", seat: Seat) -> Iterable[Act]:
        """Yield the irregular acts that a seat's cards and voice physically allow; each is spotted."""
        return ()

    def slips(self, table: "Table", seat: Seat) -> Iterable[Act]:
        """Yield those of the irregular acts that happen by inadvertence, as computers err."""
        return self.permits(table, seat)

    def is_permitted(self, table: "Table", act: Act) -> bool:
        """Tell whether an act is one of the irregular ones that this law permits its seat."""
        return isinstance(act, self.kinds) and act.seat is not None and act in self.permits(table, act.seat)

    def filed(self, table: "Table", act: Act, clause: str = "") -> Offence:
        """Return an irregular act as it goes on the docket: plain to see, and with whose turn it was.

        :param clause: the clause that it breaks, if not the law's first
        """
        assert act.seat is not None
        assert self.fault is not None
        cited, deal = clause or self.clause, table.docket.deal
        return Offence(act.seat, self.fault.key, cited, act, deal, turn=table.turn, plain=True)

    def spot(self, table: "Table", act: Act) -> Offence | None:
        """Return the offence that an act would be; None if it would be none, or cannot be done."""
        return self.filed(table, act) if self.is_permitted(table, act) else None

    def commit(self, table: "Table", act: Act) -> "Outcome[Any] | None":
        """Return what comes of an act spotted; None if the game carries it out like a lawful one."""
        return None

    def in_haste(self, table: "Table", seat: Seat) -> Iterable[Act]:
        """Yield what a seat can do amiss while a decision is awaited; each is spotted. rule: W-CALL-03"""
        return ()

    def rights(self, table: "Table", seat: Seat) -> Iterable[Act]:
        """Yield what a seat may do that is no part of the game and no offence: corrections, and the like."""
        return ()

    def grants(self, table: "Table", act: Act) -> bool:
        """Tell whether an act is a right of whoever does it: one listed, or one of too many to list."""
        return act.seat is not None and act in self.rights(table, act.seat)

    def own_accord(self, table: "Table", seat: Seat) -> Iterable[Act]:
        """Yield those of the rights that a player uses as soon as he thinks of it, to correct himself."""
        return ()

    def exercise(self, table: "Table", act: Act) -> "Outcome[Any] | None":
        """Return what comes of a right; None if the act is no business of this law."""
        return None

    def refuses(self, table: "Table", act: Act) -> Refusal | None:
        """Return why an act cannot be done, where this law has a better reason than the game."""
        return None

    def suspects(self, table: "Table", seat: Seat) -> Iterable[Accuse]:
        """Yield the accusations that a seat may make: of everything that could have happened."""
        return ()

    def evident(self, sight: "Table", seat: Seat) -> Iterable[Accuse]:
        """Yield the accusations for which a seat has seen reason enough, from its sight. rule: X-CLAIM-07"""
        if self.fault is None:
            return
        for offence in sight.docket.offences:
            if offence.fault == self.fault.key and offence.plain and not offence.called:
                trick = offence.trick if self.fault.by_trick else 0
                yield Accuse(seat, offence.fault, offence.seat, trick)

    def evidence(self, table: "Table", offence: Offence) -> tuple[Card, ...]:
        """Return the cards that show an offence."""
        card = getattr(offence.act, "card", None)
        return (card,) if isinstance(card, Card) else ()

    def proved(self, table: "Table", call: Accuse) -> Offence | None:
        """Return the offence that an accusation is right about, if there is one."""
        for offence in table.docket.offences:
            about = offence.fault == call.fault and offence.seat == call.of and not offence.called
            if about and call.trick in (offence.trick, 0 if self._any_trick else -1):
                return offence
        return None

    @property
    def _any_trick(self) -> bool:
        return self.fault is not None and not self.fault.by_trick

    def is_early(self, table: "Table", call: Accuse) -> bool:
        """Tell whether an accusation can be judged only when the hand is over; it is noted until then."""
        return False

    def may_call(self, table: "Table", offence: Offence, seat: Seat) -> bool:
        """Tell whether a seat may claim an offence: only one not on the offender's side. rule: X-CLAIM-01"""
        return seat not in table.together(offence.seat)

    def judged(self, table: "Table", offence: Offence, caller: Seat) -> "Outcome[Any]":
        """Return what follows from an offence proved: a remedy at once, or a table that waits for a ruling.

        :raises NotImplementedError: if nobody can be accused by this law
        """
        raise NotImplementedError(f"{self.clause} judges nothing")

    def decide(self, table: "Table", ruling: Ruling, demanded: Demand) -> "Outcome[Any]":
        """Return what follows from the remedy demanded; the ruling is off the docket already.

        :raises NotImplementedError: if this law leaves nobody a choice
        """
        raise NotImplementedError(f"{self.clause} leaves no choice")

    def forgone(self, table: "Table", ruling: Ruling, seat: Seat) -> "Outcome[Any]":
        """Return what is left of an offence when a seat demands too much: nothing. rule: X-CLAIM-04"""
        return self.decide(table, ruling, Demand(seat, STAND.key))

    def due(self, table: "Table") -> Ruling | None:
        """Return a decision that has become due without an accusation: to call a card, to name a suit."""
        return None

    def bind(self, table: "Table", acts: tuple[Act, ...]) -> tuple[Act, ...]:
        """Return what the seat in turn may lawfully do under penalty, out of what the game lets it do."""
        return acts

    def after(self, table: "Table", done: Act) -> Docket:
        """Return the docket after an act at this table: duties discharged, claims now too late."""
        docket = table.docket
        if self.fault is None:
            return docket
        key = self.fault.key
        late = [o for o in docket.offences if o.fault == key and not o.called and self.is_late(table, o)]
        return docket.minus(*late) if late else docket

    def is_late(self, table: "Table", offence: Offence) -> bool:
        """Tell whether it is too late to claim an offence."""
        return offence.deal != table.docket.deal


Code = tuple[Law, ...]
"""The laws in force in one game."""


@dataclass(frozen=True, slots=True)
class Lawful:
    """The act is as it should be."""


@dataclass(frozen=True, slots=True)
class Irregular:
    """The act can happen, but is an offence; only at a strict table."""

    offence: Offence


Verdict = Lawful | Irregular | Refusal
"""What the referee says of an act; a refusal carries its reason and clause."""
