"""Files named on the command line, read whole; trouble with one is a refusal like any other."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from townwright.cli.language import said
from townwright.core.records import LARGEST, decode
from townwright.core.refusals import Refusal, Unreadable

STANDARD_INPUT = "-"


def read_text(name: str) -> str:
    """The text of a file, or of the standard input for ``-``."""
    try:
        if name == STANDARD_INPUT:
            return decode(sys.stdin.buffer.read(LARGEST + 1))
        with Path(name).open("rb") as file:
            return decode(file.read(LARGEST + 1))
    except OSError as error:
        reason = error.strerror or str(error)
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
