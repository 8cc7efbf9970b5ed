"""Real small tables: evenings driven by the lines of a record, stacked packs, and games of a few stages."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from eldest.cards.card import Card, Rank, Suit, parse_cards, spell_cards
from eldest.cards.hand import Hand
from eldest.cards.pack import Pack
from eldest.cards.seating import Seat, Seating, Side
from eldest.engine.acts import TURN_UP, parse_act, spell_act
from eldest.engine.events import Event
from eldest.engine.game import Game, Outcome, Stage, Step, Unlawful
from eldest.engine.law import Code
from eldest.engine.options import Options
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.referee import Referee
from eldest.engine.table import Table, Trick
from eldest.engine.tally import Tally
from eldest.engine.timeline import Timeline
from eldest.games import AnyGame
from eldest.games.euchre.bowers import BowerOrder
from eldest.games.euchre.game import Euchre
from eldest.games.euchre.options import EuchreOptions
from eldest.games.euchre.table import EuchreTable

ELDEST, DEALER = Seat(0), Seat(1)
"""The seats at the tables that are built here for two."""


class Evening:
    """A sitting that is told what happens in the lines of a record: ``evening.does("0 order-up")``."""

    def __init__(self, game: AnyGame, *, opening: Table | None = None) -> None:
        self.game = game
        self.referee: Referee[Any] = Referee(game)
        self.timeline: Timeline[Any] = Timeline(opening or game.opening())

    @property
    def table(self) -> Any:
        """The table as it is now; of which game, the test knows."""
        return self.timeline.table

    def does(self, *lines: str) -> tuple[Event, ...]:
        """Carry out acts and return all that came of them."""
        events: tuple[Event, ...] = ()
        for line in lines:
            step: Step = self.referee.step(self.table, parse_act(line))
            self.timeline.append(step)
            events += step.events
        return events

    def chance(self, number: int = 1) -> tuple[Event, ...]:
        """Let the table have the shuffle it waits for."""
        act = self.game.stage_of(self.table).chance(self.table, number)
        assert act is not None, f"no chance is awaited in {self.table.stage}"
        return self.does(spell_act(act))

    def refused(self, line: str) -> Refusal:
        """Return why an act is refused; an act that is taken fails the test, and nothing has changed."""
        before = self.table
        with pytest.raises(Unlawful) as caught:
            self.does(line)
        assert self.table is before
        return caught.value.refusal

    def lawful(self) -> list[str]:
        """Return what may be done, in the order in which the game offers it."""
        return [spell_act(act) for act in self.referee.lawful(self.table)]

    def hand(self, seat: int) -> str:
        """Return a hand as it is spelled."""
        return spell_cards(self.table.hands[seat].cards)


def euchre(**options: Any) -> Evening:
    """Return an evening of Euchre for two under these house rules, about to cut for the deal."""
    return Evening(Euchre(EuchreOptions(**options), 2))


def euchre_for(players: int, **options: Any) -> Evening:
    """Return an evening of Euchre for so many under these house rules, about to cut."""
    return Evening(Euchre(EuchreOptions(**options), players))


HIGH, LOW = ("KS", "QS", "JS"), ("9S", "TS")
"""Cuts by which the seats with even numbers play against those with odd ones."""


def last_deals(evening: Evening, players: int) -> Evening:
    """Have the deal cut for so that the last seat deals, and partners sit at every other seat."""
    high, low = iter(HIGH), iter(LOW)
    cuts = [next(low) if seat % 2 and players % 2 == 0 else next(high) for seat in range(players - 1)]
    evening.does(f"- shuffle 0 {stacked(evening.game.pack, ' '.join([*cuts, 'AS']))}")
    evening.does(*(f"{seat} draw {seat}" for seat in range(players)))
    return evening


def dealt_to(*hands: str, turn_up: str, **options: Any) -> Evening:
    """Return an evening at Euchre with these hands dealt by the last seat, and a card turned up."""
    evening = last_deals(euchre_for(len(hands), **options), len(hands))
    deal_again(evening, *hands, turn_up=turn_up)
    return evening


def deal_again(evening: Evening, *hands: str, turn_up: str) -> None:
    """Deal these hands, by seat, at an evening that waits for the shuffle, two and then three cards each."""
    seating, dealer = evening.table.seating, evening.table.dealer
    turns = list(seating.from_(seating.eldest_of(dealer)))
    packets = [hands[s].split()[:2] for s in turns] + [hands[s].split()[2:] for s in turns]
    order = " ".join([*(card for packet in packets for card in packet), turn_up])
    evening.does(f"{dealer} shuffle 0 {uncut(stacked(evening.game.pack, order), 9)}")
    evening.does(f"{seating.pone_of(dealer)} cut 9", f"{dealer} deal 2")


def stacked(pack: Pack, top: str) -> str:
    """Spell a whole pack with these cards on top and the others below them in the order of a new pack."""
    first = parse_cards(top)
    return spell_cards((*first, *(card for card in pack.cards if card not in first)))


def uncut(pack: str, lifted: int) -> str:
    """Spell the pack that will lie in this order once a packet of so many cards has been lifted."""
    cards = pack.split()
    return " ".join(cards[-lifted:] + cards[:-lifted])


def second_deals(evening: Evening) -> Evening:
    """Have the deal cut for so that seat 1 deals: seat 0 draws the king of spades, seat 1 its ace."""
    evening.does(f"- shuffle 0 {stacked(evening.game.pack, 'KS AS')}", "0 draw 0", "1 draw 1")
    return evening


def dealt(eldest: str, dealer: str, turn_up: str, **options: Any) -> Evening:
    """Return an evening at Euchre with these cards dealt, two and then three, and one turned up."""
    evening = second_deals(euchre(**options))
    one, other = eldest.split(), dealer.split()
    order = (*one[:2], *other[:2], *one[2:], *other[2:], turn_up)
    pack = stacked(evening.game.pack, " ".join(order))
    evening.does(f"1 shuffle 0 {uncut(pack, 9)}", "0 cut 9")
    evening.does("1 deal 2")
    return evening


def at_table(  # noqa: PLR0913 - each says one thing about the table
    *,
    eldest: str = "",
    dealer: str = "",
    trumps: str = "",
    led: str = "",
    turn_up: str = "",
    maker: Seat | None = None,
    won: int = 0,
    lost: int = 0,
) -> EuchreTable:
    """Return a table at Euchre in the play: hands, the card led, an accepted turn-up, tricks of the maker.

    The lead is the eldest hand's, so the dealer is in turn once a card has been led.
    """
    seating = Seating.each_for_himself(2)
    spots = EuchreTable(seating, Tally.blank(2).begun())
    if turn_up:
        lies = parse_cards(turn_up)
        spots = spots.with_spot(TURN_UP, Hand(lies, 1, lies))
    other = None if maker is None else seating.left_of(maker)
    return EuchreTable(
        seating,
        spots.tally,
        stage="play",
        turn=DEALER if led else ELDEST,
        dealer=DEALER,
        hands=(Hand(parse_cards(eldest)), Hand(parse_cards(dealer))),
        spots=spots.spots,
        trick=Trick(tuple((ELDEST, card) for card in parse_cards(led))),
        tricks=(Trick(winner=maker),) * won + (Trick(winner=other),) * lost,
        order=BowerOrder(Suit.parse(trumps) if trumps else None),
        maker=maker,
        accepted=bool(turn_up),
        turned=Card.parse(turn_up) if turn_up else None,
    )


class End(Stage[Table]):
    """Where a small game ends: nobody is asked for anything."""

    def enter(self, table: Table) -> Outcome[Table]:
        return Outcome(replace(table, stage=self.name, turn=None))


class SmallGame(Game[Table]):
    """A game of just the stages that a test puts in a row, played on a plain table."""

    key: ClassVar[str] = "small"
    name = phrase("tests", "A small game")
    players: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6)
    options_type = Options

    def __init__(self, options: Options, players: int) -> None:
        self.options = options
        self.pack = Pack.from_rank(Rank.SEVEN)
        self.seating = Seating.each_for_himself(players)
        self.stages = {}
        self.laws: Code = ()

    def code(self) -> Code:
        return self.laws

    @classmethod
    def of(cls, players: int, *stages: Stage[Any], laws: Code = ()) -> "SmallGame":
        """Return the game of these stages, begun at the first; "end" is there without being named."""
        game = cls(Options(), players)
        game.laws = laws
        game.stages = {stage.name: stage for stage in (*stages, End("end"))}
        return game

    def opening(self) -> Table:
        """Return a bare table at the first stage, the last seat dealing."""
        return self.opened(plain_table(len(self.seating.seats)), next(iter(self.stages)))


def plain_table(players: int, sides: Iterable[int] = (), dealer: int = -1) -> Table:
    """Return a bare table for so many; the dealer is the last seat unless another is named."""
    parted = Seating(tuple(Side(side) for side in sides))
    seating = parted if parted.sides else Seating.each_for_himself(players)
    table = Table(seating, Tally.blank(seating.number_of_sides), dealer=Seat(dealer % players))
    return table.cleared()
