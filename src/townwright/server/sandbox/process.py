"""What a process of the sandbox does: it answers one task after another, each within its limits.

The kernel itself ends a process whose task has used up its time, so that the limit holds even when nobody is left to
see to it.
"""

from __future__ import annotations

import pickle
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final, Literal, TypeAlias

from townwright.core import registry
from townwright.core.refusals import Refusal, TooMuch
from townwright.server.ops.json_logging import places
from townwright.server.sandbox import record_tasks, table_tasks
from townwright.server.sandbox.component_check import BadFile
from townwright.server.sandbox.worker import limit_process

OutcomeKind: TypeAlias = Literal["done", "refused", "broken", "failed"]
TaskOutcome: TypeAlias = tuple[OutcomeKind, Any, float]
"""What came of a task: its result, a refusal, a refusal after which the process is of no more use, or an error; and
how many seconds it computed."""
Task: TypeAlias = tuple[Callable[..., Any], tuple[Any, ...]]
GONE: Final = (EOFError, BrokenPipeError, ConnectionResetError)
LOADED: Final[tuple[object, ...]] = (record_tasks, table_tasks, *map(registry.find, registry.names()))
"""Whoever is copied from a process with this module has all of the rules at hand."""


def serve(tasks: Connection, answers: Connection, seconds: float, memory: int, nice: int) -> None:
    """Answer until nobody asks any more."""
    limit_process(memory, nice, address_space=True)
    while True:
        try:
            task, began = tasks.recv_bytes(), time.process_time()
            kind, value = run_task(task, seconds)
            answer: TaskOutcome = kind, value, time.process_time() - began
            answers.send_bytes(pickle.dumps(answer))
        except GONE:
            return
        if kind == "broken":
            return


def run_task(task: bytes, seconds: float) -> tuple[OutcomeKind, Any]:
    """What comes of one task; the process ends without an answer if it computes for longer than it may."""
    limit_time(seconds)
    try:
        run, given = pickle.loads(task)  # noqa: S301  the server itself has written it
        return "done", run(*given)
    except (Refusal, BadFile) as refusal:
        return "refused", refusal
    except RecursionError:
        return "refused", TooMuch("server-too-deep", "this is nested too deeply to compute here")
    except MemoryError:
        return "broken", TooMuch("server-too-much-memory", "this takes too much memory to compute here")
    except Exception as error:  # the server writes it down and goes on
        return "failed", (type(error).__name__, places(error.__traceback__))
    finally:
        limit_time(0)


def limit_time(seconds: float) -> None:
    """Let this process compute for so long and no longer; 0 is for ever."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)
