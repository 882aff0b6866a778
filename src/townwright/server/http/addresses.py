"""The addresses under which browsers reach a server."""

from __future__ import annotations

import re
import socket
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from townwright.core.refusals import Unreadable

HTTP_PORT: Final = 80
USUAL_PORTS: Final = {"http": HTTP_PORT, "https": 443}
"""Browsers leave these out."""
HOST: Final = re.compile(r"(?:\[(?P<six>[0-9a-f.]*:[0-9a-f:.]*)\]|(?P<name>[a-z0-9.-]+))(?::(?P<port>[0-9]{1,5}))?")
LONGEST_HOST: Final = 300
"""A name has 253 characters at most, and a port follows."""
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


def check_origin(text: str, name: str = "--origin") -> str:
    """An address exactly as browsers write it, or refused with how they would; ``name`` is where it stands."""
    meant = _as_browsers_write(text if "://" in text else f"https://{text}")
    if meant is None:
        raise Unreadable(
            "serve-origin-unreadable",
            "{name}: '{text}' is no address of a server; write https://games.example",
            name=name,
            text=text,
        )
    if meant != text:
        raise Unreadable(
            "serve-origin",
            "{name}: {text} is not as browsers write it; write {meant}",
            name=name,
            text=text,
            meant=meant,
        )
    return text


def check_proxies(text: str, name: str = "--proxy") -> str:
    """Addresses and networks in numbers, with commas between them, or ``*`` for everybody; nothing for nobody."""
    for one in filter(None, (part.strip() for part in text.split(","))):
        try:
            ip_network(one)
        except ValueError:
            if text.strip() != "*":
                raise Unreadable(
                    "serve-proxy",
                    "{name}: {text} is no address in numbers; write 127.0.0.1 or 10.0.0.0/8",
                    name=name,
                    text=one,
                ) from None
    return text


def _as_browsers_write(text: str) -> str | None:
    try:
        split = urlsplit(text)
        name = (split.hostname or "").encode("ascii" if ":" in (split.hostname or "") else "idna").decode()
        port = None if split.port == USUAL_PORTS.get(split.scheme) else split.port
    except ValueError:
        return None
    written = f"[{name}]" if ":" in name else name
    host = written if port is None else f"{written}:{port}"
    return f"{split.scheme}://{host}" if split.scheme in USUAL_PORTS and HOST.fullmatch(host) else None


def is_numeric(host: str, port: int | None = None) -> bool:
    """Whether a Host is an address in numbers or ``localhost``, with that port or any.

    No foreign site has such a name, so none can be led here by whoever rules over its own.
    """
    read = HOST.fullmatch(host) if len(host) <= LONGEST_HOST else None
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


def visitor_address(host: str) -> str:
    """The visitor that an address counts as: a network of IPv6 that one customer has is one visitor."""
    numbers = _numbers(host)
    if isinstance(numbers, IPv6Address) and numbers.ipv4_mapped is not None:
        return str(numbers.ipv4_mapped)  # so a socket for both kinds names an address of IPv4
    return str(ip_network((numbers, 64), strict=False)) if isinstance(numbers, IPv6Address) else host


def network_address() -> str | None:
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
