"""``townwright play``: a private server on this machine, and the browser on it."""

from __future__ import annotations

import logging
import webbrowser

import click

from townwright.cli.support.language import translated
from townwright.cli.support.server_start import bind_and_check


@click.command()
@click.argument("game", required=False)
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 lets other devices in.")
@click.option("--port", default=0, type=click.IntRange(0, 65535), help="A free one by default.")
@click.option("--store", metavar="URL", help="Where the games are kept; in your data folder by default.")
@click.option("--browser/--no-browser", default=True, help="Whether to open the browser.")
def command(game: str | None, host: str, port: int, store: str | None, browser: bool) -> None:
    """Play on this machine: starts a private server and opens the browser."""
    from townwright.server.ops import garbage

    with garbage.paused():
        from townwright.core import registry
        from townwright.core.refusals import Refusal
        from townwright.server import run
        from townwright.server.bots import warm_up
        from townwright.server.http import addresses as addresses
        from townwright.server.settings import Settings

    try:
        if game is not None:
            registry.find(game)
    except Refusal as refusal:
        raise click.ClickException(translated(refusal.phrase)) from None
    listener, url = bind_and_check(host, port, store)
    taken = listener.getsockname()[1]
    origins = addresses.own_origins(host, taken)
    everywhere = addresses.is_wildcard(host)
    outer = addresses.network_address() if everywhere else None
    address = origins[0] if outer is None else f"http://{addresses.host_of(outer, taken)}"
    chosen = Settings(store=url, origins=origins, any_address_port=taken if everywhere else None)

    def ready() -> None:
        click.echo(f"Townwright is at {address}/{game or ''} and Ctrl-C stops it.")
        if browser:
            webbrowser.open(f"{address}/{game or ''}")
        warm_up.warm()

    log_for_player()
    run.run(chosen, listener, ready)
    click.echo("Stopped. Every move is stored; come back any time.")


def log_for_player() -> None:
    """Print warnings and errors as plain lines, without what only measures the server."""
    from townwright.server.ops import watchdog

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s: %(message)s")
    watchdog.log.setLevel(logging.ERROR)
