"""What the user has set: one frozen value. How it is kept, `settings_file` knows."""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace

from eldest.engine.options import Declared, Value, option
from eldest.engine.phrase import phrase
from eldest.store.levels import Levels

MOST_NAMES = 7
"""Names that are remembered: no table is larger."""
UNTIL_CLICKED = -1
"""The pause after a trick that ends with a click; the others are thousandths of a second."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """Settings that belong together; they are declared as house rules are, and forms are made alike."""

    @classmethod
    def declared(cls) -> tuple[Declared, ...]:
        """Return every setting of the page, in the order of its declaration."""
        found = (f for f in fields(cls) if "declared" in f.metadata)
        return tuple(replace(f.metadata["declared"], name=f.name) for f in found)


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePage(Page):
    """How the table looks and behaves."""

    faces: str = option(
        "classic",
        phrase("settings", "Card faces"),
        switch="table.faces",
        clause="",
        choices=(
            ("classic", phrase("settings", "classic")),
            ("large", phrase("settings", "large figures")),
        ),
    )
    suit_colours: str = option(
        "traditional",
        phrase("settings", "Colours of the suits"),
        switch="table.suit_colours",
        clause="",
        choices=(
            ("traditional", phrase("settings", "two, as printed")),
            ("four", phrase("settings", "four")),
            ("safe", phrase("settings", "four, safe for colour-blind eyes")),
        ),
    )
    back: str = option(
        "lattice-red",
        phrase("settings", "Card backs"),
        switch="table.back",
        clause="",
        choices=(
            ("lattice-red", phrase("settings", "lattice, red")),
            ("lattice-blue", phrase("settings", "lattice, blue")),
            ("rosette-red", phrase("settings", "rosette, red")),
            ("rosette-blue", phrase("settings", "rosette, blue")),
            ("scales-green", phrase("settings", "scales, green")),
            ("plaid-red", phrase("settings", "plaid, red")),
            ("flowers-ink", phrase("settings", "flowers, ink")),
            ("plain-blue", phrase("settings", "plain, blue")),
        ),
    )
    felt: str = option(
        "green",
        phrase("settings", "Cloth of the table"),
        switch="table.felt",
        clause="",
        choices=(
            ("green", phrase("settings", "green")),
            ("dark-green", phrase("settings", "dark green")),
            ("blue", phrase("settings", "blue")),
            ("wine", phrase("settings", "wine red")),
            ("night", phrase("settings", "plain, high contrast")),
        ),
    )
    speed: str = option(
        "normal",
        phrase("settings", "Movement of the cards"),
        switch="table.speed",
        clause="",
        choices=(
            ("none", phrase("settings", "none")),
            ("fast", phrase("settings", "fast")),
            ("normal", phrase("settings", "unhurried")),
            ("slow", phrase("settings", "slow")),
        ),
    )
    trick_pause: int = option(
        1600,
        phrase("settings", "A finished trick lies"),
        switch="table.trick_pause",
        clause="",
        choices=(
            (800, phrase("settings", "briefly")),
            (1600, phrase("settings", "for a moment")),
            (3000, phrase("settings", "for a while")),
            (UNTIL_CLICKED, phrase("settings", "until I click or press a key")),
        ),
    )
    click: str = option(
        "single",
        phrase("settings", "A card is played by"),
        switch="table.click",
        clause="",
        choices=(
            ("single", phrase("settings", "one click, or dragging")),
            ("double", phrase("settings", "a double click, or dragging")),
            ("select", phrase("settings", "two clicks, or dragging")),
        ),
    )
    sort_hand: bool = option(True, phrase("settings", "Sort my hand"), switch="table.sort_hand", clause="")
    deal_for_me: bool = option(
        False, phrase("settings", "Cut and deal for me"), switch="table.deal_for_me", clause=""
    )
    shuffle_for_me: bool = option(
        False,
        phrase("settings", "At a strict table, shuffle for me"),
        switch="table.shuffle_for_me",
        clause="",
    )
    turn_for_me: bool = option(
        False,
        phrase("settings", "At a strict table, turn the trump for me"),
        switch="table.turn_for_me",
        clause="",
    )
    take_up_for_me: bool = option(
        False,
        phrase("settings", "At a strict table, take up my cards for me"),
        switch="table.take_up_for_me",
        clause="",
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class WordsPage(Page):
    """What the program says, and how."""

    language: str = option(
        "system",
        phrase("settings", "Language"),
        switch="words.language",
        clause="",
        choices=(
            ("system", phrase("settings", "as the system has it")),
            ("en", phrase("settings", "English")),
            ("de", phrase("settings", "German")),
        ),
    )
    cards: str = option(
        "names",
        phrase("settings", "Cards in sentences"),
        switch="words.cards",
        clause="",
        choices=(
            ("names", phrase("settings", "the queen of spades")),
            ("signs", phrase("settings", "Q♠")),
        ),
    )


Rules = tuple[tuple[str, Value], ...]
"""House rules by their switches."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LastGame(Page):
    """What was played last, to be offered again. Its rules are for the game itself to judge.

    `players` is how many played at a time. `names` are by seat, the person's own first; an empty
    one was never written. `rules` are the house rules of every game by its key. `levels` are how well the
    others play: whose (a side, or the number of a seat) and how; none while nobody has set them.
    """

    game: str = option("euchre", phrase("settings", "Game"), switch="last.game", clause="")
    players: int = option(
        2, phrase("settings", "Players"), switch="last.players", clause="", between=(1, MOST_NAMES)
    )
    names: tuple[str, ...] = ()
    rules: tuple[tuple[str, Rules], ...] = ()
    levels: Levels = ()

    def rules_of(self, game: str) -> dict[str, Value]:
        """Return the house rules by which a game was last played; none by the printed ones."""
        return dict(dict(self.rules).get(game, ()))


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything the user has set."""

    table: TablePage = field(default_factory=TablePage)
    words: WordsPage = field(default_factory=WordsPage)
    last: LastGame = field(default_factory=LastGame)

    def pages(self) -> Iterator[tuple[str, Page]]:
        """Yield the pages with their names in the file."""
        for page in fields(self):
            yield page.name, getattr(self, page.name)
