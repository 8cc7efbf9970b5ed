# The types with which double_dummy.py is compiled; what the names mean stands there.

cimport cython
from eldest.analysis.bits cimport Word, count, highest, lowest

ctypedef long long Wide

cdef enum:
    RANKS = 15
    SUITS = 4
    CARDS = 60

cdef int _NUMBER, _SIDE, _TRUMP, _LEADER, _MOVER, _LED, _TOP, _TAKER, _GAINED, _TRICK, _FREE, _POINTS
cdef int _RECORD, _KILLERS, _MOST_POINTS, _PERIOD, _SEATS
cdef Word _STAMPS
cdef Word _ONE, _SUIT_MASK, _ROUNDS, _WORD, _HALF, _DECK

@cython.final
cdef class Solver:
    # Whatever is beside a solver in memory, another thread's writing there must not slow this one down.
    cdef Word before[16]
    cdef Word hands[8]
    cdef int ally[8]
    cdef int points[60]
    cdef Word killer[512]
    cdef Word[::1] keys, entries, records
    cdef Wide[::1] answers, tables, flag
    cdef int bits, seats, trump, free, each, counting, shift, stopped, card
    cdef Word trumps, stamp
    cdef Wide nodes, most
    cdef Word behind[16]

    @cython.locals(place=cython.int, at=cython.int, number=cython.int)
    cpdef _run(self, part, Wide nodes, halt, int each)
    @cython.locals(card=cython.int)
    cdef _read_points(self, tuple points, int table)
    @cython.locals(place=cython.int, seat=cython.int, first=cython.int, seats=cython.int, taker=cython.int, gained=Wide, side=Word, card=cython.int)
    cdef _read(self, position, int at, int table)
    @cython.locals(left=cython.int, record=cython.int, answer=cython.int, leader=cython.int, seat=cython.int, led=cython.int, top=cython.int, taker=cython.int, gained=cython.int,
                   legal=Word, others=Word, distinct=Word, guess=cython.int, number=cython.int, card=cython.int)
    cdef void _answer(self, int place, int each) noexcept nogil
    @cython.locals(whole=Word, lower=Word, other=cython.int)
    cdef Wide _alike(self, int at, Word legal, int seat, int led, Word distinct, int card) noexcept nogil
    @cython.locals(record=cython.int, side=Word, tricks=cython.int, seat=cython.int, table=cython.int, card=cython.int, leader=cython.int, left=Wide, live=Word,
                   bits=cython.int, at=cython.int)
    cdef int _begin(self, int place) noexcept nogil
    @cython.locals(at=Word)
    cdef void _stamp(self) noexcept nogil
    @cython.locals(low=cython.int, high=cython.int, need=cython.int, found=cython.int)
    cdef int _exact(self, int seat, int leader, int led, int top, int taker, int gained, int left, int card,
                    int guess) noexcept nogil
    @cython.locals(bit=Word, suit=cython.int, after=cython.int, found=cython.int)
    cdef int _lay(self, int card, int seat, int leader, int led, int top, int taker, int gained, int need,
                  int left) noexcept nogil
    @cython.locals(cards=Word, beating=Word, ally=cython.int, best=cython.int, slot=cython.int, killer=Word, bit=Word, found=cython.int)
    cdef int _follow(self, int seat, int leader, int led, int top, int taker, int gained, int need,
                     int left) noexcept nogil
    @cython.locals(live=Word, key=Word, at=Word, low=cython.int, high=cython.int, first=Word, entry=Word, move=Word, best=cython.int)
    cdef int _lead(self, int leader, int need, int left) noexcept nogil
    @cython.locals(hand=Word, others=Word, cards=Word, ally=cython.int, best=cython.int, masters=Word, bit=Word, card=cython.int, found=cython.int)
    cdef int _open(self, int leader, int need, int left, Word live, Word first) noexcept nogil
    @cython.locals(live=Word, seat=cython.int)
    cdef Word _live(self) noexcept nogil
    @cython.locals(hand=Word, follows=Word)
    cdef Word _legal(self, int seat, int led) noexcept nogil
    @cython.locals(suit=cython.int, better=Word)
    cdef Word _beating(self, Word cards, int led, int top) noexcept nogil
    @cython.locals(kept=Word, last=Word, end=cython.int, seen=Word, bit=Word, card=cython.int, worth=Word)
    cdef Word _distinct(self, Word cards, Word others) noexcept nogil
    @cython.locals(found=Word, suit=cython.int, mask=Word, higher=Word)
    cdef Word _masters(self, Word cards, Word others) noexcept nogil
