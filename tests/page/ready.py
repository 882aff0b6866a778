"""Tables that are laid without a click, for tests of what happens at them: they need neither home nor its sheet."""

from __future__ import annotations

from playwright.sync_api import Page

BOT = {"who": "bot", "name": "random"}
FRIEND = {"who": "friend", "name": "Ben"}
"""Somebody who shares the screen."""


def introduce(page: Page, origin: str) -> None:
    """Give this page's person a name and a session."""
    page.request.post(f"{origin}/api/me", data={"name": "Ada"}, headers={"origin": origin})


def sit_down(page: Page, origin: str, game: str, *others: dict[str, str], aids: bool = True, **options: str) -> None:
    """Open a new table at which this page's person sits with some others; options that are left out are the game's."""
    introduce(page, origin)
    own, seats = {"origin": origin}, [{"who": "you"}, *others]
    agreed = {"seats": str(len(seats)), **options}
    wanted = {"game": game, "options": agreed, "seats": seats, "aids": aids}
    page.goto(f"{origin}/table/{page.request.post(f'{origin}/api/tables', data=wanted, headers=own).json()['table']}")
