"""The bot that plays by a learnt policy alone: a network that says which action is likeliest to be good."""
