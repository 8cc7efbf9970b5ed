"""The shared suite: what must hold of every game, under every house rule, at every moment.

Each check looks at one moment of an evening played at random. A new game is covered as soon as the
catalogue knows it.
"""

import dataclasses
import random
import re
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple, get_type_hints

from eldest.cards.card import Card, Suit
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Shuffle, declared_acts, parse_act, spell_act
from eldest.engine.game import Step
from eldest.engine.law import Spirit
from eldest.engine.options import Declared, Options, Value
from eldest.engine.phrase import Phrase, Refusal
from eldest.engine.referee import Lawful, Referee
from eldest.engine.table import Table
from eldest.games import AnyGame, catalogue
from helpers.clauses import rule_book
from helpers.strategies import ALL_CARDS

NAMES = re.compile(r"\{(\w+)\}")
CLAUSES = rule_book()
NUMBERS = range(56)
"""Whole numbers that are tried in an act: a few more than any pack has cards."""
MOST_STEPS = 2000
"""More than any evening of a few deals takes: a game that gets there never ends."""


class Setting(NamedTuple):
    """A game for so many players under house rules that differ from the printed ones in these."""

    key: str
    players: int
    changed: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        rules = ", ".join(f"{name}={value}" for name, value in self.changed)
        return f"{self.key} for {self.players}" + (f", {rules}" if rules else "")

    @property
    def options(self) -> Options:
        """The house rules."""
        return catalogue()[self.key].options_type(**dict[str, Any](self.changed))

    def game(self) -> AnyGame:
        """Return the game as it is set."""
        return catalogue()[self.key](self.options, self.players)


class Moment(NamedTuple):
    """One step of an evening: the table before it, the step, and the cards seen by all since the shuffle."""

    referee: Referee[Any]
    before: Table
    step: Step
    faced: frozenset[Card]

    @property
    def table(self) -> Table:
        """The table after the step."""
        return self.step.table


# ------------------------------------------------------------------ what is played


def single_settings() -> list[Setting]:
    """Return every game with every number of players: as printed, and with each house rule changed."""
    return [
        setting
        for key, kind in catalogue().items()
        for players in kind.players
        for setting in (
            Setting(key, players),
            *(Setting(key, players, (change,)) for change in changes(kind, players)),
        )
        if not setting.options.conflicts(setting.players)
    ]


def changes(kind: type[AnyGame], players: int) -> list[tuple[str, Value]]:
    """Return every value but the default of every house rule that acts with so many players."""
    return [
        (rule.name, value)
        for rule in kind.options_type.declared()
        if rule.acts_with(players)
        for value in values_of(rule)
        if value != rule.default
    ]


def values_of(rule: Declared) -> tuple[Value, ...]:
    """Return what a house rule may be; of a range of numbers its ends."""
    if rule.between is not None:
        return rule.between
    if rule.choices:
        return tuple(value for value, _ in rule.choices)
    return (False, True)


def play(setting: Setting, seed: int, deals: int, spirit: Spirit = Spirit.GUIDED) -> Iterator[Moment]:
    """Yield the steps of an evening of so many deals, each act chosen at random among the lawful."""
    chooser = random.Random(seed)
    game = setting.game()
    referee: Referee[Any] = Referee(game, spirit)
    table, faced = game.opening(), frozenset[Card]()
    for _ in range(MOST_STEPS):
        if table.tally.deals == deals and game.rests(table):
            return
        act = game.stage_of(table).chance(table, chooser.randrange(10**9)) or chooser.choice(game.acts(table))
        before, step = table, referee.step(table, act)
        table = step.table
        faced = (frozenset() if isinstance(act, Shuffle) else faced) | faced_at(table)
        yield Moment(referee, before, step, faced)
    raise AssertionError(f"{setting}: {deals} deals take more than {MOST_STEPS} steps")


def faced_at(table: Table) -> frozenset[Card]:
    """Return the cards that everybody can see at this moment, or has heard named in a call."""
    shown = {card for hand in table.hands for card in hand.shown}
    shown |= {card for spot in table.spots for card in spot.lies.shown}
    shown |= {card for trick in (*table.tricks, table.trick) for card in trick.cards}
    return frozenset(shown | {drawn.card for drawn in table.draws} | set(cards_in(table.calls)))


