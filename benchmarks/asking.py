"""How benchmarks answer words that they do not understand: with one sentence."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from townwright.core.refusals import Refusal


def positive(word: str) -> int:
    """A whole number above 0."""
    if not word.isascii() or not word.isdigit() or not int(word):
        raise argparse.ArgumentTypeError(f"{word!r} is no whole number above 0")
    return int(word)


@contextmanager
def in_one_sentence(parser: argparse.ArgumentParser) -> Iterator[None]:
    """Names that nothing here has end the program, and the sentence says which."""
    try:
        yield
    except Refusal as refusal:
        parser.error(str(refusal))
