"""A table with a game in progress: a pure state machine over commands, facts and replies.

It has no socket, clock or chance of its own. ``handler.handle`` takes a command and returns the table after it,
the new facts to store and the reply; ``fact_replay.replay_facts`` makes the same table again from its stored facts.
"""
