"""Every row of the table of who may do what, for everybody: the tests are made from the table itself."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

import pytest
from litestar import get

from tests.server.harness.asking import BEGUN, OPERATOR, SPENT, Scene, ask, cells, verdict
from tests.server.harness.mailbox import mailbox_of_a_thread
from tests.server.harness.pages import Page
from tests.server.harness.town import Town, town
from townwright.server.app import litestar
from townwright.server.auth import policy
from townwright.server.auth.policy import PolicyRow, matrix
from townwright.server.settings import Settings


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    folder = tmp_path_factory.mktemp("authorisation")
    with mailbox_of_a_thread() as box, town(folder, metrics_token=OPERATOR, mail=box.settings) as opened:
        yield opened


CELLS = [cell for cell in cells(dict(matrix().routes)) if cell[0][:2] != "WS"]


@pytest.mark.parametrize("role", dict.fromkeys(role for _, role in CELLS))
def test_every_route_lets_through_whom_its_row_lets_through(place: Town, role: str) -> None:
    routes = [route for route, whose in CELLS if whose == role]
    shown: dict[bool, tuple[Scene, Page]] = {}
    """Scenes that requests have only looked at or were refused in, by whether the game has begun."""

    async def verdict_of(route: str) -> str:
        begun = route in BEGUN
        scene, page = shown.pop(begun) if begun in shown else await prepared(begun)
        found = verdict(await ask(scene, page, route, role, scene.table))
        if route.startswith("GET ") or found != "yes":
            shown[begun] = scene, page
        return found

    async def prepared(begun: bool) -> tuple[Scene, Page]:
        scene = Scene(place)
        return scene, await scene.prepare(role, begun)

    found = {route: place.run(verdict_of(route)) for route in routes}

    assert found == {route: getattr(matrix().routes[route], role) for route in routes}


@pytest.mark.parametrize("role", ["stranger", "guest", "seated", "host"])
def test_a_table_that_is_not_there_looks_like_one_that_is_not_for_you(place: Town, role: str) -> None:
    rows = {route: row for route, row in matrix().routes.items() if "{table}" in route}

    async def play() -> dict[str, str]:
        scene = Scene(place)
        page = await scene.somebody(role)
        return {route: verdict(await ask(scene, page, route, role, secrets.token_hex(16))) for route in rows}

    assert place.run(play()) == {
        route: "session" if role == "stranger" and row.gate != "table" else "hidden" for route, row in rows.items()
    }


@pytest.mark.parametrize(("message", "role"), cells(dict(matrix().messages)))
def test_every_message_is_heard_from_whom_its_row_names(place: Town, message: str, role: str) -> None:
    async def play() -> str:
        scene = Scene(place)
        page = await scene.prepare(role, begun=True)
        await page.connect()
        key = {"key": scene.key} if role == "spectator" else {}
        if message == "hello":
            return "yes"
        if message in ("ping", "unwatch"):
            await page.say(message, **({} if message == "ping" else {"table": scene.table}))
            await page.say("ping")
            await page.wait("pong")
            return "yes"
        shown = await page.watch(scene.table, **key)
        if message == "watch":
            return "hidden" if shown["say"] == "gone" else "yes"
        return await say(scene, page, message)

    assert place.run(play()) == getattr(matrix().messages[message], role)


async def say(scene: Scene, page: Page, message: str) -> str:
    """Say it about seat 1, and read from the answer how it was taken."""
    other = scene.other
    await other.watch(scene.table)
    table = scene.server.services.table_registry._open_actors[scene.table].table
    question = table.pending_turns[1]
    turn, about = question.number if question else 0, {"table": scene.table, "id": secrets.token_hex(8)}
    match message:
        case "act":
            await page.say("act", **about, seat=1, turn=turn, action="guess 1")
        case "propose":
            await page.say("propose", **about, offer="abandon")
        case "vote":
            await other.say("propose", table=scene.table, id="other-asks", offer="abandon")
            number = (await other.wait("answer", id="other-asks"))["number"]
            await page.say("vote", **about, offer=number, agree=True)
        case "ask":
            await page.say("ask", table=scene.table, ask=1, seat=1)
        case "suggest":
            await page.say("suggest", **about, seat=1, action="guess 1")
        case "greet":
            await page.say("greet", **about, seat=1, greeting="hello")
        case "hint":
            await page.say("hint", table=scene.table, ask=1, seat=1)
    while True:
        frame = await page.handle()
        if frame["say"] in ("answer", "choices", "suggestions", "greeting", "hint"):
            return "yes"
        if frame.get("why", {}).get("key") == "server-no-hint":  # nobody advises at this game, but it was heard
            return "yes"
        if frame["say"] in ("refusal", "no-choices", "no-hint"):
            return "hidden" if frame["code"] == "no-table" else "no"


def test_an_account_may_do_what_a_guest_may_and_what_is_for_accounts(place: Town) -> None:
    rows = {route: row for route, row in matrix().routes.items() if not route.startswith("WS")}

    async def play() -> dict[str, str]:
        scene, found = Scene(place), {}
        await scene.prepare("guest", begun=False)
        for route in rows:
            page = await scene.with_account()
            found[route] = verdict(await ask(scene, page, route, "account", scene.table))
            if route in SPENT:
                scene.accounts.clear()
        return found

    assert place.run(play()) == {route: row.account or row.guest for route, row in rows.items()}


def after_the_end(row: PolicyRow, role: str) -> str | None:
    changed: str | None = getattr(row, f"over_{role}", None)
    return changed or getattr(row, role)


@pytest.mark.parametrize("role", ["stranger", "guest", "spectator", "seated", "host"])
def test_a_finished_table_is_seen_by_the_same_people_and_changed_by_nobody(place: Town, role: str) -> None:
    rows = {route: row for route, row in matrix().routes.items() if "{table}" in route}
    messages = {
        name: matrix().messages[name] for name in ("watch", "act", "propose", "ask", "suggest", "greet", "hint")
    }

    async def play() -> dict[str, str]:
        scene = Scene(place)
        page = await scene.prepare(role, begun=True)
        await scene.end()
        found = {route: verdict(await ask(scene, page, route, role, scene.table)) for route in rows}
        await page.connect()
        shown = await page.watch(scene.table, **({"key": scene.key} if role == "spectator" else {}))
        found["watch"] = "hidden" if shown["say"] == "gone" else "yes"
        return found | {message: await say(scene, page, message) for message in messages if message != "watch"}

    assert place.run(play()) == {name: after_the_end(row, role) for name, row in (rows | messages).items()}


# The harness itself


def test_a_new_route_without_a_row_cannot_be_registered() -> None:
    @get("/api/secrets", sync_to_thread=False)
    def secrets_() -> str:
        return "all"

    with pytest.raises(LookupError, match="GET /api/secrets"):
        litestar(Settings(store="", origins=("http://here",)), routes=(secrets_,))


def test_a_new_message_without_a_row_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = {name: row for name, row in matrix().messages.items() if name != "vote"}
    monkeypatch.setattr(policy, "matrix", lambda: policy.Policy(matrix_.routes, rows))
    with pytest.raises(LookupError, match="vote"):
        policy.check(matrix_.routes)


matrix_ = matrix()


def test_a_dropped_check_is_found(place: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> str:
        scene = Scene(place)
        page = await scene.prepare("seated", begun=False)
        monkeypatch.setattr(policy, "gate", lambda _: "session")  # only now: nobody could get a session without one
        return verdict(
            await ask(scene, page, "DELETE /api/tables/{table}/invitations/{invitation}", "seated", scene.table)
        )

    assert place.run(play()) == "yes" != matrix_.routes["DELETE /api/tables/{table}/invitations/{invitation}"].seated
