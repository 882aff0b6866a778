"""Values that are quickly made are as frozen as others, and are replaced alike."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from dataclasses import dataclass, field
from typing import Any

import pytest

from townwright.core.values.quick_values import quickly_made, replace


@quickly_made
@dataclass(frozen=True, slots=True)
class Plot:
    """Fields that bear the names of what makes them are fields like others."""

    row: int
    kind: str = "house"
    new: int = 0
    self_made: bool = False


@dataclass(frozen=True, slots=True)
class Street:
    number: int
    plots: tuple[Plot, ...] = ()


def test_a_value_is_made_by_place_by_name_and_with_defaults() -> None:
    assert Plot(1, new=2) == Plot(row=1, kind="house", new=2, self_made=False)
    with pytest.raises(TypeError):
        Plot()  # type: ignore[call-arg]


def test_a_value_stays_as_it_was_made() -> None:
    plot = Plot(1)

    with pytest.raises(dataclasses.FrozenInstanceError):
        plot.row = 2  # type: ignore[misc]
    assert plot == copy.deepcopy(plot) == pickle.loads(pickle.dumps(plot))  # noqa: S301  our own
    assert hash(plot) == hash(Plot(1))


@pytest.mark.parametrize("value", [Plot(1, "well"), Street(1)])
def test_a_value_is_replaced_as_any_data_class(value: Any) -> None:
    name = dataclasses.fields(value)[0].name

    assert replace(value, **{name: 5}) == dataclasses.replace(value, **{name: 5})
    with pytest.raises(TypeError):
        replace(value, nothing=1)


def test_what_is_made_in_a_way_of_its_own_is_refused() -> None:
    with pytest.raises(TypeError, match="plots"):

        @quickly_made
        @dataclass(frozen=True, slots=True)
        class Town:
            plots: list[Plot] = field(default_factory=list)
