"""A finished game becomes a picture on the device itself, to keep or to send to friends."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .conftest import DESK, PHONE, Visit
from .serving import ROOT
from .test_access import barriers

RECORDS = ROOT / "tests" / "games"
SIZE = 1200, 1500
COLOURS = """(box) => {
  const [left, top, wide, high] = box;
  const canvas = document.querySelector("dialog canvas");
  const points = canvas.getContext("2d").getImageData(left, top, wide, high).data;
  const found = new Map();
  for (let at = 0; at < points.length; at += 4) {
    const colour = [...points.slice(at, at + 3)].join(" ");
    found.set(colour, (found.get(colour) ?? 0) + 1);
  }
  return [...found].sort((a, b) => b[1] - a[1]).slice(0, 200).map(([colour]) => colour);
}"""
BOARD, TITLE = (80, 290, 1040, 920), (50, 40, 600, 200)
"""Where the board and the game's name with its result stand, in points of the picture."""
INK = "42 36 56"


@pytest.mark.parametrize(
    ("record", "size", "language", "title", "paints"),
    [
        ("cities/records/the-higher-total-wins.txt", DESK, "en-GB", "143 47 30", ("247 207 92", "119 192 230")),
        ("greentown/records/the-deck-runs-out.txt", PHONE, "de-DE", "30 84 51", ("211 232 179", "131 121 143")),
        ("skylines/records/finished-with-success.txt", DESK, "en-GB", "61 51 148", ("141 138 153", "253 243 222")),
    ],
    ids=["cities", "greentown", "skylines"],
)
def test_a_finished_game_is_saved_as_a_picture_of_its_board(
    record: str, size: ViewportSize, language: str, title: str, paints: tuple[str, str], visit: Visit, origin: str
) -> None:
    page = visit(size, locale=language, color_scheme="dark")  # the picture is light all the same
    show_replay(page, origin, RECORDS / record)
    page.locator("[data-deed=picture]").click()
    save = page.locator("[data-deed=save-picture]")
    expect(save).to_be_enabled()
    board = page.evaluate(COLOURS, BOARD)
    with page.expect_download() as download:
        save.click()
    picture = Path(download.value.path()).read_bytes()

    assert download.value.suggested_filename == f"{record.split('/')[0]}.png"
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", picture[16:24]) == SIZE
    assert {title, INK} <= {*page.evaluate(COLOURS, TITLE)}
    assert [paint for paint in paints if paint not in board] == []
    assert len(board) > 50
    expect(page.get_by_role("img", name="Bild" if language == "de-DE" else "as a picture")).to_be_in_viewport()
    if "cities" in record:  # the sheet is the same for all
        assert barriers(page, "dark") == []


def show_replay(page: Page, origin: str, record: Path) -> None:
    """Show the end of a game from its record."""
    page.goto(f"{origin}/replay")
    page.get_by_role("textbox").fill(record.read_text())
    page.locator("form .button.main").click()
    expect(page.get_by_role("slider")).to_be_visible()
