"""``--components FILE``: tiles and cards of an owner's own, for every command that may name them."""

from __future__ import annotations

from collections.abc import Sequence

import click

from townwright.cli.support.files import print_refusal, read_text
from townwright.core import registry
from townwright.core.refusals import Refusal

own_components = click.option(
    "--components", multiple=True, metavar="FILE", help="A file with tiles or cards of your own that may be named."
)
"""The option of every command that reads what may name an owner's own set."""


def read_components(context: click.Context, names: Sequence[str]) -> tuple[str, ...]:
    """The texts of component files, each checked; the first bad one is told by its own name and ends it all."""
    texts = []
    for name in names:
        try:
            text = read_text(name)
            registry.find_by_components(text).check_components(text)
        except Refusal as refusal:
            print_refusal(name, refusal)
            context.exit(1)
        texts.append(text)
    return tuple(texts)