# ------------------------------------------------------------------ the checks


def check_cards(moment: Moment) -> None:
    """No card is lost or doubled from the shuffle to the score."""
    pack, cards = moment.referee.game.pack, moment.table.cards()
    nothing_out = cards == () and moment.table.turn is None
    assert nothing_out or pack.is_true(cards), f"{len(cards)} cards in {moment.table.stage}"


def check_somebody_acts(moment: Moment) -> None:
    """Either one seat has something to do, or the table waits for chance; never both, never neither."""
    game, table = moment.referee.game, moment.table
    lawful, chance = moment.referee.lawful(table), game.stage_of(table).chance(table, 1)
    if table.turn is None:
        assert lawful == ()
        assert chance is not None
    else:
        assert lawful
        assert chance is None
        assert {act.seat for act in lawful} == {table.turn}
        assert len(set(lawful)) == len(lawful)


def check_judgement(moment: Moment) -> None:
    """Every lawful act is taken, every other refused with a sentence and a clause; nothing else moves."""
    referee, table = moment.referee, moment.table
    lawful = set(referee.lawful(table))
    awaited = referee.game.stage_of(table).chance(table, 1)
    for act in (*lawful, *([awaited] if awaited else [])):
        assert referee.judge(table, act) == Lawful(), spell_act(act)
    for act in every_act(referee.game, len(table.seating.members)):
        if act not in lawful and not is_as_good_as(act, awaited, referee.game):
            verdict = referee.judge(table, act)
            assert isinstance(verdict, Refusal), f"{spell_act(act)} is taken in {table.stage}"
            check_refusal(verdict)


def check_refusal(refusal: Refusal) -> None:
    """A refusal has a clause of the rule book, and a value for every name in its sentence."""
    assert refusal.clause in CLAUSES, refusal
    assert set(NAMES.findall(refusal.said.text)) == set(dict(refusal.values)), refusal


def is_as_good_as(act: Act, awaited: Act | None, game: AnyGame) -> bool:
    """Tell whether an act is a shuffle as good as the one awaited: by the same seat, of a true pack."""
    if awaited is None or not isinstance(act, Shuffle):
        return False
    return act.seat == awaited.seat and game.pack.is_true(act.cards)


def every_act(game: AnyGame, seats: int) -> Iterator[Act]:
    """Yield acts of every declared kind by everybody, with all that could stand in their fields."""
    for kind in declared_acts():
        names = [field.name for field in dataclasses.fields(kind) if field.name != "seat"]
        hints = get_type_hints(kind)
        many = any(hints[name] == tuple[Card, ...] for name in names)
        values = [possible_values(hints[name], game, few=many) for name in names]
        for seat in (None, *map(Seat, range(seats + 1))):
            yield from (kind(seat, *chosen) for chosen in product(*values))


def possible_values(hint: Any, game: AnyGame, *, few: bool) -> list[Any]:
    """Return what could stand in a field of an act, sense and nonsense."""
    cards = game.pack.cards
    possible: dict[Any, list[Any]] = {
        int: [0] if few else list(NUMBERS),
        Seat: list(map(Seat, range(8))),
        Card: list(ALL_CARDS),
        Suit: list(Suit),
        tuple[Card, ...]: [cards, cards[1:], (*cards[1:], cards[1]), ()],
    }
    return possible[hint]


def check_points(moment: Moment) -> None:
    """The score is what the sheet says, line by line; a new game begins as agreed; all tricks are won."""
    before, after = moment.before.tally, moment.table.tally
    score = before.score
    if (before.winner is not None and after.winner is None) or len(after.score) != len(score):
        score = before.carried or (after.start,) * len(after.score)
    for line in after.sheet[len(before.sheet) :]:
        assert line.clause in CLAUSES
        for was, points, now in zip(score, line.points, line.score, strict=True):
            assert min(was, was + points) <= now <= max(was, was + points)
        score = line.score
    assert after.score == score
    assert after.sheet[: len(before.sheet)] == before.sheet
    members = moment.table.seating.members
    won = [moment.table.tricks_of((seat,)) for seat in members]
    assert sum(won) == len(moment.table.tricks)
    if moment.before.seating == moment.table.seating:  # else others sit there than those who played
        assert all(len(trick) in (0, len(moment.table.playing)) for trick in moment.table.tricks)


