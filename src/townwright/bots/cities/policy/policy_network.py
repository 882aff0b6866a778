"""The policy network: from what a seat sees to a score for every action, in whole numbers.

Weights are whole numbers of one byte with a scale of their own for each layer, and what a unit says is kept in parts,
so that the same position has the same scores on every machine. It is small enough to run without NumPy.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from operator import add, mul
from pathlib import Path
from typing import Any

from townwright.speed.cities.action_numbers import FIRST_EXTRA

FILE = Path(__file__).parent.parent / "learnt" / "policy.z"
INPUTS, WIDTH, LAYERS, OUTPUTS = 438, 512, 3, int(FIRST_EXTRA)
"""Inputs, units of a layer, layers behind the entry, and actions: all but those with an extra tile."""
PARTS = 6
"""What a unit says is kept in parts of a 64th, two to the power of this."""
LARGEST = 127


@dataclass(frozen=True)
class Layer:
    """One layer: a row of weights for each unit, what is added, and the scale as a power of two."""

    rows: tuple[array[int], ...]
    offsets: array[int]
    shift: int


@dataclass(frozen=True)
class PolicyNetwork:
    """The learnt network: the entry by input, the layers and the last one by unit."""

    entry: Layer
    layers: tuple[Layer, ...]
    last: Layer

    def hidden(self, inputs: Sequence[int]) -> list[int]:
        """Return what the units of the last hidden layer say when these inputs are on."""
        total = list(self.entry.offsets)
        for number in inputs:
            total = list(map(add, total, self.entry.rows[number]))
        hidden = [max(0, unit) for unit in total]
        for layer in self.layers:
            half = 1 << layer.shift - 1
            heard = [
                max(0, sum(map(mul, row, hidden)) + offset) + half >> layer.shift
                for row, offset in zip(layer.rows, layer.offsets, strict=True)
            ]
            hidden = list(map(add, hidden, heard))
        return hidden

    def score(self, hidden: Sequence[int], action: int) -> int:
        """Return how good an action seems; only the order within one decision counts."""
        score: int = sum(map(mul, self.last.rows[action], hidden)) + self.last.offsets[action]
        return score


@cache
def learnt_policy() -> PolicyNetwork:
    """Return the policy that comes with Townwright."""
    return unpack(FILE.read_bytes())


# How it is kept: scales, offsets of four bytes, then weights of one byte, layer by layer


def pack(weights: Mapping[str, Any]) -> bytes:
    """Return trained weights (NumPy arrays by the names of ``examples/learning``) as compressed whole numbers."""
    import numpy as np  # only whoever trains needs it

    def scaled(name: str) -> tuple[Any, int]:
        found = np.concatenate([np.asarray(weights[f"{each}.weight"], float) for each in name.split()])
        shift = int(np.floor(np.log2(LARGEST / np.quantile(np.abs(found), 0.9999))))
        return np.clip(np.round(found * 2.0**shift), -LARGEST, LARGEST).astype(np.int8), shift

    def offset(name: str, shift: int) -> Any:
        found = np.concatenate([np.asarray(weights[f"{each}.bias"], float) for each in name.split()])
        return np.round(found * 2.0**shift).astype("<i4")

    names = ["entry", *(f"layers.{number}" for number in range(LAYERS)), "heads.0 heads.1 heads.2"]
    parts = [scaled(name) for name in names]
    if parts[0][1] != PARTS:
        raise ValueError(f"the entry's scale is {parts[0][1]}, not {PARTS}: train with another seed")
    offsets = [
        offset(names[0], PARTS),
        *(offset(name, PARTS + shift) for name, (_, shift) in list(zip(names, parts, strict=True))[1:]),
    ]
    told = bytes(shift for _, shift in parts) + b"".join(each.tobytes() for each in offsets)
    return zlib.compress(told + parts[0][0].T.tobytes() + b"".join(found.tobytes() for found, _ in parts[1:]), 9)


def unpack(data: bytes) -> PolicyNetwork:
    """Return the network that ``pack`` wrote."""
    told = memoryview(zlib.decompress(data))
    count = LAYERS + 2
    shifts, place = bytes(told[:count]), count
    offsets = []
    for units in (*[WIDTH] * (LAYERS + 1), OUTPUTS):
        offsets.append(_numbers("i", told[place : place + 4 * units]))
        place += 4 * units
    layers = []
    for number, (rows, length) in enumerate([(INPUTS, WIDTH), *[(WIDTH, WIDTH)] * LAYERS, (OUTPUTS, WIDTH)]):
        found = tuple(_numbers("b", told[place + row * length : place + (row + 1) * length]) for row in range(rows))
        layers.append(Layer(found, offsets[number], shifts[number]))
        place += rows * length
    return PolicyNetwork(layers[0], tuple(layers[1:-1]), layers[-1])


def _numbers(kind: str, data: memoryview) -> array[int]:
    numbers: array[int] = array(kind)
    numbers.frombytes(data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
