"""One sitting at one table, without a window: whose decision it is, and what has been decided.

May import: cards, engine, analysis, laws, games, players, store.
"""
