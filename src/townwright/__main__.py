"""``python -m townwright`` is the command ``townwright``."""

from townwright.cli import main

main()
