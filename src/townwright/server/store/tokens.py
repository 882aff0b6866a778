"""Secrets that a browser holds: 256 random bits, of which the store keeps only the hash."""

from __future__ import annotations

import hashlib
import secrets


def fresh_token() -> str:
    """A new token, safe in a cookie and in an address."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is stored of a token. So many random bits need no salt."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
