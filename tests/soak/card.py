"""Plays cities on a graphics card and on the processor and compares every array: ``dev soak card --games 2000``."""

from __future__ import annotations

from tests.speed.gpu_agree import main

if __name__ == "__main__":
    main()
