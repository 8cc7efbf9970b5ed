# The types with which liking.py is compiled; what the names mean stands there.

cimport cython
from libc.math cimport exp
from eldest.analysis.bits cimport Word, count, highest, lowest
from eldest.analysis.layout cimport *
from eldest.analysis.reading cimport Reader
from eldest.analysis.traits cimport *

cdef double SOFT, CERTAIN

cdef Word _ONE, _SUIT_MASK, _WORD

cdef class Liking(Reader):
    cdef int taste[640]
    cdef int told[32]
    cdef int lacks[8]
    cdef int opened[8]
    cdef int lacked[8]
    cdef int led[8]
    cdef int maker
    cdef Word pool, unseen, hidden

    @cython.locals(size=cython.int, place=cython.int)
    cdef _weigh(self, part, int card, shown)
    @cython.locals(seat=cython.int, leader=cython.int, trick=cython.int, cards=Word, most=cython.int,
                   card=cython.int, every=cython.double, alike=cython.double, often=cython.double)
    cdef int _chance(self, int record, int laid) noexcept nogil
    @cython.locals(high=cython.int, low=cython.int)
    cdef int _are_alike(self, int one, int other) noexcept nogil
    @cython.locals(place=cython.int)
    cdef _take_shown(self, position, shown)
    @cython.locals(seat=cython.int)
    cdef void _recall(self) noexcept nogil
    @cython.locals(best=cython.int, most=cython.int, card=cython.int, liked=cython.int)
    cdef int _best(self, Word cards, int seat, int leader, int trick) noexcept nogil
    @cython.locals(liked=cython.int, start=cython.int, trait=cython.int)
    cdef int _liked(self, int row, int ally) noexcept nogil
    @cython.locals(out=cython.int)
    cdef void _look_round(self, int seat, int leader, int trick) noexcept nogil
    cdef Word _higher(self, int card) noexcept nogil
    cdef void _tell_ruffs(self, int seat, int leader, int suit) noexcept nogil
    @cython.locals(suit=cython.int)
    cdef int _tell(self, int card, int seat, int leader, int trick) noexcept nogil
    @cython.locals(below=Word, between=Word)
    cdef void _tell_of_held(self, int card, Word held) noexcept nogil
    @cython.locals(below=Word, above=cython.int)
    cdef void _tell_of_out(self, int card, Word out) noexcept nogil
    @cython.locals(suit=cython.int, beats=Word, row=cython.int)
    cdef int _row(self, int card, int seat, int trick) noexcept nogil
    @cython.locals(other=cython.int)
    cdef int _may_trump(self, int seat, int ally) noexcept nogil
    cdef int _has(self, int seat, int suit) noexcept nogil
    @cython.locals(other=cython.int)
    cdef int _may_ruff(self, int seat, int leader, int suit, int ally) noexcept nogil
    @cython.locals(other=cython.int)
    cdef int _opened(self, int seat, int suit, int ally) noexcept nogil
    @cython.locals(number=cython.int)
    cdef int _behind(self, int seat, int leader, int ally) noexcept nogil
    @cython.locals(suit=cython.int, led=cython.int)
    cdef void _note(self, int seat, int card, int trick) noexcept nogil
