"""The page, tested as a person uses it: a real Chromium in front of a real server."""
