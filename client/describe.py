"""Writes the page's types from the server's own description: ``python client/describe.py`` after the wire changed."""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from build import CLIENT, install, npm

from townwright.server.schema import document

DESCRIBED = CLIENT / "src" / "wire" / "described.ts"


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
        return int(DESCRIBED.read_text() != text)
    DESCRIBED.write_text(text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
