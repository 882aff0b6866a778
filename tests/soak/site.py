"""The site: ``python3 dev soak site`` builds it with the game in it, and looks for calls to the outside.

A real Chromium opens its first page in both languages on a plain web server under a path of its own, follows "play
now" and begins a game. Then the German prose is checked. Links and anchors are checked by the build itself, English
prose by ``dev check``. Debian's packages hunspell and hunspell-de-de are needed.
"""

from __future__ import annotations

import functools
import re
import shutil
import subprocess
import sys
import tempfile
import threading
from http.server import ThreadingHTTPServer
from pathlib import Path

import click
from playwright.sync_api import BrowserContext, sync_playwright

from tests.page.conftest import DESK, FLAGS, chromium
from tests.page.serving import build_page
from tests.page.static_site import QuietFiles
from tests.page.test_without_a_server import STARTING, begin_here
from townwright.cli.commands.static.static_page import write_static
from townwright.server.http.page_editions import BUILT

ROOT = Path(__file__).parents[2]
GERMAN = ROOT / "docs" / "de"
LANGUAGES = {"en": "", "de": "de/"}
"""Where the first page of the site lies in each language."""
LOADED = re.compile(
    r"""<(?:script|img|iframe|source)\b[^>]*\bsrc="(?:https?:)?//[^"]+"""
    r"""|<link\b[^>]*rel="(?:stylesheet|preload|icon)"[^>]*href="(?:https?:)?//[^"]+"""
    r"""|url\(["']?(?:https?:)?//[^)]+"""
)
"""What a browser would fetch from elsewhere; a link that somebody may follow is none of it."""
CODE = re.compile(r"<!--.*?-->|^```.*?^```|`[^`]*`|\[[^]]*\]\([^)]*\)", re.M | re.S)
NAMES = {"Caddy", "Caddyfile", "Cities", "English", "Greentown", "PostgreSQL", "Skyline", "Skylines", "Townwright"}
WORDS = {
    *("Aktionsmarker", "Doppelzugmarker", "Fünfen", "Greenie", "Greenies", "Kopier", "Marker", "Neunen", "Siebenen"),
    *("PostgreSQL-Datenbank", "Startspielerstein", "Strg-C", "Tab", "antippen", "attraction", "ausliegenden"),
    *("hinüberzuschauen", "terrace", "zurückgespielt"),
}
"""Right words that the dictionary lacks."""


@click.command(help=__doc__)
def main() -> None:
    """Build, search, play, spell."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        built = build(folder)
        pages = [path for path in built.rglob("*") if path.suffix in (".html", ".css")]
        outside = {found for path in pages for found in LOADED.findall(path.read_text("utf-8"))}
        print(f"{len(pages)} pages and styles; fetched from elsewhere: {sorted(outside) or 'nothing'}", flush=True)
        assert not outside
        play_now(folder, f"/{built.name}/")
    wrong = {path.name: found for path in sorted(GERMAN.glob("*.md")) if (found := misspelt(path))}
    print(f"German words that nobody knows: {wrong or 'none'}", flush=True)
    assert not wrong


def build(folder: Path) -> Path:
    """Build the site with the game out of a copy of the sources, as ``dev docs`` does but for the pictures."""
    build_page()
    for part in ("docs", "devtools"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("play", "screens", "__pycache__"))
    shutil.copy(ROOT / "mkdocs.yml", folder)
    (folder / "src").symlink_to(ROOT / "src")
    write_static(BUILT, folder / "docs" / "play")
    words = (sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder / "town"))
    subprocess.run(words, cwd=folder, check=True, capture_output=True)
    return folder / "town"


def play_now(folder: Path, path: str) -> None:
    """Open the site's first pages, follow the button to the game, and begin one; nobody else may be asked."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(QuietFiles, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    origin = f"http://127.0.0.1:{server.server_port}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        context = browser.new_context(viewport=DESK)
        for language, first in LANGUAGES.items():
            elsewhere = [url for url in begun(context, origin + path + first) if not url.startswith(origin)]
            print(f"{language}: a game began after “play now”; asked elsewhere: {elsewhere or 'nobody'}", flush=True)
            assert not elsewhere
        browser.close()
    server.shutdown()
    server.server_close()


def begun(context: BrowserContext, address: str) -> list[str]:
    """Begin a game from a first page of the site; all addresses that were asked for on the way."""
    asked: list[str] = []
    page = context.new_page()
    page.set_default_timeout(STARTING)
    page.on("request", lambda request: asked.append(request.url.removeprefix("blob:")))
    page.goto(address)
    page.locator("a.md-button--primary[href$='play/']").click()
    begin_here(page, "cities", 0, others=1)
    page.locator(".place.open").first.wait_for()
    page.close()
    return [url for url in asked if not url.startswith("data:")]


def misspelt(path: Path) -> list[str]:
    """The words of a German page that neither the dictionary nor this file knows."""
    program = shutil.which("hunspell") or "hunspell"
    prose = CODE.sub(" ", path.read_text("utf-8"))
    told = subprocess.run(
        (program, "-d", "de_DE", "-i", "utf-8", "-l"), input=prose, capture_output=True, text=True, check=True
    )
    found = {word.strip(".-") for word in told.stdout.split()}
    return sorted(word for word in found if len(word) > 1 and not word.isupper() and word not in NAMES | WORDS)


if __name__ == "__main__":
    main()
