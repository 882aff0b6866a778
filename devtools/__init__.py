"""What ``python3 dev`` does, with the standard library alone: sets up, plays, checks, tests, locks and releases."""
