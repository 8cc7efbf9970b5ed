"""What is kept on disk: where it lives, how it is written safely, settings, records, the rule book.

Errors are known ones, which tell the user what to do, or bugs; nothing here needs a window.
May import: cards, engine, analysis, laws, games.
"""
