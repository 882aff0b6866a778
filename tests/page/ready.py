"""Tables that are laid without a click, for tests of what happens at them: they need neither home nor its sheet."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

BOT = {"who": "bot", "name": "random"}
FRIEND = {"who": "friend", "name": "Ben"}
"""Somebody who shares the screen."""


OPEN = {"who": "open"}
"""A seat that somebody else takes."""


def introduce(page: Page, origin: str, name: str = "Ada") -> None:
    """Give this page's person a name and a session."""
    page.request.post(f"{origin}/api/me", data={"name": name}, headers={"origin": origin})


def sit_down(page: Page, origin: str, game: str, *others: dict[str, str], aids: bool = True, **options: str) -> None:
    """Open a new table at which this page's person sits with some others; options that are left out are the game's."""
    page.goto(f"{origin}/table/{laid(page, origin, game, others, options, aids)}")


def sit_down_together(ada: Page, ben: Page, origin: str, game: str, **options: str) -> None:
    """Open a new table at which the persons of two pages sit, Ada first."""
    table, own = laid(ada, origin, game, (OPEN,), options), {"origin": origin}
    link = ada.request.post(f"{origin}/api/tables/{table}/invitations", data={"seat": 1}, headers=own).json()["token"]
    introduce(ben, origin, "Ben")
    assert ben.request.post(f"{origin}/api/invitations/{link}", data={}, headers=own).ok
    for page in (ada, ben):
        page.goto(f"{origin}/table/{table}")


def laid(
    page: Page, origin: str, game: str, others: Sequence[dict[str, str]], options: dict[str, str], aids: bool = True
) -> str:
    """A new table at which this page's person sits."""
    introduce(page, origin)
    seats = [{"who": "you"}, *others]
    agreed = {"seats": str(len(seats)), **options}
    wanted = {"game": game, "options": agreed, "seats": seats, "aids": aids}
    made = page.request.post(f"{origin}/api/tables", data=wanted, headers={"origin": origin})
    return str(made.json()["table"])
