"""How a server begins: its port first and then its store, so that a port that is taken leaves no store behind."""

from __future__ import annotations

import asyncio
import socket

import click

from townwright.cli.support.data_folder import data_folder, own_store
from townwright.cli.support.language import translated
from townwright.core.phrases import Phrase
from townwright.core.refusals import NotNow, Refusal


def bind_and_check(host: str, port: int, store: str | None, instance: str | None = None) -> tuple[socket.socket, str]:
    """Binds the port and checks the store; returns the socket and the store's address, or exits with why not."""
    from townwright.server.store.errors import StoreError

    try:
        listener = _listening(host, port)
        try:
            return listener, _checked(store, instance)
        except BaseException:
            listener.close()
            raise
    except Refusal as refusal:
        raise click.ClickException(translated(refusal.phrase)) from None
    except StoreError as error:
        raise click.ClickException(str(error)) from None


def _listening(host: str, port: int) -> socket.socket:
    from townwright.server import run
    from townwright.server.http import addresses

    try:
        return run.listening(host, port)
    except OSError as error:
        where, why = addresses.host_of(host, port), error.strerror or str(error)
        raise NotNow(
            "serve-cannot-listen",
            "cannot listen on {where}: {why}; name another port with --port, or 0 for one that is free",
            where=where,
            why=why,
        ) from None


def _checked(store: str | None, instance: str | None) -> str:
    from townwright.server import run

    try:
        url = store or own_store()
    except OSError as error:
        raise NotNow(
            "serve-no-folder",
            "no games can be kept in {folder}: {why}; name another place with --store",
            folder=str(data_folder()),
            why=error.strerror or str(error),
        ) from None
    asyncio.run(run.check_store(url, instance))
    _warn_of_file_system(url)
    return url


def _warn_of_file_system(url: str) -> None:
    """Say that locks may not keep a second server out, where the games lie on another machine's disk."""
    from townwright.server.store import file_of
    from townwright.server.store.sqlite.file_system import untrusted_file_system

    path = file_of(url)
    kind = None if path is None else untrusted_file_system(path)
    if kind is not None:
        warning = Phrase(
            "serve-untrusted-locks",
            "Warning: {path} lies on {kind}, whose locks may not keep a second server out; two servers on one file "
            "lose moves. Keep the games on a local disk, or in PostgreSQL.",
            {"path": str(path), "kind": kind},
        )
        click.echo(translated(warning), err=True)
