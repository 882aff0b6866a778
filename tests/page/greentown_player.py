"""A person at Greentown: builds and leads tours by the first thing that glows, or types whole turns."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from playwright.sync_api import Locator, Page, expect

from townwright.core.limits.budgets import Budget
from townwright.games.greentown import GAME
from townwright.games.greentown.actions import Announce, Tour
from townwright.games.greentown.box.pieces import PIECES, SEATS, Tile
from townwright.games.greentown.map.hexes import Hex
from townwright.games.greentown.map.network import Network
from townwright.games.greentown.notation import read_exits
from townwright.games.greentown.rules import STEPS
from townwright.games.greentown.state import State, start
from townwright.games.greentown.turn.parts import parts, play_part

from .contest_screens import SESSION, elsewhere_in_time, visitor
from .player import BOT_TIMEOUT, WAYS, Way, choose, sight_of, touch, typing_box


def begin(page: Page, origin: str, way: Way = "now", others: int = 1, aids: bool = True, **agreed: str) -> None:
    """From the home page to a table, with what is agreed: ``money="open"``, ``setup="strip"``."""
    page.goto(origin)
    page.locator("#game-greentown").locator("..").locator(".deeds button").nth(WAYS[way]).click()
    sheet = page.get_by_role("dialog")
    for name, value in {"others": str(others), **agreed}.items():
        choose(sheet, name, value)
    sheet.locator("form > .check input").last.set_checked(aids)
    if way == "now":
        sheet.locator("input[type=range]").fill("0")
    sheet.locator("form > .button.main").click()
    expect(page).to_have_url(re.compile("/table/"))


def table(page: Page) -> Locator:
    """Greentown on the table."""
    return page.locator(".table")


def mode(page: Page) -> str:
    """What is to be done."""
    return table(page).get_attribute("data-mode") or ""


def main(page: Page) -> Locator:
    """The button that goes on with the turn."""
    return page.locator(".tray .button.main")


def wait_for_turn(page: Page) -> bool:
    """Until it is this person's turn; False if the game is over instead."""
    mine = page.locator(".table:is([data-mode=marker], [data-stage=over])")
    expect(mine).to_have_count(1, timeout=BOT_TIMEOUT)
    return table(page).get_attribute("data-stage") != "over"


def turn_down(page: Page, marker: int | None = None) -> None:
    """Turn a marker down: one by its number, or the last that is up."""
    up = page.locator(".tray .marker:not([aria-disabled=true])")
    touch(up.last if marker is None else page.locator(".tray .marker").nth(marker))
    expect(page.locator(".table:not([data-mode=marker]):not([data-mode=rest])")).to_have_count(1)


def try_hint(page: Page) -> None:
    """Ask for a hint, and let it be tried out."""
    touch(page.locator(".tray [data-hint=ask]"))
    deed = page.locator(".tray [data-hint=do]")
    expect(deed).to_be_enabled(timeout=BOT_TIMEOUT)
    touch(deed)


def glowing(page: Page) -> Locator:
    return page.locator(".place.glowing")


def lay(page: Page, at: int = 0) -> None:
    """Lay the tile in hand on a place that glows."""
    before = said(page)
    touch(glowing(page).nth(at))
    touch(main(page))
    expect(table(page)).not_to_have_attribute("data-said", before)


def develop(page: Page, at: int = 0) -> None:
    """Develop one of the tiles that can be, into the first that is possible."""
    before = said(page)
    touch(page.locator(".place.open:not(.glowing)").nth(at))
    touch(page.locator(".tray .tile:not([aria-disabled=true])").first)
    touch(main(page))
    expect(table(page)).not_to_have_attribute("data-said", before)


APART = """(skip) => {
  const parts = [skip, skip.closest(".tray").querySelector(".deeds")];
  const [here, deeds] = parts.map((part) => part.getBoundingClientRect());
  return here.bottom <= deeds.top || here.right <= deeds.left;
}"""


def develop_for_a_building(page: Page) -> None:
    """Develop the first tile that lets a building be put up: not every one does in every deal."""
    skip, lapses = page.locator("[data-deed=skip]"), page.locator(".making > p")
    for at in range(page.locator(".place.open:not(.glowing)").count()):
        before = said(page)
        develop(page, at)
        expect(skip.or_(lapses).first).to_be_visible()
        if skip.is_visible():
            return
        page.keyboard.press("Backspace")
        expect(table(page)).to_have_attribute("data-said", before)
    raise AssertionError("no tile lets a building be put up")


