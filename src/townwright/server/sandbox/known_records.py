"""Which records were looked at lately: to look at one of them again is no new request."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import Final

from townwright.server.http.rate_limits import RateLimit

KEPT: Final = 1_000


class KnownRecords:
    """The digests of the last records, those looked at the longest ago first."""

    def __init__(self) -> None:
        self._known: dict[bytes, None] = {}

    @contextmanager
    def entered(self, digest: bytes, limit: RateLimit, who: Hashable) -> Iterator[None]:
        """Do as ``enter`` does, and forget the record if what is done with it is refused, fails or is given up."""
        self.enter(digest, limit, who)
        try:
            yield
        except BaseException:
            self.forget(digest)
            raise

    def enter(self, digest: bytes, limit: RateLimit, who: Hashable) -> None:
        """Let somebody look at a record; one that is new here counts, or is refused as too many."""
        if self._known.pop(digest, digest) is not None:
            limit.enter(who)
        self._known[digest] = None
        if len(self._known) > KEPT:
            del self._known[next(iter(self._known))]

    def forget(self, digest: bytes) -> None:
        """Let a record count again."""
        self._known.pop(digest, None)
