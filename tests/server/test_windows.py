"""What is written for Windows does what it should, shown with stand-ins: nobody has run it there yet."""

from __future__ import annotations

import asyncio
import importlib.util
import multiprocessing
import os
import signal
import socket
import sys
from multiprocessing.connection import Connection
from pathlib import Path, PureWindowsPath
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from devtools import foreground, places
from townwright.cli.support.data_folder import data_folder
from townwright.server import run
from townwright.server.bots import quick_answers
from townwright.server.ops import metrics
from townwright.server.ops.process_start import out_of_reach_of_ctrl_c
from townwright.server.store import file_of
from townwright.server.store.backup import endpoints
from townwright.server.store.errors import Unusable
from townwright.server.store.sqlite import lock
from townwright.server.workers import worker
from townwright.server.workers.worker import Worker, limit_process, linked_ends
from townwright.speed.runtime import compiled_code
from townwright.speed.runtime.kept_code import folders


class FileLocks(ModuleType):
    """Stands in for ``msvcrt``: locks that a handle holds and that keep every other handle out."""

    LK_LOCK, LK_NBLCK = 1, 2

    def __init__(self) -> None:
        super().__init__("msvcrt")
        self.held: dict[tuple[int, int], int] = {}
        self.tries = 0

    def locking(self, file: int, _mode: int, _bytes: int) -> None:
        self.tries += 1
        about = os.fstat(file)
        if self.held.setdefault((about.st_dev, about.st_ino), file) != file:
            raise PermissionError(13, "Permission denied")


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> FileLocks:
    """A system that calls itself Windows, without what only others have; its locks."""
    locks = FileLocks()
    monkeypatch.setitem(sys.modules, "msvcrt", locks)
    for name in ("fcntl", "resource"):
        monkeypatch.setitem(sys.modules, name, None)
    for name in ("pthread_sigmask", "setitimer", "SIGALRM"):
        monkeypatch.delattr(signal, name)
    monkeypatch.delattr(os, "nice")
    monkeypatch.setattr(sys, "platform", "win32")
    return locks


def test_processes_start_where_signals_cannot_be_blocked(windows: FileLocks) -> None:
    with out_of_reach_of_ctrl_c():
        started = True

    assert started


def test_a_process_is_limited_as_far_as_the_system_knows_how(windows: FileLocks) -> None:
    before = signal.getsignal(signal.SIGINT)
    try:
        limit_process(1 << 30, 5)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_bot_whose_code_is_not_loaded_answers_at_once_without_a_timer(windows: FileLocks) -> None:
    with pytest.raises(quick_answers.SearchTimeUp), quick_answers.limited(60):
        pytest.fail("nothing would end it")


def double(tasks: Connection[Any, Any], replies: Connection[Any, Any]) -> None:
    """Answers each task twice over."""
    while True:
        replies.send_bytes(tasks.recv_bytes() * 2)


def test_a_worker_is_reached_over_sockets_since_the_event_loop_reads_no_pipes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    context = multiprocessing.get_context("fork")
    monkeypatch.setattr(worker, "linked_ends", lambda context: linked_ends(context, "win32"))
    made = Worker([(double, ())], context)
    try:
        assert made._tasks.family in (socket.AF_UNIX, socket.AF_INET)
        assert asyncio.run(made.ask(b"ab", 60)) == b"abab"
    finally:
        made.end()


def test_nobody_is_interrupted_by_being_asked_whether_they_are_alive(
    windows: FileLocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "kill", lambda *_: pytest.fail("signal 0 is Ctrl-C on Windows"))

    assert metrics.is_alive(1)


def test_compiled_code_is_loaded_by_one_process_at_a_time(windows: FileLocks, tmp_path: Path) -> None:
    file = tmp_path / "loading.lock"
    with compiled_code.locked(file):
        assert len(windows.held) == 1
        others = os.open(file, os.O_RDWR)
        with pytest.raises(PermissionError):
            windows.locking(others, windows.LK_NBLCK, 1)
        os.close(others)


