"""Words for Python's own integers, and modules loaded again."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest

from townwright.core import words
from townwright.core.sources import load_again, load_each_again
from townwright.core.words import lowest, nth, popcount
from townwright.games.cities.city import wide_frame
from townwright.games.cities.city.grounds import MASKS
from townwright.games.cities.city.masks import board


def test_bits_are_counted_and_found() -> None:
    mask = 0b1011_0100

    assert popcount(mask) == 4
    assert lowest(mask) == 0b100
    assert [nth(mask, number) for number in range(4)] == [0b100, 0b1_0000, 0b10_0000, 0b1000_0000]
    assert lowest(0) == 0


def test_a_module_loaded_again_finds_the_replacement_and_nothing_else_changes() -> None:
    wide = load_again(board, {"townwright.games.cities.city.frame": wide_frame})

    assert (board.ROW, wide.ROW) == (8, 32)
    assert wide.__name__ == board.__name__
    assert wide.around.__code__.co_filename == board.__file__
    assert wide.around is not board.around


def test_modules_can_be_loaded_again_with_other_words() -> None:
    seen: list[str] = []

    def noticed(function: Callable[..., object]) -> Callable[..., object]:
        seen.append(function.__name__)
        return function

    counting = ModuleType("counting")
    counting.__dict__.update(vars(words))
    counting.__dict__["compiled"] = noticed

    *_, again = load_each_again(MASKS, {"townwright.core.words": counting}).values()

    assert {"around", "free_cells", "lay", "tourist_targets", "score_zones", "score_views"} <= set(seen)
    assert again.around(1) == board.around(1)


def test_a_module_without_a_source_is_not_loaded_again() -> None:
    with pytest.raises(ValueError, match="nothing has no source"):
        load_again(ModuleType("nothing"), {})
