"""The shared suite: what must hold of every game, under every house rule, at every moment.

Each check looks at one moment of an evening, played at random or by the rule of thumb. A new game is
covered as soon as the catalogue knows it. What anybody could try is in `judging`, what nobody may see in
`hiding`, and the long form of it all in `tests/soak`.
"""

import dataclasses
import random
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any, NamedTuple

from eldest.cards.card import Card
from eldest.engine.acts import Act, Shuffle, parse_act, spell_act
from eldest.engine.game import Step
from eldest.engine.options import Declared, Options, Value
from eldest.engine.phrase import Phrase
from eldest.engine.referee import Referee
from eldest.engine.table import Table
from eldest.games import AnyGame, catalogue
from eldest.players.player import UNLIMITED
from eldest.players.thumb import Thumb
from helpers.clauses import rule_book

NAMES = re.compile(r"\{(\w+)\}")
CLAUSES = rule_book()
MOST_STEPS = 150
"""More acts than any deal takes, the cuts before it included: a game that needs more never ends."""

Choice = Callable[[Table], Act]
"""How the seat in turn chooses what to do."""


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


def printed_settings() -> list[Setting]:
    """Return every game with every number of players, by the printed rules."""
    return [Setting(key, players) for key, kind in catalogue().items() for players in kind.players]


def settings_of_both_spirits() -> list[Setting]:
    """Return the same, each at a guided and at a strict table."""
    return [
        Setting(printed.key, printed.players, (("strict_table", strict),) if strict else ())
        for printed in printed_settings()
        for strict in (False, True)
    ]


def changed_settings() -> list[Setting]:
    """Return the same with each house rule changed to each value that it may have, and each preset."""
    found = (
        setting for printed in printed_settings() for setting in (*single_changes(printed), *presets(printed))
    )
    return [setting for setting in dict.fromkeys(found) if not setting.options.conflicts(setting.players)]


def single_changes(printed: Setting) -> Iterator[Setting]:
    kind = catalogue()[printed.key]
    for change in changes(kind, printed.players):
        yield Setting(printed.key, printed.players, (change,))


def presets(printed: Setting) -> Iterator[Setting]:
    """Yield the game under each of its named sets of house rules."""
    kind = catalogue()[printed.key]
    names = {rule.switch: rule.name for rule in kind.options_type.declared()}
    for preset in kind.presets:
        if printed.players in preset.players:
            changed = tuple((names[switch], value) for switch, value in preset.switches.items())
            yield Setting(printed.key, printed.players, changed)


def mixed_setting(printed: Setting, seed: int) -> Setting:
    """Return the game with every house rule drawn at random, but for what would clash."""
    chooser, kind = random.Random(f"{printed} {seed}"), catalogue()[printed.key]
    rules = guided_rules(kind, printed.players)
    mixed = printed
    for rule in chooser.sample(rules, len(rules)):
        value = chooser.choice(values_of(rule))
        if value != rule.default:
            more = Setting(printed.key, printed.players, (*mixed.changed, (rule.name, value)))
            mixed = mixed if more.options.conflicts(more.players) else more
    return mixed


def guided_rules(kind: type[AnyGame], players: int) -> list[Declared]:
    """Return the house rules that act at a guided table of so many; strict ones have a suite of their own."""
    rules = (rule for rule in kind.options_type.declared() if rule.acts_with(players))
    return [rule for rule in rules if rule.name not in ("strict_table", "error_rate")]


