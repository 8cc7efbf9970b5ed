"""Games as a line says them: ``euchre for 4, pack=24`` or ``whist for 4, preset=english``."""

import re
from collections.abc import Iterator

from eldest.engine.options import Declared, Value
from eldest.games import catalogue
from games.suite import Setting

LINE = re.compile(r"(\w+) for (\d)(?:, (.*))?")
PRESET = "preset"


def read_setting(text: str) -> Setting:
    """Return the game that a line says, as `Setting` spells it; a preset is taken apart into its house rules.

    :raises ValueError: if it says none, or one that cannot be played
    """
    match = LINE.fullmatch(text)
    kind = catalogue().get(match[1]) if match else None
    if match is None or kind is None or int(match[2]) not in kind.players:
        raise ValueError(f"no game is called {text!r}")
    pairs = (word.partition("=") for word in (match[3] or "").split(", ") if word)
    changed = tuple(rule for name, _, value in pairs for rule in _rules(match[1], name, value))
    setting = Setting(match[1], int(match[2]), changed)
    if setting.options.conflicts(setting.players):
        raise ValueError(f"{text!r} cannot be played: its rules conflict")
    return setting


def _rules(key: str, name: str, value: str) -> Iterator[tuple[str, Value]]:
    """Yield the house rules that a word changes."""
    kind = catalogue()[key]
    declared = {rule.name: rule for rule in kind.options_type.declared()}
    if name == PRESET:
        preset = next((one for one in kind.presets if one.key == value), None)
        if preset is None:
            raise ValueError(f"{key} has no preset {value!r}")
        names = {rule.switch: rule.name for rule in declared.values()}
        yield from ((names[switch], set_to) for switch, set_to in preset.switches.items())
    elif name in declared:
        yield name, _read_value(declared[name], value)
    else:
        raise ValueError(f"{key} has no house rule {name!r}")


def _read_value(rule: Declared, text: str) -> Value:
    value: Value = text == "True" if isinstance(rule.default, bool) else type(rule.default)(text)
    if str(value) != text or not rule.allows(value):
        raise ValueError(f"{rule.name} cannot be {text!r}")
    return value
