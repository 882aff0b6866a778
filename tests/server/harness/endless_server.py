"""A server of a process of its own that computes for ever whatever component file it is shown, up to its limit."""

from __future__ import annotations

import sys

from tests.server.harness.serving import GENEROUS
from tests.server.sandbox.hostile_tasks import endless
from townwright.server import run
from townwright.server.sandbox import record_tasks
from townwright.server.settings import Settings


def endless_instead(*_: object) -> None:
    """A rule that searches without a bound."""
    endless()


def main(folder: str) -> None:
    """Serve, and say where."""
    listener = run.listening("127.0.0.1", 0)
    origin = f"http://127.0.0.1:{listener.getsockname()[1]}"
    setattr(record_tasks, "describe_components", endless_instead)  # noqa: B010  a fault that mypy shall not see
    chosen = Settings(store=f"sqlite:///{folder}/games.db", origins=(origin,), limits=GENEROUS)
    run.run(chosen, listener, lambda: print(origin, flush=True))


if __name__ == "__main__":
    main(sys.argv[1])
