"""Who plays the arena's games: this process, others on this machine, or a Ray cluster. It changes nothing in them.

Every game is a function of its job alone, so the same seed gives the same outcomes wherever they are played.
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


class Cluster(Executor):
    """A Ray cluster that is given work as any pool of processes is. ``ray`` is the module, or what behaves like it."""

    def __init__(self, ray: Any, workers: int) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # It would tell others what is done here.
        self._ray = ray
        if ADDRESS in os.environ:
            ray.init(log_to_driver=False)
        else:
            ray.init(address="local", num_cpus=workers, include_dashboard=False, log_to_driver=False)
        self._call = ray.remote(call)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = self._call.remote(fn, args, kwargs).future()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: ARG002
        """Leaves the cluster; whatever nobody has waited for is dropped."""
        self._ray.shutdown()


def call(function: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any]) -> T:
    """What a worker of a cluster does."""
    return function(*args, **kwargs)


def pool(on: str, workers: int) -> Executor:
    """Those who share the work; a refusal if Ray is asked for and not installed."""
    if on == RAY:
        if find_spec("ray") is None:
            raise Unknown("arena-no-ray", "Ray is not installed here; it comes with townwright[cluster]")
        return Cluster(import_module("ray"), workers)
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))
