"""Fixed positions with one right answer, read from lines that people can write.

A line has five columns, parted by tabs; an empty one, or one that begins with ``#``, says nothing.

1. a sentence that names the position;
2. the game, the number of players, and what is agreed otherwise than printed: ``cinch 4 scoring=set_back``;
3. what the seat in turn sees, words parted by ``;`` in any order (see below);
4. the right act as a record spells it, without the seat: ``play KD``. Of acts that cannot differ, such as
   playing one of two cards next to each other, several are named, parted by ``|``;
5. why, in a few words, with the clause or the book that says so.

The words of the third column:

| word | says |
| --- | --- |
| ``hand=AD KD 5C`` | the cards of the seat in turn; it must be there |
| ``turn=2``, ``dealer=1`` | that seat, nought if not told; the dealer, the last seat if not told |
| ``stage=bid`` | the stage, the play if not told |
| ``trumps=D`` | the trump suit |
| ``sizes=6 6 6 6`` | how many cards each seat holds, if it is not as many as the seat in turn |
| ``shown 1=AD QD`` | cards of seat 1 that all can see |
| ``calls=0 bid 6, 1 pass`` | what was called, as a record spells it |
| ``tricks=0 AD 3D 5D 4D / 2 KC ...`` | the tricks that are over: who led, and the cards in order |
| ``trick=1 KD 4D`` | the trick that lies there, likewise |
| ``lies laid-away=2C 3C`` | cards at a spot for all to see |
| ``lies stock=16`` | so many cards at a spot, face down |
| ``knows stock=2C 3C`` | cards at a spot that only the seat in turn knows |
| ``score=38 40`` | the score by side |
| ``maker=0``, ``bid=6``, ``allies=0 3``, ... | any other field of the game's table by its name |
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

from eldest.analysis.reckoning import PLAY
from eldest.cards.card import Suit, parse_cards
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, parse_act
from eldest.engine.options import Options
from eldest.engine.spelling import spelling_of
from eldest.engine.table import Sight, Table, Trick
from eldest.engine.values import replace
from eldest.games import AnyGame, game_of


@dataclass(frozen=True)
class Question:
    """A position: the game and the sight, the right acts (one, or several that cannot differ), and why."""

    name: str
    game: AnyGame
    sight: Sight
    right: tuple[Act, ...]
    why: str


def questions(path: Path) -> Iterator[Question]:
    """Yield the positions that the lines of a file tell.

    :raises ValueError: if a line makes no sense
    """
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            try:
                yield question(line)
            except (ValueError, KeyError, TypeError) as wrong:
                raise ValueError(f"{path.name}, line {number}: {wrong}") from wrong


def question(line: str) -> Question:
    """Return the position that one line tells."""
    name, played, seen, right, why = (column.strip() for column in line.split("\t"))
    game = _game(played)
    sight = sight_of(game, seen)
    acts = tuple(parse_act(f"{sight.turn} {act.strip()}") for act in right.split("|"))
    return Question(name, game, sight, acts, why)


def sight_of(game: AnyGame, told: str) -> Sight:
    """Return what the seat in turn sees of a table of this game, by the words of the third column."""
    words = dict(_word(word) for word in told.split(";") if word.strip())
    table = game.opening().cleared()
    seat = Seat(int(words.pop("turn", "0")))
    dealer = Seat(int(words.pop("dealer", str(table.seating.order[-1]))))
    stage = words.pop("stage", PLAY)
    table = replace(table, stage=stage, turn=seat, dealer=dealer, tally=table.tally.begun())
    if "trumps" in words:
        table = replace(table, order=replace(table.order, trumps=Suit.parse(words.pop("trumps"))))
    table = _with_cards(table, seat, words)
    for key, text in words.items():
        table = _with_word(table, seat, key, text)
    return table.seen_by(seat)


def _game(played: str) -> AnyGame:
    key, players, *agreed = played.split()
    kind = game_of(key)
    switches = dict(_switch(kind.options_type, word) for word in agreed)
    options, wrong = kind.options_type.from_switches(switches)
    if wrong:
        raise ValueError(f"not to be agreed on: {played}")
    return kind(options, int(players))


def _switch(kind: type[Options], word: str) -> tuple[str, object]:
    name, text = _word(word)
    rule = next(rule for rule in kind.declared() if rule.name == name)
    read: dict[type, Callable[[str], object]] = {bool: lambda text: text == "on", int: int, str: str}
    return rule.switch, read[type(rule.default)](text)


def _word(word: str) -> tuple[str, str]:
    key, found, text = word.partition("=")
    if not found:
        raise ValueError(f"no value: {word.strip()!r}")
    return key.strip(), text.strip()


def _with_cards(table: Table, seat: Seat, words: dict[str, str]) -> Table:
    """Return the table with hands and tricks; of others only the number of their cards is known."""
    trick = _trick(table, words.pop("trick")) if "trick" in words else Trick()
    over = tuple(_trick(table, told) for told in words.pop("tricks", "").split("/") if told.strip())
    over = tuple(replace(trick, winner=trick.winning(table.order)) for trick in over)
    cards = parse_cards(words.pop("hand"))
    has_played = {who for who, _ in trick.plays}
    usual = " ".join(str(len(cards) - (place in has_played)) for place in range(len(table.hands)))
    sizes = [int(size) for size in words.pop("sizes", usual).split()]
    hands = tuple(Hand(cards) if place == seat else Hand((), size) for place, size in enumerate(sizes))
    return replace(table, hands=hands, trick=trick, tricks=over)


def _trick(table: Table, told: str) -> Trick:
    leader, *cards = told.split()
    seat, plays = Seat(int(leader)), []
    for card in parse_cards(" ".join(cards)):
        plays.append((seat, card))
        seat = table.next_to_play(seat)
    return Trick(tuple(plays))


def _with_word(table: Table, seat: Seat, key: str, text: str) -> Table:
    kind, _, where = key.partition(" ")
    if kind == "shown":
        owner, cards = Seat(int(where)), parse_cards(text)
        return table.with_hand(owner, Hand(cards, table.hands[owner].size, cards))
    if kind == "lies" and text.isdigit():
        return table.with_spot(where, Hand((), int(text)))
    if kind in ("lies", "knows"):
        cards = parse_cards(text)
        shown = cards if kind == "lies" else ()
        return table.with_spot(where, Hand(cards, len(cards), shown), seat if kind == "knows" else None)
    if kind == "calls":
        return replace(table, calls=tuple(map(parse_act, text.split(","))))
    if kind == "score":
        return replace(table, tally=replace(table.tally, score=tuple(map(int, text.split()))))
    field: dict[str, Any] = {key: _value(get_type_hints(type(table))[key], text)}
    return replace(table, **field)


def _value(kind: Any, text: str) -> object:
    """Return what a field of this type is by its text; of values within values each has its own part."""
    if kind is bool:
        return text == "on"
    parts = get_args(kind)
    if get_origin(kind) is tuple and get_origin(parts[0]) is tuple:
        return tuple(_value(parts[0], part.strip()) for part in text.split("/"))
    if NoneType in parts:
        kind = next(part for part in parts if part is not NoneType)
    return spelling_of(kind).read(text)
