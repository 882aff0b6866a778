"""Tiles and cards of one's own: drawn, checked, kept, and played with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, expect

from .box_screens import GAMES, bring
from .conftest import DESK, PHONE, Visit
from .player import choose, lay_starting_tiles, move, wait_for_round
from .tabs import Watched

TILES = (GAMES / "cities" / "box" / "tilesets" / "mixed24.txt").read_text().replace("tileset mixed24", "tileset mybox")
OWN = TILES.replace("1 AA/PP", "1 AA/AA", 1)


def test_a_tile_file_is_drawn_and_played_with(visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    page.goto(f"{origin}/own")
    bring(page, OWN)
    expect(page.locator("[data-set=mybox]")).to_be_visible()
    expect(page.locator(".unusual")).to_contain_text("Tile 1 has more than two fields of a kind")
    expect(
        page.get_by_role("img", name=re.compile("^Tile 1: attraction, attraction; below attraction"))
    ).to_be_visible()

    page.locator(".good .button.main").click()
    sheet = page.get_by_role("dialog")
    sheet.locator("input[name=variants][value=quickstart]").set_checked(False)
    choose(sheet, "others", 0)
    sheet.locator("form > .button.main").click()
    expect(page).to_have_url(re.compile("/table/"))
    lay_starting_tiles(page)
    wait_for_round(page, 1)
    move(page)
    wait_for_round(page, 2)
    table = page.url.rsplit("/", 1)[-1]

    assert "tiles mybox" in page.request.get(f"{origin}/api/tables/{table}/record").text()


def test_a_damaged_file_is_refused_with_its_line_and_its_neighbours(
    visit: Visit, origin: str, watched: Watched
) -> None:
    watched.expected += ["400 (Bad Request)"]
    page = visit(DESK)
    page.goto(f"{origin}/own")
    bring(page, TILES.replace("12 TW/WT", "12 TX/WT"))
    bad = page.get_by_role("alert")
    line = TILES.split("\n").index("12 TW/WT") + 1

    expect(bad).to_have_attribute("data-line", str(line))
    expect(bad).to_contain_text(f"Line {line}: '12 TX/WT' is no tile")
    expect(bad.locator(".wrong code")).to_have_text("12 TX/WT")


def test_a_file_that_is_too_large_is_said_to_be_so_and_not_read(visit: Visit, origin: str) -> None:
    page = visit(PHONE, locale="de-DE")
    page.goto(f"{origin}/own")
    large: FilePayload = {"name": "large.txt", "mimeType": "text/plain", "buffer": b"tileset large\n" * 20_000}
    page.locator("input[type=file]").set_input_files(large)

    expect(page.get_by_role("alert")).to_have_text("Die Datei ist zu groß: Höchstens 256 kB werden gelesen.")
    expect(page.get_by_role("textbox")).to_be_empty()


@pytest.mark.parametrize(
    ("file", "own", "holds"),
    [
        ("greentown/box/townwright-1.json", "townwright-1", "Set-up: wheel"),
        ("skylines/box/townwright-draft-1.txt", "townwright-draft-1", "Residential zones"),
    ],
)
def test_sets_of_the_other_games_are_drawn_and_laid_on_a_table(
    file: str, own: str, holds: str, visit: Visit, origin: str
) -> None:
    page = visit(DESK)
    page.goto(f"{origin}/own")
    text = (GAMES / file).read_text().replace(own, "my-box").replace('"flower"', '"wheel"')
    page.get_by_role("textbox").fill(text)
    page.locator("form .button").click()
    expect(page.locator("[data-set=my-box]")).to_contain_text(holds)

    page.locator(".good .button.main").click()
    sheet = page.get_by_role("dialog")
    if "greentown" in file:
        choose(sheet, "setup", "wheel")
    sheet.locator("form > .button.main").click()
    expect(page).to_have_url(re.compile("/table/"))
    record = page.request.get(f"{origin}/api/tables/{page.url.rsplit('/', 1)[-1]}/record").text()
    assert "my-box" in record
    assert ("setup wheel" in record) == ("greentown" in file)


def test_the_sets_of_townwright_are_there_to_begin_with(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    page.goto(f"{origin}/own")
    with page.expect_download() as download:
        page.locator("[data-download=trio24]").click()
    text = Path(download.value.path()).read_text()

    assert download.value.suggested_filename == "trio24.txt"
    assert text == (GAMES / "cities" / "box" / "tilesets" / "trio24.txt").read_text()


def test_a_set_stays_in_the_browser_and_serves_the_companion(visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    page.goto(f"{origin}/own")
    bring(page, OWN)
    expect(page.locator("[data-set=mybox]")).to_be_visible()
    page.reload()
    page.locator("[data-own=mybox]").click()
    page.locator("a[href='/companion/cities']").click()
    page.locator("[data-tab=score]").click()
    page.locator("select").select_option("mybox")
    page.locator(".picker [data-tile='1']").click()
    page.locator("[data-tab=tourists]").click()
    page.locator("[data-place='a1.1']").click()
    page.locator(".score").click()
    expect(page.locator("[data-total]")).to_have_attribute("data-total", "4")

    page.goto(f"{origin}/own")
    page.locator("li .button.round").click()
    expect(page.locator("[data-own]")).to_have_count(0)


def test_the_page_of_own_sets_speaks_german(visit: Visit, origin: str, watched: Watched) -> None:
    watched.expected += ["400 (Bad Request)"]
    page = visit(PHONE, locale="de-DE")
    page.goto(f"{origin}/own")
    bring(page, "tileset mybox\n1 AA/PX\n")

    expect(page.get_by_role("alert")).to_contain_text("Zeile 2: „1 AA/PX“ ist kein Plättchen")
