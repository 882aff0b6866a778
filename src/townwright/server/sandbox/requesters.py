"""Whom a task is done for: a person, and the network address that the request or the socket came from."""

from __future__ import annotations

from collections.abc import Hashable
from contextvars import ContextVar
from typing import NamedTuple

_address: ContextVar[str | None] = ContextVar("address", default=None)


class Requester(NamedTuple):
    """A network and a person in it, as queues count them."""

    network: Hashable
    person: Hashable


def asked_from(address: str) -> None:
    """Count all that this request or socket leads to for an address, also in the tasks that it starts."""
    _address.set(address)


def requester(who: Hashable) -> Requester:
    """Return whom a task for this person counts for; what no visitor has asked for counts for the person alone."""
    return Requester(_address.get() or who, who)
