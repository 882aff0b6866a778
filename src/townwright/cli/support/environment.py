"""Options of a host's commands from the environment, where secrets belong: other users can read a command line."""

from __future__ import annotations

import os
from collections.abc import Mapping, MutableMapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

import click
from click.core import ParameterSource

from townwright.core.phrases import Phrase

PREFIX: Final = "TOWNWRIGHT"
FROM_ENVIRONMENT: Final[dict[str, Any]] = {"auto_envvar_prefix": PREFIX}
"""Settings of a command whose option ``--store`` may also be given as ``TOWNWRIGHT_STORE``, and so on."""
FILE: Final = "_FILE"
OTHERS: Final = frozenset({f"{PREFIX}_SETTINGS", f"{PREFIX}_PLAIN"})
"""What else Townwright reads: settings for worker processes, and the wish for rules that are not compiled."""


class HostCommand(click.Command):
    """A command that tells of a wrong value in the environment by the name of its variable."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the options; ``BadParameter`` names the variable if the value stood in the environment."""
        try:
            return super().parse_args(ctx, args)
        except click.BadParameter as error:
            if error.param is not None and is_from_environment(ctx, error.param):
                error.param_hint = written_as(ctx, error.param)
            raise


def is_from_environment(context: click.Context, option: click.Parameter) -> bool:
    """Whether the value of an option stood in the environment."""
    return context.get_parameter_source(option.name or "") is ParameterSource.ENVIRONMENT


def written_as(context: click.Context, option: click.Parameter) -> str:
    """How the value of an option was given: ``--origin``, or ``TOWNWRIGHT_ORIGINS`` if it stood in the environment."""
    if not is_from_environment(context, option):
        return option.opts[0]
    return next(name for name in variables(option) if os.environ.get(name))


def variables(option: click.Parameter) -> tuple[str, ...]:
    """The variables that an option is read from, the first that is set counts."""
    named = (option.envvar,) if isinstance(option.envvar, str) else tuple(option.envvar or ())
    return (*named, f"{PREFIX}_{option.name}".upper())


def unknown_variables(command: click.Command, environment: Mapping[str, str] = os.environ) -> list[Phrase]:
    """A warning for each variable that looks like a setting of the command and is none, with the one that is like it.

    A slip would change nothing and say nothing otherwise. Values stay out of it, since they may be secrets.
    """
    known = {name for option in command.params for name in variables(option)}
    known |= {f"{name}{FILE}" for name in known} | OTHERS
    words = sorted(name.removeprefix(f"{PREFIX}_") for name in known)
    warnings = []
    for name in sorted(name for name in environment if name.startswith(f"{PREFIX}_") and name not in known):
        near = get_close_matches(name.removeprefix(f"{PREFIX}_"), words, 1)
        warnings.append(
            Phrase(
                "serve-variable-near",
                "Warning: {name} is no setting of the server and changes nothing; {near} is one.",
                {"name": name, "near": f"{PREFIX}_{near[0]}"},
            )
            if near
            else Phrase(
                "serve-variable", "Warning: {name} is no setting of the server and changes nothing.", {"name": name}
            )
        )
    return warnings


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

    why = error.strerror if isinstance(error, OSError) else None
    return translated(
        Phrase(
            "serve-secret-file",
            "{name} names {path}, which cannot be read: {why}",
            {"name": name, "path": path, "why": why or type(error).__name__},
        )
    )
