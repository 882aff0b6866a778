"""Files named on the command line, read whole; trouble with one is a refusal like any other."""

from __future__ import annotations

import errno
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import click

from townwright.cli.language import said
from townwright.core.phrases import Phrase
from townwright.core.records import LARGEST, decode
from townwright.core.refusals import Refusal, Unreadable

STANDARD_INPUT = "-"
REASONS: Final[Mapping[int, Phrase]] = {
    errno.ENOENT: Phrase("file-missing", "there is none of this name"),
    errno.EISDIR: Phrase("file-is-folder", "it is a folder"),
    errno.EACCES: Phrase("file-not-yours", "you may not open it"),
}
"""What most often stands in the way; the rest is told in the system's own words."""


def read_text(name: str) -> str:
    """The text of a file, or of the standard input for ``-``."""
    try:
        if name == STANDARD_INPUT:
            return decode(sys.stdin.buffer.read(LARGEST + 1))
        with Path(name).open("rb") as file:
            return decode(file.read(LARGEST + 1))
    except OSError as error:
        reason = REASONS.get(error.errno or 0, error.strerror or str(error))
        raise Unreadable("file-unreadable", "the file cannot be read: {reason}", reason=reason) from None


def place(name: str | None, refusal: Refusal) -> str:
    """``FILE:LINE: sentence``, as compilers write it, so that editors can jump there.

    What is wrong about no file is only a sentence.
    """
    if name is None:
        return said(refusal.phrase)
    line = "" if refusal.line is None else f":{refusal.line}"
    return f"{name}{line}: {said(refusal.phrase)}"


def tell_refusal(name: str | None, refusal: Refusal, as_json: bool = False) -> None:
    """A refusal, for people on the standard error, for programs as an object on the standard output."""
    if as_json:
        told = {"file": name, "line": refusal.line, "code": refusal.code, "why": str(refusal)}
        click.echo(json.dumps(told))
    else:
        click.echo(place(name, refusal), err=True)
