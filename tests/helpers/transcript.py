"""Transcripts: whole sittings as text that people can read and compare.

A transcript begins with a title and the game; then every act stands as a line of the record, and below it,
set in, what came of it. The acts are all that is read back; everything else is told again from them.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from eldest.cards.card import Card, Suit, spell_cards
from eldest.cards.hand import Hand
from eldest.engine.acts import Act, Shuffle, parse_act, spell_act
from eldest.engine.events import Event
from eldest.engine.phrase import Phrase
from eldest.engine.referee import Referee
from eldest.engine.table import Table
from eldest.games import AnyGame, catalogue

INDENT = "    "
FOLDER = Path(__file__).resolve().parents[1] / "transcripts"


class Transcript(NamedTuple):
    """What a transcript is made from."""

    title: str
    key: str
    players: int
    switches: dict[str, Any]
    acts: tuple[Act, ...]

    def game(self) -> AnyGame:
        """Return the game that was played."""
        kind = catalogue()[self.key]
        options, wrong = kind.options_type.from_switches(self.switches)
        assert not wrong
        return kind(options, self.players)


def read(text: str) -> Transcript:
    """Return the title, the game and the acts that a text holds."""
    title, key, players, switches, *rest = text.splitlines()
    game = key.split()[-1]
    assert game in catalogue(), "the games teach the record their acts as they are loaded"
    acts = tuple(parse_act(line) for line in rest if line and not line.startswith(INDENT))
    return Transcript(title, game, int(players.split()[-1]), json.loads(switches.split(None, 1)[1]), acts)


def tell(transcript: Transcript) -> str:
    """Return the whole transcript as text."""
    heading = [
        transcript.title,
        f"    game {transcript.key}",
        f"    players {transcript.players}",
        f"    rules {json.dumps(transcript.switches)}",
    ]
    return "\n".join([*heading, *told_acts(transcript), ""])


def told_acts(transcript: Transcript) -> Iterator[str]:
    referee: Referee[Any] = Referee(transcript.game())
    table = referee.game.opening()
    for act in transcript.acts:
        step = referee.step(table, act)
        yield from ["", spell_act(act)] if isinstance(act, Shuffle) else [spell_act(act)]
        yield from (f"{INDENT}{told(event)}" for event in step.events)
        if step.table.stage != table.stage and step.table.turn is not None:
            yield from (f"{INDENT}| {line}" for line in picture(step.table))
        table = step.table


def told(event: Event) -> str:
    """Return the sentence of an event with its clause; a silent event is told by its name."""
    sentence = filled(event.said, event) if event.said else f"({type(event).__name__})"
    return f"{sentence[0].upper()}{sentence[1:]} [{event.clause}]"


def filled(said: Phrase, carrier: Any) -> str:
    """Return a sentence with its names filled from what carries it."""
    names = {name for name in dir(carrier) if f"{{{name}}}" in said.text}
    return said.text.format_map({name: worded(name, getattr(carrier, name)) for name in names})


def worded(name: str, value: Any) -> str:
    """Return a value in the plain words of transcripts."""
    if name in ("seat", "side"):
        return f"{name} {value}"
    if name in ("seats", "others"):
        return " and ".join(f"seat {seat}" for seat in value)
    if isinstance(value, Suit):
        return value.name.lower()
    if isinstance(value, Act):
        return filled(value.said, value) if value.said else spell_act(value)
    if isinstance(value, tuple) and not isinstance(value, Card):
        return "-".join(map(str, value))
    return str(value)


def picture(table: Table) -> Iterator[str]:
    """Yield what lies on the table as a stage begins."""
    trumps = table.order.trumps
    score = "-".join(map(str, table.tally.score))
    yield f"{table.stage}: seat {table.turn} to act, score {score}" + (
        f", {worded('', trumps)} trumps" if trumps else ""
    )
    for seat, hand in enumerate(table.hands):
        if hand.size:
            yield f"seat {seat}: {spell_cards(hand.cards)}"
    for spot in table.spots:
        yield f"{spot.name}: {lying(spot.lies)}"


def lying(lies: Hand) -> str:
    return spell_cards(lies.cards) if lies.size == 1 else f"{lies.size} cards"


def rewrite() -> None:
    """Tell every transcript again from its acts: to be read in review whenever the rules change."""
    for path in sorted(FOLDER.glob("*.txt")):
        path.write_text(tell(read(path.read_text("utf-8"))), "utf-8")


if __name__ == "__main__":
    rewrite()
