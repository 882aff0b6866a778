"""Commands that read a store, also while a server uses it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

import click

from townwright.cli.support.data_folder import own_store
from townwright.cli.support.files import visible

if TYPE_CHECKING:
    from townwright.server.store.transaction import Transaction

T = TypeVar("T")

store_option = click.option(
    "--store", metavar="URL", help="sqlite:///FILE or postgresql://HOST/DATABASE; your own games by default."
)


def read(store: str | None, work: Callable[[Transaction], T]) -> T:
    """Return what the work finds in one consistent state of the store; a store that cannot be read is a sentence."""
    from townwright.server.store.backup.endpoints import reading

    with sentences(), reading(store or own_store()) as (transaction, _):
        return work(transaction)


@contextmanager
def sentences() -> Iterator[None]:
    """Turn trouble with a store into one sentence and exit status 1."""
    from townwright.server.store.errors import StoreError

    try:
        yield
    except (StoreError, OSError) as error:
        raise click.ClickException(visible(str(error))) from None
