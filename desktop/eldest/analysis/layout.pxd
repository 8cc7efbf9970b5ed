# The numbers of layout.py, known when a module is compiled.

cdef enum:
    RANKS = 15
    SUITS = 4
    CARDS = 60
    MOST_SEATS = 8
    NUMBER = 8
    SIDE = 9
    TRUMP = 10
    LEADER = 11
    MOVER = 12
    TRICK = 13
    WORTH = 14
    FREE = 15
    TABLE = 16
    RECORD = 17
    TAKER = 6
    LED = 9
    GAINED = 12
    BEGUN = 2048
    CARD_BITS = 63
    SEAT_BITS = 7
    SUIT_BITS = 3
    KEPT = -512
    AT_ONCE = 64
    MOST_POINTS = 32767
