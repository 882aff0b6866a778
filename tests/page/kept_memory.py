"""The memory of Python in the browser, which its first start makes: in this run the next visitor begins with it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from .late import whole_games
from .static_site import StaticSite

MEMORIES: dict[str, bytes] = {}
"""Each memory that was made in this run, by its name, which names all files of the engine."""
MADE = """async () => {
  const all = await (await caches.open("engine-of-townwright")).keys();
  return all.map(({ url }) => url.split("/").at(-1)).find((name) => name.startsWith("memory-")) ?? false;
}"""
SAVE = """async (name) => {
  const kept = await caches.open("engine-of-townwright");
  const [address] = (await kept.keys()).filter(({ url }) => url.endsWith(name));
  const href = URL.createObjectURL(await (await kept.match(address)).blob());
  Object.assign(document.createElement("a"), { href, download: name }).click();
}"""
KEEP = """async (address) => await (await caches.open("engine-of-townwright")).add(address)"""


def take_memory_along(page: Page) -> None:
    """Wait until the first start of this browser has kept its memory, and take a copy of it."""
    name = page.wait_for_function(MADE, polling=200).json_value()
    with page.expect_download() as taken:
        page.evaluate(SAVE, name)
    MEMORIES[name] = taken.value.path().read_bytes()


def bring_memory(page: Page, site: StaticSite, folder: Path) -> None:
    """Let a new visitor of a site begin as at a second visit, if Python has started in this run; not in a soak."""
    for name, memory in () if whole_games() else MEMORIES.items():
        (folder / name).write_bytes(memory)
        page.goto(f"{site.address}icon.svg")
        page.evaluate(KEEP, f"{site.address}engine/{name}")
        (folder / name).unlink()
