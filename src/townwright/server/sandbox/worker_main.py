"""What a process of the sandbox does: it answers one task after another, each within its limits.

The kernel itself ends a process whose task has used up its time, so that the limit holds even when nobody is left to
see to it.
"""

from __future__ import annotations

import pickle
import signal
import sys
import time
from collections.abc import Callable, Hashable, Iterator
from multiprocessing.connection import Connection
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from townwright.core import registry
from townwright.core.refusals import Refusal, TooMuch
from townwright.server.ops.json_logging import places
from townwright.server.sandbox import record_tasks, table_tasks
from townwright.server.sandbox.component_tasks import BadFile
from townwright.server.workers.progress import reporter
from townwright.server.workers.worker import limit_process

OutcomeKind: TypeAlias = Literal["done", "refused", "broken", "failed"]
Task: TypeAlias = tuple[Hashable, Callable[..., Any], tuple[Any, ...]]
"""Whom it is for, and what is to be called with what."""
AT_REST: Final = 160 << 20
"""Bytes of memory beyond which a process is usually replaced after its task; it begins with about 30 MiB."""
GONE: Final = (EOFError, BrokenPipeError, ConnectionResetError)
LOADED: Final[tuple[object, ...]] = (record_tasks, table_tasks, *map(registry.find, registry.names()))
"""Whoever is copied from a process with this module has all of the rules at hand."""


class TaskOutcome(NamedTuple):
    """What came of a task: its result, a refusal, a refusal for want of memory, or an error."""

    kind: OutcomeKind
    value: Any
    seconds: float
    """How long it computed."""
    worn: bool
    """Whether the process ends, since it has grown too large to be given another task."""


class ProcessLimits(NamedTuple):
    """What a process may take for one task."""

    seconds: float
    """Of computing."""
    memory: int
    """Bytes."""
    nice: int = 0
    at_rest: int = AT_REST
    address_space: bool = True
    """Whether memory is counted as addresses; compiled code has many that it never uses."""


def serve(tasks: Connection, answers: Connection, limits: ProcessLimits) -> None:
    """Answer until nobody asks any more."""
    limit_process(limits.memory, limits.nice, limits.address_space)
    reporter.connection = answers
    while True:
        try:
            task, began = tasks.recv_bytes(), time.process_time()
            kind, value = run_task(task, limits.seconds)
            worn = kind == "broken" or grown() > limits.at_rest
            outcome = TaskOutcome(kind, value, time.process_time() - began, worn)
            answers.send_bytes(pickle.dumps(outcome))
        except GONE:
            return
        if outcome.worn:
            return


def run_task(task: bytes, seconds: float) -> tuple[OutcomeKind, Any]:
    """What comes of one task; the process ends without an answer if it computes for longer than it may."""
    limit_time(seconds)
    try:
        who, run, given = pickle.loads(task)  # noqa: S301  the server itself has written it
        work_for(who)
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


def work_for(visitor: Hashable) -> None:
    """Let no answer to a visitor come sooner because of what another one brought."""
    if visitor != record_tasks.kept.visitor:
        record_tasks.kept.visitor = visitor
        for cache in bounded_caches():
            cache.cache_clear()


def bounded_caches() -> Iterator[Any]:
    """The caches of rules and tables that may hold what somebody brought; others hold what is Townwright's own."""
    games = (type(registry.find(name)).__module__.rpartition(".")[0] for name in registry.names())
    packages = (*games, "townwright.tables")
    for name, module in tuple(sys.modules.items()):
        if name.startswith(packages):
            for value in vars(module).values():
                if hasattr(value, "cache_parameters") and value.cache_parameters()["maxsize"] is not None:
                    yield value


def grown() -> int:
    """The most memory in bytes that this process has held; 0 where the machine does not tell."""
    try:
        import resource
    except ImportError:
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most << 10
