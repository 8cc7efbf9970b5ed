"""What is agreed before sitting down: how many play, and by which house rules, or which set of them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from eldest.engine.options import PLAY_AT_A_TABLE, Declared, Options, Preset, Value
from eldest.engine.phrase import Phrase, phrase
from eldest.games import AnyGame
from eldest.store.settings import LastGame

MEMBERS = "common.table_members"
"""The rule that is agreed on with the number of players, not among the house rules."""

PACK_AND_DEAL = phrase("topics", "Pack, cut and deal")
MAKING = phrase("topics", "Making and hands")
SCORE = phrase("topics", "Game and score")
STAKES = phrase("topics", "Stakes and rubbers")
CUSTOMS = phrase("topics", "Customs of the table")

_TOPICS: Mapping[str, Phrase] = {
    **dict.fromkeys(("CUT", "PACK", "TABLE", "DEAL"), PACK_AND_DEAL),
    **dict.fromkeys(("MAKE", "LONE", "AUC", "CALL", "JAMB", "JAMO", "RAIL"), MAKING),
    **dict.fromkeys(("SCORE", "CODE", "AM", "DUM", "FEW", "COUNT", "LAP", "SLAM", "SB", "PLAY"), SCORE),
    "STAKE": STAKES,
}
"""By the middle of a clause's id: what a house rule is about."""

TOPICS = (SCORE, PACK_AND_DEAL, MAKING, STAKES, CUSTOMS)
"""The topics in the order in which one agrees on them."""


@dataclass(frozen=True, slots=True)
class Party:
    """So many that play at a time, and how many sit down: at a larger table the others wait."""

    players: int
    members: int


def parties(kind: type[AnyGame]) -> tuple[Party, ...]:
    """Return every party that can sit down to a game. rule: X-TABLE-01"""
    return tuple(party for players in kind.players for party in _parties_of(kind, players))


def _parties_of(kind: type[AnyGame], players: int) -> Iterator[Party]:
    rule = next((rule for rule in kind.options_type.declared() if rule.switch == MEMBERS), None)
    if players == PLAY_AT_A_TABLE and rule is not None:
        yield from (Party(players, int(members)) for members, _ in rule.choices)
    else:
        yield Party(players, kind.options_type().members_for(players))


def party_again(kind: type[AnyGame], last: LastGame) -> Party:
    """Return the party that played a game last, or else four, or else the smallest there is."""
    found = parties(kind)
    players = last.players if kind.key == last.game else PLAY_AT_A_TABLE
    members = last.rules_of(kind.key).get(MEMBERS, PLAY_AT_A_TABLE)
    wished = [party for party in found if party.players == players]
    same = [party for party in wished if party.members == members]
    return (same or wished or [party for party in found if party.players == PLAY_AT_A_TABLE] or found)[0]


def topic_of(rule: Declared) -> Phrase:
    """Return what a house rule is about."""
    return _TOPICS.get(rule.clause.split("-")[1], CUSTOMS)


def house_rules(kind: type[Options], players: int) -> tuple[Declared, ...]:
    """Return the house rules that act with so many players, topic by topic."""
    acting = [rule for rule in kind.declared() if rule.acts_with(players) and rule.switch != MEMBERS]
    return tuple(sorted(acting, key=lambda rule: TOPICS.index(topic_of(rule))))


def agreed(kind: type[AnyGame], switches: Mapping[str, object], party: Party) -> Options:
    """Return house rules for a party; what makes no sense, or does not act with so many, is as printed.

    Where the printed rule is not for so many, as of a game for four when three sit down, the first
    value that is for them is taken.
    """
    known = {rule.switch: rule for rule in house_rules(kind.options_type, party.players)}
    given = {switch: value for switch, value in switches.items() if switch in known}
    if party.players == PLAY_AT_A_TABLE:
        given[MEMBERS] = party.members
    options, _ = kind.options_type.from_switches(given)
    return settled(options, party.players)


def settled(options: Options, players: int) -> Options:
    """Return options that can be played by so many: these, or with one rule changed, if that will do."""
    if not options.conflicts(players):
        return options
    others = (other for rule in house_rules(type(options), players) for other in _variants(options, rule))
    return next((other for other in others if not other.conflicts(players)), options)


def _variants(options: Options, rule: Declared) -> Iterator[Options]:
    values: tuple[Value, ...] = tuple(value for value, _ in rule.choices)
    if isinstance(rule.default, bool):
        values = (False, True)
    for value in values:
        changed: dict[str, Any] = {rule.name: value}
        yield replace(options, **changed)


def presets_for(kind: type[AnyGame], players: int) -> tuple[Preset, ...]:
    """Return the sets of house rules under a name that are for so many players."""
    return tuple(preset for preset in kind.presets if not preset.players or players in preset.players)


def presets_beside(kind: type[AnyGame], party: Party) -> tuple[Preset, ...]:
    """Return those of the named sets that are not just the printed rules."""
    named = presets_for(kind, party.players)
    return tuple(it for it in named if differing(kind, agreed(kind, it.switches, party), party))


def differing(kind: type[AnyGame], options: Options, party: Party) -> tuple[Declared, ...]:
    """Return the house rules that differ from the printed ones for the party, and so change something."""
    return _different(options, agreed(kind, {}, party), party.players)


def preset_of(kind: type[AnyGame], options: Options, party: Party) -> Preset | None:
    """Return the named set of house rules that these are, if they are one."""
    named = presets_for(kind, party.players)
    return next((it for it in named if _is_one(kind, options, it, party)), None)


def _is_one(kind: type[AnyGame], options: Options, preset: Preset, party: Party) -> bool:
    return not _different(options, agreed(kind, preset.switches, party), party.players)


def _different(options: Options, others: Options, players: int) -> tuple[Declared, ...]:
    rules = house_rules(type(options), players)
    differ = (rule for rule in rules if getattr(options, rule.name) != getattr(others, rule.name))
    return tuple(rule for rule in differ if options.takes_effect(rule, players))
