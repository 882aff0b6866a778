"""Argument types and error messages that the benchmarks share."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from townwright.core.refusals import Refusal


def positive(word: str) -> int:
    """Read a whole number above 0 from a command-line argument."""
    if not word.isascii() or not word.isdigit() or not int(word):
        raise argparse.ArgumentTypeError(f"{word!r} is no whole number above 0")
    return int(word)


@contextmanager
def refusals_as_usage_errors(parser: argparse.ArgumentParser) -> Iterator[None]:
    """End the program with a usage error if the block raises a refusal."""
    try:
        yield
    except Refusal as refusal:
        parser.error(str(refusal))
