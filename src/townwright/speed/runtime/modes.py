"""Loads rules over words in one of two modes: plain everywhere, compiled where numba is installed.

A source is written once, over ``core.words``. ``compiled`` loads it again over ``speed.runtime.words``. What the
compiler makes of it is kept in a folder that is named after its text, the texts of the sources that it imports and the
numbers in them, since compiled functions and constants are built into their callers: a change in one file must not
leave another file's old code alive, and compiles nothing that does not use it.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import os
import shutil
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from time import time
from types import ModuleType
from typing import Any

from townwright.core.sources import load_again
from townwright.speed.runtime.kept_code.folders import can_write, places

WORDS, COMPILED_WORDS = "townwright.core.words", "townwright.speed.runtime.words"
COMPILER = "townwright.speed.runtime.numba_pipeline"
LOCATOR = "townwright.speed.runtime.kept_code.locator.SharedCodeLocator"
PLAIN_ONLY = "TOWNWRIGHT_PLAIN"
"""Set in the environment, it keeps the compiler out."""

LET_LIE = 7 * 24 * 3600
"""Seconds after which what was compiled from other texts is cleared away."""

_loading = threading.RLock()


def has_compiler() -> bool:
    """Whether numba is installed and not turned off."""
    return PLAIN_ONLY not in os.environ and importlib.util.find_spec("numba") is not None


def plain(names: Sequence[str]) -> tuple[ModuleType, ...]:
    """Import the sources as they are, to run as Python."""
    return tuple(import_module(name) for name in names)


def compiled(names: Sequence[str]) -> tuple[ModuleType, ...]:
    """Load the sources again for the compiler, each after those that it imports."""
    with _loading:
        return _compiled(tuple(names))


@cache
def _compiled(names: tuple[str, ...]) -> tuple[ModuleType, ...]:
    with keeping_in(folder_of(COMPILED_WORDS, words_mark())):  # numba's own folders need a home that can be written
        loaded = {WORDS: import_module(COMPILED_WORDS)}
    for name, folder in kept_in(names).items():
        with keeping_in(folder):
            loaded[name] = load_again(import_module(name), loaded)
    return tuple(loaded[name] for name in names)


def load(names: Sequence[str], compiling: bool) -> dict[str, ModuleType]:
    """Return the sources of one mode by the last words of their names."""
    found = compiled(names) if compiling else plain(names)
    return {name.rpartition(".")[2]: module for name, module in zip(names, found, strict=True)}


# Where compiled code is kept


def kept_in(names: Sequence[str]) -> dict[str, Path]:
    """Return the cache folder for the compiled code of each source, made where it was missing.

    They lie where numba is told to keep its own, in a person's cache, beside this package or among temporary files,
    whichever can be written first; older ones are removed.
    """
    return {name: folder_of(name, mark) for name, mark in marks_of(names).items()}


def folder_of(name: str, mark: str) -> Path:
    """Return the cache folder for one source and this mark of it, made where it was missing."""
    kind = f"{'-'.join(name.split('.')[-2:])}-compiled-"
    folder = kind + mark
    place = next(place for place in places() if can_write(place / folder))
    with suppress(OSError):  # somebody else's, which can be read all the same
        os.utime(place / folder)
    clear_away(place.glob(f"{kind}*"), folder)
    return place / folder


def marks_of(names: Sequence[str]) -> dict[str, str]:
    """Return for each source what tells its compiled code from any other: a hash of all that goes into it."""
    marks = {WORDS: words_mark()}
    for name in names:
        source = source_of(name).read_bytes()
        told = hashlib.sha256(source + repr(numbers_of(import_module(name))).encode())
        for imported in sorted(imports_of(source) & marks.keys()):
            told.update(marks[imported].encode())
        marks[name] = told.hexdigest()[:16]
    del marks[WORDS]
    return marks


def words_mark() -> str:
    """Return the mark of the operations on words and of the compiler, which everything else is compiled with."""
    texts = source_of(COMPILED_WORDS).read_bytes() + source_of(COMPILER).read_bytes()
    return hashlib.sha256(version("numba").encode() + texts).hexdigest()


def imports_of(source: bytes) -> set[str]:
    """Return the whole names of all that a source imports: modules, and what it takes out of them."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            found |= {node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found


def clear_away(folders: Iterable[Path], kept: str) -> None:
    """Remove the folders that nobody has asked for in a long time, but for the one of this name."""
    for folder in folders:
        with suppress(OSError):
            if folder.name != kept and folder.stat().st_mtime < time() - LET_LIE:
                shutil.rmtree(folder)


def source_of(name: str) -> Path:
    """Return the file of a module without importing it, which would leave compiled code in numba's own folder."""
    found = importlib.util.find_spec(name)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(name)
    return Path(found.origin)


def numbers_of(module: ModuleType) -> list[tuple[str, object]]:
    """Return the named numbers of a module, with those that it imports and those of our modules that it imports whole.

    Code is compiled with all of them.
    """
    found = [(name, value) for name, value in vars(module).items() if _is_number(value)]
    for name, value in vars(module).items():
        if isinstance(value, ModuleType) and value.__name__.startswith("townwright."):
            found += [(f"{name}.{each}", number) for each, number in vars(value).items() if _is_number(number)]
    return sorted(found)


def _is_number(value: object) -> bool:
    return all(map(_is_number, value)) if isinstance(value, tuple) else isinstance(value, int)


@contextmanager
def keeping_in(folder: Path) -> Iterator[None]:
    """Keep what numba compiles within the block in this folder, by the names of the sources and not by their paths."""
    import numba  # only compiled code needs it

    config: Any = numba.config
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(folder), LOCATOR
    try:
        yield
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before
