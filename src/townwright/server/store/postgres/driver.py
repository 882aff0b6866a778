"""Whether the driver of PostgreSQL is installed, which is an extra of Townwright."""

from __future__ import annotations

import sys

from townwright.server.store.errors import Unusable


def check_driver() -> None:
    """Raise ``Unusable`` with what to install where the driver is missing."""
    try:
        import psycopg  # noqa: F401  only to see that it is there
    except ModuleNotFoundError as error:
        if error.name != "psycopg":
            raise
        raise Unusable(
            f"PostgreSQL needs a driver that is not installed; install it with: {sys.executable} -m pip install "
            "'townwright[postgres]' --find-links FOLDER, where FOLDER is the one with Townwright's wheel."
        ) from None
