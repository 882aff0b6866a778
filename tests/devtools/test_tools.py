"""What tools say when they fail becomes a sentence, and one failure ends what runs beside it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from devtools.tools import (
    ALTERED,
    CERTIFICATE,
    FORBIDDEN,
    FULL,
    OFFLINE,
    PROXY,
    Failed,
    advice,
    run_in_parallel,
    run_tool,
)

from devtools import installer, places
from tests.devtools.checkouts import move_to, wait_until, write_program

SAID = {
    "uv without a network": ("error: Request failed\n  Caused by: dns error: failed to lookup address", OFFLINE),
    "pip without a network": ("NewConnectionError: [Errno -3] Temporary failure in name resolution", OFFLINE),
    "npm without a network": ("npm error code EAI_AGAIN", OFFLINE),
    "npm without a name server": ("npm error code ENOTFOUND", OFFLINE),
    "pip on a full disk": ("ERROR: Could not install: [Errno 28] No space left on device", FULL),
    "npm on a full disk": ("npm error code ENOSPC", FULL),
    "uv behind a proxy that looks inside": ("invalid peer certificate: UnknownIssuer", CERTIFICATE),
    "pip behind a proxy that looks inside": (
        "SSLError(SSLCertVerificationError: certificate verify failed)",
        CERTIFICATE,
    ),
    "npm behind a proxy that looks inside": (
        "npm error code SELF_SIGNED_CERT_IN_CHAIN\nself-signed certificate",
        CERTIFICATE,
    ),
    "pip behind a proxy that refuses": (
        "ProxyError('Cannot connect to proxy.', OSError('Tunnel connection failed: 407",
        PROXY,
    ),
    "uv behind a proxy that refuses": ("client error (Connect)\n Caused by: tunnel error: unsuccessful", PROXY),
    "pip with another package": ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", ALTERED),
    "npm in somebody else's folder": ("npm error code EACCES", FORBIDDEN),
}


@pytest.mark.parametrize("case", SAID)
def test_what_a_tool_says_becomes_what_to_do(case: str, tmp_path: Path) -> None:
    said, told = SAID[case]

    assert advice(said, tmp_path / "log.txt") == told
    assert told.count(". ") == 0, "one sentence"
    assert told.endswith("try again.") or "network." in told


def test_where_nothing_is_known_the_last_line_and_the_log_are_told(tmp_path: Path) -> None:
    log = tmp_path / "page.txt"

    assert advice("first\nrolldown: unknown field\n\n", log) == (
        f"A tool failed (rolldown: unknown field): {log} holds all that it said."
    )


def test_a_file_that_is_missing_is_no_missing_network(tmp_path: Path) -> None:
    missing = "FileNotFoundError: [Errno 2] No such file or directory: 'messages.py'"

    assert advice(missing, tmp_path / "page.txt").startswith(f"A tool failed ({missing}): ")


def test_a_tool_that_fails_leaves_its_log_and_raises_what_helps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    move_to(tmp_path, monkeypatch)
    log = tmp_path / ".dev" / "pip.txt"

    with pytest.raises(Failed, match="disk is full"):
        run_tool((sys.executable, "-c", "print('No space left on device'); raise SystemExit(1)"), log)
    assert log.read_text() == "No space left on device\n"


def test_what_is_set_by_hand_wins_over_what_tools_get_by_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    move_to(tmp_path, monkeypatch)
    monkeypatch.setenv("PIP_RETRIES", "9")
    show = "import os; print(os.environ['PIP_RETRIES'], os.environ['UV_HTTP_RETRIES'])"

    run_tool((sys.executable, "-c", show), tmp_path / "log.txt", {"PIP_RETRIES": "2", "UV_HTTP_RETRIES": "2"})

    assert (tmp_path / "log.txt").read_text() == "9 2\n"


def test_a_lane_that_fails_ends_the_tools_of_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    move_to(tmp_path, monkeypatch)
    begun = tmp_path / "begun"
    endless = f"open({str(begun)!r}, 'w').close(); import signal; signal.pause()"

    def fail() -> None:
        wait_until(begun.exists)
        raise Failed("the network is gone")

    with pytest.raises(Failed, match="the network is gone"):
        run_in_parallel(fail, lambda: run_tool((sys.executable, "-c", endless), tmp_path / "log.txt"))


def test_a_lane_that_is_ended_tries_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where uv is ended because the page failed, uv has not failed: pip is not for that."""
    move_to(tmp_path, monkeypatch)
    begun, pip = tmp_path / "begun", tmp_path / "pip"
    write_program(
        places.program("uv"), f"open({str(begun)!r}, 'w').close(); import signal; signal.sigwait([signal.SIGUSR1])"
    )
    write_program(places.program("python"), f"open({str(pip)!r}, 'w').close()")

    def fail() -> None:
        wait_until(begun.exists)
        raise Failed("the page cannot be built")

    with pytest.raises(Failed, match="the page cannot be built"):
        run_in_parallel(fail, lambda: installer.install(("click",)))
    assert not pip.exists()


def test_what_a_tool_has_started_ends_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    move_to(tmp_path, monkeypatch)
    begun = tmp_path / "begun"
    child = f"import os, signal; open({str(begun)!r}, 'w').write(str(os.getpid())); signal.pause()"
    parent = f"import subprocess, sys; subprocess.call((sys.executable, '-c', {child!r}))"

    def fail() -> None:
        wait_until(lambda: begun.exists() and begun.read_text() != "")
        raise Failed("the network is gone")

    with pytest.raises(Failed):
        run_in_parallel(fail, lambda: run_tool((sys.executable, "-c", parent), tmp_path / "log.txt"))
    wait_until(lambda: not is_running(int(begun.read_text())))


def is_running(process: int) -> bool:
    """Whether a process is there and has not ended, also where nobody has asked how it ended."""
    stat = Path(f"/proc/{process}/stat")
    try:
        return stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_without_a_lane_nothing_is_done() -> None:
    run_in_parallel()
