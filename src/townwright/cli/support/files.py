"""Files named on the command line, read whole; trouble with one is a refusal like any other."""

from __future__ import annotations

import errno
import json
import os
import re
import stat
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import click

from townwright.cli.support.language import translated
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
NO_FILE: Final = Phrase("file-no-file", "it is a pipe or a device; send it to the standard input and write - for it")
OBEYED: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""What a terminal obeys and does not show: control characters besides line ends and tabs, turns of direction."""


def read_text(name: str) -> str:
    """The text of a file, or of the standard input for ``-``. A pipe or a device is refused: it may never end."""
    try:
        if name == STANDARD_INPUT:
            return decode(sys.stdin.buffer.read(LARGEST + 1))
        check_ordinary(Path(name).stat())  # before it is opened, since a device may act on that
        # Were it a pipe by now, opening it would not wait for whoever writes to it.
        with os.fdopen(
            os.open(name, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)), "rb"
        ) as file:
            check_ordinary(os.fstat(file.fileno()))
            return decode(file.read(LARGEST + 1))
    except OSError as error:
        reason = REASONS.get(error.errno or 0, error.strerror or str(error))
        raise Unreadable("file-unreadable", "the file cannot be read: {reason}", reason=reason) from None


def check_ordinary(found: os.stat_result) -> None:
    """Refuse what is neither a file nor a folder, which has a sentence of its own."""
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(found.st_mode):
        raise Unreadable("file-unreadable", "the file cannot be read: {reason}", reason=NO_FILE)


def visible(text: str) -> str:
    r"""The text with what a terminal would obey written out.

    >>> visible("\x1b[2JAda\r\n")
    '\\x1b[2JAda\\r\n'
    """
    return OBEYED.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


def print_text(text: str, err: bool = False) -> None:
    """Prints text that may hold what a stranger wrote, with control characters made visible."""
    click.echo(visible(text), err=err)


def place(name: str | None, refusal: Refusal) -> str:
    """``FILE:LINE: sentence``, as compilers write it, so that editors can jump there.

    What is wrong about no file is only a sentence.
    """
    if name is None:
        return translated(refusal.phrase)
    line = "" if refusal.line is None else f":{refusal.line}"
    return f"{name}{line}: {translated(refusal.phrase)}"


def print_refusal(name: str | None, refusal: Refusal, as_json: bool = False) -> None:
    """Prints a refusal: for people on the standard error, for programs as an object on the standard output."""
    if as_json:
        told = {"file": name, "line": refusal.line, "code": refusal.code, "why": str(refusal)}
        click.echo(json.dumps(told))
    else:
        print_text(place(name, refusal), err=True)
