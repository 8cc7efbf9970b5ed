"""The dialogs. Each is given values, shows them, and gives one back; none of them changes anything itself.

They fit a small laptop's screen, and Return never does what cannot be undone.
"""
