"""A folder of files is the whole game: Python in the browser plays it, also when the folder is out of reach."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from .conftest import DESK, Visit
from .golden_engine import check_in_browser, every, start_engine
from .kept_memory import bring_memory
from .links import go
from .player import LAST_ROUND, choose, expect_end, move, table, wait_for_round
from .static_site import PATH, StaticSite, static_site
from .tabs import Watched
from .test_offline import READY

STARTING = 240_000
"""Milliseconds that Python may take to start in the browser of a machine with much else to do."""
KEPT = """async () => {
  const all = await (await caches.open("engine-of-townwright")).keys();
  return all.length === 8 && all.some(({ url }) => url.includes("/memory-"));
}"""
"""Whether every file is kept, the list of them, and the memory that the next start begins with."""
DROPPED = """text => {
  const dropped = new DataTransfer();
  dropped.items.add(new File([text], "game.txt", { type: "text/plain" }));
  return dropped;
}"""


def begin_here(page: Page, game: str, way: int, **agreed: object) -> None:
    """From the home page, without loading it anew, to a table on this device: ``way`` is the place of the button."""
    page.locator(f"#game-{game} ~ .deeds .button:not(.lesson)").nth(way).click()
    sheet = page.get_by_role("dialog")
    for name, value in agreed.items():
        choose(sheet, name, value)
    if way == 0:
        sheet.locator("input[type=range]").fill("0")
    sheet.locator("form > .button.main").click()
    expect(page).to_have_url(re.compile(r"\?/table/device-"), timeout=STARTING)


def home(page: Page) -> None:
    """Back by the arrow above a table."""
    page.locator("header a[href='/'], header a[href$='?/']").first.click()
    expect(page.locator("#game-cities")).to_be_visible()


def play_in_two_tabs(page: Page) -> None:
    """Rounds three and four of a game, one move in each of two tabs; each shows what the other stores."""
    other = page.context.new_page()
    other.set_default_timeout(STARTING)
    other.goto(page.url)
    for number, tab, mirror in ((3, page, other), (4, other, page)):
        wait_for_round(tab, number)
        move(tab, number)
        wait_for_round(mirror, number + 1)
    other.close()


def prove_the_deal(page: Page, address: str, record: str) -> None:
    """The deal of the game that has ended, then of its record where it is dropped, forged, and cut off."""
    page.locator("a[href*='/lab/device-']").first.evaluate("link => link.click()")
    expect(page.locator(".verdict.good")).to_be_visible()
    go(page, address, "?/lab/fair")
    file = page.evaluate_handle(DROPPED, record)
    page.locator("main form").dispatch_event("drop", {"dataTransfer": file})
    expect(page.locator(".verdict.good")).to_be_visible(timeout=STARTING)
    draws = page.locator("tbody tr").count()
    assert draws >= LAST_ROUND
    forged = re.sub(r"(?m)^(\S+ seed) [0-9a-f]{64}$", rf"\1 {'0' * 64}", record)
    for text, told in ((forged, ".verdict:not(.good)"), (record[: len(record) // 2], ".problem")):
        page.locator("textarea").fill(text)
        page.locator("main form .button.main").click()
        expect(page.locator(told)).to_have_text(re.compile(r"\w+ \w+.*\."))
        expect(page.locator(".verdict.good")).to_have_count(0)


def run_python(page: Page, address: str) -> None:
    """An example of the laboratory, and what cannot be run."""
    go(page, address, "?/lab")
    page.locator("main .button.main").click()
    expect(page.locator("pre:not(.failed)")).to_contain_text("Cities", timeout=STARTING)
    page.locator("textarea").fill("1 / 0")
    page.locator("textarea").press("Control+Enter")
    expect(page.locator("pre.failed")).to_contain_text("ZeroDivisionError")


def expect_golden_records_to_come_out_the_same(page: Page, site: StaticSite) -> None:
    """Python that has begun with the kept memory plays what was recorded, in a tab of its own."""
    other = page.context.new_page()
    other.set_default_timeout(STARTING)
    start_engine(other, site)
    told = check_in_browser(other, every(405))
    assert len(told) >= 20
    assert [different for different in told if different] == []
    other.close()


def test_a_folder_of_files_plays_every_game_as_it_was_recorded_and_goes_on_without_a_network(
    visit: Visit, watched: Watched, tmp_path: Path
) -> None:
    page = visit(DESK, locale="de-DE", service_workers="allow")
    page.set_default_timeout(STARTING)
    with static_site(tmp_path) as site:
        watched.origin = site.origin
        bring_memory(page, site, tmp_path / PATH.strip("/") / "engine")
        page.goto(site.address)
        begin_here(page, "cities", 0, others=1)
        for number in (1, 2):
            wait_for_round(page, number)
            move(page, number)
        wait_for_round(page, 3)
        back = page.locator("header a[href='/']").first
        back.evaluate("link => { link.id = 'back'; link.focus(); }")
        expect(page.locator("#back")).to_have_attribute("href", re.compile(r"/\?/$"))
        page.evaluate(READY)
        page.wait_for_function(KEPT, polling=200)
        watched.check()
        expect_golden_records_to_come_out_the_same(page, site)
    watched.expected += ["ERR_CONNECTION_REFUSED", "ERR_FAILED", "Failed to load resource"]
    page.reload()

    expect(table(page)).to_have_attribute("data-round", "3", timeout=STARTING)
    play_in_two_tabs(page)
    for number in range(5, LAST_ROUND + 1):
        wait_for_round(page, number)
        move(page, number, tourist=number < 7)
    expect_end(page)
    with page.expect_download() as taken:
        page.locator("a[download][href$='/record']").click()
    record = taken.value.path().read_text()
    assert record.startswith("cities")
    prove_the_deal(page, site.address, record)
    run_python(page, site.address)
    home(page)
    begin_here(page, "greentown", 1, others=1)
    expect(page.locator("main")).to_contain_text("Gib das Gerät")
    home(page)
    begin_here(page, "skylines", 0, scenario="intro", others=1)
    expect(page.locator(".table[data-mood=skylines]")).to_be_visible()
    home(page)
    expect(page.locator("a[href^='/table/device-']")).to_have_count(3)
