"""PostgreSQL: the engine and its notifications.

Whoever imports any of it where the driver is not installed gets ``Unusable`` with what to install.
"""

from __future__ import annotations

import sys

from townwright.server.store.errors import Unusable

try:
    import psycopg  # noqa: F401  only to see that it is there
except ModuleNotFoundError as error:
    if error.name != "psycopg":
        raise
    raise Unusable(
        f"PostgreSQL needs a driver that is not installed; install it with: {sys.executable} -m pip install "
        "'townwright[postgres]' --find-links FOLDER, where FOLDER is the one with Townwright's wheel."
    ) from None
