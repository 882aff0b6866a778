"""A walk through one game to its end in any browser: moves are typed and touched there, and screens are measured."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tests.browsers.drivers import Driver
from tests.server.harness.pages import Address, Page

SEATS = {"cities": 1, "greentown": 2, "skylines": 1}
"""People at a table of each game; the browser has the first seat."""
FIRST, EVERY = 4, 6
"""The first moves are made in the browser, and later one of so many; the others come from elsewhere and are shown."""

TRIES = 4
"""How often a move is typed: the page empties the line when a position comes meanwhile."""
STILL = 5
"""What lies where it lay so many times in a row does not move any more."""
PRESSED = 30.0
"""Seconds in which something comes of a press."""
PRESSES = 3
"""How often something is pressed at most: on a machine with far too much to do a single touch may go unheard."""
LONG = 240.0
"""Seconds after which something never comes, on a machine that paints by its processor and has other things to do."""

MISTAKES = """(() => {
  window.mistakes = [];
  addEventListener("error", (event) => window.mistakes.push(event.message ?? `not loaded: ${event.target.src}`), true);
  addEventListener("unhandledrejection", (event) => window.mistakes.push(String(event.reason)));
  addEventListener("securitypolicyviolation", (event) => window.mistakes.push(event.violatedDirective));
})()"""
NEW_TABLE = """(async () => {{
  const post = (path, body) => fetch(path, {{
    method: "POST", headers: {{ "Content-Type": "application/json" }}, body: JSON.stringify(body) }});
  await post("/api/me", {{ name: "Eve" }});
  return (await (await post("/api/tables", {about})).json()).table;
}})()"""
SHOWN = "[...document.querySelectorAll('.page .table, .table')].some((one) => one.checkVisibility())"
MEASURED = """(() => {
  const box = (selector) => {
    const found = document.querySelector(selector)?.getBoundingClientRect();
    return found ? [Math.round(found.width), Math.round(found.height)] : null;
  };
  const heading = document.querySelector("h1");
  const framed = heading && document.activeElement === heading && getComputedStyle(heading).outlineStyle !== "none";
  return {
    width: innerWidth,
    "too wide by": Math.max(0, document.documentElement.scrollWidth - innerWidth),
    header: box("header"), heading: box("h1"), table: box(".table"), tray: box(".tray"),
    "heading has a frame": Boolean(framed),
    "pictures that fail": [...document.images].filter((one) => one.complete && !one.naturalWidth).length,
    "letters that fail": [...document.fonts].filter((one) => one.status === "error").length,
    mistakes: window.mistakes ?? ["nobody collects mistakes"],
  };
})()"""
TYPED = """(async () => {{
  const until = Date.now() + 20000;
  const wait = () => new Promise((then) => setTimeout(then, 30));
  while (!document.querySelector("details.typed") && Date.now() < until) await wait();
  const folded = document.querySelector("details.typed");
  if (!folded) return "nothing to unfold";
  folded.open = true;
  while (!folded.querySelector("input") && Date.now() < until) await wait();
  const line = folded.querySelector("input");
  if (!line) return "no line to type in";
  while (folded.querySelector("button").disabled && Date.now() < until) await wait();
  await new Promise((then) => setTimeout(then, 500)); // the page empties the line once the last move is answered
  line.value = {action};
  line.dispatchEvent(new Event("input", {{ bubbles: true }}));
  await new Promise((then) => setTimeout(then, 30));
  line.form.requestSubmit();
  return "typed";
}})()"""
GLOWING = """(() => {
  const offered = ".place.open, .place.glowing, .card-button.ready, .closed-board, .tray .marker";
  const places = [...document.querySelectorAll(offered)];
  const one = places.find((place) => place.checkVisibility());
  if (!one) return null;
  one.scrollIntoView({ block: "center" });
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})()"""
OVER = "document.querySelector('#end-title') !== null"
PICTURES = "[...document.querySelectorAll('article .picture')].filter((one) => one.firstElementChild).length >= 3"


@dataclass
class Walked:
    """What a browser showed of one game."""

    browser: str
    game: str
    size: tuple[int, int]
    moves: int = 0
    typed: int = 0
    presses: int = 0
    """How often the first thing that glows was pressed before it answered; 0 if it never did."""
    home: float = 0.0
    """Seconds until home has all its pictures."""
    whole: float = 0.0
    """Seconds from the board until the last part of the table's screen is there."""
    measured: dict[str, dict[str, Any]] = field(default_factory=dict)
    """By moment: home, beginning, end."""


async def walk(driver: Driver, origin: str, game: str, size: tuple[int, int], pictures: Path) -> Walked:
    """Play one game to its end with the browser at a seat."""
    walked = Walked(driver.name, game, size)
    loop = asyncio.get_running_loop()
    prepared = await driver.prepare(MISTAKES)
    await opened(driver, origin, prepared)
    began = loop.time()
    await until(driver, PICTURES)
    walked.home = loop.time() - began
    await look(driver, walked, "home", pictures)
    about = {"game": game, "options": {"seats": str(SEATS[game])}, "seats": [{"who": "you"}], "visibility": "public"}
    table: str = await driver.run(NEW_TABLE.format(about=json.dumps(about)))
    others = [await Address(origin).page("Ben") for _ in range(SEATS[game] - 1)]
    for seat, other in enumerate(others, 1):
        await other.post(f"/api/tables/{table}/sit", seat=seat)
    await opened(driver, f"{origin}/table/{table}", prepared)
    await until(driver, SHOWN)
    began = loop.time()
    await until(driver, "document.querySelector('details.typed') !== null")
    walked.whole = loop.time() - began
    eyes = await Address(origin).page()
    for name, value in (await driver.cookies()).items():
        eyes.http.cookies.set(name, value)
    await play(driver, walked, eyes, others, table, pictures)
    for page in (eyes, *others):
        await page.close()
    return walked


