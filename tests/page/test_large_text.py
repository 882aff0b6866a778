"""No line leaves a screen that comes up rarely where text is twice as large; ``test_access.py`` looks at all others.

Some of these screens take long to come to: ``python3 dev soak page_games tests/page/test_large_text.py`` looks at all.
"""

from __future__ import annotations

import pytest

from .conftest import PHONE, Visit
from .large_text import LANGUAGES, lines_outside
from .late import whole_games
from .rare_walks import RARE_WALKS
from .shots import WALKS as PICTURED
from .tabs import Watched
from .test_access import WALKS as USUAL

SHORT = ("outside", "search")


@pytest.mark.parametrize("part", RARE_WALKS if whole_games() else SHORT)
def test_no_line_leaves_a_rare_screen(part: str, visit: Visit, origin: str, watched: Watched) -> None:
    watched.expected += ["400 (Bad Request)", "404 (Not Found)", "ERR_INTERNET_DISCONNECTED"]  # wrong on purpose
    page = visit(PHONE)
    found = {
        screen: lines_outside(page, LANGUAGES if whole_games() else LANGUAGES[number % 2 :][:1])
        for number, screen in enumerate(RARE_WALKS[part](page, origin))
    }

    assert {screen: lines for screen, lines in found.items() if lines} == {}


def test_every_screen_that_is_pictured_is_looked_at_with_large_text() -> None:
    assert PICTURED.keys() == USUAL.keys() | RARE_WALKS.keys()
