# The types with which double_dummy.py is compiled; what the names mean stands there.

cimport cython
from eldest.analysis.bits cimport Word, count, highest, lowest
from eldest.analysis.layout cimport *
from eldest.analysis.reading cimport Reader, Wide

cdef int _PERIOD
cdef Word _ONE, _SUIT_MASK, _ROUNDS, _WORD, _HALF, _STAMPS

@cython.final
cdef class Solver(Reader):
    cdef Word[::1] keys, entries
    cdef int bits, shift, stopped, low, high
    cdef Word stamp, card, first
    cdef Wide nodes, most
    # As in front of a reader.
    cdef Word behind[16]

    @cython.locals(at=cython.int, number=cython.int)
    cdef _run(self, part, Wide nodes, halt, int each)
    @cython.locals(left=cython.int, answer=cython.int)
    cdef void _answer(self, int place, int each) noexcept nogil
    @cython.locals(record=cython.int, answer=cython.int, seat=cython.int, trick=cython.int, guess=cython.int,
                   at=cython.int, card=cython.int, legal=Word, others=Word, distinct=Word, rest=Word)
    cdef void _each_card(self, int place, int left) noexcept nogil
    @cython.locals(other=cython.int, lower=Word)
    cdef Wide _alike(self, int at, int card, Word legal, Word distinct) noexcept nogil
    @cython.locals(left=cython.int)
    cdef int _begin(self, int place) noexcept nogil
    @cython.locals(slot=cython.int)
    cdef void _forget(self) noexcept nogil
    @cython.locals(record=cython.int, seat=cython.int, leader=cython.int, trick=cython.int, low=cython.int,
                   high=cython.int, need=cython.int, found=cython.int)
    cdef int _exact(self, int place, int card, int guess, int left) noexcept nogil
    @cython.locals(after=cython.int, found=cython.int, bit=Word)
    cdef int _lay(self, int card, int seat, int leader, int trick, int need, int left) noexcept nogil
    cdef void _look_up(self) noexcept nogil
    @cython.locals(gained=cython.int, taker=cython.int, cards=Word)
    cdef int _follow(self, int seat, int leader, int trick, int need, int left) noexcept nogil
    @cython.locals(ally=cython.int, best=cython.int, found=cython.int, first=Word,
                   second=Word, later=Word, bit=Word)
    cdef int _choose(self, Word cards, int seat, int leader, int trick, int need, int left) noexcept nogil
    @cython.locals(picked=Word)
    cdef Word _next(self, Word cards, Word first, Word second, Word later) noexcept nogil
    @cython.locals(low=cython.int, high=cython.int, best=cython.int, live=Word, key=Word, at=Word,
                   first=Word, entry=Word, move=Word)
    cdef int _lead(self, int leader, int need, int left) noexcept nogil
    @cython.locals(trick=cython.int, step=cython.int, seat=cython.int)
    cdef int _last(self, int leader, int left) noexcept nogil
    @cython.locals(entry=Word)
    cdef void _bounds(self, int leader, int left, Word live, Word at, Word key) noexcept nogil
    @cython.locals(ally=cython.int, best=cython.int, card=cython.int, found=cython.int, hand=Word, others=Word,
                   cards=Word, masters=Word, bit=Word, first=Word)
    cdef int _open(self, int leader, int need, int left, Word live) noexcept nogil
    @cython.locals(seat=cython.int, points=cython.int, tricks=cython.int, theirs=Word, tops=Word,
                   counters=Word)
    cdef int _sure(self, int leader, int ally, Word live) noexcept nogil
    @cython.locals(drawn=cython.int, ally=cython.int, longest=cython.int, room=cython.int, seat=cython.int,
                   trumps=cython.int, hand=Word, masters=Word)
    cdef int _cashed(self, int leader, Word live) noexcept nogil
    @cython.locals(tricks=cython.int, most=cython.int, seat=cython.int, mask=Word)
    cdef int _followed(self, Word masters, int ally) noexcept nogil
    @cython.locals(end=cython.int, card=cython.int, kept=Word, last=Word, seen=Word, bit=Word, worth=Word)
    cdef Word _distinct(self, Word cards, Word others) noexcept nogil