def check_ledger(moment: Moment) -> None:
    """Nobody's gain is not another's loss, and nothing is paid unless it was agreed."""
    tally = moment.table.tally
    assert all(sum(payment.net) == 0 for payment in tally.ledger)
    assert sum(tally.balance()) == 0
    assert moment.referee.game.options.stakes or tally.ledger == ()


def check_record(moment: Moment) -> None:
    """A step refolded from its spelling gives the identical table and events."""
    act = parse_act(spell_act(moment.step.act))
    assert act == moment.step.act
    assert moment.referee.step(moment.before, act) == moment.step


def check_words(moment: Moment) -> None:
    """Every event rests on a clause, and can fill the names in its sentences, for every reader."""
    for event in moment.step.events:
        assert event.clause in CLAUSES, event
        for seat in moment.table.seating.seats:
            seen = event.seen_by(seat)
            assert type(seen) is type(event)
            check_sentence(seen.said, seen)
        check_sentence(event.mine, event)


def check_sentence(said: Phrase | None, carrier: Any) -> None:
    """A sentence's names are fields with something in them."""
    for name in NAMES.findall(said.text if said else ""):
        assert getattr(carrier, name) is not None, f"{carrier} has no {name}"


def hidden_from(table: Table, seat: Seat, faced: frozenset[Card]) -> frozenset[Card]:
    """Return the cards that a seat cannot know: in others' hands or face down, and never seen by all."""
    others = {card for owner, hand in enumerate(table.hands) if owner != seat for card in hand.cards}
    down = {card for spot in table.spots if spot.known_to != seat for card in spot.lies.cards}
    return frozenset(others | down) - faced


def check_hiding(moment: Moment) -> None:
    """No card that is hidden from a seat is anywhere in its glimpse of the step, however deep."""
    for seat in moment.table.seating.seats:
        secret = hidden_from(moment.table, seat, moment.faced)
        leaked = secret & set(cards_in(moment.step.seen_by(seat)))
        assert not leaked, f"seat {seat} learns of {leaked} in {moment.table.stage}"


def cards_in(value: Any) -> Iterator[Card]:
    """Yield every card anywhere inside a value, walking all fields."""
    if isinstance(value, Card):
        yield value
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from cards_in(getattr(value, field.name))
    elif isinstance(value, Mapping):
        yield from cards_in(tuple(value.items()))
    elif isinstance(value, tuple | list | set | frozenset):
        for member in value:
            yield from cards_in(member)


def check_consistent(moment: Moment, chooser: random.Random) -> None:
    """A sight cannot tell two deals apart that differ only in hidden cards; nor can what it may do."""
    table, game = moment.table, moment.referee.game
    for seat in table.seating.seats:
        other = redealt(table, hidden_from(table, seat, moment.faced), chooser)
        assert other.seen_by(seat) == table.seen_by(seat)
        if seat == table.turn:
            assert game.acts(other) == game.acts(table) == game.acts(table.seen_by(seat))


def redealt(table: Table, hidden: frozenset[Card], chooser: random.Random) -> Table:
    """Return the table with the hidden cards dealt anew among the places where they lay."""
    order = sorted(hidden, key=str)
    anew = dict(zip(order, chooser.sample(order, len(order)), strict=True))

    def changed(hand: Hand) -> Hand:
        return Hand(tuple(anew.get(card, card) for card in hand.cards), hand.size, hand.shown)

    hands = tuple(map(changed, table.hands))
    spots = tuple(dataclasses.replace(spot, lies=changed(spot.lies)) for spot in table.spots)
    return dataclasses.replace(table, hands=hands, spots=spots)
