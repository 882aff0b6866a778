"""The bodies of requests and responses about notices."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from townwright.server.protocol.field_types import Incoming, Outgoing

Language = Annotated[str, Meta(pattern=r"^[a-z]{2}$", description="The two letters of a language.")]
Base64Url = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{16,100}$")]


class PushWish(Incoming, frozen=True, kw_only=True):
    """What a browser gives out for being told something through its push service."""

    endpoint: Annotated[str, Meta(min_length=12, max_length=1000)]
    """The address of the push service for this browser; a public https address."""
    p256dh: Base64Url
    auth: Base64Url
    language: Language = "en"


class MailWish(Incoming, frozen=True, kw_only=True):
    """An address for notices by mail."""

    address: Annotated[str, Meta(min_length=6, max_length=254)]
    language: Language = "en"


class NoticeChoices(Outgoing, frozen=True, kw_only=True):
    """The ways to be told of turns, and which of them are chosen."""

    push_key: str | None
    """The server's public key for ``PushManager.subscribe``; None where it sends nothing to browsers."""
    devices: int
    """How many browsers of yours are told."""
    this_device: bool
    """Whether this browser is among them."""
    can_mail: bool
    """Whether the server sends mail."""
    address: str
    """Your address, where somebody who reads its mail has agreed, or nothing."""
    asked: str
    """The address that you named and that has not agreed, or nothing; it takes the place of the other when it does."""


class UsedLink(Outgoing, frozen=True, kw_only=True):
    """What a link in a mail is for."""

    purpose: Literal["confirm", "stop", "never"]
