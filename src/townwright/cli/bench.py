"""``townwright bench``: how many random games a second of one core brings, readable and compiled."""

from __future__ import annotations

import json

import click
from rich.console import Console
from rich.table import Table

from townwright.core import registry


@click.command(name="bench")
@click.argument("game", required=False, type=click.Choice(registry.names()))
@click.option("--json", "as_json", is_flag=True, help="Print one object for each line of the table.")
def command(game: str | None, as_json: bool) -> None:
    """Random games per second, by the readable rules and compiled."""
    from townwright.speed import modes
    from townwright.speed.measuring import measured
    from townwright.speed.workloads import workloads

    console = Console()
    compiled = modes.has_compiler()
    table = Table("what", "games a second", "times the readable rules")
    for name in [game] if game else registry.names():
        with Console(stderr=True).status(f"timing {name} …"):
            rates = list(measured(workloads(registry.find(name), compiled)).values())
        for rate in rates:
            times = rate.per_second / rates[0].per_second
            if as_json:
                click.echo(json.dumps({"what": rate.name, "per_second": rate.per_second, "times_readable": times}))
            table.add_row(rate.name, f"{rate.per_second:,.1f}", f"{times:,.1f}")
    if not as_json:
        console.print(table)
        if not compiled:
            console.print("numba is not installed: nothing was compiled")
