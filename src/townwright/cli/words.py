"""Options of a game on the command line: ``--option level=3``."""

from __future__ import annotations

from collections.abc import Sequence

import click

from townwright.core.refusals import Unreadable

game_options = click.option(
    "--option", "options", multiple=True, metavar="KEY=VALUE", help="An option of the game, as level=3."
)


def read_words(options: Sequence[str]) -> dict[str, str]:
    """The options as words; each key once."""
    words: dict[str, str] = {}
    for option in options:
        key, equals, value = option.partition("=")
        if not equals or key in words:
            raise Unreadable(
                "option-unreadable", "'{option}' is no option, or stands twice; write KEY=VALUE", option=option
            )
        words[key] = value
    return words
