"""What is not allowed is refused with its reason, and the table goes on."""

from __future__ import annotations

import json
import re

from playwright.sync_api import WebSocketRoute, expect

from .conftest import DESK, Visit
from .player import move, table, typing_box, wait_for_round
from .ready import sit_down


def test_a_typed_move_that_is_not_allowed_is_refused_and_nothing_changes(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    sit_down(page, origin, "cities", variants="quickstart")
    wait_for_round(page, 1)
    box = typing_box(page)
    box.fill("24N@a1 +9")
    box.press("Enter")

    told = page.get_by_role("alert").filter(has_text="That did not work:")
    expect(told).to_have_count(1)
    expect(told).to_be_in_viewport()
    expect(box).to_have_attribute("aria-invalid", "true")
    expect(table(page)).to_have_attribute("data-round", "1")
    move(page)
    wait_for_round(page, 2)


def test_a_forged_choice_is_refused_and_the_table_is_intact(visit: Visit, origin: str) -> None:
    page = visit(DESK)
    forging = [True]

    def forge(text: str | bytes) -> str:
        frame = json.loads(text)
        if frame["say"] == "refusal":
            forging.clear()  # the page asks again at once
        elif frame["say"] == "choices" and "@" in str(frame["choices"]):
            first = frame["choices"][0]
            frame["choices"] = [{**first, "word": re.sub(r"@\w+", "@h8", first["word"])}]
        elif frame["say"] == "no-choices":
            stay = {"word": "-", "whole": True, "brings": [], "why_not": None}
            frame = {"say": "choices", "table": frame["table"], "ask": frame["ask"], "choices": [stay], "sentences": []}
        return json.dumps(frame)

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(forge(text) if forging else text))

    page.route_web_socket("**/api/socket*", between)
    sit_down(page, origin, "cities", variants="quickstart")
    wait_for_round(page, 1)
    move(page, tourist=False)

    expect(page.locator(".refusal")).to_contain_text("h8")
    expect(page.locator(".tile.trial")).to_have_count(0)
    wait_for_round(page, 1)
    move(page)
    wait_for_round(page, 2)
    expect(page.locator(".refusal")).to_have_count(0)
