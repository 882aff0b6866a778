"""Secrets of which the store keeps only the hash: those that a browser holds, and those of links."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

READABLE: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""Thirty-two characters: five bits each."""


def fresh_token() -> str:
    """A new token of 256 random bits, safe in a cookie and in an address."""
    return secrets.token_urlsafe(32)


def seat_token() -> str:
    """A new token of 13 characters for a link that somebody may read out: no capitals, nothing that looks alike.

    Its 65 random bits are enough for an invitation to a seat: it is good once and for seven days, and whoever guesses
    is limited to some requests a second. See docs/storage.md.
    """
    return readable(13)


def watching_token() -> str:
    """A new token of 26 such characters, 130 random bits, for a link that any number of people may use."""
    return readable(26)


def readable(length: int) -> str:
    """So many random characters that can be read out."""
    return "".join(secrets.choice(READABLE) for _ in range(length))


def hashed(token: str) -> str:
    """What is stored of a token. Random bits need no salt."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
