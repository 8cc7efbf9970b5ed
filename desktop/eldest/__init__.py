"""Eldest Hand: the card room of the old books.

The layers, bottom to top: cards, engine, analysis, laws, games, players and store, room, ui.
Each may import only what lies below it; contracts in the project file enforce it.
"""

__version__ = "0.1.0"
