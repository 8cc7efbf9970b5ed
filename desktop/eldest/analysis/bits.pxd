# The processor's own way to count bits. A module that cimports these must not import those of bits.py.

ctypedef unsigned long long Word

cdef extern from *:
    """
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    static __inline int eldest_lowest(unsigned long long word) {
        unsigned long at; if (!_BitScanForward(&at, (unsigned long)word)) { _BitScanForward(&at, (unsigned long)(word >> 32)); at += 32; } return (int)at;
    }
    static __inline int eldest_highest(unsigned long long word) {
        unsigned long at; if (_BitScanReverse(&at, (unsigned long)(word >> 32))) return (int)at + 32;
        _BitScanReverse(&at, (unsigned long)word); return (int)at;
    }
    static __inline int eldest_count(unsigned long long word) {
        int ones = 0; while (word) { word &= word - 1; ones++; } return ones;
    }
    #else
    #define eldest_lowest(word) __builtin_ctzll(word)
    #define eldest_highest(word) (63 - __builtin_clzll(word))
    #define eldest_count(word) __builtin_popcountll(word)
    #endif
    """
    int lowest "eldest_lowest" (Word word) noexcept nogil
    int highest "eldest_highest" (Word word) noexcept nogil
    int count "eldest_count" (Word word) noexcept nogil
