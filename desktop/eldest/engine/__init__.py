"""How any trick game runs: a table is a value, an act is a wish, a step is what came of it.

The referee is the only door through which a table changes; everybody else looks at sights of it.
No file, clock or source of chance is touched here: chance is an act in the record.
May import: cards.
"""
