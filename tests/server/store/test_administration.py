"""``townwright admin``: whoever runs a server sees what is in it, and helps somebody who has lost a password."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest
from click.testing import CliRunner, Result

from townwright.cli.commands.admin import command
from townwright.server.auth.passwords import COST
from townwright.server.store import open_store
from townwright.server.store.models import Account, Index, Person, StoredSeat, TableRow

from .scenes import NOW, a_person, a_table

Admin = Callable[..., Result]


@pytest.fixture
def admin(url: str) -> Admin:
    """Calls ``townwright admin`` for the storage, which stands in the environment as a host writes it."""
    return lambda *words: CliRunner().invoke(command, words, env={"TOWNWRIGHT_STORE": url})


async def fill(url: str) -> tuple[Person, TableRow, str]:
    """An account, a guest with an odd name and two tables; returns the owner, the newer table and a session's token."""
    store = await open_store(url)
    ada, guest = await a_person(store), Person("g" * 22, "100 %\x1b[2J", NOW + 1, account=False)
    await store.add_person(guest)
    await store.add_account(Account(ada.id, "Ada", COST.hash("forgotten long ago"), NOW))
    token = await store.open_session(ada.id, NOW)
    await a_table(store, index=Index("ended", NOW, False, (StoredSeat(0, ada.id),)))
    table = await a_table(
        store, index=Index("running", NOW + 5, True, (StoredSeat(0, ada.id), StoredSeat(1, guest.id)))
    )
    await store.close()
    return ada, table, token


def test_a_host_sees_how_much_there_is_who_is_there_and_which_tables(url: str, admin: Admin) -> None:
    ada, table, _ = asyncio.run(fill(url))

    counted = json.loads(admin("storage", "--json").output)
    everybody = [json.loads(line) for line in admin("people", "--json").output.splitlines()]
    running = [json.loads(line) for line in admin("tables", "--stage", "running", "--json").output.splitlines()]

    assert (counted["tables"], counted["counts"]["people"]) == ({"ended": 1, "running": 1}, 2)
    assert counted["counts"]["events"] == 2
    assert [(person["account"], person["tables"]) for person in everybody] == [(False, 1), (True, 2)]
    assert (everybody[1]["id"], everybody[1]["used_at"], everybody[0]["used_at"]) == (ada.id, NOW, None)
    assert [(one["id"], one["public"], one["seats"]) for one in running] == [(table.id, True, 2)]
    assert len(admin("tables").output.splitlines()) == 2
    assert "1 table running" in admin("storage").output


def test_people_are_found_by_part_of_a_name_and_no_name_moves_the_terminal(url: str, admin: Admin) -> None:
    asyncio.run(fill(url))

    assert "Ada" in admin("people", "aD").output
    assert admin("people", "a_a").output == "Nobody here has such a name.\n"
    assert admin("people", "a_a", "--json").output == ""
    assert "100 %\\x1b[2J" in admin("people", "0 %").output


def test_a_new_password_is_told_once_and_signs_out(url: str, admin: Admin) -> None:
    _, _, token = asyncio.run(fill(url))

    told = admin("password", "ada")
    made = re.search(r"log in with (\w{16}) ", told.output)

    async def now() -> tuple[Account | None, object]:
        store = await open_store(url)
        found = await store.account("Ada"), await store.session(token, NOW + 1)
        await store.close()
        return found

    account, session = asyncio.run(now())
    assert made is not None
    assert account is not None
    assert COST.verify(account.password_hash, made[1])
    assert session is None
    assert admin("sign-out", "ada").exit_code == 0
    assert admin("forget", "ada", "--yes").exit_code == 0
    assert "no account 'ada'" in admin("password", "ada").output


def test_nobody_is_forgotten_by_a_slip(url: str, admin: Admin) -> None:
    asyncio.run(fill(url))

    asked, unknown = admin("forget", "Ada"), admin("forget", "Adda")

    assert (asked.exit_code, unknown.exit_code) == (1, 1)  # nobody answers the question
    assert "Forget Ada?" in asked.output
    assert unknown.output == "Error: There is no account 'Adda' in this store.\n"
    assert "Ada" in admin("people").output


def test_who_was_forgotten_is_listed_as_such_and_an_empty_store_as_empty(url: str, admin: Admin) -> None:
    async def empty() -> None:
        await (await open_store(url)).close()

    asyncio.run(empty())
    assert admin("people").output == "Nobody has been here yet.\n"
    assert (admin("tables").output, admin("tables", "--stage", "open").output) == (
        "There is no table yet.\n",
        "No table is open.\n",
    )
    asyncio.run(fill(url))

    assert admin("forget", "Ada", "--yes").exit_code == 0

    kinds = [re.split(r" {2,}", line)[1] for line in admin("people").output.splitlines()]
    assert kinds == ["guest", "forgotten"]


def test_changes_are_refused_while_a_server_has_the_file(tmp_path: object) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    asyncio.run(fill(url))

    async def meanwhile() -> tuple[Result, Result]:
        store = await open_store(url)
        words = ("--store", url)
        tried = await asyncio.to_thread(CliRunner().invoke, command, ("password", "Ada", *words))
        listed = await asyncio.to_thread(CliRunner().invoke, command, ("people", *words))
        await store.close()
        return tried, listed

    tried, listed = asyncio.run(meanwhile())
    assert (tried.exit_code, listed.exit_code) == (1, 0)
    assert "log in with" not in tried.output


def test_a_path_with_a_slip_makes_no_new_storage(tmp_path: Path) -> None:
    for words in (("password", "Ada"), ("sign-out", "Ada"), ("forget", "Ada", "--yes"), ("people",)):
        tried = CliRunner().invoke(command, [*words, "--store", f"sqlite:///{tmp_path}/gmaes.db"])
        assert (tried.exit_code, tried.output) == (1, f"Error: There is no storage {tmp_path}/gmaes.db.\n")

    assert [*tmp_path.iterdir()] == []


class Monitored(BaseHTTPRequestHandler):
    """A server that lives, and cannot store."""

    def do_GET(self) -> None:
        self.send_response(200 if self.path == "/health/live" else 503)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  its parent's name
        """Say nothing."""


@pytest.fixture
def troubled() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Monitored) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_health_tells_what_a_monitor_would_be_told(troubled: str) -> None:
    told = CliRunner().invoke(command, ["health", "--url", troubled])
    nobody = CliRunner().invoke(command, ["health", "--url", "http://127.0.0.1:9"])
    wrong = (
        "games.db",
        "ftp://games.example",
        "http://games.example:80O0",
        "http://games.example:80000",
        "http://[::1",
    )
    nothing = [CliRunner().invoke(command, ["health", "--url", url]) for url in wrong]

    assert (told.exit_code, told.output) == (1, "live: it answers\nready: it cannot store moves now\n")
    assert nobody.exit_code == 1
    assert "does not answer" in nobody.output
    assert [(each.exit_code, each.output) for each in nothing] == [
        (1, f"Error: '{url}' is no address of a server; write http://HOST:PORT.\n") for url in wrong
    ]
