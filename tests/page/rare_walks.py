"""The walks to screens that come up only now and then, each of which can be gone alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from .rare_games import rare_greentown, rare_skylines
from .rare_screens import (
    agreements,
    among_friends,
    at_a_table,
    from_outside,
    lessons,
    looking_back,
    searching,
)

RARE_WALKS: dict[str, Callable[[Page, str], Iterator[str]]] = {
    "agreements": agreements,
    "friends": among_friends,
    "table": at_a_table,
    "outside": from_outside,
    "back": looking_back,
    "search": searching,
    "lessons": lessons,
    "rare-greentown": rare_greentown,
    "rare-skylines": rare_skylines,
}
