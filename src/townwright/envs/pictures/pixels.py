"""Turns drawings to pixels: resvg paints them, Pillow reads what it painted."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from io import BytesIO
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

__all__ = ["Pixels", "pixels_of", "png_of"]

Pixels: TypeAlias = npt.NDArray[np.uint8]
"""``[down, across, color]``"""
NEEDED = ("resvg_py", "PIL")
INSTALL = f"install them with: {sys.executable} -m pip install 'townwright[research]'"


def check_painter() -> None:
    """Refuse to paint where a library for it is missing."""
    if not all(map(find_spec, NEEDED)):
        raise ImportError(f"pictures of pixels need resvg-py and Pillow, and they are not installed; {INSTALL}")


def png_of(svg: str) -> bytes:
    """Return a drawing as the bytes of a PNG."""
    from resvg_py import svg_to_bytes  # only who looks needs it

    return svg_to_bytes(svg_string=svg, skip_system_fonts=True)


def pixels_of(svg: str) -> Pixels:
    """Return a drawing as pixels."""
    from PIL import Image  # only who looks needs it

    with Image.open(BytesIO(png_of(svg)), formats=["PNG"]) as image:
        return np.array(image.convert("RGB"))
