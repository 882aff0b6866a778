"""Whether a running server answers and can store, asked as a monitor would."""

from __future__ import annotations

import http.client
from typing import Final
from urllib.parse import urlsplit

import click

from townwright.cli.support.files import print_text, visible

PATIENCE: Final = 5.0
"""Seconds until a server that says nothing counts as one that does not answer."""
MEANING: Final = {
    ("live", True): "it answers",
    ("live", False): "it does not say that it lives",
    ("ready", True): "it can store moves",
    ("ready", False): "it cannot store moves now",
}


@click.command(short_help="Ask a running server whether all is well.")
@click.option("--url", default="http://127.0.0.1:8000", show_default=True, help="Where the server listens.")
@click.pass_context
def health(context: click.Context, url: str) -> None:
    """Ask a running server whether it answers and can store moves; the status is 1 if not."""
    well = True
    for kind in ("live", "ready"):
        good = answers(url, f"/health/{kind}")
        print_text(f"{kind}: {MEANING[kind, good]}")
        well &= good
    if not well:
        context.exit(1)


def answers(url: str, path: str) -> bool:
    """Whether the server says yes at a path; one that cannot be reached is a sentence."""
    try:
        found = urlsplit(url)
        scheme, host, port = found.scheme, found.hostname, found.port
    except ValueError:  # a port that is none
        scheme, host, port = "", None, None
    if not host or scheme not in ("http", "https"):
        raise click.ClickException(visible(f"'{url}' is no address of a server; write http://HOST:PORT."))
    kind = http.client.HTTPSConnection if scheme == "https" else http.client.HTTPConnection
    connection = kind(host, port, timeout=PATIENCE)
    try:
        connection.request("GET", path)
        return connection.getresponse().status == 200
    except (OSError, http.client.HTTPException) as error:
        raise click.ClickException(visible(f"{url} does not answer: {error}.")) from None
    finally:
        connection.close()
