"""Plays golden records again in the browser: its engine is started on an empty page and given Python to run."""

from __future__ import annotations

import base64
import io
import json
import zipfile
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page

from tests.golden import corpus
from tests.golden.corpus import File, Golden
from townwright.core import registry

from .serving import ROOT
from .static_site import StaticSite

START = """async (folder) => {
  const list = await (await fetch(folder + "engine.json")).json();
  const worker = new Worker(folder + list.worker, { type: "module" });
  const waiting = new Map();
  window.run = (code) => new Promise((settle) => {
    waiting.set(waiting.size, settle);
    worker.postMessage({ say: "run", number: waiting.size - 1, code });
  });
  await new Promise((ready, failed) => {
    worker.onerror = ({ message }) => failed(new Error(message));
    worker.onmessage = ({ data }) => {
      if (data.say === "ready") ready();
      if (data.say === "failed") failed(new Error(data.why));
      if (data.say === "response") waiting.get(data.number)(data);
    };
    const memory = `${folder}memory-${list.runtime}-${list.worker}-${list.archive}`;
    const files = { runtime: `${folder}${list.runtime}/`, archive: folder + list.archive, memory };
    worker.postMessage({ say: "start", files });
  });
}"""
CHECKS = """
import base64, io, sys, types, zipfile
zipfile.ZipFile(io.BytesIO(base64.b64decode({archive!r}))).extractall("/checks")
sys.path.insert(0, "/checks")
sys.modules["lzma"] = types.ModuleType("lzma")  # the records come unpacked
sys.modules["lzma"].PRESET_EXTREME = 0
"""
CHECK = """
import json
from tests.golden.checking import check
from tests.golden.corpus import File, unpacked
told = []
for file, texts in json.loads({records!r}):
    for golden in unpacked(texts):
        different = check(File(*file), golden)
        told.append("" if different is None else str(different))
json.dumps(told)
"""


def start_engine(page: Page, site: StaticSite) -> None:
    """Start the engine on a page of the site that is nothing but a picture, and hand it what checks records."""
    page.goto(f"{site.address}icon.svg")
    page.evaluate(START, f"{site.address}engine/")
    run(page, CHECKS.format(archive=base64.b64encode(checkers()).decode()))


def check_in_browser(page: Page, records: Iterable[tuple[File, list[Golden]]]) -> list[str]:
    """For each record nothing, or where it comes out differently."""
    given = [
        ((file.game, file.rules, file.components), "".join(map(str, goldens)).removeprefix(">> "))
        for file, goldens in records
    ]
    found: list[str] = json.loads(run(page, CHECK.format(records=json.dumps(given))))
    return found


def run(page: Page, code: str) -> str:
    """What a piece of Python says in the engine."""
    told = page.evaluate("(code) => window.run(code)", code)
    assert told["status"] == 200, told["body"]
    return str(told["body"])


def checkers() -> bytes:
    """The modules that check golden records, packed."""
    written = io.BytesIO()
    games = ROOT / "tests" / "games"
    folders = (ROOT / "tests", games, ROOT / "tests" / "golden", *(games / name for name in registry.own_names()))
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as zipped:
        for path in (path for folder in folders for path in sorted(folder.glob("*.py"))):
            if not path.name.startswith(("test_", "conftest")):
                zipped.write(path, path.relative_to(ROOT))
    return written.getvalue()


def every(step: int) -> list[tuple[File, list[Golden]]]:
    """Every so-manieth record of the corpus, by its file."""
    return [(file, [*corpus.read(Path(file.path))[::step]]) for file in corpus.index()]