def erect(page: Page) -> None:
    """Put up a building of the first category on the first site that glows."""
    assert page.locator("[data-deed=skip]").evaluate(APART), "what gives it up lies where nothing was pressed before"
    touch(page.locator(".buildings button").first)
    touch(glowing(page).first)
    touch(main(page))


def said(page: Page) -> str:
    """How many words of the turn are said."""
    return table(page).get_attribute("data-said") or ""


def lead(page: Page, look: Callable[[], None] = lambda: None) -> None:
    """Lead a tour by whatever glows first, until it is complete, with a look at each stop."""
    expect(page.locator(".table[data-mode=tour]")).to_have_count(1)
    for _ in range(40):
        expect(glowing(page).first.or_(main(page).and_(page.locator(":enabled"))).first).to_be_visible()
        if main(page).is_enabled():
            break
        way = table(page).get_attribute("data-way") or ""
        touch(glowing(page).first)
        expect(table(page)).not_to_have_attribute("data-way", way)
        look()
    touch(main(page))


def build_and_tour(page: Page, look: Callable[[], None] = lambda: None) -> None:
    """A turn by hand that builds and leads a tour, with a look at each of its trays."""
    turn_down(page, marker=2)
    lay(page)
    touch(page.locator(".place.open:not(.glowing)").first)
    touch(page.locator(".tray .tile:not([aria-disabled=true])").first)
    look()
    page.keyboard.press("Backspace")
    develop_for_a_building(page)
    look()
    erect(page)
    look()
    lead(page)


def play_to_the_end(page: Page, origin: str) -> None:
    """All turns that are left, typed."""
    while wait_for_turn(page):
        type_turn(page, origin)
    expect(page.locator("#end-title")).to_be_visible()


def play_elsewhere(origin: str, table: str, *pages: Page) -> None:
    """Play a table to its end for the persons of some pages, who do not look on."""
    cookies = [each["value"] for page in pages for each in page.context.cookies() if each["name"] == SESSION]

    async def play() -> None:
        players = [await visitor(origin, "", cookie) for cookie in cookies]
        for player in players:
            await player.watch(table)
        while (sight := players[0].sights[table])["status"] != "ended":
            player = players[SEATS.index(sight["view"]["turn"])]
            own = player.sights[table]
            told = await player.act(table, " ".join(map(str, words(position(own["options"], own["view"])))))
            for each in players:
                while each.numbers[table] < told["number"]:
                    await each.wait("update", table=table)
        for player in players:
            await player.socket.close()
            await player.http.aclose()

    elsewhere_in_time(play())


def type_turn(page: Page, origin: str) -> None:
    """Type the first whole turn that the rules allow, with a tour where there can be one."""
    box = typing_box(page)
    box.fill(first_turn(page, origin))
    box.press("Enter")
    page.wait_for_function("() => !document.querySelector('.table input')?.value")


def first_turn(page: Page, origin: str) -> str:
    """A turn that fits what the page is shown."""
    sight = sight_of(page, origin)
    state = position(sight["options"], sight["view"])
    return " ".join(map(str, words(state)))


def words(state: State) -> Iterator[object]:
    """The first part each time, but the last marker that is up, so that tours come early."""
    seat = state.seat
    while state.order[state.next : state.next + 1] == (seat,):
        part = next(iter(parts(state, Budget(STEPS))))
        if isinstance(part, Announce):
            part = [each for each in parts(state, Budget(STEPS)) if isinstance(each, Announce)][-1]
        if str(part) not in ("nothing", "handover"):
            yield part
        if isinstance(part, Tour) or str(part) == "~-":
            return
        state = play_part(state, part, Budget(STEPS))
        if state.turn is None:
            return


def position(agreed: dict[str, str], view: dict[str, Any]) -> State:
    """The position that a view shows."""
    state = start(GAME.options(agreed))
    left = {stack["kind"]: stack["left"] for stack in view["supply"]}
    return replace(
        state,
        network=Network.of(
            {Hex(t["q"], t["r"]): Tile(read_exits(t["exits"]), PIECES.get(t["piece"])) for t in view["tiles"]}
        ),
        supply=tuple(left.get(kind.name, 0) for kind in state.options.components.kinds),
        players=tuple(
            replace(
                state.players[0],
                hand=tuple(count for _, count in seat["hand"]),
                markers=tuple(marker for marker, up in seat["markers"] if up),
                card=seat["card"] and seat["card"]["name"],
            )
            for seat in view["seats"]
        ),
        order=tuple(SEATS.index(letter) for letter in view["order"]),
        next=view["order"].index(view["turn"]),
        top=view["top"] and view["top"]["name"],
    )
