"""Bots are compiled before anybody plays against one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from townwright import bots
from townwright.cli import main
from townwright.core import registry
from townwright.server import run as running
from townwright.server.bots import quick_answers, warm_up
from townwright.server.workers import worker
from townwright.speed.runtime import modes
from townwright.speed.runtime.readable_games import MOMENTS


@pytest.mark.parametrize("words", [("play", "--no-browser"), ("serve", "--port", "0")], ids=["play", "serve"])
def test_it_begins_when_the_server_can_be_reached(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: tuple[str, ...]
) -> None:
    begun: list[str] = []

    def run(_chosen: object, message_handler: Any, ready: Callable[[], None], *_more: object) -> None:
        assert begun == []
        ready()
        message_handler.close()

    monkeypatch.setattr(running, "run", run)
    monkeypatch.setattr(warm_up, "warm", lambda: begun.append("warming"))

    result = CliRunner().invoke(main, [*words, "--store", f"sqlite:///{tmp_path}/games.db"])

    assert result.exit_code == 0, result.output
    assert begun == ["warming"]


def test_it_ends_with_the_server_even_if_that_is_killed() -> None:
    program = "import os; from townwright.server.bots import warm_up; warm_up.warm(600); os.kill(os.getpid(), 9)"
    server = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE)

    server.communicate(timeout=300)  # waits for everybody who could still print

    assert server.returncode == -signal.SIGKILL


def test_a_process_that_has_made_all_ready_leaves_nothing_to_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(modes.PLAIN_ONLY, "1")
    process = warm_up.warm(0)
    assert process.pid is not None

    for thread in threading.enumerate():
        if thread.name == "warmed":
            thread.join(300)

    with pytest.raises(ProcessLookupError):
        os.kill(process.pid, 0)


def test_the_strongest_bot_of_every_game_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str | None]] = []
    monkeypatch.setattr(worker, "limit_process", lambda *_memory, **_nice: None)
    monkeypatch.setattr(quick_answers, "choose_move", lambda known: asked.append((known.game, known.bot)))
    monkeypatch.setattr(modes, "has_compiler", lambda: True)

    warm_up.compile_bots(0)

    assert asked == [
        (name, bots.of(name)[-1].name) for name in registry.names() for _ in (*MOMENTS, *bots.rare_moments(name))
    ]


def test_without_a_compiler_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "limit_process", lambda *_memory, **_nice: None)
    monkeypatch.setattr(quick_answers, "choose_move", pytest.fail)
    monkeypatch.setenv(modes.PLAIN_ONLY, "1")

    warm_up.compile_bots(0)
