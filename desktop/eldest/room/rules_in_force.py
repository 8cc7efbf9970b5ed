"""The rules of one game as they are in force at a table: its particulars and house rules, in words."""

from collections.abc import Iterator
from dataclasses import dataclass

from eldest.engine.options import Declared, Options, Value
from eldest.engine.phrase import Phrase, phrase
from eldest.games import AnyGame
from eldest.room.agreement import Party, agreed, called, differing, house_rules, preset_of
from eldest.room.sitting import Sitting
from eldest.room.wording import Wording

FOR = phrase("rules in force", "{name} for {players}")
AT_A_TABLE = phrase("rules in force", "{name} for {players}, {members} at the table")
PRINTED = phrase("rules in force", "The printed rules")
PRINTED_AS = phrase("rules in force", "The printed rules: {name}")
OWN = phrase("rules in force", "House rules of your own")
CHANGED_HEAD = phrase("rules in force", "Otherwise than printed")
PRINTED_HEAD = phrase("rules in force", "As printed")
RULE = phrase("rules in force", "{rule}: {value}")
RULE_CHANGED = phrase("rules in force", "{rule}: {value} (printed: {default})")
YES, NO = phrase("rule book", "yes"), phrase("rule book", "no")


@dataclass(frozen=True, slots=True)
class Line:
    """Something in force, in words, with its clause."""

    said: str
    clause: str

    def __str__(self) -> str:
        return f"{self.said} [{self.clause}]"


@dataclass(frozen=True, slots=True)
class RulesInForce:
    """The rules in force: `agreed` names them as a whole, `changed` are those otherwise than printed."""

    title: str
    agreed: str
    particulars: tuple[Line, ...]
    changed_head: str
    changed: tuple[Line, ...]
    printed_head: str
    printed: tuple[Line, ...]

    @property
    def groups(self) -> tuple[tuple[str, tuple[Line, ...]], ...]:
        """The lines under their headings, those that differ first; a heading without lines is left out."""
        groups = (
            ("", self.particulars), (self.changed_head, self.changed), (self.printed_head, self.printed)
        )  # fmt: skip
        return tuple((head, lines) for head, lines in groups if lines)

    def text(self) -> str:
        """Return all of it as plain text."""
        return "\n".join(self._text())

    def _text(self) -> Iterator[str]:
        yield f"{self.title}. {self.agreed}."
        for head, lines in self.groups:
            yield f"\n{head}:" if head else ""
            yield from map(str, lines)


def rules_in_force(kind: type[AnyGame], options: Options, party: Party, wording: Wording) -> RulesInForce:
    """Return the rules of a game under these options, which must go together, for a party."""
    changed = differing(kind, options, party)
    acting = (it for it in house_rules(kind.options_type, party.players) if it not in changed)
    printed = [rule for rule in acting if options.takes_effect(rule, party.players)]
    return RulesInForce(
        _title(called(kind, options, party.players), party, wording),
        agreement_in_words(kind, options, party, wording),
        particulars_of(kind, options, party, wording),
        wording.fill(CHANGED_HEAD),
        changed_of(kind, options, party, wording),
        wording.fill(PRINTED_HEAD),
        tuple(_in_force(rule, options, wording) for rule in printed),
    )


def rules_of(sitting: Sitting, wording: Wording) -> RulesInForce:
    """Return the rules in force at a sitting."""
    return rules_in_force(type(sitting.game), sitting.game.options, party_of(sitting), wording)


def party_of(sitting: Sitting) -> Party:
    """Return how many play at a sitting, and how many sat down."""
    return Party(sitting.setting.players, len(sitting.names))


def particulars_of(kind: type[AnyGame], options: Options, party: Party, wording: Wording) -> tuple[Line, ...]:
    """Return what is worth knowing before the first deal: target, pack, deal, who deals first."""
    lines = kind(options, party.players).particulars()
    return tuple(Line(wording.fill(line.said, **dict(line.values)), line.clause) for line in lines)


def changed_of(kind: type[AnyGame], options: Options, party: Party, wording: Wording) -> tuple[Line, ...]:
    """Return the house rules that differ from the printed ones, in words."""
    defaults = agreed(kind, {}, party)
    return tuple(_changed(rule, options, defaults, wording) for rule in differing(kind, options, party))


def agreement_in_words(kind: type[AnyGame], options: Options, party: Party, wording: Wording) -> str:
    """Return what the house rules are called as a whole."""
    preset = preset_of(kind, options, party)
    if not differing(kind, options, party):
        return wording.fill(PRINTED) if preset is None else wording.fill(PRINTED_AS, name=preset.name)
    return wording.fill(OWN if preset is None else preset.name)


def value_in_words(rule: Declared, value: Value, wording: Wording) -> str:
    """Return what a house rule is set to, in words."""
    if isinstance(value, bool):
        return wording.fill(YES if value else NO)
    if isinstance(value, float):
        return f"{value:.0%}"
    said = dict(rule.choices).get(value)
    return str(value) if said is None else wording.fill(said)


def _title(name: Phrase, party: Party, wording: Wording) -> str:
    number = wording.cards.number
    said = FOR if party.members <= party.players else AT_A_TABLE
    return wording.fill(
        said, name=wording.fill(name), players=number(party.players), members=number(party.members)
    )


def _in_force(rule: Declared, options: Options, wording: Wording) -> Line:
    value = value_in_words(rule, getattr(options, rule.name), wording)
    return Line(wording.fill(RULE, rule=rule.said, value=value), rule.clause)


def _changed(rule: Declared, options: Options, defaults: Options, wording: Wording) -> Line:
    value, default = (value_in_words(rule, getattr(it, rule.name), wording) for it in (options, defaults))
    return Line(wording.fill(RULE_CHANGED, rule=rule.said, value=value, default=default), rule.clause)
