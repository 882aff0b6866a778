"""What all tests share: a law is tried out for as long as it takes, on however busy a machine."""

from __future__ import annotations

import gc
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

collect_ignore = ["server/harness/planted_worker.py"]
"""Importing it takes every bound from the rules of the process, which is meant for workers on trial alone."""

settings.register_profile("patient", settings(), deadline=None, suppress_health_check=(HealthCheck.too_slow,))
settings.load_profile("patient")


RARELY = (100_000, 20, 100)
"""New objects until the young ones are looked at, and so on: at Python's own 700, a sixth of all time goes there."""


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no garbage while tests are collected, and never again among them: all of them stay to the end.

    Nor is it looked for often while they run.
    """
    gc.disable()
    gc.set_threshold(*RARELY)
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


PAGE = "tests/page/"
AT_ONE_BROWSER = ("tests/page/test_carried_games.py", "tests/page/test_without_a_server.py")
"""What the first of them brings to the browser, the other finds there: one process has both."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let the tests of a folder follow each other, in whatever order folders and modules have been shuffled.

    Each of the processes that share a run then loads what a few folders use, such as the compiled rules of a game, and
    not what all of them do.
    """
    ranks: dict[str, int] = {}
    items.sort(key=lambda item: ranks.setdefault(item.nodeid.partition("::")[0].split("/")[:2][-1], len(ranks)))
    processes: int = getattr(config, "workerinput", {}).get("workercount", 1)
    if processes > 2:
        items[:] = with_page_first(items, processes)


def with_page_first(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """Let the first two of three or more processes begin with the tests of the page, half each.

    Each process begins with its share of the list in order. A test of the page waits for a browser half of the time:
    two of them and one that only computes keep two processors busy, and at the end there are small tests for all.
    """
    modules: dict[str, list[pytest.Item]] = {}
    for item in items:
        modules.setdefault(item.nodeid.partition("::")[0], []).append(item)
    pages = [name for name in modules if name.startswith(PAGE)]
    page = [item for name in dict.fromkeys((*pages[:1], *AT_ONE_BROWSER, *pages)) for item in modules.pop(name, ())]
    others = [item for tests in modules.values() for item in tests]
    half, share = len(page) // 2, len(items) // processes
    return [*page[:half], *others[: share - half], *page[half:], *others[share - half :]]
