"""Options of a host's commands from the environment, where secrets belong: other users can read a command line."""

from __future__ import annotations

from typing import Any, Final

FROM_ENVIRONMENT: Final[dict[str, Any]] = {"auto_envvar_prefix": "TOWNWRIGHT"}
"""Settings of a command whose option ``--store`` may also be given as ``TOWNWRIGHT_STORE``, and so on."""
