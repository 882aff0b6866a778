"""What is written to a page past the web framework is what the framework would have written."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from townwright.server.http.page_sockets import framed


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_is_the_one_that_websockets_writes(length: int) -> None:
    text = b"x" * length

    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
