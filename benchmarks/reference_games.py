"""Measures games of other libraries, to compare ours with: each where it is installed.

``decisions`` are moves of random games: legal moves found, one of them made, to the end of the game.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Any

import numpy as np

from townwright.speed.runtime.timing import TimedWork

RANDOM_GAMES = 100
OTHELLO_MOVES = 60.4
"""In a random game of Othello as OpenSpiel plays it, passes included; counted over 5,000 games."""
HEX = "hex(board_size=8)"
HEX_MOVES = 55.6
"""In a random game of Hex on a board of 8 × 8; counted over 1,500 games."""


def reference_measures() -> list[TimedWork]:
    """The measures of all reference games that are installed."""
    found = []
    if find_spec("pyspiel"):
        found.append(TimedWork("OpenSpiel, C++: Othello", "decisions", othello_in_cpp))
        found.append(TimedWork("OpenSpiel, C++: Hex 8 × 8", "decisions", hex_in_cpp))
        found.append(TimedWork("OpenSpiel, Python loop: Othello", "decisions", othello_in_python))
    if find_spec("pettingzoo"):
        found.append(TimedWork("PettingZoo: Connect Four", "decisions", connect_four))
    if find_spec("chess"):
        found.append(TimedWork("python-chess", "decisions", chess_moves))
    return found


def othello_in_cpp() -> int:
    """Play random games of Othello inside OpenSpiel's own C++; returns how many moves."""
    return random_games_in_cpp("othello", OTHELLO_MOVES)


def hex_in_cpp() -> int:
    """Play random games of Hex inside OpenSpiel's own C++; returns how many moves."""
    return random_games_in_cpp(HEX, HEX_MOVES)


def random_games_in_cpp(name: str, moves: float) -> int:
    """Play random games inside OpenSpiel's own C++, as roll-outs without a tree; returns how many moves these are."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)
    rollouts = pyspiel.RandomRolloutEvaluator(RANDOM_GAMES, 1)
    search = pyspiel.MCTSBot(game, rollouts, 1.0, 1, 10, False, 7, False)
    search.mcts_search(game.new_initial_state())
    return round(RANDOM_GAMES * moves)


def othello_in_python() -> int:
    """Play random games of Othello with every move made from Python; returns how many moves."""
    pyspiel: Any = import_module("pyspiel")
    game, random, moves = pyspiel.load_game("othello"), Random(1), 0
    for _ in range(RANDOM_GAMES // 4):
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])
            moves += 1
    return moves


def othello_with_tensors() -> int:
    """Play random games of Othello, asking for tensor and mask before every move; returns how many moves."""
    pyspiel: Any = import_module("pyspiel")
    game, random, moves = pyspiel.load_game("othello"), Random(1), 0
    for _ in range(RANDOM_GAMES // 4):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.observation_tensor()
            legal = np.array(state.legal_actions_mask(), np.int8).view(np.bool_).nonzero()[0]
            state.apply_action(int(legal[int(random.random() * len(legal))]))
            moves += 1
    return moves


def othello_with_observations() -> int:
    """Play random games of Othello through OpenSpiel's own environment for learners; returns how many moves."""
    environment: Any = import_module("open_spiel.python.rl_environment").Environment("othello")
    random, moves = Random(1), 0
    for _ in range(RANDOM_GAMES // 16):
        seen = environment.reset()
        while not seen.last():
            legal = seen.observations["legal_actions"][seen.observations["current_player"]]
            seen = environment.step([legal[int(random.random() * len(legal))]])
            moves += 1
    return moves


def connect_four() -> int:
    """Play random games of Connect Four as PettingZoo's own examples do; returns how many moves.

    Its games import pygame for their pictures. Where that is missing an empty module stands in: nothing is drawn here.
    """
    if "pygame" not in sys.modules and not find_spec("pygame"):
        sys.modules["pygame"] = ModuleType("pygame")
    game: Any = import_module("pettingzoo.classic.connect_four_v3").env()
    return random_steps(game, games=8)


def random_steps(game: Any, games: int) -> int:
    """Play random games through PettingZoo's own loop; returns how many moves that took."""
    random, moves = Random(1), 0
    for number in range(games):
        game.reset(seed=number)
        for _ in game.agent_iter():
            seen, _, terminated, truncated, _ = game.last()
            if terminated or truncated:
                game.step(None)
            else:
                legal = seen["action_mask"].nonzero()[0]
                game.step(int(legal[int(random.random() * len(legal))]))
                moves += 1
    return moves


def chess_moves() -> int:
    """Play random games of chess, cut at 100 moves; returns how many moves."""
    chess: Any = import_module("chess")
    random, moves = Random(1), 0
    for _ in range(3):
        board = chess.Board()
        for _ in range(100):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(legal[int(random.random() * len(legal))])
            moves += 1
    return moves
