"""The environment gets a Python that was built for speed, if there is one, or the one that is named."""

from __future__ import annotations

import sys
import sysconfig
from pathlib import Path

import pytest
from devtools.tools import Failed

from devtools import installer, interpreter
from tests.devtools.checkouts import write_program

NAME = "python{}.{}".format(*sys.version_info)
SLOW = "'--prefix=/home/anna/.versions/3.11' '--enable-shared'"
QUICK = f"{SLOW} '--enable-optimizations'"


def told(major: int, minor: int) -> str:
    """What a Python of this version says of itself."""
    return f"{sys.implementation.name} {major} {minor}"


@pytest.fixture
def system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The Python of a system, which does; the caller's is another one that was built without optimisation."""
    monkeypatch.delenv(interpreter.CHOSEN, raising=False)
    monkeypatch.setattr(interpreter, "SYSTEM", str(tmp_path / "usr"))
    monkeypatch.setattr(sysconfig, "get_config_var", {"CONFIG_ARGS": SLOW}.get)
    return write_program(tmp_path / "usr" / "bin" / NAME, f"print({told(*sys.version_info[:2])!r})")


def test_the_systems_python_takes_the_place_of_one_that_was_built_without_optimisation(system: Path) -> None:
    assert interpreter.choose() == str(system)


@pytest.mark.parametrize("told", [QUICK, None])
def test_a_python_that_was_built_for_speed_is_taken_or_one_that_does_not_tell(
    told: str | None, system: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sysconfig, "get_config_var", {"CONFIG_ARGS": told}.get)

    assert interpreter.choose() == sys.executable


def test_the_systems_own_python_needs_no_other(system: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interpreter, "SYSTEM", sys.base_prefix)

    assert interpreter.choose() == sys.executable


@pytest.mark.parametrize("source", ["import no_such_module", f"print({told(3, 1)!r})", "print('ok')", None])
def test_a_python_that_lacks_something_or_is_of_another_version_is_not_taken(source: str | None, system: Path) -> None:
    system.unlink()
    if source is not None:
        write_program(system, source)

    assert interpreter.choose() == sys.executable


def test_a_python_with_all_that_an_environment_needs_tells_its_version() -> None:
    assert interpreter.version_of(sys.executable) == sys.version_info[:2]


def test_the_python_that_is_named_is_taken_however_it_was_built(
    system: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer = write_program(tmp_path / "newer", f"print({told(3, 99)!r})")
    monkeypatch.setenv(interpreter.CHOSEN, str(newer))

    assert interpreter.choose() == str(newer)


@pytest.mark.parametrize("source", [f"print({told(3, 10)!r})", "import no_such_module", None])
def test_a_named_python_that_does_not_do_is_refused_in_a_sentence(
    source: str | None, system: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = tmp_path / "named"
    if source is not None:
        write_program(named, source)
    monkeypatch.setenv(interpreter.CHOSEN, str(named))

    with pytest.raises(Failed, match=r"TOWNWRIGHT_PYTHON names .*, which is no Python 3\.11 or newer"):
        interpreter.choose()


def test_an_environment_is_made_with_another_python_and_a_line_says_which(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    other = checkout / "other" / NAME
    other.parent.mkdir()
    other.symlink_to(Path(sys.executable).resolve())
    monkeypatch.setenv(interpreter.CHOSEN, str(other))
    monkeypatch.setattr(installer, "get_installer", lambda _folder: None)

    installer.make_environment()

    assert installer.is_made()
    assert str(other.parent) in (checkout / ".venv" / "pyvenv.cfg").read_text()
    assert capsys.readouterr().out.startswith(f"  with {other} in place of ")
