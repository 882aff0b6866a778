"""Writes the tables of ``docs/bench.md`` from the results that are shipped: ``python3 dev bench bench_table``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from townwright.bots.benchmark import Trial, baselines, best_known, compare, trials
from townwright.bots.confidence import Interval
from townwright.core import registry

PAGE = Path(__file__).parents[1] / "docs" / "bench.md"
BEGIN, END = "<!-- tables -->\n", "<!-- end of tables -->"


def main() -> None:
    """Write the tables into the page."""
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")


def page(text: str) -> str:
    """The page with its tables made anew."""
    before, rest = text.split(BEGIN)
    tables = "".join(f"\n{line}" if line else "\n" for game in registry.own_names() for line in lines(game))
    return f"{before}{BEGIN}{tables.lstrip()}\n\n{END}{rest.split(END)[1]}"


def lines(game: str) -> Iterator[str]:
    """The lines of all tables of a game."""
    for trial in trials(game):
        best = best_known(trial)
        yield from ("", f"### {game} `{trial.name}`", "", said(trial))
        if best is not None:
            proven = f", proven in {best.proven} of {len(best.best)} deals" if best.proven else ""
            mean = sum(best.best) / len(best.best)
            yield f"The best known of its deals has {mean:.1f} points on the average{proven}."
        yield ""
        points = "points ahead" if trial.rivals else "points"
        share = "won" if trial.rivals else "finished"
        yield f"| bot | {points} | {share} |{' behind the best known |' if best else ''} ms a decision | mark |"
        yield f"| --- | --: | --: |{' --: |' if best else ''} --: | --- |"
        for result in reversed(baselines(trial)):
            compared = compare(result, result, best)
            behind = f" {ranged(compared.behind_best)} |" if compared.behind_best else ""
            won = f"{100 * result.share_won.value:.0f} %"
            time = f"{1000 * result.seconds / result.decisions:.1f}"
            yield f"| `{result.bot}` | {ranged(result.mean_points)} | {won} |{behind} {time} | `{result.mark}` |"


def said(trial: Trial) -> str:
    """A trial in a sentence."""
    rules = registry.find(trial.game)
    usual = rules.option_words(rules.options({}))
    other = ", ".join(f"`{key}={word}`" for key, word in trial.words.items() if usual[key] != word)
    rivals = (
        f", each on every seat against {' and '.join(f'`{name}`' for name in trial.rivals)}" if trial.rivals else ""
    )
    return f"{trial.deals} deals{rivals}, {trial.nodes:,} nodes a decision, {other or 'the usual options'}."


def ranged(figure: Interval) -> str:
    """``42.0 (40.1 to 43.9)``, with the sign that people write."""
    return f"{figure.value:.1f} ({figure.low:.1f} to {figure.high:.1f})".replace("-", "−")


if __name__ == "__main__":
    main()
