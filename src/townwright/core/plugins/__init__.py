"""Games and bots of installed packages, and the checks that they pass."""
