"""Processes that do one task after another and can be ended, and the fair queue in front of them."""
