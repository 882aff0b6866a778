"""Refusals that whoever answers the protocol says in the same words, and the status of each kind over HTTP."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from townwright.core.phrases import Phrase

UNREADABLE: Final = "unreadable"
STATUS: Final[Mapping[str, int]] = {
    UNREADABLE: 400,
    "unknown": 404,
    "not-yours": 403,
    "not-now": 409,
    "stale": 409,
    "untrue": 422,
    "too-much": 422,
    "hidden": 404,
    "session": 401,
    "busy": 503,
}

NO_TABLE: Final = Phrase("server-no-table", "there is no such table for you")
CANNOT_SAVE: Final = Phrase("server-cannot-save", "this cannot be saved at the moment")
AHEAD: Final = Phrase("server-page-ahead", "this page knows more than the server has stored; load it again")
