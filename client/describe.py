"""Writes what the page knows of the house: ``python client/describe.py`` after the wire or a box changed.

The types of the wire come from the server's own description, the numbers of the box of Cities from its rules.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from build import CLIENT, install, npm

from townwright.games.cities.city.frame import CELLS
from townwright.games.cities.city.pieces import ROUNDS, STARTING_TILES, TILES, TOURISTS
from townwright.server.protocol.openapi import document

DESCRIBED = CLIENT / "src" / "wire" / "described.ts"
BOX = CLIENT / "src" / "cities" / "box.ts"


def main(words: Sequence[str] = ()) -> int:
    """Write the types; with ``--check`` only say whether they are as they should be."""
    install()
    with tempfile.TemporaryDirectory() as folder:
        said, written = Path(folder) / "described.json", Path(folder) / "described.ts"
        said.write_text(json.dumps({**document(), "paths": {}}))
        if npm("exec", "--", "openapi-typescript", str(said), "--output", str(written), "--alphabetize"):
            return 1
        text = written.read_text()
    if "--check" in words:
        return int((DESCRIBED.read_text(), BOX.read_text()) != (text, box()))
    DESCRIBED.write_text(text)
    BOX.write_text(box())
    return 0


def box() -> str:
    """What lies in the box of Cities, for a companion that works without a line."""
    numbers = {"side": CELLS, "tiles": TILES, "starting": STARTING_TILES, "rounds": ROUNDS, "tourists": TOURISTS}
    told = ", ".join(f"{name}: {number}" for name, number in numbers.items())
    return (
        f"// The numbers of the box, written by client/describe.py from the rules.\nexport const BOX = {{ {told} }};\n"
    )


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
