# The types with which reading.py is compiled; what the names mean stands there.

cimport cython
from eldest.analysis.bits cimport Word, count, highest, lowest
from eldest.analysis.layout cimport *

ctypedef long long Wide

cdef Word _ONE, _SUIT_MASK, _WORD, _DECK

cdef class Reader:
    # Whatever is beside a reader in memory, another thread's writing there must not slow this one down.
    cdef Word before[16]
    cdef Word hands[8]
    cdef int ally[8]
    cdef int points[60]
    cdef Word[::1] records
    cdef Wide[::1] answers, tables, flag
    cdef int seats, trump, free, each
    cdef Word trumps, counters

    @cython.locals(table=cython.int, place=cython.int)
    cdef _read_all(self, part, halt)
    @cython.locals(card=cython.int)
    cdef _read_points(self, tuple points, int table)
    @cython.locals(place=cython.int, seat=cython.int, first=cython.int, seats=cython.int, side=Word)
    cdef _read(self, position, int at, int table)
    @cython.locals(card=cython.int, taker=cython.int, top=cython.int, gained=Wide)
    cdef Wide _read_trick(self, position, int first, int table)
    @cython.locals(record=cython.int, table=cython.int, card=cython.int, left=Wide, counters=Word)
    cdef int _take_up(self, int place) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef int _held(self, int card) noexcept nogil
    @cython.locals(tricks=cython.int, seat=cython.int, leader=cython.int, side=Word)
    cdef int _take_hands(self, int record) noexcept nogil
    @cython.locals(seat=cython.int, live=Word)
    cdef Word _live(self) noexcept nogil
    @cython.locals(hand=Word, follows=Word)
    cdef Word _legal(self, int seat, int trick) noexcept nogil
    @cython.locals(suit=cython.int, top=cython.int)
    cdef int _laid(self, int trick, int card, int seat) noexcept nogil
    @cython.locals(top=cython.int, suit=cython.int, better=Word)
    cdef Word _beating(self, Word cards, int trick) noexcept nogil
    cdef Word _above(self, Word cards, Word others) noexcept nogil
    @cython.locals(suit=cython.int, found=Word, mask=Word)
    cdef Word _masters(self, Word cards, Word others) noexcept nogil
