"""The game as a folder of files: what is taken along, and that every address is relative."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Call
from townwright.cli.commands.static.static_page import write_static
from townwright.server.http import page_editions

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="/icon.svg" />
    <script type="module" src="/assets/index-abc.js"></script>
  </head>
</html>
"""
FILES = {
    "index.html": PAGE,
    "index.html.gz": "packed",
    "built.stamp": "inputs",
    "ahead.json": "{}",
    "sw.js": "const x=`assets/a.js`",
    "manifest.webmanifest": '{"start_url": "/", "icons": [{"src": "/icon.svg"}]}',
    "assets/index-abc.js": "a=function(e){return`/`+e},b=`/assets/city-1.svg`,c=`/learn`",
    "assets/index-abc.css": "src:url(/assets/letters.woff2)",
    "engine/engine.json": "{}",
    "engine/worker-abc.js": "f=function(e){return`/`+e}",
}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A page as a build leaves it."""
    for name, text in FILES.items():
        path = tmp_path / "built" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "built"


def test_every_address_is_relative_and_nothing_is_carried_that_only_a_server_needs(built: Path, tmp_path: Path) -> None:
    size = write_static(built, folder := tmp_path / "out")

    written = {path.relative_to(folder).as_posix(): path.read_text() for path in folder.rglob("*") if path.is_file()}
    assert set(FILES) - set(written) == {"index.html.gz", "built.stamp", "ahead.json"}
    assert size == sum(map(len, written.values()))
    assert '<html lang="en" data-static>' in written["index.html"]
    assert "Content-Security-Policy" in written["index.html"]
    assert "wasm" not in written["index.html"], "only the worker runs it"
    assert 'href="./icon.svg"' in written["index.html"]
    assert 'src="./assets/index-abc.js"' in written["index.html"]
    assert written["assets/index-abc.js"] == "a=function(e){return`../`+e},b=`./assets/city-1.svg`,c=`/learn`"
    assert written["assets/index-abc.css"] == "src:url(./letters.woff2)"
    assert written["manifest.webmanifest"] == '{"start_url": "./", "icons": [{"src": "./icon.svg"}]}'
    assert written["engine/worker-abc.js"] == FILES["engine/worker-abc.js"]


def test_a_folder_with_something_in_it_is_left_alone(
    built: Path, tmp_path: Path, call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_editions, "BUILT", built)
    folder = tmp_path / "mine"
    folder.mkdir()
    assert call("static", str(folder)).exit_code == 0

    again = call("static", str(folder))

    assert again.exit_code == 1
    assert "not an empty folder" in again.output


def test_a_page_that_was_not_built_is_told(tmp_path: Path, call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_editions, "BUILT", tmp_path / "nowhere")

    answer = call("static", str(tmp_path / "out"))

    assert answer.exit_code == 1
    assert "has not been built" in answer.output
