"""Signed links in mails: they confirm an address, stop its mails or its questions, and need no session."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, Literal

LinkPurpose = Literal["confirm", "stop", "never"]
PURPOSES: Final[dict[str, LinkPurpose]] = {"c": "confirm", "s": "stop", "n": "never"}
SIGNED: Final = 24
"""Hexadecimal digits of a signature."""


def write_link(secret: str, purpose: LinkPurpose, address_id: str) -> str:
    """The token of a link for an address; for ``never``, the id is the hash of the address."""
    return purpose[0] + address_id + signature(secret, purpose, address_id)


def read_link(secret: str, token: str) -> tuple[LinkPurpose, str] | None:
    """What a token is for, and which address; None if we have not written it."""
    purpose, address_id, signed = PURPOSES.get(token[:1]), token[1:-SIGNED], token[-SIGNED:]
    if (
        purpose is None
        or not token.isascii()
        or not hmac.compare_digest(signature(secret, purpose, address_id), signed)
    ):
        return None
    return purpose, address_id


def signature(secret: str, purpose: LinkPurpose, address_id: str) -> str:
    """The part of a token that only the holder of the secret can write."""
    return hmac.new(secret.encode(), f"{purpose} {address_id}".encode(), hashlib.sha256).hexdigest()[:SIGNED]


def address_hash(secret: str, address: str) -> str:
    """What is kept of an address that was asked: the same for capitals and for what stands behind a plus sign.

    >>> address_hash("5", "Ada+games@Example.org") == address_hash("5", "ada@example.org")
    True
    """
    name, _, domain = address.lower().partition("@")
    plain = f"{name.partition('+')[0]}@{domain}"
    return hmac.new(secret.encode(), f"address {plain}".encode(), hashlib.sha256).hexdigest()[:32]
