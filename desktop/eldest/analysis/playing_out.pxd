# The types with which playing_out.py is compiled; what the names mean stands there.

cimport cython
from eldest.analysis.bits cimport Word, count, highest, lowest
from eldest.analysis.layout cimport *
from eldest.analysis.reading cimport Wide
from eldest.analysis.liking cimport Liking

cdef int _ALL
cdef Word _ONE, _WORD, _STIR, _SPREAD

@cython.final
cdef class PlayingOut(Liking):
    cdef Word start[8]
    cdef int slips
    cdef Word state, origin
    # As in front of a reader.
    cdef Word behind[16]

    @cython.locals(size=cython.int, place=cython.int, begun=Word)
    cdef _run(self, part, Wide number, seed, shown, halt, int each)
    @cython.locals(record=cython.int, answer=cython.int, left=cython.int, seat=cython.int, trick=cython.int,
                   legal=Word)
    cdef void _answer(self, int place, Wide number, Word begun, int each) noexcept nogil
    @cython.locals(state=Word, seat=cython.int)
    cdef Word _stirred(self, Word begun) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void _begin(self) noexcept nogil
    @cython.locals(points=Wide)
    cdef Wide _sum(self, int record, int card, Wide number) noexcept nogil
    @cython.locals(points=cython.int, leader=cython.int, seat=cython.int, trick=cython.int,
                   waiting=cython.int)
    cdef int _play_out(self, int record, int card) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef int _any_left(self) noexcept nogil
    cdef Word _number(self) noexcept nogil
    @cython.locals(cards=Word, chance=Word)
    cdef int _choice(self, int seat, int leader, int trick) noexcept nogil
    @cython.locals(skipped=cython.int)
    cdef int _any_of(self, Word cards, Word chance) noexcept nogil
