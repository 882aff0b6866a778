"""Plays Townwright Bench with our own bots and searches its deals: ``python3 dev bench bench_baselines --into FOLDER``.

For every trial each bot plays all games, and where a bot plays alone the best that each deal allowed is searched for
with hindsight. Every line is written as soon as it is known, to ``FOLDER/<game>.jsonl``, and a line that is there is
not made again, so a run that was stopped goes on. ``--ship`` puts the lines where the program reads them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

from benchmarks import arguments
from townwright import bots, study
from townwright.bots.arena import record_of
from townwright.bots.benchmark import Trial, find_trial, trial_result, trials
from townwright.bots.benchmark.running import TrialGame, play_one, prepare
from townwright.core import registry
from townwright.core.records import Replay

CHUNK = 4
"""Deals that one job searches."""


def main() -> None:
    """Play and search what is missing, and write it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=list(registry.own_names()))
    parser.add_argument("--into", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=10.0, help="the budget of a hindsight")
    parser.add_argument("--first", type=arguments.positive, help="only so many games of each trial, for a try")
    parser.add_argument("--workers", type=arguments.positive, default=1)
    parser.add_argument("--ship", action="store_true", help="only put the lines where the program reads them")
    args = parser.parse_args()
    if args.ship:
        for game in args.games:
            ship(game, args.into)
        return
    args.into.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(args.workers) as pool:
        work = dict(jobs(pool, args.games, args.into, args.seconds, args.first))
        waiting: dict[tuple[str, str, str], list[Future[Any]]] = {key: list(futures) for key, futures in work.items()}
        owner = {future: key for key, futures in waiting.items() for future in futures}
        for done in as_completed(owner):
            key = owner[done]
            waiting[key].remove(done)
            if not waiting[key]:
                write(args.into, *key, [future.result() for future in work[key]])


def jobs(
    pool: ProcessPoolExecutor, games: list[str], into: Path, seconds: float, first: int | None
) -> Iterator[tuple[tuple[str, str, str], list[Future[Any]]]]:
    """Yield each missing line, by game, trial and bot ("" for the best that is known), with the jobs that make it."""
    for trial in (trial for game in games for trial in trials(game)):
        known = {(line["trial"], line.get("bot", "")) for line in lines_of(into, trial.game)}
        most = trial.games if first is None else min(first, trial.games)
        if (trial.name, "") not in known and not trial.rivals:
            chunks = [range(start, min(start + CHUNK, most)) for start in range(0, most, CHUNK)]
            yield (trial.game, trial.name, ""), [pool.submit(search, trial, chunk, seconds) for chunk in chunks]
        for bot in reversed(bots.of(trial.game)):  # the slowest first
            if (trial.name, bot.name) not in known:
                chunks = [range(start, min(start + CHUNK, most)) for start in range(0, most, CHUNK)]
                yield (
                    (trial.game, trial.name, bot.name),
                    [pool.submit(play_some, trial, bot.name, chunk) for chunk in chunks],
                )


def play_some(trial: Trial, bot: str, numbers: range) -> list[TrialGame]:
    """The outcomes of some games of a trial."""
    prepare(trial.game, trial.name, bot)
    return [play_one(trial.game, trial.name, bot, number) for number in numbers]


def search(trial: Trial, numbers: range, seconds: float) -> list[tuple[int, bool]]:
    """The best that each of some deals is found to allow, and whether that is proven.

    The strongest bot plays the deal, and its game is searched: in some games what is drawn depends on how one plays.
    """
    rules, found, bot = registry.find(trial.game), [], bots.of(trial.game)[-1].name
    for number in numbers:
        match = next(match for each, match in enumerate(trial.matches(bot)) if each == number)
        record = record_of(match)
        state = rules.start(record.options)
        for event in record.events:
            state = rules.play(state, event.seat, event.action)
        best = study.find(trial.game).hindsight(Replay(record, state), 0, seconds, "bench")
        found.append((best.best, best.proven))
    return found


def write(into: Path, game: str, name: str, bot: str, parts: list[list[Any]]) -> None:
    """Append the line of a bot, or of the best that is known."""
    outcomes, trial = [each for part in parts for each in part], find_trial(game, name)
    if bot:
        line = trial_result(trial, bot, outcomes).line()
    else:
        best, proven = [best for best, _ in outcomes], sum(proven for _, proven in outcomes)
        line = json.dumps({"game": trial.game, "trial": trial.name, "best": best, "proven": proven})
    with (into / f"{trial.game}.jsonl").open("a") as file:
        file.write(f"{line}\n")
    print(trial.game, trial.name, bot or "best known", sum(json.loads(line).get("points", ())) or "", flush=True)


def lines_of(into: Path, game: str) -> list[dict[str, Any]]:
    """The lines that an earlier run wrote."""
    file = into / f"{game}.jsonl"
    return [json.loads(line) for line in file.read_text().splitlines()] if file.is_file() else []


def ship(game: str, into: Path) -> None:
    """Write the lines of a game, sorted, beside its bots."""
    order = {trial.name: number for number, trial in enumerate(trials(game))}
    kept = sorted(lines_of(into, game), key=lambda line: (order[line["trial"]], line.get("bot", "")))
    file = Path(bots.__file__).parent / game / "benchmark.jsonl"
    file.write_text("".join(f"{json.dumps(line)}\n" for line in kept))


if __name__ == "__main__":
    main()
