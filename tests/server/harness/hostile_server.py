"""The server that is attacked, in a process of its own: the real one, or one with a planted fault.

It loads what ``townwright serve`` loads and nothing of the tests, since each of its workers loads this file again.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.warm_python import Process, start


def main(port: str, folder: str, planted: str = "") -> None:
    """Serve, and say so."""
    from tests.server.harness.serving import GENEROUS
    from townwright.server import run
    from townwright.server.ops.json_logging import write_json_lines
    from townwright.server.sandbox import pool
    from townwright.server.settings import MailSettings, Settings
    from townwright.server.workers import worker

    write_json_lines()
    if planted:
        setattr(worker, "PRELOAD", ("tests.server.harness.planted_worker",))  # noqa: B010  a fault that mypy shall not see
    if planted == "loop":
        from tests.server.harness import planted_search

        planted_search.plant()
        setattr(pool.SandboxPool, "run", at_once)  # noqa: B010
    chosen = Settings(
        store=f"sqlite:///{folder}/games.db",
        origins=(f"http://127.0.0.1:{port}",),
        limits=GENEROUS,
        mail=MailSettings(host="127.0.0.1", port=9, sender="games@example.org", security="none"),  # nobody is there
    )
    run.run(chosen, run.listening("127.0.0.1", int(port)), lambda: print("ready", flush=True))


async def at_once(_pool: object, _who: object, call: Any, *given: Any, near: object = None) -> Any:
    """Compute on the event loop whatever comes."""
    return call(*given)


@contextmanager
def served(port: int, planted: str = "") -> Iterator[Process]:
    """A server in a process of its own, for as long as the block lasts."""
    with (
        tempfile.TemporaryDirectory() as folder,
        start("-m", "tests.server.harness.hostile_server", str(port), folder, planted) as process,
    ):
        try:
            if process.stdout.readline() != "ready\n":
                raise RuntimeError("the server did not start")
            yield process
        finally:
            process.kill()


if __name__ == "__main__":
    main(*sys.argv[1:])
