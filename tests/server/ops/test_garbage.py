"""Garbage collection in small pieces: what survives a full collection is set aside, and found again by a whole one."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from townwright.server import app, settings
from townwright.server.ops import garbage
from townwright.server.settings import Settings


class Circle:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Leave the collector of the tests as it was."""
    before = gc.get_threshold()
    yield
    gc.callbacks.remove(garbage._set_survivors_aside)
    gc.unfreeze()
    gc.set_threshold(*before)


def test_while_modules_are_loaded_nothing_is_collected_and_afterwards_as_before() -> None:
    garbage.set_loaded_objects_aside()
    with garbage.paused():
        inside = gc.isenabled()
        with garbage.paused():
            pass
        still = gc.isenabled()

    assert (inside, still, gc.isenabled()) == (False, False, True)


def test_what_survives_a_full_collection_is_looked_at_no_more() -> None:
    garbage.set_loaded_objects_aside()
    aside = gc.get_freeze_count()
    held = [Circle() for _ in range(1_000)]

    gc.collect()

    assert gc.get_freeze_count() > aside + len(held) // 2  # meanwhile some of what was aside may have gone
    assert gc.get_threshold() == garbage.THRESHOLDS


def test_a_circle_that_was_set_aside_is_freed_by_a_whole_collection_alone() -> None:
    garbage.set_loaded_objects_aside()
    circle = Circle()
    known = ref(circle)
    gc.collect()
    del circle
    gc.collect()

    assert known() is not None
    garbage.collect_all()
    assert known() is None


def test_in_a_pause_young_objects_are_looked_at_once_there_are_enough() -> None:
    garbage.set_loaded_objects_aside()
    gc.collect()
    known = ref(Circle())

    garbage.collect_in_a_pause()
    stayed = known() is not None
    held = [Circle() for _ in range(garbage.WORTH_A_LOOK)]
    garbage.collect_in_a_pause()

    assert stayed
    assert (len(held), known()) == (garbage.WORTH_A_LOOK, None)


def test_a_worker_process_keeps_its_collections_as_short_as_a_single_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(settings.ENVIRONMENT, settings.write(Settings(store="", origins=())))
    for name in ("write_json_lines", "end_in_time"):
        monkeypatch.setattr(app, name, lambda: None)
    monkeypatch.setattr(app, "application", lambda _chosen: None)

    app.from_environment()

    assert gc.get_threshold() == garbage.THRESHOLDS
