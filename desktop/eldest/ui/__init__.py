"""The window: Qt lives here and nowhere else.

Widgets do not know each other; they listen to the director, and every change goes through him.
May import: everything below.
"""
