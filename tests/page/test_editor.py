"""Tiles, cards and boards of one's own are drawn on the page, and leave it as the files that one can also write."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from .conftest import DESK, PHONE, Visit, Watched
from .test_access import barriers


def draw_from(page: Page, origin: str, name: str) -> None:
    """Begin a set like one of Townwright's own."""
    page.goto(f"{origin}/own")
    page.locator(f"[data-edit='{name}']").click()
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "good")


def written(page: Page) -> str:
    """The file of the set that is drawn."""
    with page.expect_download() as download:
        page.locator("[data-deed=download]").click()
    return Path(download.value.path()).read_text()


def test_a_tile_of_cities_is_painted_turned_taken_back_and_played_with(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    draw_from(page, origin, "mixed24")
    page.locator("[data-choose='3']").click()
    page.locator("[data-brush=T]").click()
    page.locator("[data-field='0']").click()
    page.locator("[data-field='3']").press("p")
    page.locator("[data-deed=turn]").click()
    assert "\n3 WT/PA\n" in written(page)
    page.locator("[data-deed=undo]").click()
    assert "\n3 TA/WP\n" in written(page)
    page.reload()
    page.locator("[data-deed=draft]").click()  # nothing is lost
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "good")
    assert "\n3 TA/WP\n" in written(page)
    assert barriers(page, "light") == []
    page.locator("[data-deed=save]").click()
    expect(page.locator("[data-set=my-mixed24]")).to_be_visible()


def test_a_tile_and_a_set_up_of_greentown_are_drawn_by_touch_and_a_fault_is_told_beside_its_piece(
    visit: Visit, origin: str, watched: Watched
) -> None:
    watched.expected += ["400 (Bad Request)", "422 (Unprocessable Entity)"]
    page = visit(PHONE, locale="de-DE")
    draw_from(page, origin, "townwright-1")
    page.locator("[data-choose='tiles 2f']").tap()
    page.locator("[data-side='1']").tap()
    page.locator("[data-choose='setups strip']").tap()
    page.locator("[data-hex='(0,-1)']").tap()
    page.locator("[data-piece=N]").tap()
    text = written(page)
    assert '"2f": {"exits": "013"' in text
    assert '[0, -1, "4", "N"]' in text  # one street: the rules want two
    wrong = page.locator("[data-piece='setups strip'] [role=alert]")
    expect(wrong).to_contain_text("Ausgänge")
    expect(page.locator("[data-choose='setups strip'].wrong")).to_have_count(1)
    expect(page.locator("[data-deed=save]")).to_be_disabled()
    page.locator("[data-side='0']").tap()
    expect(wrong).to_have_count(0)
    assert barriers(page, "dark") == []


def test_a_board_of_skylines_is_drawn_in_one_stroke_and_by_keys_and_a_card_by_its_markers(
    visit: Visit, origin: str, watched: Watched
) -> None:
    watched.expected += ["400 (Bad Request)"]
    page = visit(DESK)
    draw_from(page, origin, "townwright-draft-1")
    page.locator("[data-brush='#']").click()
    first, last = (page.locator(f"[data-cell='7,{column}']").bounding_box() for column in (0, 2))
    assert first
    assert last
    page.mouse.move(first["x"] + 5, first["y"] + 5)
    page.mouse.down()
    page.mouse.move(last["x"] + 5, last["y"] + 5, steps=6)
    page.mouse.up()
    assert "\n####.~~~\n" in written(page)
    page.locator("[data-deed=undo]").click()  # the whole stroke
    assert "\n...#.~~~\n" in written(page)
    page.locator("[data-cell='0,0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    assert "A | 2\n.#.#....\n" in written(page)
    page.locator("[data-choose='card 1R1']").click()
    page.get_by_role("group", name="What it changes").get_by_role("button", name="Water: one less").click()
    condition = page.get_by_role("textbox", name="Its condition")
    condition.fill("use(nobody)")
    expect(page.locator("[data-piece='card 1R1'] [role=alert]")).to_contain_text("nobody")
    condition.fill("use(med)")
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "good")
    assert "1R1 | R | * | wat-2 lab+1 | use(med) | mon+1 | Starter homes [rulebook]" in written(page)
    expect(page.locator("[data-piece='card 1R1'] .told")).to_contain_text("Water −2, employment +1")
