"""Townwright Bench: fixed deals on which any bot is measured, and the results of the bots that come with Townwright.

A *trial* is a kind of game with its deals, its budget and, where seats compete, the rivals; each game keeps its own in
``bots/<game>/benchmark.toml``. What came out is a *trial result*, one line of JSON with the outcome of every game, so
that two bots can be compared deal by deal and anybody can play some of them again. The results of our own bots, and
the best that each deal is known to allow, lie in ``bots/<game>/benchmark.jsonl``.
"""

from townwright.bots.benchmark.baselines import baselines, best_known
from townwright.bots.benchmark.comparing import Comparison, compare
from townwright.bots.benchmark.results import BestKnown, TrialResult
from townwright.bots.benchmark.running import outcomes_of, trial_result
from townwright.bots.benchmark.trials import Trial, find_trial, trials

__all__ = [
    "BestKnown",
    "Comparison",
    "Trial",
    "TrialResult",
    "baselines",
    "best_known",
    "compare",
    "find_trial",
    "outcomes_of",
    "trial_result",
    "trials",
]
