"""Questions to a word of 64 bits. Compiled modules ask the processor instead (bits.pxd)."""


def lowest(word: int) -> int:
    """Return the number of the lowest bit that is set; the word must not be 0."""
    return (word & -word).bit_length() - 1


def highest(word: int) -> int:
    """Return the number of the highest bit that is set; the word must not be 0."""
    return word.bit_length() - 1


def count(word: int) -> int:
    """Return how many bits are set."""
    return word.bit_count()
