"""Three browsers behind one interface: Debian's WebKit by WebDriver, its Firefox by WebDriver BiDi, and Chromium."""

from __future__ import annotations

import asyncio
import base64
import itertools
import json
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
import websockets
from playwright.async_api import Page as Tab
from playwright.async_api import ViewportSize, async_playwright

from tests.hosting.debian import free_port

Size = tuple[int, int]
PHONE = 600
"""A window that is narrower stands for a phone's."""
PHONE_SETTINGS = 'user_pref("widget.gtk.overlay-scrollbars.enabled", true);\nuser_pref("ui.useOverlayScrollbars", 1);\n'
"""A phone's Firefox lays its scroll bars over the page, and takes no room for them."""
SMALL_BAR = "* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; -gtk-icon-source: none; }"
"""Style for the bar of WebKit's small browser, which otherwise makes no window as narrow as a phone's."""


class Driver(Protocol):
    """A window of a browser."""

    name: str

    async def go(self, address: str) -> None:
        """Open an address."""

    async def run(self, script: str) -> Any:
        """Evaluate an expression, or a promise, in the page."""

    async def prepare(self, script: str, /) -> bool:
        """Run a script in every page before anything of its own; False where that cannot be had."""

    async def press(self, x: float, y: float) -> None:
        """Touch a point of the window on a phone, where the driver can; otherwise press the mouse there."""

    async def cookies(self) -> dict[str, str]:
        """The cookies of the page."""

    async def picture(self) -> bytes:
        """The window as PNG."""


class WebKit:
    """WebKitGTK's small browser, by WebDriver."""

    name = "webkit"

    def __init__(self, http: httpx.AsyncClient, session: str) -> None:
        self._http, self._session = http, session

    async def _post(self, path: str, **body: Any) -> Any:
        return answer(await self._http.post(f"/session/{self._session}/{path}", json=body))

    async def go(self, address: str) -> None:
        """Open an address."""
        await self._post("url", url=address)

    async def run(self, script: str) -> Any:
        """Evaluate an expression, or a promise, in the page."""
        code = (
            f"const done = arguments[arguments.length - 1]; Promise.resolve({script}).then(done, (e) => done('' + e))"
        )
        return await self._post("execute/async", script=code, args=[])

    async def prepare(self, _script: str, /) -> bool:
        """Return False: the protocol has nothing for it."""
        return False

    async def press(self, x: float, y: float) -> None:
        """Press the mouse at a point of the window; there is no touch."""
        await self._post("actions", actions=[pointer(x, y, "mouse")])

    async def cookies(self) -> dict[str, str]:
        """The cookies of the page."""
        found = answer(await self._http.get(f"/session/{self._session}/cookie"))
        return {one["name"]: one["value"] for one in found}

    async def picture(self) -> bytes:
        """The window as PNG."""
        return base64.b64decode(answer(await self._http.get(f"/session/{self._session}/screenshot")))


class Firefox:
    """Firefox, by WebDriver BiDi over a socket."""

    name = "firefox"

    def __init__(self, socket: Any, context: str, kind: str) -> None:
        self._socket, self.context, self._ids = socket, context, itertools.count(1)
        self._kind = kind

    async def ask(self, method: str, **parameters: Any) -> Any:
        """Send a command, and return its result."""
        number = next(self._ids)
        await self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while (told := json.loads(await self._socket.recv())).get("id") != number:
            pass
        assert told["type"] == "success", told
        return told["result"]

    async def go(self, address: str) -> None:
        """Open an address."""
        await self.ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    async def run(self, script: str) -> Any:
        """Evaluate an expression, or a promise, in the page."""
        code = f"Promise.resolve({script}).then((v) => JSON.stringify(v ?? null), (e) => JSON.stringify('' + e))"
        target = {"context": self.context}
        told = await self.ask("script.evaluate", expression=code, target=target, awaitPromise=True)
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    async def prepare(self, script: str, /) -> bool:
        """Run a script in every page before anything of its own."""
        await self.ask("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")
        return True

    async def press(self, x: float, y: float) -> None:
        """Touch a point of the window on a phone, press the mouse there at a desk."""
        await self.ask("input.performActions", context=self.context, actions=[pointer(x, y, self._kind)])

    async def cookies(self) -> dict[str, str]:
        """The cookies of the page."""
        found = await self.ask("storage.getCookies", partition={"type": "context", "context": self.context})
        return {one["name"]: one["value"]["value"] for one in found["cookies"]}

    async def picture(self) -> bytes:
        """The window as PNG."""
        return base64.b64decode((await self.ask("browsingContext.captureScreenshot", context=self.context))["data"])


class Chromium:
    """Chromium, which all other tests of the page use, to compare with."""

    name = "chromium"

    def __init__(self, tab: Tab, kind: str) -> None:
        self._tab, self._kind = tab, kind

    async def go(self, address: str) -> None:
        """Open an address."""
        await self._tab.goto(address)

    async def run(self, script: str) -> Any:
        """Evaluate an expression, or a promise, in the page."""
        return await self._tab.evaluate(
            f"async () => {{ try {{ return await ({script}) }} catch (e) {{ return '' + e }} }}"
        )

    async def prepare(self, script: str, /) -> bool:
        """Run a script in every page before anything of its own."""
        await self._tab.add_init_script(script)
        return True

    async def press(self, x: float, y: float) -> None:
        """Touch a point of the window on a phone, press the mouse there at a desk."""
        await (self._tab.touchscreen.tap(x, y) if self._kind == "touch" else self._tab.mouse.click(x, y))

    async def cookies(self) -> dict[str, str]:
        """The cookies of the page."""
        return {str(one.get("name")): str(one.get("value")) for one in await self._tab.context.cookies()}

    async def picture(self) -> bytes:
        """The window as PNG."""
        return await self._tab.screenshot()


