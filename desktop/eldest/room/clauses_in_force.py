"""Which clauses of the rule book act in a game: core of its form, options as set, table clauses if strict."""

from eldest.engine.options import PLAY_AT_A_TABLE, Declared, Options
from eldest.games import AnyGame
from eldest.store.rule_book import Clause, RuleBook

COMMON = "common"


def clauses_in_force(book: RuleBook, game: AnyGame, players: int) -> frozenset[str]:
    """Return the numbers of the clauses that act at a table of so many players. rule: X-MODE-01"""
    chapters = [chapter for chapter in book.chapters if chapter.key in (COMMON, game.key)]
    clauses = [clause for chapter in chapters for clause in chapter]
    options = game.options
    off = tuple(
        _family(it) for it in clauses if _heads_family(it, options) and not _is_set(it, options, players)
    )
    idle = (*game.idle_clauses(), *off, *_about_waiting(options, players))
    return frozenset(
        clause.id for clause in clauses if not clause.id.startswith(idle) and _acts(clause, game, players)
    )


def _acts(clause: Clause, game: AnyGame, players: int) -> bool:
    if clause.mode == "option":
        return _is_set(clause, game.options, players)
    return clause.mode == "core" or game.strict


def _is_set(clause: Clause, options: Options, players: int) -> bool:
    """Tell whether an option acts: one of its switches is on, or has a value; without a switch it does."""
    rules = [rule for rule in options.declared() if rule.switch in clause.switches]
    return not clause.switches or any(_is_on(rule, options, players) for rule in rules)


def _is_on(rule: Declared, options: Options, players: int) -> bool:
    """Tell whether a rule is agreed to, or has a value; what is for others is idle anyhow."""
    value = getattr(options, rule.name)
    if isinstance(value, bool):
        return value and options.takes_effect(rule, players)
    return options.takes_effect(rule, players) or not rule.acts_with(players)


def _heads_family(clause: Clause, options: Options) -> bool:
    """Tell whether a clause, being agreed to, turns on all that follow it under the same letters."""
    rules = [rule for rule in options.declared() if rule.switch in clause.switches]
    on_or_off = bool(rules) and all(isinstance(rule.default, bool) for rule in rules)
    return clause.mode == "option" and clause.id.endswith("-01") and on_or_off


def _about_waiting(options: Options, players: int) -> tuple[str, ...]:
    """Return the beginning of the clauses about a table at which some wait, where nobody does."""
    waits = players == PLAY_AT_A_TABLE and options.table_members > players
    return () if waits else ("X-TABLE-",)


def _family(clause: Clause) -> str:
    return clause.id.removesuffix("01")
