"""Computer players: each is a function of what his seat may see, and says why.

A player has no memory and gets no table, only a sight; so he can run in another process, be
cancelled, asked again, and tested with a hand and one line.
May import: cards, engine, analysis, laws, games.
"""
