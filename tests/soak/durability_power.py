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
    """Power failures with the store as it is, then the same with each planted fault, which must be found."""
    started = perf_counter()
    real = failures("FULL", images, seed)
    print(f"FULL    {real}; at 95 %, fewer than 1 in {images // 3} images lose anything")
    faults = [failures(fault, max(EACH, images // 10), seed) for fault in ("NORMAL", "OFF")]
    for fault, findings in zip(("NORMAL", "OFF"), faults, strict=True):
        print(f"{fault:7} {findings} (planted)")
    print(f"{perf_counter() - started:.0f} s")
    if real.spoilt or not all(findings.spoilt for findings in faults):
        raise SystemExit(1)


def failures(synchronous: str, images: int, seed: int) -> Findings:
    """All findings, over as many diaries as it takes."""
    findings = Findings()
    for diary in track(range(-(-images // EACH)), description=synchronous):
        findings += power_failures(min(EACH, images - diary * EACH), seed + diary, synchronous)
    return findings


if __name__ == "__main__":
    main()
