"""The page's types are those of the server."""

from __future__ import annotations

import subprocess
import sys

from .serving import ROOT


def test_the_types_are_written_from_the_servers_own_description() -> None:
    checked = subprocess.run((sys.executable, str(ROOT / "client" / "describe.py"), "--check"), capture_output=True)

    assert checked.returncode == 0, "run: python client/describe.py"