async def opened(driver: Driver, address: str, prepared: bool) -> None:
    """Open an address and collect its mistakes: from its first script on, or from when it is loaded."""
    await driver.go(address)
    if not prepared:
        await driver.run(MISTAKES)


async def play(driver: Driver, walked: Walked, eyes: Page, others: list[Page], table: str, pictures: Path) -> None:
    """Make random legal moves to the end; some of the browser's are typed there, others come from a second page."""
    random = Random(walked.size[0])
    for page in (eyes, *others):
        await page.watch(table)
    await look(driver, walked, "beginning", pictures)
    tried = False
    while not await ended((eyes, *others), table):
        actor = next((page for page in (eyes, *others) if page.sights[table]["turn"] is not None), None)
        if actor is None:
            await hear((eyes, *others))
            continue
        if actor is eyes and not tried:  # before the own turn nothing glows
            tried, walked.presses = True, await touch(driver)
            continue
        action, before = await actor.random_action(table, random), actor.numbers[table]
        walked.moves += 1
        if actor is eyes and (walked.moves <= FIRST or walked.moves % EVERY == 0):
            await type_in(driver, walked, action, eyes, table)
        else:
            answer = await actor.act(table, action)
            assert answer["say"] == "answer", answer
        while actor.numbers[table] <= before:
            await actor.handle(LONG)
    await until(driver, OVER)
    await look(driver, walked, "end", pictures)


async def ended(pages: Sequence[Page], table: str) -> bool:
    """Wait until all of these pages know what any of them knows; whether the game has ended."""
    for page in pages:
        while page.numbers[table] < max(one.numbers[table] for one in pages):
            await page.handle(LONG)
    return bool(pages[0].sights[table]["status"] == "ended")


async def hear(pages: Sequence[Page]) -> None:
    """Wait for the next frame that comes to any of these pages; one may be told in two parts whose turn it is."""
    waiting = [asyncio.ensure_future(page.handle(LONG)) for page in pages]
    done, pending = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    for task in done:
        task.result()


async def type_in(driver: Driver, walked: Walked, action: str, eyes: Page, table: str) -> None:
    """Type a move in the browser until it is played; a page that has not yet painted the position is asked again."""
    before = eyes.numbers[table]
    for _ in range(TRIES):
        told = await driver.run(TYPED.format(action=json.dumps(action)))
        assert told == "typed", (walked.browser, walked.game, told)
        with suppress(TimeoutError):
            while eyes.numbers[table] <= before:
                await eyes.handle(10)
            walked.typed += 1
            return
    why = await driver.run("document.querySelector('details.typed')?.innerText")
    raise AssertionError(f"{walked.browser} {walked.game}: nothing came of {action}: {why}")


async def touch(driver: Driver) -> int:
    """Press the first thing that glows until the page changes; how often that took, 0 if it never does."""
    for number in range(1, PRESSES + 1):
        if (point := await resting(driver)) is None:
            return 0
        before = await driver.run("document.querySelector('.table').outerHTML")
        await driver.press(*point)
        if await comes(driver, f"document.querySelector('.table').outerHTML !== {json.dumps(before)}", PRESSED):
            return number
    return 0


async def resting(driver: Driver) -> list[float] | None:
    """Where the first thing that glows lies when it has stopped moving; None if nothing ever glows."""
    if not await comes(driver, GLOWING):
        return None
    seen: list[list[float] | None] = []
    ends = asyncio.get_running_loop().time() + LONG
    while len(seen) < STILL or None in seen or any(point != seen[0] for point in seen):
        if asyncio.get_running_loop().time() > ends:
            return None
        await asyncio.sleep(0.2)
        seen = [*seen, await driver.run(GLOWING)][-STILL:]
    return seen[0]


async def look(driver: Driver, walked: Walked, moment: str, pictures: Path) -> None:
    """Measure what is on the screen, and take a picture of it."""
    await asyncio.sleep(0.5)
    walked.measured[moment] = await driver.run(MEASURED)
    name = f"{walked.browser}-{walked.game}-{walked.size[0]}-{moment}.png"
    (pictures / name).write_bytes(await driver.picture())


async def until(driver: Driver, script: str, seconds: float = LONG) -> None:
    """Wait until an expression is true in the page; ``AssertionError`` if it never is."""
    assert await comes(driver, script, seconds), f"{driver.name}: this never came: {script}"


async def comes(driver: Driver, script: str, seconds: float = LONG) -> bool:
    """Wait until an expression is true in the page; False if it never is."""
    ends = asyncio.get_running_loop().time() + seconds
    while asyncio.get_running_loop().time() < ends:
        if await driver.run(script):
            return True
        await asyncio.sleep(0.1)
    return False
