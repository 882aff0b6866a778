"""Options of a game on the command line: ``--option level=3``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import click

from townwright.cli.support.language import translated
from townwright.core import registry
from townwright.core.options.fields import NOTHING, Number, Option, SomeOf
from townwright.core.refusals import Unreadable

game_options = click.option(
    "--option", "options", multiple=True, metavar="KEY=VALUE", help="An option of the game, as below; several times."
)


class GameCommand(click.Command):
    """A command that takes options of games, and lists them in its help as the games describe them."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options of every game into the help, then the usual end of it."""
        for name in registry.names():
            game = registry.find(name)
            with formatter.section(f"Options of {game.name}"):
                formatter.write_dl(
                    [(f"{option.name}={words_of(option)}", option_help(option)) for option in game.option_schema]
                )
        super().format_epilog(ctx, formatter)


def words_of(option: Option) -> str:
    """What can be written for an option: ``1|2|3``, ``1..8`` or words with blanks between them."""
    names = [value.word for value in option.values]
    if isinstance(option, Number):
        return "|".join([f"{option.least}..{option.most}", *names])
    if isinstance(option, SomeOf):
        return f"{NOTHING}|" + " ".join(f"[{name}]" for name in names)
    return "|".join([*names, *(["…"] if option.own else [])])


def option_help(option: Option) -> str:
    """An option in a few words: what it is, what its values mean, and what stands for it if it is left out."""
    return "; ".join(parts(option))


def parts(option: Option) -> Iterator[str]:
    """What the help says about an option."""
    yield translated(option.label) if option.help is None else f"{translated(option.label)}: {translated(option.help)}"
    for value in option.values:
        yield f"{value.word}: {translated(value.label)}" + (f" ({translated(value.help)})" if value.help else "")
    if not isinstance(option, Number | SomeOf) and option.own is not None:
        yield f"…: {translated(option.own)}"
    yield f"default {option.default_word}"


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
