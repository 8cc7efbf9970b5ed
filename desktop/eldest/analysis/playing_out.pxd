# The types with which playing_out.py is compiled; what the names mean stands there.

cimport cython
from eldest.analysis.bits cimport Word, count, highest, lowest
from eldest.analysis.layout cimport *
from eldest.analysis.reading cimport Reader, Wide

cdef int _ALL, _RANK_LOST, _TRUMP_LOST, _MASTER_LOST, _POINT_LOST
cdef Word _ONE, _SUIT_MASK, _WORD, _STIR, _SPREAD

@cython.final
cdef class PlayingOut(Reader):
    cdef Word start[8]
    cdef int slips
    cdef Word state, pool, unseen
    # As in front of a reader.
    cdef Word behind[16]

    @cython.locals(size=cython.int, place=cython.int, begun=Word)
    cdef _run(self, part, Wide number, seed, Word pool, halt, int each)
    @cython.locals(record=cython.int, answer=cython.int, left=cython.int, seat=cython.int, trick=cython.int,
                   legal=Word)
    cdef void _answer(self, int place, Wide number, Word begun, int each) noexcept nogil
    @cython.locals(seat=cython.int, cards=Word)
    cdef Word _pool(self) noexcept nogil
    @cython.locals(points=Wide, seat=cython.int)
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
    @cython.locals(out=cython.int, unseen=Word, trumps=Word, masters=Word, plain=Word, alone=Word)
    cdef int _led(self, Word cards, int seat) noexcept nogil
    @cython.locals(suit=cython.int, found=Word, mask=Word)
    cdef Word _alone(self, Word cards, Word unseen) noexcept nogil
    @cython.locals(best=cython.int, fewest=cython.int, card=cython.int, held=cython.int)
    cdef int _shortest(self, Word masters, Word cards) noexcept nogil
    @cython.locals(most=cython.int, suit=cython.int, best=Word, held=Word)
    cdef Word _longest(self, Word cards) noexcept nogil
    @cython.locals(threat=cython.int, unseen=Word, beating=Word, holding=Word)
    cdef int _followed(self, Word cards, int seat, int leader, int trick) noexcept nogil
    @cython.locals(top=cython.int, between=Word)
    cdef int _beside(self, Word cards, Word holding, Word unseen, int trick) noexcept nogil
    @cython.locals(beating=Word, plain=Word, poor=Word)
    cdef int _risked(self, Word cards, Word unseen, int seat, int leader, int trick) noexcept nogil
    @cython.locals(number=cython.int)
    cdef int _behind(self, int seat, int leader, int ally) noexcept nogil
    @cython.locals(suit=cython.int)
    cdef int _holds(self, int card, Word unseen) noexcept nogil
    @cython.locals(card=cython.int, found=Word)
    cdef Word _holding(self, Word cards, Word unseen) noexcept nogil
    @cython.locals(plain=Word)
    cdef int _taken(self, Word beating) noexcept nogil
    @cython.locals(rich=Word)
    cdef int _thrown(self, Word cards, Word unseen) noexcept nogil
    @cython.locals(best=cython.int, card=cython.int)
    cdef int _richest(self, Word cards) noexcept nogil
    @cython.locals(best=cython.int, least=cython.int, card=cython.int, cost=cython.int, masters=Word)
    cdef int _cheapest(self, Word cards, Word unseen) noexcept nogil
