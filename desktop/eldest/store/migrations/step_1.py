"""The first form of the history: sittings, their deals, and sums by kind and day that follow every change."""

import sqlite3

_TABLES = """
CREATE TABLE kind (
    id INTEGER PRIMARY KEY, game TEXT NOT NULL, form TEXT NOT NULL, players INTEGER NOT NULL,
    spirit TEXT NOT NULL, partner TEXT NOT NULL, opponents TEXT NOT NULL,
    UNIQUE (game, form, players, spirit, partner, opponents)
);

CREATE TABLE sitting (
    id INTEGER PRIMARY KEY, mark BLOB NOT NULL UNIQUE, header TEXT NOT NULL,
    forgotten INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE deal (
    id INTEGER PRIMARY KEY, sitting INTEGER NOT NULL REFERENCES sitting, number INTEGER NOT NULL,
    pack INTEGER NOT NULL, follows INTEGER, kind INTEGER NOT NULL REFERENCES kind, at INTEGER NOT NULL,
    day INTEGER NOT NULL, role INTEGER NOT NULL, helped INTEGER NOT NULL, shuffle INTEGER NOT NULL,
    dealer INTEGER NOT NULL, maker INTEGER NOT NULL, trumps TEXT NOT NULL, bid INTEGER NOT NULL,
    alone INTEGER NOT NULL, kept INTEGER NOT NULL, swept INTEGER NOT NULL, tricks_us INTEGER NOT NULL,
    tricks_them INTEGER NOT NULL, points_us INTEGER NOT NULL, points_them INTEGER NOT NULL,
    points TEXT NOT NULL, game INTEGER NOT NULL, rubber INTEGER NOT NULL, stakes INTEGER NOT NULL,
    acts BLOB NOT NULL,
    UNIQUE (sitting, number, pack)
);
CREATE INDEX deal_by_time ON deal (at);
CREATE INDEX deal_by_kind ON deal (kind, at);

CREATE TABLE sums (
    kind INTEGER NOT NULL REFERENCES kind, day INTEGER NOT NULL, helped INTEGER NOT NULL,
    {columns},
    PRIMARY KEY (kind, day, helped)
) WITHOUT ROWID;
"""

_SUMS = {
    "deals": "1",
    "games_won": "{row}.game > 0",
    "games_lost": "{row}.game < 0",
    "rubbers_won": "{row}.rubber > 0",
    "rubbers_lost": "{row}.rubber < 0",
    "points_us": "{row}.points_us",
    "points_them": "{row}.points_them",
    "squares": "({row}.points_us - {row}.points_them) * ({row}.points_us - {row}.points_them)",
    "made": "{row}.role = 2 AND {row}.kept >= 0",
    "made_kept": "{row}.role = 2 AND {row}.kept = 1",
    "marches": "{row}.role = 2 AND {row}.swept",
    "defended": "{row}.role = 4 AND {row}.kept >= 0",
    "defended_beaten": "{row}.role = 4 AND {row}.kept = 0",
    "alone": "{row}.role = 2 AND {row}.alone",
    "alone_swept": "{row}.role = 2 AND {row}.alone AND {row}.swept",
    "bids": "{row}.role = 2 AND {row}.bid > 0",
    "bids_kept": "{row}.role = 2 AND {row}.bid > 0 AND {row}.kept = 1",
    "stakes": "{row}.stakes",
}
"""What is summed, and what a deal adds to each; role 2 is the maker, role 4 one who plays against him."""

_FOLLOW = """
CREATE TRIGGER deal_entered AFTER INSERT ON deal WHEN NEW.role > 0 BEGIN
    INSERT INTO sums VALUES (NEW.kind, NEW.day, NEW.helped, {entered})
    ON CONFLICT (kind, day, helped) DO UPDATE SET {more};
END;
CREATE TRIGGER deal_withdrawn AFTER DELETE ON deal WHEN OLD.role > 0 BEGIN
    UPDATE sums SET {less} WHERE kind = OLD.kind AND day = OLD.day AND helped = OLD.helped;
END;
"""


def carry_out(database: sqlite3.Connection) -> None:
    """Make the tables, and the triggers that keep the sums."""
    columns = ", ".join(f"{name} INTEGER NOT NULL" for name in _SUMS)
    entered = ", ".join(f"({term.format(row='NEW')})" for term in _SUMS.values())
    more = ", ".join(f"{name} = {name} + excluded.{name}" for name in _SUMS)
    less = ", ".join(f"{name} = {name} - ({term.format(row='OLD')})" for name, term in _SUMS.items())
    text = _TABLES.format(columns=columns) + _FOLLOW.format(entered=entered, more=more, less=less)
    for statement in _statements(text):
        database.execute(statement)


def _statements(text: str) -> list[str]:
    """Return the statements of a text one by one: run as a script they would end the transaction."""
    found, begun = [], ""
    for line in text.strip().split("\n"):
        begun += line + "\n"
        if sqlite3.complete_statement(begun):
            found.append(begun)
            begun = ""
    return found
