"""The screens of the companion and of own sets, for the walk through every screen."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from ..games.cities.golden import EXAMPLES
from .links import go
from .serving import ROOT

GAMES = ROOT / "src" / "townwright" / "games"
CITY = EXAMPLES[0]
TOUR = ("(-1,0)", "(-1,1)", "(0,0)", "(1,0)", "(2,-1)", "(1,-1)", "(0,-1)", "(-1,0)")


def around_the_box(page: Page, origin: str) -> Iterator[str]:
    """Everything that stands beside the physical game, then the owner's files."""
    go(page, origin, "/companion")
    expect(page.locator("a[href='/companion/cities']")).to_be_visible()
    yield "companion"
    yield from beside_cities(page, origin)
    yield from beside_greentown(page, origin)
    yield from beside_skylines(page, origin)
    yield from owners_files(page, origin)


def beside_cities(page: Page, origin: str) -> Iterator[str]:
    """The tile caller, then a city tapped in, typed and counted."""
    go(page, origin, "/companion/cities")
    for _ in range(5):
        page.locator(".next").click()
    yield "companion-caller"
    page.locator("[data-tab=score]").click()
    for tile in (13, 11, 15, 8, 5):
        page.locator(f".picker [data-tile='{tile}']").click()
    yield "companion-tiles"
    page.locator("[data-tab=fields]").click()
    page.locator("[data-place='c3.1']").click()
    yield "companion-fields"
    page.locator("[data-tab=tourists]").click()
    page.locator("[data-place='a1.1']").click()
    yield "companion-tourists"
    page.locator("[data-tab=type]").click()
    tiles = CITY.tiles.split()
    page.get_by_role("textbox").fill(f"{','.join(tiles)};{','.join(CITY.layers[2].points)};3;c4")
    yield "companion-typed-city"
    page.locator("[data-tab='3']").click()
    page.locator(".score").click()
    expect(page.locator("[data-total]")).to_be_visible()
    page.locator(".points li button").nth(1).focus()
    yield "companion-counted-city"


def beside_greentown(page: Page, origin: str) -> Iterator[str]:
    """The table, the card, and a tour that is paid."""
    go(page, origin, "/companion/greentown")
    page.locator("[data-hex='(0,0)']").click()
    expect(page.locator(".ring")).to_be_visible()
    yield "companion-table"
    page.locator("[data-tab=card]").click()
    page.locator("[data-card='5A']").click()
    yield "companion-card"
    page.locator("[data-tab=tour]").click()
    for place in TOUR:
        page.locator(f"[data-hex='{place}']").click()
    page.locator(".pay").click()
    expect(page.locator(".paid")).to_be_visible()
    yield "companion-tour"


def beside_skylines(page: Page, origin: str) -> Iterator[str]:
    """The bars, and the end of a milestone."""
    go(page, origin, "/companion/skylines")
    for marker in ("hap", "hap", "lab", "pol"):
        page.locator(f"[data-marker={marker}] button").nth(1).click()
    page.locator("[data-marker=pow] button").first.click()
    page.locator(".deeds .main").click()
    expect(page.locator(".milestone")).to_be_visible()
    yield "companion-milestone"


def owners_files(page: Page, origin: str) -> Iterator[str]:
    """Where files are brought, one that is refused, and one of each game."""
    go(page, origin, "/own")
    expect(page.locator("[data-download=mixed24]")).to_be_visible()
    yield "own"
    tiles = (GAMES / "cities/box/tilesets/mixed24.txt").read_text().replace("mixed24", "mybox")
    bring(page, tiles.replace("12 TW/WT", "12 TX/WT"))
    expect(page.get_by_role("alert")).to_be_visible()
    yield "own-refused"
    for game, text in (
        ("cities", tiles),
        ("greentown", (GAMES / "greentown/box/townwright-1.json").read_text().replace("townwright-1", "mybox")),
        (
            "skylines",
            (GAMES / "skylines/box/townwright-draft-1.txt").read_text().replace("townwright-draft-1", "mybox"),
        ),
    ):
        bring(page, text)
        expect(page.locator("[data-set=mybox]")).to_be_visible()
        for part in page.locator("[data-set] summary").all():
            part.click()
        yield f"own-{game}"
        page.locator(".back").click()
    yield "own-library"


def bring(page: Page, text: str) -> None:
    """Choose a file as a person does."""
    page.set_input_files("input[type=file]", {"name": "mine.txt", "mimeType": "text/plain", "buffer": text.encode()})
