"""Options of a host's commands from the environment, where secrets belong: other users can read a command line."""

from __future__ import annotations

import os
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any, Final

import click

PREFIX: Final = "TOWNWRIGHT"
FROM_ENVIRONMENT: Final[dict[str, Any]] = {"auto_envvar_prefix": PREFIX}
"""Settings of a command whose option ``--store`` may also be given as ``TOWNWRIGHT_STORE``, and so on."""
FILE: Final = "_FILE"


def read_files(environment: MutableMapping[str, str] = os.environ) -> None:
    """Set ``TOWNWRIGHT_STORE`` to what the file in ``TOWNWRIGHT_STORE_FILE`` holds, and so on, unless it is set.

    That is how containers and service managers hand secrets over. A file that cannot be read ends the command.
    """
    for name in [name for name in environment if name.startswith(f"{PREFIX}_") and name.endswith(FILE)]:
        if name.removesuffix(FILE) in environment:
            continue
        try:
            environment[name.removesuffix(FILE)] = Path(environment[name]).read_text("utf-8").strip()
        except (OSError, ValueError) as error:
            raise click.ClickException(cannot_read(name, environment[name], error)) from None


def cannot_read(name: str, path: str, error: OSError | ValueError) -> str:
    """Return the sentence about a file that cannot be read."""
    from townwright.cli.support.language import translated
    from townwright.core.phrases import Phrase

    why = error.strerror if isinstance(error, OSError) else None
    return translated(
        Phrase(
            "serve-secret-file",
            "{name} names {path}, which cannot be read: {why}",
            {"name": name, "path": path, "why": why or type(error).__name__},
        )
    )