def test_a_lock_that_is_not_had_in_ten_seconds_is_waited_for_again(
    windows: FileLocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter([PermissionError(36, "Resource deadlock avoided"), None])

    def locking(*_: object) -> None:
        if (answer := next(answers)) is not None:
            raise answer

    monkeypatch.setattr(windows, "locking", locking)
    compiled_code.wait_for_lock(0)

    assert next(answers, "tried twice") == "tried twice"


def lock_there() -> Any:
    """The module of the lock as it is loaded on Windows."""
    found = importlib.util.spec_from_file_location("lock_on_windows", lock.__file__)
    assert found is not None
    assert found.loader is not None
    there = importlib.util.module_from_spec(found)
    found.loader.exec_module(there)
    return there


def test_a_second_server_on_one_file_is_refused_by_the_lock_beside_it(windows: FileLocks, tmp_path: Path) -> None:
    there = lock_there()
    database = tmp_path / "games.db"

    first = there.Lock(database)
    (held,) = windows.held
    assert held[1] == (tmp_path / "games.db.lock").stat().st_ino, "SQLite itself locks the other file"
    there._held.clear()  # as in another process
    with pytest.raises(Unusable):
        there.Lock(database)
    first.release()


def test_a_lock_that_is_withdrawn_leaves_no_file_though_none_can_be_removed_while_it_is_open(
    windows: FileLocks, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    there, remove = lock_there(), Path.unlink
    taken = there.Lock(tmp_path / "games.db")

    def unlink(path: Path, missing_ok: bool = False) -> None:
        if taken._open:
            raise PermissionError(13, "The process cannot access the file because it is being used")
        remove(path, missing_ok)

    monkeypatch.setattr(Path, "unlink", unlink)
    taken.withdraw()

    assert [*tmp_path.iterdir()] == []


def test_a_back_up_is_written_out_through_a_handle_that_may_write(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file, synced = tmp_path / "games.backup", list[int]()
    file.write_bytes(b"games")
    there = {"name": "nt", "fsync": synced.append, "close": lambda _file: None}
    monkeypatch.setattr(endpoints, "os", SimpleNamespace(**{**vars(os), **there}))

    endpoints.sync(tmp_path)  # no folder can be opened there
    endpoints.sync(file)

    assert [os.write(each, b"!") for each in synced] == [1]
    os.close(synced[0])


@pytest.mark.parametrize(
    ("named", "folder"), [("C:/Users/Ada/AppData/Local", "C:/Users/Ada/AppData/Local"), ("", "/home/ada/AppData/Local")]
)
def test_games_and_compiled_code_lie_where_windows_keeps_them(
    named: str, folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOCALAPPDATA", named)
    monkeypatch.setenv("HOME", "/home/ada")

    assert data_folder("win32") == Path(folder) / "Townwright"
    assert folders.cache_folder("win32") == Path(folder) / "Townwright" / "Cache"


def test_the_address_of_a_store_keeps_a_path_of_windows_as_it_is() -> None:
    path = PureWindowsPath("C:/Users/Ada/games.db")

    assert str(file_of(f"sqlite:///{path}")) == str(path)


def test_a_port_is_not_shared_with_whoever_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows ``SO_REUSEADDR`` would let two servers have one port."""
    monkeypatch.setattr(run, "os", SimpleNamespace(name="nt"))
    with run.listening("127.0.0.1", 0) as made:
        assert made.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR) == 0
        with pytest.raises(OSError, match="in use"):
            run.listening("127.0.0.1", made.getsockname()[1])


def test_ctrl_break_is_left_to_the_program_that_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signal, "SIGBREAK", signal.SIGUSR1, raising=False)
    monkeypatch.setattr(places, "program", lambda _name: Path(sys.executable))
    ask, before = "import os, signal; os.kill(os.getppid(), signal.SIGUSR1)", signal.getsignal(signal.SIGUSR1)

    assert foreground.run("python", "-c", ask) == 0
    assert signal.getsignal(signal.SIGUSR1) == before
