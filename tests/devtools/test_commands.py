"""``dev`` answers before anything is installed, and what cannot be done ends in one sentence with what to do."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from devtools.tools import FORBIDDEN, FULL, OFFLINE, Failed, run_tool

from devtools import commands
from tests.devtools.checkouts import ROOT, call_dev, copy_dev, move_to
from townwright.cli.commands.play import command


def test_help_for_playing_needs_no_environment_and_names_every_option(tmp_path: Path) -> None:
    copy_dev(tmp_path)

    answer = call_dev(tmp_path, "play", "--help")

    for option in command.params:
        shown = option.secondary_opts or option.opts
        assert shown[0].upper() in answer.stdout.upper(), f"{option.name} is not named"
    assert not (tmp_path / ".venv").exists()
    assert not (tmp_path / ".dev").exists()


def test_a_word_that_is_none_is_answered_with_those_that_are(tmp_path: Path) -> None:
    copy_dev(tmp_path)

    answer = call_dev(tmp_path, "plya")

    assert answer.returncode == 2
    assert all(f"  {word} " in answer.stdout for word in commands.COMMANDS)


def test_a_python_that_is_too_old_is_told_which_one_is_needed(tmp_path: Path) -> None:
    copy_dev(tmp_path)
    pretend = (
        "import sys, runpy; sys.version_info = (3, 8, 18); sys.version = '3.8.18 (old)'; sys.argv = ['dev', 'play']; "
    )

    told = subprocess.run(
        (sys.executable, "-c", pretend + "runpy.run_path('dev', run_name='__main__')"),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )

    assert (told.returncode, told.stdout) == (1, "")
    assert told.stderr == (
        "Townwright needs Python 3.11 or newer, and this is 3.8.18: call a newer one, as in python3.11 dev play.\n"
    )


def test_what_an_old_python_reads_holds_nothing_that_it_cannot_read() -> None:
    text = (ROOT / "dev").read_text("ascii")  # Python 2 refuses other letters

    assert not any(new in text for new in ("from __future__", ":=", 'f"', "->", "print("))


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (Failed(OFFLINE), OFFLINE),
        (OSError(28, "No space left on device"), FULL),
        (PermissionError(13, "Permission denied", "/srv/townwright/.venv"), FORBIDDEN),
        (OSError(5, "Input/output error"), "The system refuses something ([Errno 5] Input/output error): mend that"),
    ],
    ids=["no network", "no disk", "no rights", "broken disk"],
)
def test_what_cannot_be_done_ends_in_one_sentence(
    wrong: Exception, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_kind: str, page: bool = True) -> None:
        raise wrong

    monkeypatch.setattr(commands, "set_up", fail)

    assert commands.main(["play"]) == 1
    out = capsys.readouterr().out
    assert out.startswith(told)
    assert out.count("\n") == 1


def test_ctrl_c_while_setting_up_ends_in_a_sentence_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(_kind: str, page: bool = True) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "set_up", interrupt)
    monkeypatch.setitem(os.environ, "PYTHONDONTWRITEBYTECODE", "1")

    assert commands.main(["play"]) == 130
    assert capsys.readouterr().out == "Stopped. What is done stays done; the next start goes on from there.\n"
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ


@pytest.mark.parametrize("told_to_end", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_while_setting_up_ends_the_tools_too(
    told_to_end: signal.Signals, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    move_to(tmp_path, monkeypatch)
    asking = (sys.executable, "-c", f"import os, signal; os.kill({os.getpid()}, {told_to_end:d}); signal.pause()")
    monkeypatch.setattr(commands, "set_up", lambda _: run_tool(asking, tmp_path / "log.txt"))
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)  # as where nobody started this with nohup
    try:
        assert commands.main(["play"]) == 130
    finally:
        signal.signal(signal.SIGHUP, before)
    assert capsys.readouterr().out.startswith("Stopped.")
