"""The one file of a checkout answers before anything is installed, and says what it does."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from runpy import run_path

import pytest

from townwright.cli.commands.play import command

DEV = Path(__file__).parents[1] / "dev"


def test_help_for_playing_needs_no_environment_and_names_every_option(tmp_path: Path) -> None:
    alone = tmp_path / "dev"
    alone.write_bytes(DEV.read_bytes())
    asked = (sys.executable, str(alone), "play", "--help")
    answer = subprocess.run(asked, capture_output=True, text=True, check=True, cwd=tmp_path)

    for option in command.params:
        shown = option.secondary_opts or option.opts
        assert shown[0].upper() in answer.stdout.upper(), f"{option.name} is not named"
    assert [path.name for path in tmp_path.iterdir()] == ["dev"], "nothing was made"


def test_a_lock_tells_how_many_packages_it_names(tmp_path: Path) -> None:
    lock = tmp_path / "run.lock"
    lock.write_text(
        "click==8.4.0 \\\n    --hash=sha256:00\nrich==15.0.0 ; python_version >= '3.11' \\\n    --hash=sha256:01\n"
    )

    assert [line.split("==")[0] for line in run_path(str(DEV))["pinned"](lock)] == ["click", "rich"]


def test_sources_are_compiled_once_and_again_when_they_change(tmp_path: Path) -> None:
    (tmp_path / "dev").write_bytes(DEV.read_bytes())
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.symlink_to(sys.executable)
    source = tmp_path / "src" / "town.py"
    source.parent.mkdir()
    compile_sources = run_path(str(tmp_path / "dev"))["compile_sources"]
    made = []
    for text, time in (("houses = 1", 1e9), ("houses = 1", 1e9), ("houses = 2", 1e9 + 1), ("houses =", 1e9 + 2)):
        source.write_text(text)
        os.utime(source, (time, time))
        compile_sources("src")
        (compiled,) = (source.parent / "__pycache__").iterdir()
        made.append((compiled.read_bytes(), compiled.stat().st_mtime_ns))

    first, unchanged, changed, broken = made
    assert first == unchanged != changed == broken


@pytest.mark.parametrize(("check", "work"), [(0, 0), (3, 0), (0, 4), (3, 4)])
def test_checks_beside_the_tests_fail_the_run_as_tests_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], check: int, work: int
) -> None:
    (tmp_path / "dev").write_bytes(DEV.read_bytes())
    seen = tmp_path / "seen"
    checks = (
        sys.executable,
        "-c",
        f"open({str(seen)!r}, 'w').close(); print('what is wrong'); raise SystemExit({check})",
    )

    def tests() -> int:
        """End when the checks have."""
        while not seen.exists() or (check and "what is wrong" not in "".join(told)):
            told.append(capsys.readouterr().out)
        return work

    told: list[str] = []
    code = run_path(str(tmp_path / "dev"))["beside"](checks, tests)
    told.append(capsys.readouterr().out)

    assert code == (work or min(check, 1))
    assert ("what is wrong" in "".join(told)) == (check != 0)
    assert told[-1].endswith("failed: the checks, as shown above\n") == (check != 0 and work == 0)


def test_nobody_waits_for_checks_when_tests_have_failed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "dev").write_bytes(DEV.read_bytes())
    endless = (sys.executable, "-c", "import signal; signal.pause()")

    assert run_path(str(tmp_path / "dev"))["beside"](endless, lambda: 4) == 4
    assert capsys.readouterr().out == ""


RUNNING = "from runpy import run_path; raise SystemExit(run_path('dev')['run']('townwright'))"
STOPPING = """#!{python}
import signal

def stop(*_):
    raise SystemExit(print("Stopped.", flush=True))

signal.signal(signal.SIGINT, {handler})
signal.signal(signal.SIGTERM, {handler})
print("ready", flush=True)
signal.pause()
"""


@pytest.mark.parametrize(
    ("handler", "code", "last"), [("stop", 0, "Stopped.\n"), ("signal.SIG_DFL", 128 + signal.SIGINT, "")]
)
def test_after_ctrl_c_it_ends_as_what_it_runs_has_ended(tmp_path: Path, handler: str, code: int, last: str) -> None:
    with running(tmp_path, handler) as dev:
        os.killpg(dev.pid, signal.SIGINT)
        told = dev.stdout.read() if dev.stdout else ""

    assert (dev.returncode, told) == (code, last)


@pytest.mark.parametrize("told_to_end", [signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize(
    ("handler", "code", "last"),
    [
        ("stop", 0, "Stopped.\n"),
        ("signal.SIG_DFL", 128 + signal.SIGTERM, ""),
        ("signal.SIG_IGN", 128 + signal.SIGKILL, ""),
    ],
    ids=["it stops", "it ends", "it does not listen"],
)
def test_when_it_is_told_to_end_it_ends_what_it_runs(
    tmp_path: Path, told_to_end: signal.Signals, handler: str, code: int, last: str
) -> None:
    with running(tmp_path, handler) as dev:
        dev.send_signal(told_to_end)
        told = dev.stdout.read() if dev.stdout else ""  # up to the end of both, since both can write there

    assert (dev.returncode, told) == (code, last)


def test_a_hangup_that_is_ignored_ends_nothing(tmp_path: Path) -> None:
    with running(tmp_path, "stop", "import signal; signal.signal(signal.SIGHUP, signal.SIG_IGN); ") as dev:
        dev.send_signal(signal.SIGHUP)
        dev.send_signal(signal.SIGTERM)
        told = dev.stdout.read() if dev.stdout else ""

    assert (dev.returncode, told) == (0, "Stopped.\n")


LISTENING = "import signal; signal.signal(signal.SIGHUP, signal.SIG_DFL); "
"""What a hangup does unless somebody ignores it, also where these tests themselves were started by ``nohup``."""


@contextmanager
def running(folder: Path, handler: str, before: str = LISTENING) -> Iterator[subprocess.Popen[str]]:
    """``dev`` while it runs a program that is ready, alone in a folder; afterwards both have ended."""
    (folder / "dev").write_bytes(DEV.read_bytes())
    program = folder / ".venv" / "bin" / "townwright"
    program.parent.mkdir(parents=True)
    program.write_text(STOPPING.format(python=sys.executable, handler=handler))
    program.chmod(0o755)
    asked = (sys.executable, "-c", before + RUNNING)
    with subprocess.Popen(asked, cwd=folder, stdout=subprocess.PIPE, text=True, start_new_session=True) as dev:
        try:
            assert dev.stdout is not None
            assert dev.stdout.readline() == "ready\n"
            yield dev
        except BaseException:
            os.killpg(dev.pid, signal.SIGKILL)
            raise
