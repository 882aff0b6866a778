"""Follows a tutorial of ``docs/building`` as a reader does, in a scratch copy of the checkout.

What a block means is said by its first line:

- ``title="FILE"``: the file is written as it stands there;
- ``diff title="FILE"``: lines with ``-`` leave the file, lines with ``+`` come into it, the others show where;
- ``sh``: each line is a command that must succeed;
- ``python`` without a title: runs after the blocks of this kind that stand above it;
- ``text`` right after one of the last two: lines that it prints, in this order; ``…`` stands for anything.
"""

from __future__ import annotations

import os
import re
import shutil
import stat
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
COPIED = ("src", "tests", "docs", "examples", "pyproject.toml")
LEFT_OUT = ("client_dist", "*.xz", "*.jsonl")
PROGRAMS = {"python": "", "pip": "-m pip", "pytest": "-m pytest", "townwright": "-m townwright"}
BLOCK = re.compile(r'^(?P<fence>`{3,})(\w+)(?: title="([^"]+)")?\n(.*?)^(?P=fence)$', re.MULTILINE | re.DOTALL)
LIMIT_S = 120


@dataclass(frozen=True)
class Block:
    """A fenced block of a page."""

    kind: str
    file: str
    text: str


@dataclass
class Reader:
    """Somebody with a checkout of their own who does what a page says."""

    checkout: Path
    said: str = ""
    """What the last command printed."""
    session: str = ""
    """The Python that was run so far."""
    touched: list[str] = field(default_factory=list)
    """The files that were written or changed by hand."""

    def follow(self, page: Path) -> None:
        """Does what the page says, block by block."""
        for block in blocks(page):
            self.do(block)

    def do(self, block: Block) -> None:
        """Does what one block says."""
        match block:
            case Block("diff", file, text):
                path = self.checkout / file
                self.write(file, edited(path.read_text("utf-8"), text, file))
            case Block(kind, "", text) if kind == "sh":
                for command in text.splitlines():
                    self.said = self.run("sh", "-ec", command)
            case Block("python", "", text):
                self.session += text
                self.said = self.run("python", "-c", self.session)
            case Block("text", "", text):
                assert in_order(text.splitlines(), self.said), f"expected\n{text}\nbut this was said:\n{self.said}"
            case Block(_, file, text) if file:
                self.write(file, text)

    def write(self, file: str, text: str) -> None:
        """Writes a file of the checkout."""
        path = self.checkout / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        self.touched += [] if file in self.touched else [file]

    def run(self, *command: str) -> str:
        """What a command prints, which must succeed."""
        done = subprocess.run(
            command,
            cwd=self.checkout,
            env=environment(self.checkout),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=LIMIT_S,
        )
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}"
        return done.stdout


def blocks(page: Path) -> Iterator[Block]:
    """The fenced blocks of a page."""
    return (Block(*found[1:]) for found in BLOCK.findall(page.read_text("utf-8")))


def in_order(lines: list[str], said: str) -> bool:
    """Whether these lines, or parts of lines, stand in a text one below the other."""
    left = iter(said.splitlines())
    patterns = [".*?".join(map(re.escape, line.split("…"))) for line in lines]
    return all(any(re.search(pattern, line) for line in left) for pattern in patterns)


def edited(text: str, change: str, file: str) -> str:
    """The text with a change made, whose unchanged and removed lines stand in it exactly once."""
    for part in re.split(r"^@@\n", change, flags=re.MULTILINE):
        before = "".join(line[1:] for line in part.splitlines(keepends=True) if line[0] in " -")
        after = "".join(line[1:] for line in part.splitlines(keepends=True) if line[0] in " +")
        assert text.count(before) == 1, f"{file} has {text.count(before)} places like\n{before}"
        text = text.replace(before, after)
    return text


def copy_checkout(folder: Path) -> None:
    """Makes a copy of what can be changed in this checkout, and the programs of an environment.

    What was compiled comes along and is as new as its source, so that only what a reader changes is parsed again.
    """
    for name in COPIED:
        source = ROOT / name
        if source.is_file():
            shutil.copy(source, folder)
        else:
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns(*LEFT_OUT))
    programs = folder / ".venv" / "bin"
    programs.mkdir(parents=True)
    for name, words in PROGRAMS.items():
        (programs / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {words} "$@"\n')
        (programs / name).chmod(stat.S_IRWXU)


def environment(checkout: Path) -> dict[str, str]:
    """The variables of a shell in the checkout; pip installs into a folder of it, without the network."""
    packages = checkout / ".venv" / "packages"
    return {
        **os.environ,
        "PATH": os.pathsep.join([str(checkout / ".venv" / "bin"), os.environ["PATH"]]),
        "PYTHONPATH": os.pathsep.join([str(packages), str(checkout / "src"), str(checkout)]),
        "PIP_TARGET": str(packages),
        "PIP_NO_INDEX": "1",
        "PIP_NO_DEPS": "1",
        "PIP_NO_BUILD_ISOLATION": "0",  # pip reads this variable the other way round
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "COLUMNS": "120",
    }
