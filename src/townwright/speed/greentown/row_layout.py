"""Where things stand in the two arrays of Greentown at full speed: the row of a game, and the box.

A row is one game: whose turn it is, what the players have, the deck in its order, the tiles, and room to work
in. Tiles are counted in the order laid; hexes are numbers that grow with q and then r, so that the order of
the numbers is the order of the rules. The box is what never changes in a game: kinds, faces and cards.

Numbers of the rulebook are taken from ``games.greentown``; what is typed here is room and order alone.
"""

from __future__ import annotations

from townwright.games.greentown.box import piece_numbers, pieces
from townwright.games.greentown.map import exit_arithmetic, hexes
from townwright.games.greentown.tour import payment_arithmetic

SEATS, SIDES, CATEGORIES = len(pieces.SEATS), exit_arithmetic.SIDE_COUNT, piece_numbers.BUILDING_COUNT
KINDS, CARDS, TILES, PATH = 16, 32, 48, 96
"""Room for so many; the usual set has 9 kinds, 16 cards, 38 tiles and fewer than 60 roads."""
NONE = -1

# Hexes
ACROSS, MIDDLE = 64, 32
HEX_STEPS = tuple(q * ACROSS + r for q, r in hexes.STEPS)
"""From a hex to its neighbour at each side."""

# Pieces
VACANT, HOTEL, TREE = piece_numbers.VACANT, piece_numbers.HOTEL_NUMBER, piece_numbers.TREE_NUMBER
FIRST_BUILDING = piece_numbers.FIRST_BUILDING

# Stages
MARKER, FIRST_STEP, SECOND_STEP, ERECT, TOUR, KEEP, OVER, BUILT, TOURED, KEPT, HANDED_OVER = range(11)
"""What is due. The last four are no decisions: they say what is done, and ``go_on`` finds what comes next."""

# What a marker is used for, and the marker's own bit
B, T, BT, EB, ET = range(len(pieces.ANNOUNCED))
MARKER_BITS = tuple(1 << pieces.MARKERS.index(marker) for marker in pieces.ANNOUNCED.values())
ALL_MARKERS = (1 << len(pieces.MARKERS)) - 1
BUILDING_WORDS = sum(1 << number for number, word in enumerate(pieces.ANNOUNCED) if pieces.builds(word))
TOURING_WORDS = sum(1 << number for number, word in enumerate(pieces.ANNOUNCED) if pieces.tours(word))
"""The words that have a Build in them and those that have a Tour, as bits."""

# Why the game ends
NOT_YET, BUILDINGS, NO_CARDS = range(3)

# The words of a row
STAGE, CHOICES, PLAYERS, VARIANT = range(4)
ROUND, NEXT, WORD, LAID, DEVELOPED, ENDING = range(4, 10)
TOP, DECK_AT, DECK_SIZE = range(10, 13)
ORDER = 13
MONEY = ORDER + SEATS
MARKERS = MONEY + SEATS
CARD = MARKERS + SEATS
HAND = CARD + SEATS
SUPPLY = HAND + SEATS * CATEGORIES
DECK = SUPPLY + KINDS
COUNT = DECK + CARDS
"""How many tiles lie on the table."""
PLACE = COUNT + 1
EXITS = PLACE + TILES
PIECE = EXITS + TILES
ROADS = PIECE + TILES
"""The exits of each tile that lead to a road."""
BESIDE = ROADS + TILES
"""The tiles that roads lead to from each tile, as a set: a bit for each."""
NEAR = BESIDE + TILES
"""The tile at each side of each tile."""
SORTED = NEAR + TILES * SIDES
"""The tiles by hex."""
GAME_LENGTH = SORTED + TILES
"""The words up to here are the game; the rest is room to work in."""
OPEN_HEX = GAME_LENGTH
OPEN_MET = OPEN_HEX + TILES * SIDES
PARTS = OPEN_MET + TILES * SIDES
HOME = PARTS + SIDES
USED = HOME + TILES
PATH_TILE = USED + TILES
PATH_SIDE = PATH_TILE + PATH
PATH_LEFT = PATH_SIDE + PATH
PATH_LENGTH = PATH_LEFT + PATH
ROW_LENGTH = PATH_LENGTH + 1

# The words of the box
EVERY_EXITS, WISHES = len(hexes.EVERY_EXITS), 2 * payment_arithmetic.WISHES
SHOWS = 0
"""For each set of exits the kind that shows it, or NONE."""
HOW_MANY = SHOWS + EVERY_EXITS
"""For each set of exits how many they are."""
LOWEST = HOW_MANY + EVERY_EXITS
"""For each set of sides the lowest; one more than the last for none."""
KIND_EXITS = LOWEST + EVERY_EXITS
"""For each kind how many exits it has; 0 where there is no kind."""
FACES = KIND_EXITS + KINDS
"""For each number of exits: how many faces, then the faces in the order of their digits."""
FACES_ROOM = 32
GROWN = FACES + (SIDES + 2) * FACES_ROOM
"""For each set of exits: how many it can be developed into, then these in the order of their digits."""
GROWN_ROOM = 24
STOPS = GROWN + EVERY_EXITS * GROWN_ROOM
WISH = STOPS + CARDS
"""For each card and category (nature first) the fewest and the most visits."""
START = WISH + CARDS * WISHES
"""A row as it is before the cards are dealt; what follows is where the shuffling of cards begins."""
FIVES = START + GAME_LENGTH
"""How many cards are dealt, then the start player's, then the others in order."""
BOX_DECK = FIVES + CARDS
"""The deck's cards by number, then by name."""
BOX_LENGTH = BOX_DECK + CARDS
