"""A checkout is set up once, by uv or by pip, and says how far it is."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from devtools.locks import LOCKS, extras
from devtools.progress import Progress
from devtools.tools import OFFLINE, Failed

from devtools import installer, places, set_up
from tests.devtools.checkouts import ROOT, move_to, write_program


def test_a_bare_checkout_is_set_up_in_six_steps_and_says_how_far_it_is(
    tools: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    set_up.set_up("run")

    assert tools[:2] == ["environment", "requirements/build.lock"]
    assert sorted(tools[2:]) == ["", "client/build.py", "load", "npm", "requirements/run.lock"]
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("Setting up Townwright: 6 steps, once.")
    assert "· installing the 1 package of requirements/run.lock …" in said
    assert [line[:14] for line in said if " done: " in line] == [f"  {n} of 6 done:" for n in range(1, 7)]


def test_the_second_time_nothing_is_done_and_nothing_said(tools: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    set_up.set_up("run")
    tools.clear()
    capsys.readouterr()

    set_up.set_up("run")

    assert (tools, capsys.readouterr().out) == ([], "")


def test_only_what_has_changed_is_done_again(tools: list[str], checkout: Path) -> None:
    set_up.set_up("run")
    tools.clear()
    (checkout / "client" / "built").unlink()
    set_up.set_up("run")
    assert tools == ["npm", "client/build.py"]

    tools.clear()
    places.lock_of("run").write_text("click==8.6.0 \\\n    --hash=sha256:01\n")
    set_up.set_up("run", page=False)
    assert tools == ["requirements/build.lock", "requirements/run.lock", "", "load"]


def test_a_step_that_fails_is_not_counted_as_done() -> None:
    said: list[str] = []
    progress = Progress(2, said.append)

    with pytest.raises(Failed), progress.step("first"):
        raise Failed(OFFLINE)
    with progress.step("second"):
        pass

    assert said == ["· first …", "· second …", "  1 of 2 done: second, 0 s"]


@pytest.mark.parametrize("uv", ["missing", "broken"])
def test_where_uv_is_missing_or_fails_pip_installs(uv: str, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    note = f"import sys; print(sys.argv[1:], file=open({str(checkout / 'called')!r}, 'a'))"
    write_program(checkout / ".venv" / "bin" / "python", note)
    if uv == "broken":
        write_program(checkout / ".venv" / "bin" / "uv", "raise SystemExit('dns error')")

    installer.install(("--no-deps", "click"))

    called = (checkout / "called").read_text().splitlines()
    assert called[-1] == "['-m', 'pip', 'install', '--no-deps', 'click']"


def test_a_python_without_pip_is_told_where_to_get_it(checkout: Path) -> None:
    write_program(checkout / ".venv" / "bin" / "python", "raise SystemExit('No module named pip')")

    with pytest.raises(Failed, match="sudo apt install python3-venv"):
        installer.install(("click",))


def test_an_environment_is_made_without_pip_where_uv_is_had(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[Sequence[str]] = []
    monkeypatch.setattr(installer, "run_tool", lambda command, *_: calls.append(command))

    installer.make_environment()

    assert [call[:4] for call in calls] == [(sys.executable, "-m", "pip", "--python")]
    assert subprocess.call((str(places.program("python")), "-c", "")) == 0
    assert installer.is_made()


@pytest.mark.parametrize("why", [OFFLINE, "A tool failed (no such option: --python): installer.txt holds all."])
def test_where_the_network_is_missing_nothing_else_is_tried_and_an_old_pip_is_replaced(
    why: str, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []

    def fail(*_: object) -> None:
        raise Failed(why)

    def call(command: Sequence[str], *_: object) -> bool:
        calls.append(command[2])
        return command[2] != "pip" or "install" in command

    monkeypatch.setattr(installer, "run_tool", fail)
    monkeypatch.setattr(installer, "succeeds", call)

    if why == OFFLINE:
        with pytest.raises(Failed, match="network"):
            installer.make_environment()
    else:
        installer.make_environment()

    assert calls == ([] if why == OFFLINE else ["pip", "ensurepip", "pip"])


def test_sources_are_compiled_once_and_again_when_they_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    move_to(tmp_path, monkeypatch)
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.symlink_to(sys.executable)
    source = tmp_path / "src" / "town.py"
    source.parent.mkdir()
    made = []
    for text, time in (("houses = 1", 1e9), ("houses = 1", 1e9), ("houses = 2", 1e9 + 1), ("houses =", 1e9 + 2)):
        source.write_text(text)
        os.utime(source, (time, time))
        set_up.compile_sources("src")
        (compiled,) = (source.parent / "__pycache__").iterdir()
        made.append((compiled.read_bytes(), compiled.stat().st_mtime_ns))

    first, unchanged, changed, broken = made
    assert first == unchanged != changed == broken


def test_a_lock_names_each_package_once(tmp_path: Path) -> None:
    lock = tmp_path / "run.lock"
    lock.write_text(
        "click==8.4.0 \\\n    --hash=sha256:00\nclick==8.5.0 ; python_version >= '3.12' \\\n    --hash=sha256:01\n"
    )

    assert places.pinned(lock) == ["click"]


@pytest.mark.parametrize(
    ("system", "path"), [("posix", ".venv/bin/python"), ("nt", ".venv/Scripts/python.exe")], ids=["Linux", "Windows"]
)
def test_a_program_of_an_environment_is_looked_for_where_the_system_keeps_it(system: str, path: str) -> None:
    assert places.program("python", Path(".venv"), system) == Path(path)


def test_every_kind_and_every_extra_has_its_lock() -> None:
    assert {path.stem for path in (ROOT / "requirements").glob("*.lock")} == {*LOCKS, *extras()}
