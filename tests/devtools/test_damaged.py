"""An environment that was cut off, moved, copied or filled from another commit is made whole, not believed."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from devtools.set_up_lock import BUSY, locked
from devtools.tools import Failed

from devtools import installer, places, set_up
from tests.devtools.checkouts import copy_dev, move_to, write_program

LOCKING = (
    "from pathlib import Path; from devtools.set_up_lock import locked\nwith locked(Path('.dev/set-up.lock')): {do}"
)


def test_an_environment_whose_python_is_gone_is_made_anew(tools: list[str], checkout: Path) -> None:
    set_up.set_up("run")
    tools.clear()
    places.program("python").unlink()

    set_up.set_up("run")

    assert tools == ["environment", "requirements/build.lock", "requirements/run.lock", "", "load"]


def test_what_cannot_be_loaded_gets_no_stamp_and_is_installed_anew(
    tools: list[str], checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[Sequence[str]] = []

    def fail_to_load(command: Sequence[str], *_: object) -> None:
        calls.append(command)
        if command[-1] == "load":
            raise Failed("A tool failed (ModuleNotFoundError: No module named 'numpy')")

    monkeypatch.setattr(set_up, "run_tool", fail_to_load)
    monkeypatch.setattr(installer, "run_tool", fail_to_load)
    for _ in range(2):
        with pytest.raises(Failed, match="numpy"):
            set_up.set_up("run", page=False)

    assert not set_up.is_installed("run")
    assert ["--reinstall" in call for call in calls if call[1:3] == ("pip", "install")] == [False] * 3 + [True] * 3

    monkeypatch.setattr(set_up, "run_tool", lambda *_: None)
    set_up.set_up("run", page=False)
    assert set_up.is_installed("run")
    assert not set_up.was_cut_off()


def test_pip_also_replaces_what_was_cut_off(checkout: Path) -> None:
    note = f"import sys; print(sys.argv[1:], file=open({str(checkout / 'called')!r}, 'a'))"
    write_program(places.program("python"), note)

    installer.install(("click",), anew=True)

    called = (checkout / "called").read_text().splitlines()
    assert called[-1] == "['-m', 'pip', 'install', '--force-reinstall', 'click']"


def test_an_environment_that_was_cut_off_before_uv_was_whole_is_made_anew(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cut_off(*_: object) -> None:
        write_program(places.program("uv"), "").chmod(0o644)
        raise KeyboardInterrupt

    monkeypatch.setattr(installer, "run_tool", cut_off)
    with pytest.raises(KeyboardInterrupt):
        installer.make_environment()

    assert places.program("uv").exists()
    assert not installer.is_made()


def test_all_stamps_are_gone_while_something_is_installed(
    tools: list[str], checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up.set_up("run")
    places.lock_of("dev").write_text("click==9.0.0 \\\n    --hash=sha256:02\n")

    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(installer, "install", stop)
    with pytest.raises(KeyboardInterrupt):
        set_up.set_up("dev")

    assert not set_up.is_installed("run")
    assert not set_up.is_installed("build")


def test_playing_and_testing_in_turn_installs_once(tools: list[str], checkout: Path) -> None:
    shutil.copy(places.lock_of("run"), places.lock_of("dev"))
    set_up.set_up("dev")
    tools.clear()

    set_up.set_up("run")
    set_up.set_up("dev")

    assert tools == []


@pytest.mark.parametrize("how", ["moved", "copied"])
def test_an_environment_from_another_checkout_is_made_anew(
    how: str,
    tools: list[str],
    checkout: Path,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    set_up.set_up("run")
    other = tmp_path_factory.mktemp("other")
    shutil.copytree(checkout, other, symlinks=True, dirs_exist_ok=True)
    if how == "moved":
        shutil.rmtree(checkout / ".venv")
    assert installer.is_made() == (how == "copied")

    move_to(other, monkeypatch)

    assert not installer.is_made()
    assert not set_up.is_installed("run")


def test_another_python_of_the_caller_changes_nothing(
    tools: list[str], checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up.set_up("run")
    tools.clear()
    monkeypatch.setattr(sys, "version", "3.14.0 (another)")

    set_up.set_up("run")

    assert tools == []


def test_who_comes_second_says_so_and_waits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy_dev(tmp_path)
    first = subprocess.Popen(
        (sys.executable, "-c", LOCKING.format(do="print('has it', flush=True); input()")),
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with first:
        assert first.stdout is not None
        assert first.stdout.readline() == "has it\n"
        asked = (sys.executable, "-c", LOCKING.format(do="print('has it too')"))
        with subprocess.Popen(asked, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as second:
            assert second.stdout is not None
            assert second.stdout.readline() == f"{BUSY}\n"
            first.communicate("\n")
            assert second.stdout.read() == "has it too\n"


def test_a_checkout_that_another_process_has_set_up_meanwhile_is_left_alone(
    tools: list[str], checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up.set_up("run")
    tools.clear()

    set_up.do_what_is_due("run", page=True)

    assert tools == []
    with locked(checkout / ".dev" / "set-up.lock"):
        set_up.set_up("run")  # which asks for no lock where nothing is due
    assert tools == []
