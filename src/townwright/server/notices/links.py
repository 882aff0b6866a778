"""Signed links in mails: they confirm an address or stop its mails, and need no session."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, Literal

LinkPurpose = Literal["confirm", "stop"]
PURPOSES: Final[dict[str, LinkPurpose]] = {"c": "confirm", "s": "stop"}
SIGNED: Final = 24
"""Hexadecimal digits of a signature."""


def write_link(secret: str, purpose: LinkPurpose, address_id: str) -> str:
    """The token of a link for an address."""
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
