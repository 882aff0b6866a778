"""``townwright serve`` and ``townwright play`` as somebody at a terminal sees them."""

from __future__ import annotations

import os
import re
import signal
import socket
from pathlib import Path

import click
import httpx
import pytest
from click.testing import CliRunner

from tests import warm_python
from tests.server.harness.pages import TRUST
from townwright.cli.commands import play, restore, serve
from townwright.cli.support import data_folder, server_start
from townwright.server.http import addresses
from townwright.server.store.sqlite import file_system

EVERY = "0.0.0.0"  # noqa: S104  that is what is tested
BOT_TIMEOUT = 120
"""Seconds for any step, on a machine that has much else to do."""


def browser() -> httpx.Client:
    """Somebody without a session."""
    return httpx.Client(verify=TRUST, timeout=BOT_TIMEOUT)


def started(command: str, *words: str, stderr: int = 2) -> tuple[warm_python.Process, str]:
    """The command in a process and a group of its own, and the line in which it says where it is."""
    program = f"from townwright.cli.commands.{command} import command; command()"
    process = warm_python.start("-c", program, *words, own_group=True, stderr=stderr)
    return process, process.stdout.readline()


@pytest.mark.parametrize(
    ("command", "words", "stop"),
    [
        ("play", ("--no-browser", "cities"), signal.SIGINT),  # as Ctrl-C at a terminal does
        ("serve", ("--port", "0"), signal.SIGINT),
        ("play", ("--no-browser",), signal.SIGINT),
        ("serve", ("--port", "0"), signal.SIGTERM),  # as whoever looks after a machine does
    ],
)
def test_it_says_where_it_is_serves_and_stops_cleanly(
    command: str, words: tuple[str, ...], stop: signal.Signals, tmp_path: Path
) -> None:
    complaints = (tmp_path / "stderr").open("w+")
    process, line = started(command, *words, "--store", f"sqlite:///{tmp_path}/games.db", stderr=complaints.fileno())
    address = re.search(r"http://127\.0\.0\.1:\d+", line)
    assert address is not None, line
    with browser() as asking:
        assert asking.get(f"{address[0]}/health/ready").text == "ready"
        assert asking.get(f"{address[0]}/").status_code == 200
    assert command == "play" or f"games are kept in {tmp_path}/games.db" in line
    os.killpg(process.pid, stop)
    assert process.rest().startswith("Stopped.")
    with complaints:
        assert "Traceback" not in complaints.read()
    assert process.returncode == 0


def answered(address: str, host: str, origin: str) -> tuple[int, int]:
    """How a server answers to a page under that Host, and to a name that is said there."""
    with browser() as asking:
        page = asking.get(f"{address}/", headers={"host": host})
        name = asking.post(f"{address}/api/me", json={"name": "Ada"}, headers={"host": host, "origin": origin})
    assert page.status_code != 200 or f"ws://{host}" in page.headers["content-security-policy"]
    return page.status_code, name.status_code


