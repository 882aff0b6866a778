"""A pupil with a phone: reads on, and does by touch what a lesson asks for."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from townwright.games.greentown.map.hexes import Hex, around

from .greentown_player import develop, erect, lay, turn_down
from .links import go
from .mayor import done, lay_the_tile
from .player import BOT_TIMEOUT, touch

READ, SHOWN = "", "?"
"""A step to read, and one whose answer the pupil lets the lesson show."""
LESSONS = {
    "cities-1": (READ, READ, READ, "13N@a1 +1", "1N@b1 -", "5N@a2 +1", READ, "14N@c2 c1.2~c1.3"),
    "cities-walk": (READ, READ, "14W@c2 c1.2~c1.3", "7E@b3 c1.3~b3.2"),
    "cities-2": (READ, "20E@c4 +4", "3N@b4 -", "24W@a4 +4"),
    "cities-3": (READ, "14E@d3 +2", "18E@c2 +2", "4S@c1 +2"),
    "cities-plan": (READ, "24N@d1 +3", READ, "11E@e1 -"),
    "greentown-tour": (*(READ,) * 4, "T ~(-1,0)00133542", READ, READ, "B", READ),
    "greentown-build": (READ, "B", *(READ,) * 5, "EB"),
    "greentown-erect": (READ, "B", READ, READ, SHOWN),
    "greentown-end": (READ, SHOWN),
    "greentown-plan": (READ, "T ~(-1,0)00133542", READ, SHOWN, READ),
    "skylines-bars": (READ, "open A", READ, READ, READ, READ, "1S1 Ae1", "+1", "1R1", READ, READ, READ, "end", READ),
    "skylines-districts": (READ, READ, "1U1 Aa1", "swap 1I3", "1C4"),
    "skylines-milestone": (READ, "end", READ, "open E", "renew"),
    "skylines-unique": (READ, "2Q3", READ, "1C4"),
    "skylines-roles": (READ, "role K1", "1S1"),
    "skylines-policies": (READ, READ, "2P1 -"),
    "skylines-news": (READ, "+2", READ, "+1", "1R4"),
    "skylines-plan": (READ, "1S6 Ae1", "1R4", READ, READ, READ),
}
"""What the pupil does in each step but the last; a Greentown marker alone leaves the rest open."""


def open_lesson(page: Page, origin: str, lesson: str) -> None:
    go(page, origin, "/learn")
    page.locator(f"a[href='/learn/{lesson}']").click()
    expect(page.locator(".lesson[data-step='0']")).to_be_visible()
    expect(page.locator(".table")).to_be_visible(timeout=BOT_TIMEOUT)


def at(page: Page) -> int:
    return int(page.locator(".lesson").get_attribute("data-step") or 0)


def go_on(page: Page) -> None:
    """To the next step: by reading on, or by letting the lesson show its answer, all at once or word by word."""
    before = at(page)
    here = f".lesson[data-step='{before}']"
    beyond = page.locator(f".lesson[data-step='{before + 1}']")
    ready = page.locator(f"{here} .deeds button:first-child:enabled").or_(beyond)
    while at(page) == before:
        expect(ready).to_have_count(1, timeout=BOT_TIMEOUT)
        button = page.locator(f"{here} .deeds button.aside:first-child")
        if button.count() == 0:  # nothing left to show: one press is one step
            page.locator(".lesson .deeds button").first.click()
            break
        shown = page.locator(".lesson").get_attribute("data-shown")
        button.click()
        expect(page.locator(f"{here}[data-shown='{shown}']")).to_have_count(0, timeout=BOT_TIMEOUT)
    expect(beyond).to_be_visible(timeout=BOT_TIMEOUT)


def steps(page: Page) -> int:
    return int(re.findall(r"\d+", page.locator("header .progress").inner_text())[1])


def answer(page: Page, lesson: str, asked: str) -> None:
    """Do one step of a lesson by touch."""
    if asked == SHOWN:
        go_on(page)
    elif asked == READ:
        touch(page.locator(".lesson .deeds button").first)
    else:
        ANSWERS[lesson.split("-")[0]](page, asked)


def place(page: Page, name: str) -> Locator:
    """A place of the board, a hex of the town."""
    return page.locator(f"[data-place='{name}']")


def move_a_city_on(page: Page, asked: str) -> None:
    """Turn the tile in hand, lay it, lead a tourist."""
    laid, tourist = asked.split(" ")
    turn, cell = laid[-4], laid[-2:]
    expect(place(page, cell)).to_have_class(re.compile("open"))
    for _ in range("NESW".index(turn)):
        touch(page.locator(".hand .tile"))
    touch(place(page, cell))
    expect(page.locator(".tile.trial")).to_have_count(1)
    fields = [] if tourist == "-" else re.sub(r"^\+", f"{cell}.", tourist).split("~")
    for field in fields:
        touch(place(page, field))
        if field != fields[-1]:
            expect(page.locator(".words[data-beside='piece=lifted']")).to_be_visible()
    touch(done(page))


def take_a_turn_in_greentown(page: Page, asked: str) -> None:
    """Lead the tour that is asked for; or build as the marker says, first anew, then on what lies there."""
    marker, *tour = asked.split(" ")
    turn_down(page, marker=("B", "T", "BT", "EB").index(marker))
    if tour:
        lead(page, tour[0])
    elif marker == "B":
        lay(page)
        develop(page)
        expect(page.locator(".words[data-beside='part=buildings']")).to_be_visible()
        touch(page.locator(".buildings button").first)  # which building comes first, its site then
        expect(page.locator(".words[data-beside='part=building']")).to_be_visible()
        erect(page)
    else:
        develop(page)
        develop(page)
        touch(done(page))


def lead(page: Page, tour: str) -> None:
    """Along a tour in notation, tile by tile."""
    q, r, way = re.findall(r"^~\((-?\d),(-?\d)\)(\d+)$", tour)[0]
    here = Hex(int(q), int(r))
    touch(place(page, str(here)))
    for number, side in enumerate(way, 1):
        expect(page.locator(f".table[data-way='{number}']")).to_have_count(1)
        here = around(here)[int(side)]
        touch(place(page, str(here)))
    touch(done(page))


def take_a_turn_in_skylines(page: Page, asked: str) -> None:
    """Draw, exchange, open and so on; or build a card on the cell named, or where it earns its reward."""
    if asked.startswith(("+", "role ")):
        touch(page.locator(f"[data-source='{asked}'], [data-role='{asked[5:]}']"))
        return
    if asked == "end":
        touch(page.locator("[data-deed=end]"))
    elif asked.startswith("open"):
        touch(page.locator(f"[data-board='{asked[5:]}']"))
    elif asked.endswith(" -"):
        touch(page.locator(f".tray [data-card='{asked[:-2]}']"))
    elif asked.startswith("swap"):
        touch(page.locator(f".tray [data-card='{asked[5:]}']"))
        touch(page.locator("[data-deed=swap]"))
    elif asked != "renew":
        card, _, cell = asked.partition(" ")
        touch(page.locator(f".tray [data-card='{card}']"))
        if cell:
            touch(page.locator(f"[data-cell='{cell}']"))
        else:
            lay_the_tile(page)
    touch(done(page))


ANSWERS: dict[str, Callable[[Page, str], None]] = {
    "cities": move_a_city_on,
    "greentown": take_a_turn_in_greentown,
    "skylines": take_a_turn_in_skylines,
}
