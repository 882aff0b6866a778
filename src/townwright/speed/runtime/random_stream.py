"""Random numbers in machine words: the same from the same seed, plain and compiled.

Number ``n`` of a stream is a mix of the seed and ``n`` alone, so that every game of a run has its own
stream, whoever plays it and in which order. It is quick, not secret: real deals come from ``core.dealer``.
"""

from __future__ import annotations

from townwright.core.words import compiled, i64, u64

ALL_BITS = u64((1 << 64) - 1)
STRIDE = u64(0x9E3779B97F4A7C15)
"""From one number of a stream to the next: odd, so that all 2⁶⁴ come before the first comes again."""
FIRST_FACTOR, SECOND_FACTOR = u64(0xBF58476D1CE4E5B9), u64(0x94D049BB133111EB)
FIRST_SHIFT, SECOND_SHIFT, HALF = i64(30), i64(27), i64(32)


@compiled
def next_luck(luck: int) -> int:
    """The next state of a random stream."""
    return luck + STRIDE & ALL_BITS


@compiled
def below(luck: int, bound: int) -> int:
    """A random number from 0 up to the bound, without it, from a state; each equally likely but for one in a million.

    The place of the stream is mixed as SplitMix64 does it, and the upper half of the mix is scaled.
    """
    luck = (luck ^ luck >> FIRST_SHIFT) * FIRST_FACTOR & ALL_BITS
    luck = (luck ^ luck >> SECOND_SHIFT) * SECOND_FACTOR & ALL_BITS
    return i64((luck >> HALF) * u64(bound) >> HALF)


@compiled
def stream(seed: int, number: int) -> int:
    """The first state of the random stream of game ``number`` in the run of a seed."""
    luck = (seed ^ seed >> FIRST_SHIFT) * SECOND_FACTOR + u64(number) * FIRST_FACTOR & ALL_BITS
    return (luck ^ luck >> SECOND_SHIFT) * FIRST_FACTOR & ALL_BITS
