"""Makes the executors that play the arena's matches: processes on this machine, or a Ray cluster.

The result is a function of the match alone, so the same seed gives the same results on any executor.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, ParamSpec, TypeVar

from townwright.core.refusals import Unknown

T = TypeVar("T")
P = ParamSpec("P")

HERE, RAY = "here", "ray"
PLACES: Final = (HERE, RAY)
ADDRESS: Final = "RAY_ADDRESS"
"""The variable that tells Ray where its cluster is; without it a small one is started on this machine."""


class RayExecutor(Executor):
    """An executor that runs calls on a Ray cluster. ``ray`` is the module, or an object that behaves like it."""

    def __init__(self, ray: Any, workers: int) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # It would tell others what is done here.
        self._ray = ray
        if ADDRESS in os.environ:
            ray.init(log_to_driver=False)
        else:
            ray.init(address="local", num_cpus=workers, include_dashboard=False, log_to_driver=False)
        self._call = ray.remote(run_call)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Run the call on a worker of the cluster, and return the future of its result."""
        future: Future[T] = self._call.remote(fn, args, kwargs).future()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: ARG002
        """Disconnect from the cluster; calls whose results nobody has waited for are dropped."""
        self._ray.shutdown()


def run_call(function: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any]) -> T:
    """Call the function with these arguments and return its result; a worker of the cluster runs this."""
    return function(*args, **kwargs)


def make_executor(on: str, workers: int) -> Executor:
    """Make an executor with so many workers; raises ``Unknown`` if Ray is asked for and not installed."""
    if on == RAY:
        if find_spec("ray") is None:
            raise Unknown("arena-no-ray", "Ray is not installed here; it comes with townwright[cluster]")
        return RayExecutor(import_module("ray"), workers)
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))
