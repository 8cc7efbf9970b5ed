"""How a position lies in the numbers that the compiled modules work on (layout.pxd says the same to them).

The record of a position is a row of words: the hands of the seats that take part, in order of play, and then
what the names from NUMBER to TABLE tell. The open trick is one number: the best card, whose it is, the suit
led, whether anything lies there at all, and the points of the cards.
"""

MOST_SEATS = 8
"""How many seats can take part in one position."""
NUMBER, SIDE, TRUMP, LEADER, MOVER, TRICK, WORTH, FREE, TABLE = range(8, 17)
RECORD = 17

TAKER, LED, GAINED = 6, 9, 12
"""The bits of a trick from which on these are written; before them stands the best card."""
BEGUN = 1 << 11
CARD_BITS, SEAT_BITS, SUIT_BITS = 63, 7, 3
KEPT = -1 << LED
"""What stays in a trick when another card is the best."""

AT_ONCE = 64
"""How many positions are read before work begins on them."""
MOST_POINTS = 32_767
"""How many points there can be in one position."""
