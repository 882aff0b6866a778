"""Every game to its end in WebKit and Firefox: ``python3 dev soak browsers``.

Debian's packages webkit2gtk-driver, xvfb and firefox-esr are needed. Each game is played at a desk and on a phone, and
what a browser shows otherwise than Chromium is listed; pictures lie in .dev/browsers. A mistake, something that never
comes, is too wide or does not answer to the pointer ends it with an error. Phones are touched, but for WebKit, whose
driver has a mouse only and collects mistakes from when a page is loaded, not from its first script.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import click

from tests.browsers.differences import differences, faults
from tests.browsers.drivers import BROWSERS
from tests.browsers.walk import SEATS, Walked, walk
from tests.page.serving import ROOT, serving

SIZES = {"desk": (1280, 800), "phone": (390, 844)}


@click.command(help=__doc__)
@click.option("--browser", "browsers", multiple=True, type=click.Choice([*BROWSERS]), default=[*BROWSERS])
@click.option("--game", "games", multiple=True, type=click.Choice([*SEATS]), default=[*SEATS])
@click.option("--size", "sizes", multiple=True, type=click.Choice([*SIZES]), default=[*SIZES])
def main(browsers: tuple[str, ...], games: tuple[str, ...], sizes: tuple[str, ...]) -> None:
    """Walk through the games, and list what differs."""
    pictures = ROOT / ".dev" / "browsers"
    pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as origin:
        walks = [
            asyncio.run(walked(browser, origin, game, SIZES[size], pictures))
            for size in sizes
            for game in games
            for browser in browsers
        ]
    found = differences(walks)
    print("\n".join(found) or "nothing differs", flush=True)
    assert not faults(found)


async def walked(browser: str, origin: str, game: str, size: tuple[int, int], pictures: Path) -> Walked:
    """One walk in a window of its own."""
    async with BROWSERS[browser](size) as driver:
        done = await walk(driver, origin, game, size, pictures)
    heard = f"answered after {done.presses}" if done.presses else "UNHEARD"
    told = f"{done.moves} moves to the end, {done.typed} typed here, pointer {heard}"
    print(
        f"{browser} {game} {size[0]} x {size[1]}: {told}, home whole after {done.home:.1f} s, table {done.whole:.1f} s",
        flush=True,
    )
    return done


if __name__ == "__main__":
    main()
