"""Opens a long table from the last position that was kept, and not from its first move.

A snapshot is only a cache: one that is missing, damaged, made by other rules or ahead of the log is not used, and
the whole log is folded instead.
"""

from __future__ import annotations

import hashlib
import logging
import sys
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from townwright import core, tables
from townwright.core.contract import AnyGame
from townwright.server.store.models import Snapshot
from townwright.tables.fact_replay import create_table, replay_facts
from townwright.tables.facts import NumberedFact
from townwright.tables.snapshot.table_snapshots import from_snapshot, to_snapshot
from townwright.tables.table import FindGame, Table

log = logging.getLogger(__name__)

EVERY: Final = 40
"""After so many facts there is something to save."""
READ: Final = (".py", ".txt", ".json")
STARTED: Final = time.time()


def snapshot_of(table: Table) -> Snapshot:
    """The table as it is kept."""
    return Snapshot(table.number, maker(table.game), to_snapshot(table))


def table_of(history: Sequence[NumberedFact], kept: Snapshot | None, find: FindGame) -> tuple[Table, int]:
    """The table after a whole history, and the number of the fact after which it was gone on from what was kept."""
    if kept is not None and kept.number <= len(history) and kept.maker == maker(create_table(history[0], find).game):
        try:
            return from_snapshot(kept.body, kept.number, history, find), kept.number
        except Exception:  # whatever it holds, the log is the truth
            log.exception("a snapshot cannot be used")
    return replay_facts(history, find), 0


def maker(game: AnyGame) -> str:
    """The game's rules to the letter: whoever changes a line makes other snapshots, whatever the version is."""
    return f"{game.name} {game.rules} {_digest(type(game).__module__)}"


@cache
def _digest(module: str) -> str:
    digest = hashlib.sha256()
    for package in (core, tables, sys.modules[module]):
        digest.update(sources(Path(str(package.__file__)).parent))
    return digest.hexdigest()


def sources(folder: Path, since: float = STARTED) -> bytes:
    """What the sources in a folder say; after a change that this process has not read, what nobody else says."""
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.suffix in READ:
            digest.update(f"{path.name}\n".encode() + path.read_bytes())
            if path.stat().st_ctime > since:
                digest.update(f"not what runs here since {since}".encode())
    return digest.digest()
