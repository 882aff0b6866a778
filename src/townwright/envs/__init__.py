"""Environments for research: PettingZoo (``aec``, ``parallel``), Gymnasium (``solo``) and OpenSpiel (``spiel``).

Each is imported by its own name, so that one of these libraries is enough.
"""

VERSION = 0
"""Of all environments. It grows when the same seed and the same actions would lead elsewhere."""
