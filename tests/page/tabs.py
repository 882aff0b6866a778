"""Tabs of the browser that tests hand on to each other: what a page loads and compiles is there for the next visit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, BrowserContext, CDPSession, ConsoleMessage, Page, ViewportSize

PATIENT = 30_000
"""Milliseconds that anything may take on a machine with much else to do; it costs nothing unless something is wrong."""
MOST = 6
"""Tabs that are kept while nobody visits: each is a process."""
LASTING = (
    *("add_init_script", "close", "expose_binding", "expose_function", "grant_permissions", "new_cdp_session"),
    *("on", "once", "route_from_har", "route_web_socket", "set_extra_http_headers"),
)
"""What a test may do to a tab that would meet the next visitor: such a tab is closed after the test."""
UNDONE = ("emulate_media", "new_page", "route", "set_offline")
"""What a test may do to a tab that is undone before it is handed on."""
UNDONE_SCRIPT = "add_init_script"
"""The same, where Playwright itself could not take it back."""
MEDIA: dict[str, Any] = {"color_scheme": "light", "reduced_motion": "reduce"}
"""What a page is told of its visitor's wishes unless a test says otherwise, and can be told anew."""
ELSEWHERE = "ERR_NAME_NOT_RESOLVED"
"""What a page says that has asked another host: the browser finds none. To be told of every request took longer."""
KEPT_BY_PAGES = "cache_storage,cookies,indexeddb,local_storage,service_workers"
LEFT = "() => !history.state?.sheets || document.querySelector('dialog[open]') !== null"
"""Whether the entry of sheets that were closed is left: who goes elsewhere in that moment would be stopped."""
WATCH = """
addEventListener("securitypolicyviolation", ({violatedDirective, blockedURI}) => {
  console.error(`CSP: ${violatedDirective} ${blockedURI}`);
});
"""


@dataclass
class Watched:
    """What went wrong during a test's visits."""

    origin: str
    wrong: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)
    """Parts of messages that a test brings about on purpose."""

    def said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.wrong.append(message.text)

    def check(self) -> None:
        assert [text for text in self.wrong if ELSEWHERE in text or not self.is_expected(text)] == []

    def is_expected(self, text: str) -> bool:
        return any(part in text for part in self.expected)


@dataclass
class Tab:
    """A page in a browser of its own."""

    context: BrowserContext
    page: Page
    chosen: dict[str, Any]
    watched: Watched
    """By whom: every error, violation and request to another host is noted there."""
    handed_on: bool = True
    changed: set[str] = field(default_factory=set)
    """What is to be undone before the next visit."""

    def watch(self) -> None:
        """Note what goes wrong from now on."""
        self.context.add_init_script(WATCH)
        self.context.on("console", lambda message: self.watched.said(message))
        self.context.on("weberror", lambda error: self.watched.wrong.append(str(error.error)))

    def notice_what_lasts(self) -> None:
        """From now on, whatever would meet the next visitor keeps the tab from being handed on."""
        for thing in (self.page, self.context):
            for name in (*LASTING, *UNDONE):
                if hasattr(thing, name):
                    setattr(thing, name, self._noticed(name, getattr(thing, name)))
        setattr(self.page, UNDONE_SCRIPT, self._start_with)
        self.page.goto = self._once_left(self.page.goto)  # type: ignore[method-assign]

    def _noticed(self, name: str, deed: Callable[..., Any]) -> Callable[..., Any]:
        def done(*args: Any, **named: Any) -> Any:
            if name in LASTING:
                self.handed_on = False
            else:
                self.changed.add(name)
            return deed(*args, **named)

        return done

    def _once_left(self, go: Callable[..., Any]) -> Callable[..., Any]:
        def gone(*args: Any, **named: Any) -> Any:
            self.page.wait_for_function(LEFT)
            return go(*args, **named)

        return gone

    def _start_with(self, script: str) -> None:
        """Run a script at the start of every page of this visit; Playwright's own could not be taken back."""
        self.changed.add("scripts")
        tools = tools_of(self.page)
        tools.send("Page.enable")
        tools.send("Page.addScriptToEvaluateOnNewDocument", {"source": script})

    def undo(self) -> None:
        """Let requests through again, close what was opened besides."""
        if "route" in self.changed:
            self.page.unroute_all(behavior="ignoreErrors")
            self.context.unroute_all(behavior="ignoreErrors")
        if "set_offline" in self.changed:
            self.context.set_offline(False)
        if "scripts" in self.changed:
            tools_of(self.page).send("Page.disable")  # which forgets them all
        for other in self.context.pages:
            if other is not self.page:
                other.close()

    def leave(self) -> None:
        """Forget the visit: what was kept, where one was, the pointer. Files that were loaded stay.

        A picture of the same host is shown meanwhile, so that the process stays, and what it has compiled.
        """
        self.watched = Watched(self.watched.origin)
        self.undo()
        self.page.goto(f"{self.watched.origin}/icon.svg")
        if "emulate_media" in self.changed:  # only now: a table would be painted once more
            self.page.emulate_media(**MEDIA)
        self.page.mouse.move(-1, -1)
        self.page.evaluate("() => { sessionStorage.clear(); window.name = ''; }")
        kept = {"origin": self.watched.origin, "storageTypes": KEPT_BY_PAGES}
        tools_of(self.page).send("Storage.clearDataForOrigin", kept)
        tools_of(self.page).send("Page.resetNavigationHistory")
        self.changed.clear()


