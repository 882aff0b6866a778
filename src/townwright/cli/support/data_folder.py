"""Where this machine's user keeps what programs store for them."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder(system: str = sys.platform) -> Path:
    """The folder for Townwright's games, by the conventions of the system."""
    home = Path.home()
    if system == "darwin":
        return home / "Library" / "Application Support" / "Townwright"
    if system == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Townwright"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "townwright"


def own_store() -> str:
    """The address of the user's own games; makes their folder, or raises ``OSError``."""
    folder = data_folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'games.db'}"