@pytest.mark.parametrize("command", [("serve", "--port", "0"), ("play", "--no-browser")], ids=["serve", "play"])
def test_on_every_address_it_answers_to_each_in_numbers_and_to_no_foreign_name(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    process, line = started(*command, "--host", EVERY, "--store", f"sqlite:///{tmp_path}/games.db")
    try:
        found = re.search(r"http://\S+?:(\d+)", line)
        assert found is not None, line
        port = found[1]
        here = f"http://127.0.0.1:{port}"
        for host in (f"127.0.0.1:{port}", f"localhost:{port}", f"192.168.7.9:{port}", f"[fd00::7]:{port}"):
            assert answered(here, host, f"http://{host}") == (200, 200), host
        assert answered(here, f"192.168.7.9:{port}", f"http://localhost:{port}") == (200, 403)
        for host in ("192.168.7.9", "192.168.7.9:1", f"rebound.example:{port}", f"192.168.7.9.example:{port}"):
            assert answered(here, host, f"http://{host}") == (400, 400), host
    finally:
        process.send_signal(signal.SIGTERM)
        process.rest()


def test_on_this_machine_alone_it_answers_to_localhost_too(tmp_path: Path) -> None:
    process, line = started("serve", "--port", "0", "--store", f"sqlite:///{tmp_path}/games.db")
    try:
        found = re.search(r"http://127\.0\.0\.1:(\d+), http://localhost:\d+", line)
        assert found is not None, line
        here, host = f"http://127.0.0.1:{found[1]}", f"localhost:{found[1]}"
        assert answered(here, host, f"http://{host}") == (200, 200)
        assert answered(here, f"192.168.7.9:{found[1]}", f"http://192.168.7.9:{found[1]}") == (400, 400)
    finally:
        process.send_signal(signal.SIGTERM)
        process.rest()


@pytest.mark.parametrize("command", [play.command, serve.command], ids=["play", "serve"])
def test_a_port_that_is_taken_is_said_in_one_sentence(command: click.Command, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        words = ["--port", str(taken.getsockname()[1]), "--store", f"sqlite:///{tmp_path}/games.db"]
        result = CliRunner().invoke(command, words)
    assert result.exit_code == 1
    assert "in use" in result.output
    assert not list(tmp_path.iterdir()), "a store that nobody has used was left behind"


@pytest.mark.parametrize("command", [play.command, serve.command], ids=["play", "serve"])
def test_a_folder_that_cannot_be_had_is_said_and_not_called_a_port(
    command: click.Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setattr(server_start, "data_folder", lambda: tmp_path / "file" / "townwright")
    monkeypatch.setattr(data_folder, "data_folder", lambda: tmp_path / "file" / "townwright")
    result = CliRunner().invoke(command, ["--port", "0"])
    assert (result.exit_code, len(result.output.splitlines())) == (1, 1)
    assert str(tmp_path / "file") in result.output
    assert "--store" in result.output
    assert "listen" not in result.output


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--store", "mysql://somewhere"], "no storage"),
        (["--store", "nonsense"], "'nonsense' is no address of a storage"),
        (["--store", "postgresql//db/games"], "is no address of a storage; write sqlite:///FILE or postgresql://"),
        (["--store", "sqlite:////proc/no/such/folder/games.db"], "Error: "),
        (["--store", "sqlite:////proc/x.db"], "Error: /proc"),
        (["--store", "sqlite:////dev/null"], "Error: /dev/null is no ordinary file."),
        (["--store", "sqlite:///{folder}/games.db", "--workers", "2"], "several workers need PostgreSQL"),
        (["--smtp", "smtp://mail.example?from=games@example.org"], "--smtp needs the address of this server: --origin"),
    ],
)
def test_a_store_that_cannot_be_used_is_said_in_one_sentence(
    words: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(serve.command, [word.format(folder=tmp_path) for word in words])
    assert result.exit_code == 1
    assert sentence in result.output
    assert len(result.output.splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_a_backup_is_not_restored_to_a_slip_of_the_pen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(restore.command, ["games.backup", "--store", "nonsense"])
    assert (result.exit_code, len(result.output.splitlines())) == (1, 1)
    assert "'nonsense' is no address of a storage" in result.output
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("proxy", ["not-an-address", "127.0.0.1, proxy.example", "10.0.0.1/8", "*, 127.0.0.1"])
def test_a_proxy_that_is_no_address_in_numbers_is_said_in_one_sentence(proxy: str, tmp_path: Path) -> None:
    words = ["--store", f"sqlite:///{tmp_path}/games.db", "--port", "0", "--proxy", proxy]
    result = CliRunner().invoke(serve.command, words)
    assert (result.exit_code, len(result.output.splitlines())) == (1, 1)
    assert "is no address in numbers; write 127.0.0.1" in result.output
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("proxies", ["", "*", "127.0.0.1", "127.0.0.1, ::1", "10.0.0.0/8,fd00::/8"])
def test_proxies_are_addresses_networks_or_everybody(proxies: str) -> None:
    assert addresses.check_proxies(proxies) == proxies


def test_an_origin_that_no_browser_sends_is_said_in_one_sentence(tmp_path: Path) -> None:
    words = ["--store", f"sqlite:///{tmp_path}/games.db", "--port", "0", "--origin", "https://games.example/"]
    result = CliRunner().invoke(serve.command, words)
    assert (result.exit_code, len(result.output.splitlines())) == (1, 1)
    assert result.output.startswith("Error: --origin: https://games.example/ is not")
    assert "write https://games.example" in result.output
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("variable", "value", "sentence"),
    [
        ("TOWNWRIGHT_ORIGINS", "games.example", "Error: TOWNWRIGHT_ORIGINS: games.example is not as browsers write it"),
        ("TOWNWRIGHT_ORIGIN", "games.example", "Error: TOWNWRIGHT_ORIGIN: games.example is not as browsers write it"),
        ("TOWNWRIGHT_PROXY", "caddy", "Error: TOWNWRIGHT_PROXY: caddy is no address in numbers"),
        ("TOWNWRIGHT_WORKERS", "two", "Error: Invalid value for TOWNWRIGHT_WORKERS: 'two' is not"),
    ],
)
def test_what_is_wrong_in_the_settings_is_told_by_its_name_there(variable: str, value: str, sentence: str) -> None:
    result = CliRunner().invoke(serve.command, [], env={variable: value})
    assert result.exit_code != 0
    assert result.output.splitlines()[-1].startswith(sentence)


def test_a_setting_that_is_none_is_warned_of_without_its_value() -> None:
    settings = {"TOWNWRIGHT_METRIC_TOKEN": "secret", "TOWNWRIGHT_COLOUR": "red", "TOWNWRIGHT_STORE_FILE": "read before"}
    result = CliRunner().invoke(serve.command, ["--proxy", "no address"], env=settings)
    nothing = "is no setting of the server and changes nothing"
    assert result.output.splitlines()[:-1] == [
        f"Warning: TOWNWRIGHT_COLOUR {nothing}.",
        f"Warning: TOWNWRIGHT_METRIC_TOKEN {nothing}; TOWNWRIGHT_METRICS_TOKEN is one.",
    ]


def test_a_game_that_nobody_knows_is_said_in_one_sentence() -> None:
    result = CliRunner().invoke(play.command, ["chess"])
    assert (result.exit_code, len(result.output.splitlines())) == (1, 1)
    assert "there is no game 'chess'" in result.output


def test_two_servers_do_not_share_one_file(tmp_path: Path) -> None:
    store = ("--store", f"sqlite:///{tmp_path}/games.db")
    process, _ = started("serve", "--port", "0", *store)
    try:
        result = CliRunner().invoke(play.command, ["--no-browser", *store])
        assert result.exit_code == 1
        assert "in use by another Townwright" in result.output
    finally:
        process.send_signal(signal.SIGTERM)
        process.rest()


def test_a_disk_of_another_machine_is_warned_of(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    store = f"sqlite:///{tmp_path}/games.db"
    server_start._checked(store, None)
    assert capsys.readouterr().err == ""

    monkeypatch.setattr(file_system, "untrusted_file_system", lambda _: "nfs4")
    server_start._checked(store, None)

    assert capsys.readouterr().err.startswith(f"Warning: {tmp_path}/games.db lies on nfs4, whose locks may not keep")


def test_games_are_kept_where_the_system_wants_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    assert data_folder.data_folder("linux") == tmp_path / ".local/share/townwright"
    assert data_folder.data_folder("darwin") == tmp_path / "Library/Application Support/Townwright"
    assert data_folder.data_folder("win32") == tmp_path / "AppData/Local/Townwright"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_folder.own_store() == f"sqlite:///{tmp_path}/data/townwright/games.db"
    if os.name == "posix":
        assert (tmp_path / "data/townwright").stat().st_mode & 0o077 == 0