def answer(response: httpx.Response) -> Any:
    """The value of a WebDriver's answer."""
    value = response.json()["value"]
    assert response.status_code == 200, value
    return value


def kind_of_pointer(size: Size) -> str:
    """What points in a window of this size: a finger on a phone."""
    return "touch" if size[0] < PHONE else "mouse"


def pointer(x: float, y: float, kind: str) -> dict[str, Any]:
    """The actions of a pointer that clicks."""
    steps: list[dict[str, Any]] = [{"type": "pointerMove", "x": round(x), "y": round(y), "origin": "viewport"}]
    steps += [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
    return {"type": "pointer", "id": "hand", "parameters": {"pointerType": kind}, "actions": steps}


@asynccontextmanager
async def webkit(size: Size) -> AsyncIterator[Driver]:
    """A window of WebKit on a screen that nobody sees."""
    browser = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    port, screen = free_port(), f":{90 + os.getpid() % 900}"
    with tempfile.TemporaryDirectory() as home:
        settings = Path(home, ".config", "gtk-3.0")
        settings.mkdir(parents=True)
        (settings / "gtk.css").write_text(SMALL_BAR)
        surroundings = {**os.environ, "HOME": home, "DISPLAY": screen, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        shown = start(("Xvfb", screen, "-screen", "0", "1600x1200x24", "-nolisten", "tcp"), surroundings)
        driven = start(("WebKitWebDriver", f"--port={port}"), surroundings)
        try:
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120) as http:
                await reachable(http)
                options = {"binary": str(browser), "args": ["--automation", f"--geometry={size[0]}x{size[1]}"]}
                wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
                session = answer(await http.post("/session", json={"capabilities": wanted}))["sessionId"]
                rectangle = {"x": 0, "y": 0, "width": size[0], "height": size[1]}
                answer(await http.post(f"/session/{session}/window/rect", json=rectangle))
                made = WebKit(http, session)
                await fitted(made, http, session, size)
                yield made
                await http.delete(f"/session/{session}")
        finally:
            end(driven, shown)


async def fitted(made: WebKit, http: httpx.AsyncClient, session: str, size: Size) -> None:
    """Make the window so much larger that the page in it has the size: its frame takes some of it."""
    inner = await made.run("[innerWidth, innerHeight]")
    grown = {"width": 2 * size[0] - inner[0], "height": 2 * size[1] - inner[1]}
    answer(await http.post(f"/session/{session}/window/rect", json={"x": 0, "y": 0, **grown}))


@asynccontextmanager
async def firefox(size: Size) -> AsyncIterator[Driver]:
    """A window of Firefox without a screen."""
    port = free_port()
    with tempfile.TemporaryDirectory() as home:
        if kind_of_pointer(size) == "touch":
            Path(home, "user.js").write_text(PHONE_SETTINGS)
        words = ("firefox-esr", "--headless", "--no-remote", "--profile", home, "--remote-debugging-port", str(port))
        process = start(words, {**os.environ, "HOME": home, "MOZ_HEADLESS_WIDTH": "1600"})
        try:
            async with await connected(f"ws://127.0.0.1:{port}/session") as socket:
                made = Firefox(socket, "", kind_of_pointer(size))
                await made.ask("session.new", capabilities={})
                made.context = (await made.ask("browsingContext.create", type="tab"))["context"]
                viewport = {"width": size[0], "height": size[1]}
                await made.ask("browsingContext.setViewport", context=made.context, viewport=viewport)
                yield made
        finally:
            end(process)


@asynccontextmanager
async def chromium(size: Size) -> AsyncIterator[Driver]:
    """A window of Chromium without a screen."""
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        kind = kind_of_pointer(size)
        viewport: ViewportSize = {"width": size[0], "height": size[1]}
        yield Chromium(await browser.new_page(viewport=viewport, has_touch=kind == "touch"), kind)
        await browser.close()


BROWSERS = {"chromium": chromium, "firefox": firefox, "webkit": webkit}


def start(words: tuple[str, ...], surroundings: dict[str, str]) -> subprocess.Popen[bytes]:
    """Start a program whose words nobody reads."""
    program = shutil.which(words[0]) or words[0]
    unread = subprocess.DEVNULL
    return subprocess.Popen((program, *words[1:]), env=surroundings, stdout=unread, stderr=unread)


def end(*processes: subprocess.Popen[bytes]) -> None:
    """End programs, and wait for them."""
    for process in processes:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


async def reachable(http: httpx.AsyncClient) -> None:
    """Wait until a WebDriver answers."""
    for _ in range(600):
        try:
            await http.get("/status")
        except httpx.HTTPError:
            await asyncio.sleep(0.1)
        else:
            return
    raise TimeoutError("the driver does not answer")


async def connected(address: str) -> Any:
    """A socket to a browser that is starting."""
    ends = time.monotonic() + 90
    while True:
        try:
            return await websockets.connect(address, max_size=None, compression=None, ping_interval=None)
        except OSError:
            if time.monotonic() > ends:
                raise
            await asyncio.sleep(0.2)
