"""What the cards are worth: positions as whole numbers, their exact values, and how they are played out.

Nothing here knows any one game's rules: whoever makes a position has ranked its cards and split its sides.
Two modules are compiled where that can be done (packaging/compile.py); as they stand they are plain Python.
May import: cards, engine.
"""
