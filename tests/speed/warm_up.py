"""Compile the rules that tests play over numbers: ``python -m tests.speed.warm_up``.

What is compiled is kept on disk, where every process of the tests finds it.
"""

from __future__ import annotations

from tests.envs.test_vector import test_opponents_that_play_at_random_leave_the_learner_its_seat as play_learner
from tests.speed.test_game_batch import test_every_game_of_a_batch_is_the_game_of_its_dealer as play_skylines
from tests.speed.test_game_batch import test_shuffled_games_of_skylines_are_those_of_whole_runs as shuffle_skylines
from tests.speed.test_greentown import test_compiled_numbers_and_readable_rules_play_the_same_game as play_greentown


def main() -> None:
    """Play what takes longest to compile, exactly as the tests do."""
    play_skylines(compiled=True)
    shuffle_skylines("5", compiled=True)
    play_greentown()
    for title in ("Greentown", "Skylines"):
        play_learner(title)


if __name__ == "__main__":
    main()
