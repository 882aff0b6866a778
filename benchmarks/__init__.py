"""Speed and strength, measured by a command and never as timed tests."""
