"""Which addresses of push services are called: public ones over TLS, so that nobody has us call what is ours alone."""

from __future__ import annotations

import ipaddress
import re
import socket
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from townwright.core.refusals import NotNow
from townwright.server.ops.daemon_threads import in_daemon_thread

ENDPOINT: Final = re.compile(r"https://(?P<host>[a-zA-Z0-9.-]{1,253})(?::(?P<port>[0-9]{1,5}))?(?P<path>/[!-~]{0,900})")
TLS_PORT: Final = 443
UNICAST: Final = ipaddress.IPv6Network("2000::/3")
"""All that is given out of IPv6: what is mapped, translated (NAT64, 64:ff9b::/96), local or reserved is not in it."""
TUNNELS: Final = (ipaddress.IPv6Network("2001::/32"), ipaddress.IPv6Network("2002::/16"))
"""Teredo and 6to4: an address of IPv4 stands inside, and a gateway would lead there."""


class BadEndpoint(NotNow):
    """Raised for an address that is not called."""


def bad_endpoint() -> BadEndpoint:
    """The refusal of an address that is not called."""
    return BadEndpoint("server-bad-endpoint", "this is not the address of a public push service")


@dataclass(frozen=True, slots=True)
class PushAddress:
    """Where a push service is called."""

    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """The address without its path, as a signature names it."""
        return f"https://{self.host}" + ("" if self.port == TLS_PORT else f":{self.port}")


def read_endpoint(endpoint: str, allow_private: bool = False) -> PushAddress:
    """The parts of an endpoint; refused unless it is an https address with a name, at the usual port.

    >>> read_endpoint("https://push.example/a1").origin
    'https://push.example'
    """
    found = ENDPOINT.fullmatch(endpoint)
    if found is None:
        raise bad_endpoint()
    address = PushAddress(found["host"].lower(), int(found["port"] or TLS_PORT), found["path"])
    if not allow_private and (address.port != TLS_PORT or is_number(address.host) or "." not in address.host):
        raise bad_endpoint()
    return address


def lane_of(endpoint: str) -> str:
    """The name under which deliveries to a push service wait for each other: whoever owns a name owns all below it.

    >>> lane_of("https://a7.updates.push.example/a1")
    'push.example'
    """
    return ".".join((urlsplit(endpoint).hostname or "").split(".")[-2:])


def is_number(host: str) -> bool:
    """Whether a host is an address in numbers, also in one of the old spellings."""
    return host.rpartition(".")[2].isdigit() or host.startswith("0x")


async def resolve(address: PushAddress, allow_private: bool = False) -> str:
    """The number to call, looked up once; refused if the name stands for anything that is not public.

    Whoever connects uses this number, so that a second look-up cannot lead elsewhere.
    """
    try:
        found = await in_daemon_thread(
            lambda: socket.getaddrinfo(address.host, address.port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)
        )
    except OSError:
        raise bad_endpoint() from None
    numbers = [str(entry[4][0]) for entry in found]
    if not numbers or not (allow_private or all(is_public(number) for number in numbers)):
        raise bad_endpoint()
    return numbers[0]


def is_public(number: str) -> bool:
    """Whether an address in numbers belongs to the public network, and leads to no other that is written inside it.

    >>> [is_public(each) for each in ("9.9.9.9", "10.0.0.1", "127.0.0.1", "::1", "::ffff:10.0.0.1", "169.254.169.254")]
    [True, False, False, False, False, False]
    """
    parsed = ipaddress.ip_address(number.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv6Address) and (
        parsed not in UNICAST or any(parsed in network for network in TUNNELS)
    ):
        return False
    return parsed.is_global and not parsed.is_multicast
