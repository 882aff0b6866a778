"""A page that was opened before an upgrade finds its files, and the newest page finds its own at an older server."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.local.test_engine_archive import packer
from tests.server.harness.serving import serving
from townwright.server.http import page_editions
from townwright.server.routes import static_files

DAY = 86_400.0


def edition(folder: Path, *names: str) -> Path:
    (folder / "assets").mkdir(parents=True)
    for name in names:
        (folder / "assets" / name).write_text(name)
    return folder


def test_editions_lie_beside_each_other_until_nobody_has_served_them_for_long(tmp_path: Path) -> None:
    folder = tmp_path / "page"
    old, new = edition(tmp_path / "old", "table-AAAAAAAA.js"), edition(tmp_path / "new", "table-BBBBBBBB.js")

    assert page_editions.publish(old, folder, lambda: 0.0) == str(folder)
    page_editions.publish(new, folder, lambda: 10 * DAY)
    assert sorted(path.name for path in folder.iterdir()) == ["table-AAAAAAAA.js", "table-BBBBBBBB.js"]
    page_editions.publish(new, folder, lambda: (page_editions.KEPT_DAYS + 1) * DAY)
    assert [path.name for path in folder.iterdir()] == ["table-BBBBBBBB.js"]


def test_the_engine_of_another_edition_is_found_by_its_address_and_its_list_is_not(tmp_path: Path) -> None:
    folder, built = tmp_path / "page", edition(tmp_path / "built", "table-AAAAAAAA.js")
    (built / "engine").mkdir()
    (built / "engine" / "worker-AAAAAAAA.js").touch()
    (built / "engine" / "pyodide-1").mkdir()
    packer().pack(built / "engine")
    told = json.loads((built / "engine" / "engine.json").read_text())

    page_editions.publish(built, folder)

    found = {path.name: page_editions.find(str(folder), f"engine/{path.name}") for path in built.glob("engine/*")}
    assert {name for name, path in found.items() if path} == {told["worker"], told["archive"]}


def test_an_edition_stays_while_a_server_of_it_runs_however_long(tmp_path: Path) -> None:
    folder, days = tmp_path / "page", page_editions.KEPT_DAYS + 1
    old, new = edition(tmp_path / "old", "table-AAAAAAAA.js"), edition(tmp_path / "new", "table-BBBBBBBB.js")

    for day in range(days):
        page_editions.publish(old, folder, partial(float, day * DAY))
    page_editions.publish(new, folder, lambda: days * DAY)

    assert sorted(path.name for path in folder.iterdir()) == ["table-AAAAAAAA.js", "table-BBBBBBBB.js"]


def test_a_server_publishes_its_edition_every_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "page"
    monkeypatch.setattr(page_editions, "BUILT", edition(tmp_path / "built", "table-AAAAAAAA.js"))

    async def scene() -> None:
        async with serving(tmp_path, page_folder=str(folder)) as server:
            for job, seconds in server.services.background_jobs._more:
                if seconds == DAY:
                    await job()

    asyncio.run(scene())
    assert [path.name for path in folder.iterdir()] == ["table-AAAAAAAA.js"]


def test_two_servers_that_start_together_both_use_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, built = tmp_path / "page", edition(tmp_path / "built", "table-AAAAAAAA.js")
    replace, iterdir, published = Path.replace, Path.iterdir, []

    def replace_second(partial: Path, target: Path) -> Path:
        monkeypatch.setattr(Path, "replace", replace)
        published.append(page_editions.publish(built, folder))  # the other one is faster
        return partial.replace(target)

    monkeypatch.setattr(Path, "replace", replace_second)
    monkeypatch.setattr(Path, "iterdir", lambda path: [*iterdir(path), path / ".just-moved"])
    published.append(page_editions.publish(built, folder))

    assert published == [str(folder), str(folder)]
    assert [path.name for path in iterdir(folder)] == ["table-AAAAAAAA.js"]


def test_a_file_that_is_there_in_part_is_written_again(tmp_path: Path) -> None:
    folder, built = tmp_path / "page", edition(tmp_path / "built", "table-AAAAAAAA.js")
    page_editions.publish(built, folder)
    (folder / "table-AAAAAAAA.js").write_text("tab")

    page_editions.publish(built, folder)

    assert (folder / "table-AAAAAAAA.js").read_text() == "table-AAAAAAAA.js"


def test_a_file_that_is_removed_while_it_is_asked_for_is_not_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_editions, "find", lambda *_: tmp_path / "table-AAAAAAAA.js")

    assert static_files.other_edition(str(tmp_path), "assets/table-AAAAAAAA.js") is None


@pytest.mark.parametrize(
    "name", ["assets/../secret-AAAAAAAA.js", "assets/.hidden-AAAAAAAA.js", "table-AAAAAAAA.js", "assets/", "assets/a/b"]
)
def test_nothing_else_is_found(tmp_path: Path, name: str) -> None:
    folder = page_editions.publish(edition(tmp_path / "built", "table-AAAAAAAA.js"), tmp_path / "page")
    (tmp_path / "secret-AAAAAAAA.js").write_text("secret")
    (tmp_path / "page" / ".hidden-AAAAAAAA.js").write_text("secret")

    assert page_editions.find(folder, name) is None
    assert page_editions.find(folder, "assets/table-AAAAAAAA.js") is not None
    assert page_editions.find(None, "assets/table-AAAAAAAA.js") is None


@pytest.mark.parametrize("name", ["assets/" + "-" * 32_000, "assets/" + "a-" * 100 + "AAAAAAAA.js"])
def test_a_longer_name_than_a_file_has_is_searched_for_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    searched: list[object] = []
    monkeypatch.setattr(static_files, "HASHED", SimpleNamespace(match=searched.append))
    monkeypatch.setattr(Path, "is_file", searched.append)

    assert static_files.other_edition(str(tmp_path), name) is None
    assert searched == []


def test_a_folder_that_others_can_write_or_that_cannot_be_made_is_not_used(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    built, shared = edition(tmp_path / "built", "table-AAAAAAAA.js"), tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o777)

    assert page_editions.publish(built, shared) is None
    assert page_editions.publish(built, built / "assets" / "table-AAAAAAAA.js" / "page") is None
    assert page_editions.publish(built, None) is None
    assert len([line for line in caplog.messages if "are not published for other versions" in line]) == 3
    assert list(shared.iterdir()) == []


def test_a_server_gives_files_of_other_editions_and_those_that_came_after_its_start(tmp_path: Path) -> None:
    folder = tmp_path / "page"
    page_editions.publish(edition(tmp_path / "old", "table-AAAAAAAA.js"), folder)

    async def scene() -> None:
        async with serving(tmp_path, page_folder=str(folder)) as server:
            http = (await server.page()).http
            assert (await http.get("/assets/table-BBBBBBBB.js")).status_code == 404
            page_editions.publish(edition(tmp_path / "new", "table-BBBBBBBB.js"), folder)
            for name in ("table-AAAAAAAA.js", "table-BBBBBBBB.js"):
                found = await http.get(f"/assets/{name}")
                assert (found.text, found.headers["content-type"]) == (name, "text/javascript; charset=utf-8")
                assert "immutable" in found.headers["cache-control"]

    asyncio.run(scene())
