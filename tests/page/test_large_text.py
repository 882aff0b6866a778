"""Nothing is cut off or pushed aside where text is twice as large, in the language with the longer words.

The walks of ``test_access`` look at the same in English.
"""

from __future__ import annotations

import pytest

from .conftest import PHONE, Visit, Watched
from .large_text import LARGE_PARTS, lines_outside
from .test_access import WALKS


@pytest.mark.parametrize("part", LARGE_PARTS)
def test_no_line_leaves_the_screen_in_german(part: str, visit: Visit, origin: str, watched: Watched) -> None:
    watched.expected += ["400 (Bad Request)", "404 (Not Found)"]  # a file and an address that are wrong on purpose
    page = visit(PHONE, locale="de-DE")
    found = {screen: lines_outside(page) for screen in WALKS[part](page, origin)}

    assert {screen: told for screen, told in found.items() if told} == {}
