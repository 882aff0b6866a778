"""The companion beside the box: it calls tiles, counts cities, pays tours and keeps the bars."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from townwright.games.cities.box.components import tile_sets

from ..games.cities.golden import EXAMPLES, LAYERS, Example, Layer
from .conftest import DESK, PHONE, Visit
from .late import whole_games
from .tabs import Watched

TILES = 24
STACK = 16


def city_line(example: Example, layer: Layer) -> str:
    """The city of an example in the notation of the command line."""
    tiles = example.tiles.split()
    return f"{','.join(tiles)};{','.join(layer.points)};{7 - len(layer.points)};{tiles[-1].split(':')[0]}"


def open_scoring(page: Page, origin: str) -> None:
    page.goto(f"{origin}/companion/cities")
    page.locator("[data-tab=score]").click()


def choose_set(page: Page, name: str) -> None:
    page.locator("select").select_option(name)


def expect_points(page: Page, points: dict[str, int]) -> None:
    """Every tourist of the city with its points, and their sum."""
    expect(page.locator("[data-total]")).to_have_attribute("data-total", str(sum(points.values())))
    shown = [
        (line.locator(".where").inner_text().split()[-1], int(line.locator("strong").inner_text()))
        for line in page.locator(".points li").all()
    ]
    assert sorted(shown) == sorted((place.partition(".")[0], earned) for place, earned in points.items())


# Cities


def test_the_golden_cities_are_counted(visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    open_scoring(page, origin)
    page.locator("[data-tab=type]").click()
    each_level = {layer.level: (example, layer) for example, layer in LAYERS}.values()
    for example, layer in LAYERS if whole_games() else each_level:
        choose_set(page, example.set)
        page.locator(f"[data-tab='{layer.level}']").click()
        page.get_by_role("textbox").fill(city_line(example, layer))
        page.locator(".score").click()
        expect_points(page, layer.points)
        page.locator(".result > .button").click()


def test_a_golden_city_is_tapped_in_tile_by_tile(visit: Visit, origin: str) -> None:
    example, layer = EXAMPLES[0], EXAMPLES[0].layers[2]
    laid = dict(word.split(":") for word in example.tiles.split())
    page = visit(PHONE)
    open_scoring(page, origin)
    for row in "1234":
        for column in "abcd":
            tile, turn = laid[column + row][:-1], laid[column + row][-1]
            page.locator(f".picker [data-tile='{tile}']").click()
            for _ in range("NESW".index(turn)):
                page.locator(f"[data-place={column}{row}]").click()
    page.locator("[data-tab=tourists]").click()
    for field in layer.points:
        page.locator(f"[data-place='{field}']").dblclick()  # which does not take the tourist away again
    page.locator(f"[data-tab='{layer.level}']").click()
    page.locator(".score").click()

    expect_points(page, layer.points)
    page.locator(".points li button").nth(1).tap()
    expect(page.locator(".mark.counts")).to_have_count(11)


def test_a_city_of_unknown_tiles_is_painted_field_by_field(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    open_scoring(page, origin)
    page.locator("[data-tab=fields]").click()
    for kind, fields in {"A": ("a1.1", "a1.2", "a1.3"), "W": ("a1.4",)}.items():
        page.locator(f"[data-kind={kind}]").click()
        for field in fields:
            page.locator(f"[data-place='{field}']").click()
    page.locator("[data-tab=tourists]").click()
    page.locator("[data-place='a1.1']").click()
    page.locator(".score").click()

    expect_points(page, {"a1.1": 3})


def test_a_city_that_cannot_be_is_refused_and_kept(visit: Visit, origin: str, watched: Watched) -> None:
    watched.expected += ["400 (Bad Request)", "409 (Conflict)"]
    page = visit(PHONE)
    open_scoring(page, origin)
    page.locator("[data-tab=type]").click()
    page.get_by_role("textbox").fill("AAWP\nPTXW")
    page.locator(".score").click()
    expect(page.get_by_role("alert")).to_contain_text("Line 2")

    page.reload()
    expect(page.get_by_role("textbox")).to_have_value("AAWP\nPTXW")


def test_tiles_are_called_taken_back_and_kept_over_a_reload(visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    page.goto(f"{origin}/companion/cities")
    called = []
    for number in range(1, 6):
        page.locator(".next").click()
        expect(page.locator(".drawn, .now").filter(has=page.locator("svg"))).to_have_count(number)
        called.append(page.locator("p.number").inner_text())
    assert len(set(called)) == len(called)
    expect(page.locator(".when")).to_contain_text("Round 2")

    page.locator(".back").click()
    expect(page.locator("p.number")).to_have_text(called[3])
    page.reload()
    expect(page.locator("p.number")).to_have_text(called[3])
    expect(page.locator(".drawn, .now").filter(has=page.locator("svg"))).to_have_count(4)
    page.locator(".next").click()
    expect(page.locator("p.number")).to_have_text(called[4])

    for _ in range(STACK - len(called)):
        page.locator(".next").click()
    expect(page.locator(".next")).to_be_disabled()
    expect(page.locator(".order li")).to_have_count(STACK)


def test_without_a_line_tiles_are_called_and_a_city_is_counted_later(
    visit: Visit, origin: str, watched: Watched
) -> None:
    watched.expected += ["ERR_INTERNET_DISCONNECTED"]
    page = visit(PHONE)
    open_scoring(page, origin)
    page.locator("[data-tab=type]").click()
    page.context.set_offline(True)
    page.get_by_role("textbox").fill("aA\nPT")
    page.locator(".score").click()
    expect(page.locator(".waiting")).to_be_visible()
    page.locator("[data-tab=call]").click()
    page.locator(".next").click()
    expect(page.locator("p.number")).to_be_visible()
    page.locator("[data-tab=score]").click()
    expect(page.locator(".waiting")).to_be_visible()

    page.context.set_offline(False)
    expect_points(page, {"a1.1": 2})


# Greentown


def lead(page: Page, *hexes: str) -> None:
    """Tap a tour: its hotel, then tile after tile, each twice as an unsure finger does, which counts once."""
    page.locator("[data-tab=tour]").click()
    for place in hexes:
        page.locator(f"[data-hex='{place}']").dblclick()


BEST = ("(-1,0)", "(-1,1)", "(0,0)", "(1,0)", "(2,-1)", "(1,-1)", "(0,-1)", "(-1,0)")


def test_a_tour_is_tapped_checked_and_paid(visit: Visit, origin: str, watched: Watched) -> None:
    page = visit(PHONE)
    page.goto(f"{origin}/companion/greentown")
    lead(page, *BEST)
    page.locator(".pay").click()
    expect(page.locator("[data-seat=A]")).to_have_attribute("data-paid", "4")
    expect(page.locator(".wishes .met")).to_have_count(4)

    watched.expected += ["409 (Conflict)"]
    page.get_by_role("button", name="Undo").click()
    page.locator(".pay").click()
    expect(page.get_by_role("alert")).to_contain_text("makes 4 stops")


def test_the_table_is_changed_as_it_lies_in_the_box(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    page.goto(f"{origin}/companion/greentown")
    page.locator("[data-tab='3']").click()
    page.locator("[data-hex='(0,0)']").click()
    page.locator("[data-piece=BC]").click()
    page.locator("[data-hex='(3,-2)']").click()
    page.locator("[data-side='5']").click()
    page.reload()
    page.locator("[data-tab=card]").click()
    card = page.locator("[data-card='6A']")
    expect(card).to_have_accessible_name("Nature 1–3 Culture 1–2 Sport 0–2 Shopping 0–1")
    card.click()
    lead(page, *BEST)
    page.locator(".pay").click()

    expect(page.locator("[data-seat=B]")).to_have_attribute("data-paid", "1")
    expect(page.locator("[data-seat=A]")).to_have_attribute("data-paid", "0")
    expect(page.locator("[data-seat=A]")).to_have_text("1")  # people read numbers, the notation has letters
    expect(page.locator(".paid li").nth(1)).to_contain_text("Player 2")
    page.get_by_role("button", name="Show it").click()
    expect(page.locator(".pay")).to_be_enabled()


def test_a_tour_is_typed_and_refused_at_its_line(visit: Visit, origin: str, watched: Watched) -> None:
    watched.expected += ["409 (Conflict)"]
    page = visit(DESK)
    page.goto(f"{origin}/companion/greentown")
    page.locator("[data-tab=type]").click()
    page.get_by_role("textbox").fill("seats 2\ncard 1 N0\ntile (0,0) 0 H\ntile (1,0) 3 H\nB ~(0,0)01")
    page.locator(".pay").click()
    expect(page.get_by_role("alert")).to_contain_text("Line 5")
    page.get_by_role("textbox").fill("seats 2\ncard 1 N0\ntile (0,0) 0 H\ntile (1,0) 3 H\nB ~(0,0)0")
    page.locator(".pay").click()
    expect(page.locator("[data-seat=B]")).to_have_attribute("data-paid", "0")


# Skylines


def press(page: Page, marker: str, by: int) -> None:
    for _ in range(abs(by)):
        page.locator(f"[data-marker={marker}] button").nth(int(by > 0)).click()


def expect_bar(page: Page, marker: str, value: int) -> None:
    expect(page.locator(f"[data-marker={marker}]")).to_have_attribute("data-value", str(value))


def test_bars_are_kept_and_the_milestone_is_explained(visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    page.goto(f"{origin}/companion/skylines")
    for marker, by in {"hap": 9, "pow": -2, "gar": -1, "lab": -2, "pol": 1, "mon": -3}.items():
        press(page, marker, by)
    press(page, "tra", 1)
    page.locator(".undo").click()
    expect_bar(page, "tra", 0)
    page.reload()
    page.locator(".deeds .main").click()

    told = page.locator(".milestone")
    expect(told).to_contain_text("Utilities: 3 short, happiness from 9 to 6")
    expect(told).to_contain_text("Employment: 2 to pay out of 9 coins")
    expect(told).to_have_attribute("data-score", "5")
    expect(told).to_contain_text("City of no importance")
    told.locator(".button").click()
    for marker, value in {"hap": 6, "ovr": 6, "mon": 7, "pow": -2}.items():
        expect_bar(page, marker, value)
    page.locator(".undo").click()
    expect_bar(page, "hap", 9)


def test_a_bar_stops_at_its_end(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    page.goto(f"{origin}/companion/skylines")
    press(page, "pol", 8)

    expect_bar(page, "pol", 6)
    expect(page.locator("p[aria-live=assertive]")).to_contain_text("Pollution is at the upper end of its bar")


def test_roles_news_and_policies_are_taken_by_their_cards(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    page.goto(f"{origin}/companion/skylines")
    press(page, "lab", -2)
    page.get_by_text("Policies", exact=True).click()
    page.locator("[data-table-card='2P1']").click()
    expect_bar(page, "mon", 10)
    expect_bar(page, "gar", 2)
    page.get_by_text("Roles", exact=True).click()
    administrator = page.locator("[data-table-card=K5]")
    expect(administrator).to_contain_text("Administrator")
    expect(administrator).to_contain_text("employment bill")  # what it does, and no code
    administrator.click()
    page.locator(".deeds .main").click()

    expect(page.locator(".milestone")).to_contain_text("Employment: 1 to pay out of 10 coins")


def test_a_city_is_laid_from_pictures_and_checked(visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    page.goto(f"{origin}/companion/skylines")
    choose_set(page, "townwright-draft-1")
    page.get_by_text("Boards and tiles", exact=True).click()
    for board in ("A", "B"):
        page.locator(f"[data-lay={board}]").tap()
    page.locator("[data-family=svc]").tap()
    page.locator("[data-built='1S1']").tap()
    page.locator("[data-deed=turn-tile]").tap()
    page.locator("[data-cell=Aa1]").tap()
    page.locator("[data-family=R]").tap()
    page.locator("[data-built='1R1']").tap()
    page.locator("[data-hand] [data-shape=I3]").tap()
    page.locator("[data-cell=Ae1]").dblclick()  # which does not take the tile up again
    page.get_by_text("As it is typed").click()
    typed = page.get_by_role("textbox", name="Boards and tiles")
    expect(typed).to_have_value(re.compile(r"^layout A0/B\d\nopen A\ntile 1S1 Aa1/1\ntile 1R1 I3 Ae1/0$"))
    page.locator(".deeds .main").tap()
    expect(page.locator(".milestone")).to_contain_text("districts there is too little")


# Everywhere


def test_the_companion_speaks_german(visit: Visit, origin: str) -> None:
    page = visit(PHONE, locale="de-DE")
    page.goto(f"{origin}/companion")
    expect(page.get_by_role("heading", level=1)).to_have_text("Punkte zählen am echten Tisch")
    page.locator("a[href='/companion/greentown']").click()
    expect(page.locator(".hint")).to_contain_text("Tippe")
    lead(page, *BEST)
    page.locator(".pay").click()
    expect(page.locator(".paid")).to_contain_text("4 Bäume zahlen 4.")
    expect(page.locator(".result .best")).to_have_text("Besser geht es nicht.")


@pytest.mark.parametrize("name", sorted(tile_sets()))
def test_the_page_reads_the_same_tiles_as_the_rules(name: str, visit: Visit, origin: str) -> None:
    page = visit(DESK)
    open_scoring(page, origin)
    choose_set(page, name)
    page.locator("[data-tab=type]").click()
    page.locator("[data-tab=tap]").click()
    expect(page.locator(".picker button")).to_have_count(TILES)
    page.locator(".picker [data-tile='13']").click()
    page.locator("[data-tab=tourists]").click()
    fields = page.locator("[data-place^='a1.']")
    expect(fields).to_have_count(4)
    face = tile_sets()[name].face(13).replace("/", "")
    for field, kind in zip(fields.all(), face, strict=True):  # the set may still be on its way
        expect(field).to_have_attribute("aria-label", re.compile(f"^{kind}", re.IGNORECASE))
