"""The vocabulary of the card table: suits, cards, packs, hands, their order, and who sits where.

Nothing here knows a game. Everything is an immutable value with a text form that reads back.
May import: the standard library only.
"""
