"""Bots at the server's tables: a pool of worker processes, the seats that bots hold, hints, and warming up."""