class Tabs:
    """The tabs of one browser: those that are visited, and those that wait for the next visit of their kind."""

    def __init__(self, browser: Browser, origin: str) -> None:
        self._browser = browser
        self._origin = origin
        self._waiting: list[Tab] = []

    def take(self, size: ViewportSize, touch: bool, painted: bool, watched: Watched, **more: Any) -> Tab:
        """A tab for somebody who was never here: one that was left, or a new one."""
        media = {wish: more.pop(wish, usual) for wish, usual in MEDIA.items()}
        chosen = {"locale": "en-GB", "service_workers": "block", "has_touch": touch, **more}
        tab = self._waiting_one(size, chosen) if not painted else None
        if tab is None:
            context = self._browser.new_context(viewport=size, **MEDIA, **chosen)
            tab = Tab(context, context.new_page(), chosen, watched)
            tab.watch()
            tab.handed_on = not painted and chosen["service_workers"] == "block"
            if not painted:
                resize(tab.page, size)
            tab.notice_what_lasts()
        tab.watched = watched
        if media != MEDIA:
            tab.page.emulate_media(**media)
        tab.page.set_default_timeout(PATIENT)
        return tab

    def _waiting_one(self, size: ViewportSize, chosen: dict[str, Any]) -> Tab | None:
        for at, tab in enumerate(self._waiting):
            if tab.chosen == chosen:
                resize(tab.page, size)
                return self._waiting.pop(at)
        return None

    def give_back(self, tab: Tab) -> None:
        """Let the next visitor have a tab; one that cannot be as before, or one too many, is closed."""
        if not tab.handed_on or tab.watched.origin != self._origin:  # what it has kept for another host stays there
            tab.context.close()
            return
        tab.leave()
        self._waiting.append(tab)
        if len(self._waiting) > MOST:
            self._waiting.pop(0).context.close()


TOOLS: WeakKeyDictionary[Page, CDPSession] = WeakKeyDictionary()
"""By page, its line for the browser's own tools: several would go on telling it different sizes."""
PAINTED: WeakKeyDictionary[Page, ViewportSize] = WeakKeyDictionary()
"""By page, the size that it was told."""


def tools_of(page: Page) -> CDPSession:
    """The line on which a page is told what a browser's own tools tell it."""
    if page not in TOOLS:
        TOOLS[page] = page.context.new_cdp_session(page)
    return TOOLS[page]


def resize(page: Page, size: ViewportSize) -> None:
    """Give the window a size, and paint no more of it than a corner.

    Layout, scrolling, touches, the pointer and what is in sight are those of the whole window; only a wheel turns in
    vain, so that a test which turns one asks for a painted window. Without a graphics card painting takes up to a fifth
    of all the time that a test takes.
    """
    if page.viewport_size != size:
        PAINTED.pop(page, None)
        page.set_viewport_size(size)
    look_at(page, size)


def look_at(page: Page, size: ViewportSize) -> None:
    """Show a page in another size for a moment; whoever goes to another address resizes it back before that.

    It is laid out once, while a new size of the window is first painted as a whole.
    """
    if PAINTED.get(page) == size:
        return
    across = size["width"] > size["height"]
    turned = {"type": "landscapePrimary", "angle": 90} if across else {"type": "portraitPrimary", "angle": 0}
    corner = {"x": 0, "y": 0, "width": 1, "height": 1, "scale": 1}
    screen = {"screenWidth": size["width"], "screenHeight": size["height"]}
    tools_of(page).send(
        "Emulation.setDeviceMetricsOverride",
        {**size, **screen, "deviceScaleFactor": 1, "mobile": False, "screenOrientation": turned, "viewport": corner},
    )
    PAINTED[page] = size
