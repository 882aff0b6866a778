"""What bots are compiled from is made ready before anybody plays against one.

Compiling takes a minute or two, once: what it makes is kept on disk, where the processes that think find it. It is done
in a process of its own, below everybody else's needs, so that neither the first page nor a person's move waits for it.
"""

from __future__ import annotations

import multiprocessing
import threading
import time
from multiprocessing.process import BaseProcess
from typing import Final

from townwright.server.ops.process_start import out_of_reach_of_ctrl_c

FIRST_PAGE: Final = 3.0
"""Seconds that the browser has for itself."""
MEMORY: Final = 2 << 30
"""What compiling the bots of all games may take; a worker that only loads what was kept needs far less."""
LOWEST: Final = 19
"""Below thinking bots, so that no answer waits for the compiler."""


def warm(seconds: float = FIRST_PAGE) -> BaseProcess:
    """Begins after so many seconds; the process ends by itself, and with the one that began it."""
    process = multiprocessing.get_context("spawn").Process(
        target=compile_bots, args=(seconds,), name="warming", daemon=True
    )
    with out_of_reach_of_ctrl_c():
        process.start()
    threading.Thread(target=process.join, name="warmed", daemon=True).start()  # or the system would keep its end
    return process


def compile_bots(seconds: float, nice: int = LOWEST) -> None:
    """Compiles and keeps the code of every game's bots, as a thinking worker would load it."""
    if alone_after(seconds):
        return
    from townwright.core import registry
    from townwright.server.bots import quick_answers
    from townwright.server.workers.worker import limit_process
    from townwright.speed.runtime import modes
    from townwright.speed.runtime.compiled_code import CodeUse, NotLoaded, using

    limit_process(MEMORY, nice)
    if not modes.has_compiler():
        return
    for game in registry.names():
        try:
            with using(CodeUse.LOADED):
                quick_answers.ask_strongest(game)
        except NotLoaded as missing:
            try:
                quick_answers.load(game, missing.sources, is_over=lambda: alone_after(0))
            except InterruptedError:
                return


def alone_after(seconds: float) -> bool:
    """Waits so long, or until the process that began this one is gone; whether it is."""
    parent = multiprocessing.parent_process()
    if parent is None:
        time.sleep(seconds)
        return False
    parent.join(seconds)
    return not parent.is_alive()


if __name__ == "__main__":
    compile_bots(0, nice=0)  # whoever asks for it waits for it
