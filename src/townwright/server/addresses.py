"""The addresses under which browsers reach a server."""

from __future__ import annotations

import re
import socket
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

HTTP_PORT: Final = 80
"""Browsers leave this port out."""
HOST: Final = re.compile(r"(?:\[(?P<six>[0-9a-f:.]*:[0-9a-f:.]*)\]|(?P<name>[a-z0-9.-]+))(?::(?P<port>[0-9]{1,5}))?")
NOWHERE: Final = ("192.0.2.1", 9)
"""An address that nobody has: the way to it begins where the way to everybody else does."""


def own_origins(host: str, port: int) -> tuple[str, ...]:
    """How browsers call a server that listens there; on the machine itself also by ``localhost``."""
    name = "127.0.0.1" if is_wildcard(host) or host == "localhost" else host
    names = (name, "localhost") if is_loopback(name) else (name,)
    return tuple(f"http://{host_of(one, port)}" for one in names)


def host_of(name: str, port: int) -> str:
    """What a browser sends as Host."""
    written = f"[{name}]" if ":" in name else name
    return written if port == HTTP_PORT else f"{written}:{port}"


def is_numeric(host: str, port: int | None = None) -> bool:
    """Whether a Host is an address in numbers or ``localhost``, with that port or any.

    No foreign site has such a name, so none can be led here by whoever rules over its own.
    """
    read = HOST.fullmatch(host)
    if read is None or (port is not None and int(read["port"] or HTTP_PORT) != port):
        return False
    return read["name"] == "localhost" or _numbers(read["six"] or read["name"]) is not None


def is_wildcard(host: str) -> bool:
    """Whether listening there means listening on every address of this machine."""
    numbers = _numbers(host)
    return host == "" or (numbers is not None and numbers.is_unspecified)


def is_loopback(host: str) -> bool:
    """Whether only this machine itself can have that address."""
    numbers = _numbers(host)
    return numbers is not None and numbers.is_loopback


def outer_address() -> str | None:
    """The address of this machine in its network, if it is in one."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(NOWHERE)  # nothing is sent
        return str(probe.getsockname()[0])
    return None


def _numbers(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None
