"""Short recordings, frame by frame, of what moves: ``python -m tests.page.frames FOLDER --language de-DE``.

News that comes, a card that is drawn, the turn of somebody else, and the end of each game. Each frame is a picture
named by the milliseconds since the first one, as the browser painted it.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Page, sync_playwright

from townwright.core.dealer import Dealer

from . import greentown_player
from .conftest import DESK, FLAGS, PHONE, chromium
from .greentown_screens import RECORDS as GREENTOWN
from .late import sit_down_late
from .mayor import step, type_move, wait_for_question
from .player import move, play_to_the_end, typing_box, wait_for_round
from .ready import BOT, sit_down
from .screens import RECORDS as CITIES
from .serving import serving
from .skyline_screens import RECORDS as SKYLINES

SIZES = {"phone": PHONE, "desk": DESK}
SEATS = ({"who": "you"}, BOT)
NEWS = "2N2"
LONG = 4_000
"""Milliseconds that are recorded after what begins to move."""
Frames = list[tuple[float, bytes]]


def main(words: Sequence[str]) -> int:
    """Write the frames of each moment into a folder of its own and say how many there are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path(".dev/frames"))
    parser.add_argument("--language", default="en-GB", help="the browser's, as de-DE")
    parser.add_argument("--theme", default="light", choices=("light", "dark"))
    parser.add_argument("--motion", default="no-preference", choices=("no-preference", "reduce"))
    parser.add_argument("--sizes", default=",".join(SIZES), help="phone, desk, or both")
    parser.add_argument("--moments", default=",".join(MOMENTS), help=f"some of: {','.join(MOMENTS)}")
    chosen = parser.parse_args(words)
    program = chromium()
    if program is None:
        print("There is no Chromium on the PATH.")
        return 2
    with tempfile.TemporaryDirectory() as store, serving(Path(store)) as origin, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for size in chosen.sizes.split(","):
            looks = {"locale": chosen.language, "color_scheme": chosen.theme, "reduced_motion": chosen.motion}
            for moment in chosen.moments.split(","):
                context = browser.new_context(viewport=SIZES[size], **looks)
                page = context.new_page()
                page.goto(origin)
                page.request.post(f"{origin}/api/me", data={"name": "Ada"}, headers={"origin": origin})
                frames = MOMENTS[moment](page, origin)
                write(frames, chosen.folder / f"{size}-{moment}-{chosen.theme}")
                print(f"{size} {moment}: {len(frames)} frames")
                context.close()
        browser.close()
    return 0


def write(frames: Frames, folder: Path) -> None:
    """Write frames by the milliseconds since the first."""
    folder.mkdir(parents=True, exist_ok=True)
    first = min((at for at, _ in frames), default=0.0)  # they may come out of their order
    for at, picture in frames:
        (folder / f"{round(1000 * (at - first)):05}.png").write_bytes(picture)


@contextlib.contextmanager
def recording(page: Page) -> Iterator[Frames]:
    """The frames that the page paints while the block lasts."""
    frames: Frames = []
    camera = page.context.new_cdp_session(page)

    def take(frame: dict[str, Any]) -> None:
        frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        with contextlib.suppress(Error):  # the last may come when the recording is over
            camera.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    camera.on("Page.screencastFrame", take)
    camera.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})
    try:
        yield frames
    finally:
        camera.send("Page.stopScreencast")
        camera.detach()


def city(page: Page, origin: str) -> None:
    """Sit down alone at a city with news, and go on until a card is to be drawn."""
    wanted = {"game": "skylines", "options": {"seats": "1", "scenario": "4"}, "seats": [{"who": "you"}]}
    made = page.request.post(f"{origin}/api/tables", data=wanted, headers={"origin": origin}).json()
    page.goto(f"{origin}/table/{made['table']}")
    while wait_for_question(page) != "draw":
        step(page)


def draw(page: Page, origin: str) -> Frames:
    """A card is drawn and goes to the hand."""
    city(page, origin)
    with recording(page) as frames:
        page.locator("[data-source='+1']").click()
        page.wait_for_timeout(LONG)
    return frames


def news(page: Page, origin: str) -> Frames:
    """News comes, is read, and becomes a line above the city."""
    fair = Dealer.answer

    def answer(self: Dealer, outcomes: Sequence[Any], drawn: Counter[str]) -> Any:
        wanted = [each for each in outcomes if str(each).endswith(NEWS)]
        return wanted[0] if wanted else fair(self, outcomes, drawn)

    Dealer.answer = answer  # type: ignore[method-assign]
    try:
        city(page, origin)
        with recording(page) as frames:
            page.locator("[data-source='+2']").click()
            page.locator(f"[data-news='{NEWS}'] button").first.wait_for()
            page.wait_for_timeout(LONG // 2)
            page.locator(f"[data-news='{NEWS}'] button").first.click()
            page.wait_for_timeout(LONG // 2)
    finally:
        Dealer.answer = fair  # type: ignore[method-assign]
    return frames


def opponent_greentown(page: Page, origin: str) -> Frames:
    """A turn of a program is played out."""
    greentown_player.begin(page, origin)
    greentown_player.wait_for_turn(page)
    action = greentown_player.first_turn(page, origin)
    box = typing_box(page)
    box.fill(action)
    with recording(page) as frames:
        box.press("Enter")
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(3 * LONG)
    return frames


def opponent_cities(page: Page, origin: str) -> Frames:
    """Everybody lays a tile at once; what a program laid is shown."""
    sit_down(page, origin, "cities", BOT, variants="quickstart")
    for number in (1, 2):
        wait_for_round(page, number)
        if number == 1:
            move(page)
    with recording(page) as frames:
        move(page)
        page.wait_for_timeout(2 * LONG)
    return frames


def end_cities(page: Page, origin: str) -> Frames:
    """The last tourist is placed, and the points are counted."""
    sit_down_late(page, origin, CITIES / "a-tie-goes-to-the-better-tourist.txt", left=2, seats=SEATS)
    with recording(page) as frames:
        play_to_the_end(page, first=13)
        page.wait_for_timeout(2 * LONG)
    return frames


def end_greentown(page: Page, origin: str) -> Frames:
    """The last turns are made, and the money is counted."""
    sit_down_late(page, origin, GREENTOWN / "the-ninth-building-ends-the-game.txt", left=4, seats=SEATS)
    with recording(page) as frames:
        greentown_player.play_to_the_end(page, origin)
        page.wait_for_timeout(3 * LONG)
    return frames


def end_skylines(page: Page, origin: str) -> Frames:
    """The last milestone ends, and the city gets its title."""
    sit_down_late(page, origin, SKYLINES / "finished-with-success.txt", left=6)
    for typed in ("swap 3U2", "+3", "swap 2U2", "+x>3R6"):
        wait_for_question(page)
        type_move(page, typed)
    wait_for_question(page)
    with recording(page) as frames:
        type_move(page, "end")
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(3 * LONG)
    return frames


MOMENTS: dict[str, Callable[[Page, str], Frames]] = {
    "draw": draw,
    "news": news,
    "opponent-greentown": opponent_greentown,
    "opponent-cities": opponent_cities,
    "end-cities": end_cities,
    "end-greentown": end_greentown,
    "end-skylines": end_skylines,
}


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
