"""Notices: tells people who do not look that it is their turn, through their browser's push service or by mail."""
