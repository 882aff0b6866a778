"""Checks run beside the tests: either fails the run, and nobody waits in vain."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from devtools.checks import beside

from tests.devtools.checkouts import move_to, wait_until


@pytest.mark.parametrize(("check", "work"), [(0, 0), (3, 0), (0, 4), (3, 4)])
def test_checks_beside_the_tests_fail_the_run_as_tests_do(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    check: int,
    work: int,
) -> None:
    move_to(tmp_path, monkeypatch)
    seen = tmp_path / "seen"
    checks = (
        sys.executable,
        "-c",
        f"open({str(seen)!r}, 'w').close(); print('what is wrong'); raise SystemExit({check})",
    )

    def tests() -> int:
        """End when the checks have."""
        wait_until(lambda: seen.exists() and (not check or "what is wrong" in read()))
        return work

    def read() -> str:
        """All that was printed so far."""
        told.append(capsys.readouterr().out)
        return "".join(told)

    told: list[str] = []
    code = beside(checks, tests)
    told.append(capsys.readouterr().out)

    assert code == (work or min(check, 1))
    assert ("what is wrong" in "".join(told)) == (check != 0)
    assert told[-1].endswith("failed: the checks, as shown above\n") == (check != 0 and work == 0)


def test_nobody_waits_for_checks_when_tests_have_failed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    move_to(tmp_path, monkeypatch)
    endless = (sys.executable, "-c", "import signal; signal.pause()")

    assert beside(endless, lambda: 4) == 4
    assert capsys.readouterr().out == ""
