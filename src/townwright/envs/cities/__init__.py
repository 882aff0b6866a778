"""Cities in environments: examples of use, its arrays and its numbers.

>>> from townwright.envs.aec import env
>>> cities = env("cities", seats=2, level=3)
>>> cities.reset(seed=7)
>>> for agent in cities.agent_iter():
...     seen, reward, terminated, truncated, info = cities.last()
...     mask = seen["action_mask"]
...     cities.step(None if terminated or truncated else int(len(mask) - 1 - mask[::-1].argmax()))
>>> cities.points
{'seat_0': 8.0, 'seat_1': 8.0}

>>> import gymnasium
>>> import townwright.envs.solo
>>> alone = gymnasium.make("townwright/Cities-v0", level=3)
>>> seen, info = alone.reset(seed=1)
>>> info["offered"][int(seen["action_mask"].argmax())]
'12N@d4 5N@b2 19N@c3'

>>> from townwright.core import registry
>>> from townwright.envs.table import GameTable
>>> table = GameTable(registry.find("cities"), seed=1)
>>> table.offered(0)[3]
'18N@d4 13N@b2 14W@c3'
>>> table.spell(0, "18N@d4 13N@b2 14W@c3")
(3,)

>>> from collections import Counter
>>> from townwright.envs.chances import Steered, dealer_of
>>> from townwright.games.cities.actions import Draw
>>> chance = Steered({"stack": ["tile 16", "tile 6"]}, dealer_of(1))
>>> str(chance.answer([Draw(tile) for tile in range(1, 25)], Counter(stack=1)))
'tile 6'
"""
