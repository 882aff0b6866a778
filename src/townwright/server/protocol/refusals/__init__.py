"""How refusals are said: those in common, those of messages, and what is wrong with a request."""
