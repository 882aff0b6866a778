"""How often somebody may try to log in. Whoever guesses is slowed down; nobody can lock another's account.

Strangers are counted by the name they try together with the network they come from, so that wrong passwords from
elsewhere take nothing from the owner. If many networks try one name, each of them still has a try now and then. A
browser that knows the account has an allowance of its own, which no stranger can use up.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from ipaddress import ip_network
from typing import Final

from townwright.server.http.rate_limits import RateLimit, TooManyRequests
from townwright.server.settings import Limits

QUARTER: Final = 15 * 60
NETWORK: Final = 24
"""Bits of an IPv4 address that name a network; an address of IPv6 already is a /64 here."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A try that was let through, and the allowances that it took from."""

    taken: tuple[tuple[RateLimit, Hashable], ...]

    def succeeded(self) -> None:
        """Give back what was taken: only wrong passwords count."""
        for limit, who in self.taken:
            limit.give_back(who)


class LoginLimits:
    """The allowances of one process."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._addresses = RateLimit(limits.logins_per_address, 600, clock)
        self._networks = RateLimit(limits.logins_per_network, QUARTER, clock)
        self._names = RateLimit(limits.logins_per_name, 60 * 60, clock)
        self._seldom = RateLimit(1, QUARTER, clock)
        self._devices = RateLimit(limits.logins_per_network, QUARTER, clock)
        self._sessions = RateLimit(limits.logins_per_network, QUARTER, clock)

    def new_account(self, address: str) -> None:
        """Count a new account, whose password costs as much time as a log-in."""
        self._addresses.enter(address)

    def stranger(self, skeleton: str, address: str) -> Attempt:
        """Count a try of a browser that does not know the account, whether there is such an account or not."""
        network = (skeleton, network_of(address))
        self._addresses.enter(address)
        self._networks.enter(network)
        taken: tuple[tuple[RateLimit, Hashable], ...] = ((self._addresses, address), (self._networks, network))
        try:
            self._names.enter(skeleton)
        except TooManyRequests:
            self._seldom.enter(network)
            return Attempt((*taken, (self._seldom, network)))
        return Attempt((*taken, (self._names, skeleton)))

    def known_device(self, device: str) -> Attempt:
        """Count a try of a browser that has been logged in to the account before."""
        self._devices.enter(device)
        return Attempt(((self._devices, device),))

    def change_of_password(self, session: str) -> Attempt:
        """Count a change of password by the session that asks for it."""
        self._sessions.enter(session)
        return Attempt(((self._sessions, session),))


def network_of(address: str) -> str:
    """The network that an address, as visitors are counted, belongs to.

    >>> network_of("192.0.2.77"), network_of("2001:db8:1:2::/64"), network_of("")
    ('192.0.2.0/24', '2001:db8:1:2::/64', '')
    """
    try:
        found = ip_network(address)
    except ValueError:
        return address
    return str(found.supernet(new_prefix=NETWORK)) if found.version == 4 else address
