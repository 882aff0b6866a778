"""Rewrite the asserts of all tests, and run none: ``pytest -p tests.rewriting``.

pytest keeps what it has rewritten beside the tests. Where several processes share a run, each would do it at its start.
"""

from __future__ import annotations

from contextlib import suppress
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

HERE: Final = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> int:
    """Load each test by pytest's own loader, up to its first line."""
    loader: Any = config.pluginmanager.rewrite_hook
    for path in (*HERE.rglob("test_*.py"), *HERE.rglob("conftest.py")):
        module = ModuleType(path.stem)
        module.__spec__ = spec_from_file_location(path.stem, path)
        vars(module)["__builtins__"] = {}  # so that it cannot import anything, which is what it begins with
        with suppress(ImportError, SyntaxError):  # pytest itself tells what cannot be read
            loader.exec_module(module)
    return 0
