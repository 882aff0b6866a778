"""Loads a module a second time with some of its imports replaced by others.

The rules over masks are written once. Loaded again with the words of a compiler they are fast; loaded
again with the frame of a larger board they serve a larger city.
"""

from __future__ import annotations

import builtins
import importlib.util
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import TypeVar, cast

Module = TypeVar("Module", bound=ModuleType)


def load_again(module: Module, replacing: Mapping[str, ModuleType]) -> Module:
    """A fresh copy of an importable module in which ``from NAME import …`` finds the replacement of NAME.

    The copy has the name and the file of the first, so tracebacks point into the source and a compiler
    can keep what it made beside it; ``sys.modules`` goes on to know the first only.
    """
    file: str | None = getattr(module, "__file__", None)
    if file is None:
        raise ValueError(f"{module.__name__} has no source to load again")
    source = Path(file).read_bytes()
    fresh = ModuleType(module.__name__, module.__doc__)
    fresh.__file__, fresh.__package__ = file, module.__package__
    fresh.__dict__["__builtins__"] = {**vars(builtins), "__import__": _importer(replacing)}
    exec(compile(source, file, "exec"), fresh.__dict__)  # noqa: S102  our own source, once more
    return cast(Module, fresh)  # it has what the module has: it was made from the same text


def load_each_again(modules: Sequence[ModuleType], replacing: Mapping[str, ModuleType]) -> dict[str, ModuleType]:
    """Load modules again, each after those that it imports; return the replacements and the fresh copies by name."""
    found = dict(replacing)
    for module in modules:
        found[module.__name__] = load_again(module, found)
    return found


def _importer(replacing: Mapping[str, ModuleType]) -> object:
    """An ``__import__`` that knows the replacements."""

    def find(
        name: str,
        globals: Mapping[str, object] | None = None,  # noqa: A002  the names that Python calls it with
        locals: Mapping[str, object] | None = None,  # noqa: A002
        fromlist: Sequence[str] = (),
        level: int = 0,
    ) -> ModuleType:
        package = str((globals or {}).get("__package__", ""))
        whole = importlib.util.resolve_name("." * level + name, package)
        if fromlist and whole in replacing:
            return replacing[whole]
        return builtins.__import__(name, globals, locals, fromlist, level)

    return find
