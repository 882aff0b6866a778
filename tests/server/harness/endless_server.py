"""A server of a process of its own that computes for ever whatever component file it is shown, up to its limit.

With the word ``loop`` it does so on its event loop, where nothing limits it.
"""

from __future__ import annotations

import sys
from collections.abc import Hashable

from tests.server.harness.serving import GENEROUS
from tests.server.sandbox.hostile_tasks import endless
from townwright.server import run
from townwright.server.sandbox import component_tasks
from townwright.server.sandbox.pool import SandboxPool
from townwright.server.settings import Settings


def endless_instead(*_: object) -> None:
    """A rule that searches without a bound."""
    endless()


async def on_the_loop(_pool: SandboxPool, who: Hashable, *_: object, **__: object) -> None:
    """The same, where everybody waits for it; that workers are started ahead is not meant."""
    if who != "warm":
        endless()


def main(folder: str, where: str = "sandbox") -> None:
    """Serve, and say where."""
    listener = run.listening("127.0.0.1", 0)
    origin = f"http://127.0.0.1:{listener.getsockname()[1]}"
    setattr(component_tasks, "describe_components", endless_instead)  # noqa: B010  a fault that mypy shall not see
    if where == "loop":
        setattr(SandboxPool, "run", on_the_loop)  # noqa: B010
    chosen = Settings(store=f"sqlite:///{folder}/games.db", origins=(origin,), limits=GENEROUS)
    run.run(chosen, listener, lambda: print(origin, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
