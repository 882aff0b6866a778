"""A checkout whose tools are stand-ins."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from devtools import installer, interpreter, places, set_up
from tests.devtools.checkouts import move_to, write_program

PAGE = "from pathlib import Path\ndef built(): return Path(__file__).with_name('built').exists()\n"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with nothing but locks and a page that is not built, and an environment without any program."""
    move_to(tmp_path, monkeypatch)
    monkeypatch.setenv(interpreter.CHOSEN, sys.executable)
    (tmp_path / "requirements").mkdir()
    for kind in ("build", "run"):
        places.lock_of(kind).write_text("click==8.4.0 \\\n    --hash=sha256:00\nclick==8.5.0 ; os_name == 'nt' \\\n")
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "build.py").write_text(PAGE)
    return tmp_path


@pytest.fixture
def tools(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tools that were called, by their last word; they do nothing."""
    called: list[str] = []

    def call(command: Sequence[str], *_: object) -> None:
        called.append(command[-1].removeprefix(f"{checkout}").lstrip("/"))
        if command[-1] == "client/build.py":
            (checkout / "client" / "built").touch()

    def make() -> None:
        called.append("environment")
        write_program(checkout / ".venv" / "bin" / "python", "")
        write_program(checkout / ".venv" / "bin" / "uv", "")
        mark_made(checkout / ".venv")

    monkeypatch.setattr(installer, "run_tool", call)
    monkeypatch.setattr(set_up, "run_tool", call)
    monkeypatch.setattr(set_up, "LOAD", "load")
    monkeypatch.setattr(installer, "make_environment", make)
    monkeypatch.setattr(set_up, "FETCH", "npm")
    return called


def mark_made(folder: Path) -> None:
    """Notes that an environment of stand-ins is whole."""
    (folder / "pyvenv.cfg").write_text("version = 3.11.7\n")
    (folder / installer.MADE).write_text(installer.identity(folder))
