"""The examples of docs/wire.md are real messages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from townwright.server.protocol import client_messages, requests, responses, server_messages

PAGE = (Path(__file__).parents[3] / "docs" / "wire.md").read_text()
EXAMPLES = re.findall(r"```json (\w+) ?(\w*)\n(.*?)```", PAGE, re.DOTALL)
KINDS: dict[str, Any] = {"client": client_messages.ClientMessage, "server": server_messages.ServerMessage}


@pytest.mark.parametrize(("side", "name", "text"), EXAMPLES)
def test_every_example_is_a_message(side: str, name: str, text: str) -> None:
    kind = KINDS[side] if side in KINDS else getattr({"request": requests, "response": responses}[side], name)
    msgspec.json.decode(text, type=kind)


@pytest.mark.parametrize("side", ["client", "server"])
def test_every_message_has_an_example(side: str) -> None:
    shown = {type(msgspec.json.decode(text, type=KINDS[side])) for where, _, text in EXAMPLES if where == side}
    assert shown == set(get_args(KINDS[side]))
