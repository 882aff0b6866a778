"""``townwright serve``: a server for others."""

from __future__ import annotations

import click

from townwright.cli.support.environment import FROM_ENVIRONMENT, HostCommand, unknown_variables, written_as
from townwright.cli.support.language import translated
from townwright.cli.support.server_start import bind_and_check
from townwright.core.phrases import Phrase


@click.command(cls=HostCommand, context_settings=FROM_ENVIRONMENT)
@click.option("--store", metavar="URL", help="sqlite:///FILE or postgresql://HOST/DATABASE; your own games by default.")
@click.option("--instance", metavar="ID", help="Refuse any other store than the one with this id.")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="0 takes a free one.")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64), help="More need PostgreSQL.")
@click.option(
    "--origin",
    "origins",
    multiple=True,
    envvar=("TOWNWRIGHT_ORIGINS", "TOWNWRIGHT_ORIGIN"),
    metavar="URL",
    help="Where browsers reach it: https://games.example.",
)
@click.option("--proxy", default="", metavar="ADDRESSES", help="Proxies whose forwarded headers are believed.")
@click.option("--bot-workers", default=1, show_default=True, type=click.IntRange(1, 64), help="Processes that think.")
@click.option(
    "--sandbox-workers",
    default=2,
    show_default=True,
    type=click.IntRange(1, 64),
    help="Processes that compute what visitors bring, and as many that search for players.",
)
@click.option(
    "--smtp",
    default="",
    metavar="URL",
    help="Mails about turns go through smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS.",
)
@click.option("--metrics-token", default="", help="Lets who sends it read /metrics.")
@click.pass_context
def command(
    context: click.Context,
    store: str | None,
    instance: str | None,
    host: str,
    port: int,
    workers: int,
    origins: tuple[str, ...],
    proxy: str,
    bot_workers: int,
    sandbox_workers: int,
    smtp: str,
    metrics_token: str,
) -> None:
    """Serve games to others.

    Put a proxy that speaks TLS in front of it, and name the address that browsers use with --origin.
    Every option can also stand in the environment: TOWNWRIGHT_STORE, TOWNWRIGHT_ORIGINS, TOWNWRIGHT_METRICS_TOKEN …
    """
    from townwright.core.refusals import NotNow, Refusal
    from townwright.server import run
    from townwright.server.bots import warm_up
    from townwright.server.http import addresses as addresses
    from townwright.server.http import page_editions
    from townwright.server.notices.mail import read_server
    from townwright.server.ops.json_logging import write_json_lines
    from townwright.server.settings import Settings
    from townwright.server.store import file_of, shown
    from townwright.server.store.errors import StoreError

    for warning in unknown_variables(context.command):
        click.echo(translated(warning), err=True)
    named = {option.name: written_as(context, option) for option in context.command.params}
    try:
        for origin in origins:
            addresses.check_origin(origin, named["origins"])
        addresses.check_proxies(proxy, named["proxy"])
        mail = read_server(smtp) if smtp else None
        if mail and not origins:
            raise NotNow(
                "serve-smtp-origin",
                "mails hold links, so --smtp needs the address of this server: --origin https://games.example",
            )
        if workers > 1 and (store is None or file_of(store) is not None):
            raise NotNow("serve-workers", "several workers need PostgreSQL: SQLite has one writer; use --workers 1")
    except Refusal as refusal:
        raise click.ClickException(translated(refusal.phrase)) from None
    except StoreError as error:
        raise click.ClickException(str(error)) from None
    listener, url = bind_and_check(host, port, store, instance)
    taken = listener.getsockname()[1]
    everywhere = addresses.is_wildcard(host) and not origins
    write_json_lines()
    chosen = Settings(
        store=url,
        instance=instance,
        origins=origins or addresses.own_origins(host, taken),
        any_address_port=taken if everywhere else None,
        bot_workers=bot_workers,
        sandbox_workers=sandbox_workers,
        mail=mail,
        metrics_token=metrics_token,
        page_folder=page_editions.publish(page_editions.BUILT, page_editions.default_folder()),
    )

    def ready() -> None:
        click.echo(translated(_where(host, taken, chosen.origins, everywhere, shown(url))))
        warm_up.warm()

    if workers == 1:
        run.run(chosen, listener, ready, proxy)
    else:
        run.run_workers(chosen, listener, workers, ready, proxy)
    click.echo(translated(Phrase("serve-stopped", "Stopped. Every move that was confirmed is stored.")))


def _where(host: str, port: int, origins: tuple[str, ...], everywhere: bool, store: str) -> Phrase:
    """Where the server listens, how browsers may call it, and where the games are."""
    from townwright.server.http import addresses as addresses

    names = ", ".join(origins)
    if everywhere:
        outer = addresses.network_address()
        if outer is not None:
            names += f", http://{addresses.host_of(outer, port)}"
        return Phrase(
            "serve-everywhere",
            "Townwright listens on port {port} of every address of this machine: {names}; "
            "games are kept in {store}; Ctrl-C stops it.",
            {"port": str(port), "names": names, "store": store},
        )
    return Phrase(
        "serve-here",
        "Townwright listens on {host} for {names}; games are kept in {store}; Ctrl-C stops it.",
        {"host": addresses.host_of(host, port), "names": names, "store": store},
    )
