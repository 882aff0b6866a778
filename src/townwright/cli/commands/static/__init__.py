"""``townwright static``: the whole game as a folder of files, for any web space."""

from __future__ import annotations

from pathlib import Path

import click

from townwright.cli.commands.static.static_page import NotBuilt, write_static


@click.command(name="static")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
def command(folder: Path) -> None:
    """Write the whole game into a new or empty folder DIR, as plain files that any web space can serve.

    Whoever opens it plays alone, with friends at one device and against programs, without a server: the rules run in
    the browser, and games stay there. The folder may lie under any address.
    """
    from townwright.server.http.page_editions import BUILT

    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise click.ClickException(f"{folder} is there already and is not an empty folder")
    try:
        size = write_static(BUILT, folder)
    except NotBuilt:
        raise click.ClickException("the page has not been built; python3 dev static DIR builds it") from None
    except OSError as error:
        raise click.ClickException(f"the folder could not be written: {error}") from None
    click.echo(f"{folder}: {size / 1e6:.1f} MB. Try it with: python3 -m http.server --directory {folder}")
