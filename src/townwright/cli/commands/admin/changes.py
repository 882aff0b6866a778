"""What a host changes for somebody who asks: a forgotten password, a lost device, the wish to be gone."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import click

from townwright.cli.support.data_folder import own_store
from townwright.cli.support.environment import FROM_ENVIRONMENT
from townwright.cli.support.files import print_text, visible
from townwright.cli.support.reading_stores import sentences, store_option

if TYPE_CHECKING:
    from townwright.server.store.contract import Store
    from townwright.server.store.models import Account

LETTERS: Final = 16
"""Letters of a password that is made for somebody: about 80 bits."""
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without letters and digits that look alike."""


@click.command(context_settings=FROM_ENVIRONMENT, short_help="Give an account a new password.")
@click.argument("name")
@store_option
def password(name: str, store: str | None) -> None:
    """Give the account NAME a new password, print it once, and sign its owner out everywhere."""
    from townwright.server.auth.passwords import COST

    made = "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))

    async def change(opened: Store, account: Account) -> None:
        await opened.set_password(account.person_id, COST.hash(made))
        await opened.end_sessions(account.person_id)

    change_account(name, store, change)
    print_text(f"{name} can log in with {made} and is asked for it on every device.")


@click.command(name="sign-out", context_settings=FROM_ENVIRONMENT, short_help="End all sessions of an account.")
@click.argument("name")
@store_option
def sign_out(name: str, store: str | None) -> None:
    """End all sessions of the account NAME, for somebody who has lost a device."""
    change_account(name, store, lambda opened, account: opened.end_sessions(account.person_id))
    print_text(f"{name} is signed out everywhere.")


@click.command(context_settings=FROM_ENVIRONMENT, short_help="Delete an account; its games stay, nameless.")
@click.argument("name")
@click.option("--yes", is_flag=True, help="Do not ask.")
@store_option
def forget(name: str, yes: bool, store: str | None) -> None:
    """Delete the account NAME and what tells who its owner is; games stay, with nobody's name."""
    if not yes:
        change_account(name, store, nothing)  # a name that nobody has is told before anybody is asked
        click.confirm(visible(f"Forget {name}? This cannot be taken back."), abort=True)
    change_account(name, store, lambda opened, account: opened.forget(account.person_id))
    print_text(f"{name} is forgotten.")


async def nothing(opened: Store, account: Account) -> None:
    """Change nothing in an account."""


def change_account(name: str, store: str | None, change: Callable[[Store, Account], Awaitable[None]]) -> None:
    """Open a store for oneself and change one account in it; a name that no account has is a sentence."""
    with sentences():
        asyncio.run(changing(name, store or own_store(), change))


async def changing(name: str, url: str, change: Callable[[Store, Account], Awaitable[None]]) -> None:
    """Find the account in the store, change it, and close the store."""
    from townwright.server.store import file_of, open_store

    path = file_of(url)
    if path is not None and not path.is_file():  # which would be made, and found empty
        raise click.ClickException(visible(f"There is no storage {path}."))
    opened = await open_store(url)
    try:
        account = await opened.account(name)
        if account is None:
            raise click.ClickException(visible(f"There is no account '{name}' in this store."))
        await change(opened, account)
    finally:
        await opened.close()
