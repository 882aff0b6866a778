"""Friends play Cities together: by a link, at an open table, on one screen; they agree, and lines break."""

from __future__ import annotations

import re
from secrets import token_hex

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from .conftest import DESK, PHONE, Visit
from .late import skip_the_middle, whole_games
from .player import (
    LAST_ROUND,
    RECORDS,
    begin,
    done,
    expect_end,
    lay_starting_tiles,
    move,
    open_places,
    wait_for_round,
)
from .ready import OPEN, sit_down, sit_down_together
from .tabs import Watched


class Line:
    """A page's way to the server, which can be cut: sockets break, new ones as well, and no event tells the page."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket("**/api/socket*", self._between)

    def _between(self, socket: WebSocketRoute) -> None:
        if self.cut:
            socket.close()
            return
        socket.connect_to_server()
        self._open.append(socket)

    def break_off(self) -> None:
        self.cut = True
        for socket in self._open:
            socket.close()
        self._open.clear()

    def mend(self) -> None:
        self.cut = False


def test_two_browsers_meet_by_a_link_one_is_reloaded_and_one_cut_off(visit: Visit, origin: str) -> None:
    ada, ben = visit(DESK), visit(PHONE)
    line = Line(ada)
    meet(ada, ben, origin)
    for page in (ada, ben):
        expect(open_places(page).first).to_be_visible()
        lay_starting_tiles(page)
    last = LAST_ROUND if whole_games() else 2
    for number in range(1, last + 1):
        for page in (ada, ben):
            wait_for_round(page, number)
        if number == 1:
            ben.reload()
            wait_for_round(ben, number)
        if number == 2:
            move_while_cut_off(ada, line, ben)
        else:
            expect(icon(ben)).to_have_attribute("href", "/icon-turn.svg")
            expect(ben).to_have_title(re.compile("^● "))
            move(ben, number)
            if number == 1:
                expect(icon(ben)).to_have_attribute("href", "/icon.svg")  # Ada has not moved
                expect(ben).to_have_title(re.compile("^Cities"))
            move(ada, number + 1)
    for page in (ada, ben):
        if last == LAST_ROUND:
            expect_end(page)
        else:
            wait_for_round(page, last + 1)
    assert what_happened(ada) == what_happened(ben)


def what_happened(page: Page) -> list[str]:
    """The result, if there is one, and the moves so far."""
    page.locator(".below input[name=notation]").check()
    return page.locator("#end-title, .below ol li code").all_text_contents()


def meet(ada: Page, ben: Page, origin: str) -> None:
    """Ada lays a table, and Ben comes by the link that she gives him."""
    begin(ada, origin, way="friends", others=1)
    ada.locator(".right .button.main").click()
    expect(ada.locator(".only-here")).to_contain_text("only on this computer")
    expect(ada.locator(".only-here code")).to_have_count(0)  # no command in what a player reads
    expect(ada.get_by_role("img", name="QR code")).to_be_visible()  # for the camera of a phone
    link = ada.locator("input[readonly]").input_value()
    assert re.fullmatch(rf"{origin}/j/[a-z2-9]{{13}}", link), "short enough to be read out"
    ben.goto(link)
    ben.get_by_role("textbox").fill("Ben")
    ben.locator("form .button.main").click()


def icon(page: Page) -> Locator:
    """The icon of the tab."""
    return page.locator("link[rel=icon]")


LONGER = """() => {
  const later = window.setTimeout;
  window.setTimeout = (task, time, ...rest) => later(task, time === 6000 ? 60000 : time, ...rest);
}"""
"""Shows what is said for a minute instead of six seconds, which may be over before a busy machine looks."""


def greet_each_other(ada: Page, ben: Page) -> None:
    """Both say something out of the list, and Ben does not want to hear more; only who is at the table hears it."""
    for page in (ada, ben):
        expect(open_places(page).first).to_be_visible()
        page.evaluate(LONGER)
    for one, other, words in ((ada, ben, "Hello!"), (ben, ada, "Well played!")):
        one.get_by_role("button", name="Say something").click()
        one.get_by_role("button", name=words).click()
        for page in (one, other):
            expect(page.locator(".said")).to_contain_text(words)
    ben.get_by_role("button", name="Say something").click()
    ben.get_by_role("checkbox", name="Do not show what others say").check()
    ben.keyboard.press("Escape")
    ada.get_by_role("button", name="Say something").click()
    ada.get_by_role("button", name="Oops!").click()
    expect(ada.locator(".said")).to_contain_text("Oops!")


def move_while_cut_off(page: Page, line: Line, other: Page) -> None:
    """The move is said while the line is broken and somebody else plays on; it is kept, shown as not saved, and sent
    when the line is back."""
    open_places(page).first.click()
    expect(done(page)).to_be_enabled()
    line.break_off()
    expect(page.get_by_role("status")).to_contain_text("no connection")
    done(page).click()
    expect(page.get_by_role("status")).to_contain_text("not saved yet")
    move(other)
    expect(other.locator(".place.open")).to_have_count(0)
    line.mend()
    expect(page.get_by_role("status")).to_contain_text("saved")


def test_an_offer_is_seen_answered_and_followed_by_a_rematch(visit: Visit, origin: str) -> None:
    ada, ben = visit(DESK), visit(PHONE)
    sit_down_together(ada, ben, origin, "cities", variants="-")
    greet_each_other(ada, ben)
    for agree in (False, True):
        give_up = ada.locator(".below .deeds .button").last
        give_up.click()
        expect(give_up).to_have_class(re.compile("grave"))
        give_up.click()
        answers = ben.locator(".offer .button")
        expect(answers.first).to_be_in_viewport()
        expect(ben.locator(".said")).not_to_contain_text("Oops!")  # which was said before the offer
        answers.nth(0 if agree else 1).click()
        told = re.compile("The game was given up" if agree else r"Ben\W* declined")
        expect(ada.locator(".below ol li").filter(has_text=told)).to_have_count(1)
    expect(ada.locator(".tray")).to_have_count(0)
    ada.locator(".after .button.main").click()
    ben.locator(".offer .button.main").click()

    for page in (ada, ben):
        expect(page.locator(".after")).to_have_count(0)
        expect(open_places(page).first).to_be_visible()
    assert ada.url == ben.url


def test_a_program_plays_for_a_friend_who_is_away_until_he_comes_back(visit: Visit, origin: str) -> None:
    ada, ben = visit(DESK), visit(PHONE)
    sit_down_together(ada, ben, origin, "cities", variants="-")
    expect(open_places(ben).first).to_be_visible()
    expect(ada.get_by_role("button", name="Let a program play")).to_have_count(0)
    ben.goto(origin)
    ada.get_by_role("button", name="Let a program play").click()
    expect(ada.locator(".below ol li").filter(has_text=re.compile(r"Seat 2\W* got up"))).to_have_count(1)

    ben.reload()
    ben.locator('a[href^="/table/"]').first.click()
    ben.locator(".kept .button").click()
    expect(ben.locator(".card.yours")).to_have_count(1)  # the program may have laid the starting tiles meanwhile
    expect(ben.locator(".kept")).to_have_count(0)
    expect(ada.locator(".below ol li").filter(has_text=re.compile(r"Ben\W* sat down"))).to_have_count(1)


def test_who_tries_the_own_invitation_is_told_and_who_came_may_be_sent_away(
    visit: Visit, origin: str, watched: Watched
) -> None:
    watched.expected += ["409 (Conflict)", "404 (Not Found)"]
    ada, ben = visit(DESK), visit(PHONE)
    sit_down(ada, origin, "cities", OPEN, OPEN)
    table = ada.url
    ada.locator(".right .button.main").first.click()
    link = ada.locator("input[readonly]").input_value()
    ada.goto(link)
    ada.locator("form .button.main").click()
    expect(ada.get_by_role("alert")).to_contain_text("you already have a seat")
    ben.goto(link)
    ben.get_by_role("textbox").fill("Ben")
    ben.locator("form .button.main").click()
    expect(ben.locator(".waiting")).to_be_visible()
    for used in (link, link.replace("/j/", "/join/")):  # as links were written before
        ada.goto(used)
        expect(ada.locator("main")).to_contain_text("this link was used or withdrawn, is too old, or never was one")
    ada.goto(table)
    ada.get_by_role("button", name="Send").click()
    expect(ada.get_by_role("button", name="Send")).to_have_count(0)
    expect(ben.locator(".waiting")).to_have_count(0)


def test_somebody_new_takes_a_seat_at_an_open_table_and_sees_how_large_the_other_one_is(
    visit: Visit, origin: str
) -> None:
    ada, ben = visit(DESK), visit(PHONE)
    name = f"Ada {token_hex(4)}"  # one of this try: a server keeps its open tables
    ada.goto(origin)
    ada.locator("#game-cities").locator("..").locator(".deeds button").nth(1).click()
    sheet = ada.get_by_role("dialog")
    sheet.get_by_label("Anybody may join").check()
    sheet.get_by_label("Time for a move").select_option("3600")
    sheet.get_by_label("Your name").fill(name)
    sheet.locator("form > .button.main").click()
    expect(ada.locator(".waiting")).to_be_visible()
    for_a_class = {"game": "cities", "options": {"seats": "100"}, "seats": [{"who": "you"}], "visibility": "public"}
    assert ada.request.post(f"{origin}/api/tables", data=for_a_class, headers={"origin": origin}).ok
    ben.goto(origin)
    found = ben.get_by_role("link").filter(has_text=name)
    expect(found.filter(has_text="for 100")).to_contain_text("and 88 more seats")
    expect(found.filter(has_text="for 100")).to_contain_text("has free seats")
    open_table = found.filter(has_text="for 2")
    expect(open_table).to_contain_text("Level 1, quick start · for 2 · 1 hour for a move")
    open_table.click()
    expect(ben.locator(".waiting")).to_contain_text("Level 1, quick start · for 2 · 1 hour for a move")
    ben.get_by_role("textbox").fill("Ben")
    ben.locator(".right .button.main").click()

    for page in (ada, ben):
        expect(open_places(page).first).to_be_visible()
        expect(page.locator(".turn time")).to_contain_text(re.compile(r"1 hour|\d+ minutes"))
        expect(page.locator(".turn time")).to_be_in_viewport(ratio=1)
        move(page)
    for page in (ada, ben):
        wait_for_round(page, 2)


def test_two_friends_share_one_screen(visit: Visit, origin: str) -> None:
    page = visit(PHONE)
    begin(page, origin, way="here", others=1)
    for _ in range(2):
        page.locator(".curtain .button").click()
        expect(open_places(page).first).to_be_visible()
        lay_starting_tiles(page)
    take_turns(page, 1)
    expect(page.locator(".curtain")).to_be_visible()
    seats = ({"who": "you"}, {"who": "friend", "name": "Ben"})
    skipped = skip_the_middle(page, origin, RECORDS / "the-higher-total-wins.txt", left=2, seats=seats)
    for number in range(LAST_ROUND if skipped else 2, LAST_ROUND + 1):
        take_turns(page, number)
    expect_end(page)


def take_turns(page: Page, number: int) -> None:
    """One after the other comes to the screen and plays the round."""
    for _ in range(2):
        page.locator(".curtain .button").click()
        wait_for_round(page, number)
        move(page, number)
