"""Power failures in number: ``python3 dev soak durability_power --images 1000``."""

from __future__ import annotations

from time import perf_counter

import click
from rich.progress import track

from tests.server.durability.checking import Findings
from tests.server.durability.power import power_failures

EACH = 100
"""Images from one diary."""


@click.command()
@click.option("--images", default=1000, show_default=True, help="Power failures to look at.")
@click.option("--seed", default=1, show_default=True)
def main(images: int, seed: int) -> None:
    """Power failures on a good disk and on a failing one; then with each planted fault, which must be found."""
    started = perf_counter()
    good = failures("a good disk", images, seed)
    failing = failures("a failing disk", images // 2, seed, disk_faults=True)
    found = [
        failures(f"planted: {fault}", EACH, seed, planted=fault, disk_faults=fault == "swallow")
        for fault in ("NORMAL", "OFF", "swallow")
    ]
    print(f"With 95 % confidence fewer than 1 in {images // 3} power failures lose anything.")
    print(f"{perf_counter() - started:.0f} s")
    if good.spoilt or failing.spoilt or not all(findings.spoilt for findings in found):
        raise SystemExit(1)


def failures(name: str, images: int, seed: int, planted: str | None = None, disk_faults: bool = False) -> Findings:
    """All findings, over as many diaries as it takes."""
    findings = Findings()
    for diary in track(range(-(-images // EACH)), description=name, transient=True):
        count = min(EACH, images - diary * EACH)
        findings += power_failures(count, seed + diary, planted, disk_faults=disk_faults)
    print(f"{name}: {findings}")
    return findings


if __name__ == "__main__":
    main()
