"""A server of whichever Townwright ``PYTHONPATH`` names."""

from __future__ import annotations

from pathlib import Path

from townwright.server import run
from townwright.server.http import page_editions
from townwright.server.ops.json_logging import write_json_lines
from townwright.server.settings import Limits, Settings

MANY = 100_000
LIMITS = Limits(
    seated_messages=MANY,
    other_messages=MANY,
    requests=MANY,
    tables_per_minute=MANY,
    guests_per_minute=MANY,
    open_tables=MANY,
    sockets_per_address=MANY,
    sockets_per_session=MANY,
    hello_seconds=60.0,
)


def main(port: int, store: str, page: str, *origins: str) -> None:
    """Serve until SIGTERM, as ``townwright serve`` does."""
    write_json_lines()
    chosen = Settings(
        store=store,
        origins=origins,
        limits=LIMITS,
        grace_seconds=0.0,
        page_folder=page_editions.publish(page_editions.BUILT, Path(page)),
    )
    run.run(chosen, run.listening("127.0.0.1", port), lambda: print("ready", flush=True), "127.0.0.1")
