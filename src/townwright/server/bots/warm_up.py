"""What bots are compiled from is made ready before anybody plays against one.

Compiling takes a minute, once: what it makes is kept on disk, where the processes that think find it. It is done in a
process of its own, below everybody else's needs, so that neither the first page nor a person's move waits for it.
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
import time
from multiprocessing import resource_tracker
from multiprocessing.process import BaseProcess
from typing import Final

FIRST_PAGE: Final = 3.0
"""Seconds that the browser has for itself."""
NODES: Final = 50


def warm(seconds: float = FIRST_PAGE) -> BaseProcess:
    """Begins after so many seconds; the process ends by itself, and with the one that began it."""
    process = multiprocessing.get_context("spawn").Process(
        target=ask_bots, args=(seconds,), name="warming", daemon=True
    )
    # Ctrl-C at a terminal reaches every process there; this one is left to the server, from its first moment.
    resource_tracker.ensure_running()  # which would unblock the signal again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    process.start()
    signal.pthread_sigmask(signal.SIG_SETMASK, before)
    threading.Thread(target=process.join, name="warmed", daemon=True).start()  # or the system would keep its end
    return process


def ask_bots(seconds: float) -> None:
    """Asks the strongest bot of every game at some moments, as a thinking worker would."""
    if alone_after(seconds):
        return
    from townwright import bots
    from townwright.core import registry
    from townwright.server.bots.worker_process import BotTask, choose_move, input_for_bot, limit_resources
    from townwright.speed.runtime import modes
    from townwright.speed.runtime.readable_games import some_moments

    limit_resources()
    if not modes.has_compiler():
        return
    for name in registry.names():
        game, bot = registry.find(name), bots.own(name)[-1].name
        for state in some_moments(game):
            if alone_after(0):
                return
            choose_move(input_for_bot(registry.find, BotTask(name, bot, state, game.to_act(state)[0], NODES, seed=1)))


def alone_after(seconds: float) -> bool:
    """Waits so long, or until the process that began this one is gone; whether it is."""
    parent = multiprocessing.parent_process()
    if parent is None:
        time.sleep(seconds)
        return False
    parent.join(seconds)
    return not parent.is_alive()


if __name__ == "__main__":
    ask_bots(0)
