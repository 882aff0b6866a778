"""Keeps what was computed, where computing it again would cost more than finding it."""
