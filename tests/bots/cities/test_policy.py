"""The scholar sees what the arrays of a batch show, and its network gives the same scores everywhere."""

from __future__ import annotations

from random import Random

import numpy as np

from tests.bots.cities.positions import positions
from townwright.bots.cities.policy import policy_bot
from townwright.bots.cities.policy.policy_network import INPUTS, learnt_policy, pack, unpack
from townwright.bots.cities.view_reader import options_of
from townwright.games.cities import GAME
from townwright.games.cities.options import Options
from townwright.speed.cities import row_layout as at
from townwright.speed.cities.observation import see


def test_the_inputs_of_a_position_are_those_of_the_arrays_it_was_trained_on() -> None:
    for state, seat in positions(Options(level=2), "inputs", 12):
        view = GAME.view(state, seat)
        fast, row = policy_bot.game_for(options_of(view)), policy_bot.row_of(view)
        seen = see(np.array([row], np.uint64), fast)
        shown = [
            seen.boards[0].flatten(), seen.hand[0].flatten()[:16], seen.turned_up[0], np.eye(8)[row[7]],
            np.eye(3)[row[at.STAGE]], np.eye(3)[view.level - 1],
        ]  # fmt: skip

        inputs = sorted(policy_bot.inputs(fast, row))

        assert inputs == np.flatnonzero(np.concatenate(shown)).tolist()
        assert max(inputs) < INPUTS


def test_packed_weights_are_read_back_as_they_were_rounded() -> None:
    luck = np.random.default_rng(1)
    shapes = {"entry": (512, 438), **{f"layers.{each}": (512, 512) for each in range(3)}}
    shapes |= {"heads.0": (2304, 512), "heads.1": (100, 512), "heads.2": (837, 512)}
    weights = {f"{name}.weight": luck.uniform(-1.9, 1.9, shape) for name, shape in shapes.items()}
    weights |= {f"{name}.bias": luck.uniform(-1, 1, shape[0]) for name, shape in shapes.items()}

    network = unpack(pack(weights))

    assert network.entry.rows[3][5] == round(weights["entry.weight"][5, 3] * 64)
    assert network.layers[1].rows[7][9] == round(weights["layers.1.weight"][7, 9] * 64)
    assert network.last.rows[2304][0] == round(weights["heads.1.weight"][0, 0] * 64)
    assert network.last.offsets[0] == round(weights["heads.0.bias"][0] * 64 * 64)


def test_scores_are_what_matrices_of_whole_numbers_give() -> None:
    policy, inputs = learnt_policy(), Random(5).sample(range(INPUTS), 40)
    units = np.maximum(np.array(policy.entry.rows)[inputs].sum(0, dtype=np.int64) + policy.entry.offsets, 0)
    for layer in policy.layers:
        units += (
            np.maximum(np.array(layer.rows, np.int64) @ units + layer.offsets, 0) + (1 << layer.shift - 1)
            >> layer.shift
        )
    scores = np.array(policy.last.rows, np.int64) @ units + policy.last.offsets

    hidden = policy.hidden(inputs)

    assert hidden == units.tolist()
    assert [policy.score(hidden, action) for action in (0, 2304, 3000)] == scores[[0, 2304, 3000]].tolist()