def changes(kind: type[AnyGame], players: int) -> list[tuple[str, Value]]:
    """Return every value but the default of every house rule that acts with so many players."""
    return [
        (rule.name, value)
        for rule in guided_rules(kind, players)
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


def at_random(game: AnyGame, seed: int) -> Choice:
    """Choose anything lawful."""
    chooser = random.Random(seed)
    return lambda table: chooser.choice(game.acts(table))


def by_thumb(game: AnyGame) -> Choice:
    """Choose as a computer player does, who is to advise nothing that is not open to him."""
    thumb = Thumb(game, strict=True)

    def choose(table: Table) -> Act:
        assert table.turn is not None
        return thumb.choose(table.seen_by(table.player_of(table.turn)), UNLIMITED).act

    return choose


def play(setting: Setting, seed: int, deals: int, *, thumb: bool = False) -> Iterator[Moment]:
    """Yield the steps of an evening of so many deals, the acts chosen by thumb or at random."""
    chance, game = random.Random(seed), setting.game()
    choose = by_thumb(game) if thumb else at_random(game, seed)
    referee: Referee[Any] = Referee(game)
    table, faced = game.opening(), frozenset[Card]()
    for _ in range(MOST_STEPS * (deals + 1)):
        if table.tally.deals == deals and game.rests(table):
            return
        act = awaited_at(game, table, chance.randrange(10**9)) or choose(table)
        before, step = table, referee.step(table, act)
        table = step.table
        faced = (frozenset() if isinstance(act, Shuffle) else faced) | faced_at(table)
        yield Moment(referee, before, step, faced)
    raise AssertionError(f"{setting}: {deals} deals take more than {MOST_STEPS} steps each")


def awaited_at(game: AnyGame, table: Table, number: int) -> Act | None:
    """Return the act of chance that a table waits for, between deals or within one."""
    return game.stage_of(table).chance(table, number) if table.turn is None else None


def deals_of(evening: Iterable[Moment]) -> Iterator[list[Moment]]:
    """Yield the moments of every deal of an evening, from the dealer's shuffle to its score."""
    moments = list(evening)
    starts = [
        place
        for place, moment in enumerate(moments)
        if isinstance(moment.step.act, Shuffle) and moment.step.act.seat is not None
    ]
    for start, end in pairwise([*starts, len(moments)]):
        cut = (place for place in range(start + 1, end) if isinstance(moments[place].step.act, Shuffle))
        yield moments[start : next(cut, end)]


def faced_at(table: Table) -> frozenset[Card]:
    """Return the cards that everybody can see at this moment, or has heard named in a call."""
    shown = {card for hand in table.hands for card in hand.shown}
    shown |= {card for spot in table.spots for card in spot.lies.shown}
    shown |= {card for trick in (*table.tricks, table.trick) for card in trick.cards}
    return frozenset(shown | {drawn.card for drawn in table.draws} | set(cards_in(table.calls)))


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


# ------------------------------------------------------------------ the checks


def check_cards(moment: Moment) -> None:
    """No card is lost or doubled from the shuffle to the score."""
    pack, cards = moment.referee.game.pack, moment.table.cards()
    nothing_out = cards == () and moment.table.turn is None
    assert nothing_out or pack.is_true(cards), f"{len(cards)} cards in {moment.table.stage}"


def check_somebody_acts(moment: Moment) -> None:
    """Either one seat has something to do, or the table waits for chance; never both, never neither.

    The seat in turn, and who acts for it, is of those who play and not of those who wait.
    """
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
        assert {table.player_of(table.turn), table.turn} <= set(table.seating.order)


def check_points(moment: Moment) -> None:
    """The score is what the sheet says, line by line; a new game begins afresh; tricks are all won."""
    before, after = moment.before.tally, moment.table.tally
    assert after.sheet[: len(before.sheet)] == before.sheet
    score = score_at_first(moment)
    for line in after.sheet[len(before.sheet) :]:
        assert line.clause in CLAUSES
        for was, points, now in zip(score, line.points, line.score, strict=True):
            assert min(was, was + points) <= now <= max(was, was + points)
        score = line.score
    assert after.score == score
    table = moment.table
    assert sum(table.tricks_of((seat,)) for seat in table.seating.members) == len(table.tricks)
    assert all(len(trick) == len(table.playing) for trick in table.tricks)


def score_at_first(moment: Moment) -> tuple[int, ...]:
    """Return the score to which a step may have added: that of before, or one to begin with."""
    before, after = moment.before.tally, moment.table.tally
    fresh = (after.start,) * len(after.score)
    if len(before.score) != len(after.score):
        return fresh
    if before.winner is None or after.winner is not None:
        return before.score
    return before.carried if before.carried and after.score == before.carried else fresh


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
        for seat in moment.table.seating.members:
            seen = event.seen_by(seat)
            assert type(seen) is type(event)
            check_sentence(seen.said, seen)
        check_sentence(event.mine, event)


def check_sentence(said: Phrase | None, carrier: Any) -> None:
    """A sentence's names are fields with something in them."""
    for name in NAMES.findall(said.text if said else ""):
        assert getattr(carrier, name) is not None, f"{carrier} has no {name}"
