"""Tiles, cards and boards of one's own are drawn on the page, and leave it as the files that one can also write."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from .conftest import DESK, PHONE, Visit
from .tabs import Watched
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
    page.locator("[data-term=use] [data-choice]").click()
    page.locator("[data-sign=edu]").click()
    page.locator("[data-deed=and]").click()
    page.locator("[data-term]").last.get_by_role("combobox", name="What must be true").select_option("marker")
    page.get_by_role("group", name="Number").get_by_role("button", name="Number: one more").click()
    assert "| use(edu)&hap>=2 | mon+1 |" in written(page)
    assert barriers(page, "light") == []
    page.get_by_text("As it is typed").click()
    condition = page.get_by_role("textbox", name="Its condition")
    condition.fill("use(nobody)")
    expect(page.locator("[data-piece='card 1R1'] [role=alert]")).to_contain_text("nobody")
    condition.fill("use(med)")
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "good")
    assert "1R1 | R | * | wat-2 lab+1 | use(med) | mon+1 | Starter homes [rulebook]" in written(page)
    expect(page.locator("[data-piece='card 1R1'] .told")).to_contain_text("Water −2, employment +1")
    page.locator("[data-choose='card K1']").click()  # a role: its price is chosen, and it also acts at milestones
    page.locator("[data-clause=price]").get_by_role("combobox", name="Which").select_option("util")
    page.locator("[data-deed=effect]").click()
    page.locator("[data-clause]").last.get_by_role("combobox", name="When it acts").select_option("milestone")
    page.locator("[data-choose='supply R']").click()
    page.locator("[data-supply=I3]").get_by_role("button", name="one more").click()
    page.locator("[data-choose='layout intro']").click()
    page.locator("[data-slot=B]").click()
    page.locator("[data-deed=take-board]").click()
    text = written(page)
    assert "\nK1 | price util -1; milestone: hap+1 | Architect\n" in text
    assert "\nR | L3*4 I3*4 O4*4" in text
    assert "\nintro | E0 A0\n" in text


def test_a_set_never_takes_the_place_of_another_unasked(visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    for name in ("mixed24", "mixed24"):
        draw_from(page, origin, name)
        page.locator("[data-deed=save]").tap()
        expect(page.locator("[data-set]")).to_be_visible()
    draw_from(page, origin, "mixed24")
    called = page.get_by_role("textbox", name="The name of your set")
    called.fill("my-mixed24")
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "good")
    page.locator("[data-deed=save]").tap()
    expect(page.get_by_role("alert")).to_contain_text("You already have a set called my-mixed24")
    page.locator("[data-deed=keep-both]").tap()
    expect(called).to_have_value("my-mixed24-3")
    called.fill("my-mixed24")
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "good")
    page.locator("[data-deed=save]").tap()
    page.locator("[data-deed=replace]").tap()
    expect(page.locator("[data-set=my-mixed24]")).to_be_visible()
