"""Where things stand in the two arrays of Skylines at full speed: the row of a game, and the box.

A row is one game: the bars, the hands, the piles in their order, the boards and tiles, and room to work in. The map is
held line by line: a word for each row of the table, a bit for each column. The box is what never changes in
a game: bars, cards with their clauses, pictures of tiles, boards. Its tables begin where its first words say.

Numbers of the rulebook are taken from ``games.skylines``; what is typed here is room and order alone.
"""

from __future__ import annotations

from townwright.games.skylines.box import boards, cards, names
from townwright.games.skylines.box.components import HAND_SIZES
from townwright.games.skylines.effects import conditions
from townwright.games.skylines.turn import bar_arithmetic, bars

SEATS, HAND_ROOM, PILES = max(HAND_SIZES), max(HAND_SIZES.values()) + 1, len(cards.STAGES)
PILE_ROOM, DECK_ROOM = 48, 32
"""Room for so many; the usual set has piles of 25, 40 and 40 cards and 10 roles."""
CARDS_ROOM = PILES * PILE_ROOM
SIDE, QUARTER_TURNS, SLOTS = boards.SIDE, boards.TURNS, 6
TABLE_ROWS = SLOTS * SIDE
ZONES, UTILITIES, SERVICES = len(names.ZONES), len(bars.UTILITIES), len(names.SERVICES)
ZONE_SHAPES, SHAPES, REGIONS, FORCES, WORK_ENTRIES = 16, 64, 96, 48, 32
MARKERS, ENTRY_WIDTH, BAR_WIDTH = bar_arithmetic.MARKER_COUNT, bar_arithmetic.ENTRY_WIDTH, bar_arithmetic.BAR_WIDTH
MONEY, HAPPINESS, OVERALL = bar_arithmetic.MONEY, bar_arithmetic.HAPPINESS, bar_arithmetic.OVERALL
NONE = -1
EVERYBODY, NOBODY = -1, -2
"""In place of a seat: all roles count, or none."""
MANY = 1 << 40
"""More than there are of anything."""

# Stages: the decision that is due; the last is none, but says that the seat's turn is to begin
ROLE, OPEN, TURN, DRAW, RENEW, OVER, TURN_COMES = range(7)

# What a draw belongs to
FOR_TURN, FOR_REFILL, FOR_RENEWAL = range(3)

# How a game is lost
NOT_LOST, NO_MONEY = bar_arithmetic.NOT_LOST, bar_arithmetic.NO_MONEY
NO_HAPPINESS, NO_ACTION = bar_arithmetic.NO_HAPPINESS, bar_arithmetic.NO_ACTION

PLAYED, EVENT = 0, 1
"""Whether a row of changes belongs to a card that is played, which can be blocked, or to an event."""
ASK = -1
"""In place of guesses: the spot answers what places decide."""

# Kinds of cards: zones, utilities, services and others
FIRST_UTILITY = ZONES
FIRST_SERVICE = FIRST_UTILITY + UTILITIES
UNIQUE, ROLE_CARD, POLICY, NEWS_CARD = range(FIRST_SERVICE + SERVICES, FIRST_SERVICE + SERVICES + 4)

# Kinds of tiles as conditions and clauses know them, of which these are asked for by name
TILE_KINDS = tuple(names.KIND_NAMES)
SERVICE_WORD, FIRST_SERVICE_WORD, NO_WORDS = TILE_KINDS.index("svc"), TILE_KINDS.index(names.SERVICES[0]), 0

# The words of a row
STAGE, CHOICES, PLAYERS, SEAT, TOKEN, TURNS, LOSS, SCORED = range(8)
NEWS, PURPOSE, DUE, BARRED, SWAPS, ENDS = range(8, 14)
TOP, BOTTOM, OPEN_COUNT, REGION_COUNT, SLOT_COUNT, TILE_COUNT, EXCHANGE_COUNT, DECK_AT, DECK_SIZE = range(14, 23)
MILESTONES = 23
"""The number of the milestone that is being played, from 1."""
BARS = 24
HAND_SIZE = BARS + MARKERS
HANDS = HAND_SIZE + SEATS
PLAYS = HANDS + SEATS * HAND_ROOM
"""For each card of the seat's hand in how many ways it can be played now,"""
SOMEWHERE = PLAYS + HAND_ROOM
"""and whether that has to be asked place by place."""
ROLES = SOMEWHERE + HAND_ROOM
REFILLS = ROLES + SEATS
PILE_AT = REFILLS + SEATS
PILE_SIZE = PILE_AT + PILES
PILE = PILE_SIZE + PILES
DECK = PILE + CARDS_ROOM
"""The roles in the order in which they are offered."""
EXCHANGE = DECK + DECK_ROOM
LEFT = EXCHANGE + CARDS_ROOM
"""How many zone tiles of each colour and shape are left."""
SLOT_ROW = LEFT + ZONES * ZONE_SHAPES
SLOT_COLUMN = SLOT_ROW + SLOTS
SLOT_BOARD = SLOT_COLUMN + SLOTS
"""Four times the board, and its quarter turns."""
OPENED = SLOT_BOARD + SLOTS
BASE = OPENED + SLOTS
"""The first region of each open board: regions are districts of a board alone."""
REGION_SLOT = BASE + SLOTS
DISTRICT = REGION_SLOT + REGIONS
"""The district of each region, named after one of its regions."""
FREE = DISTRICT + REGIONS
"""The free squares of the open boards, line by line; lines behind the table stay empty."""
WATER = FREE + TABLE_ROWS
TILES = WATER + TABLE_ROWS
"""A word for each tile, in the order laid: card, picture, row, column and region."""
GAME_LENGTH = TILES + CARDS_ROOM
"""The words up to here are the game; the rest is room to work in."""
AFTER = GAME_LENGTH
"""The bars after a play that is being tried."""
WORK = AFTER + MARKERS
"""A row of changes that is being put together: how many, then the entries."""
FORCE_COUNT = WORK + 1 + ENTRY_WIDTH * WORK_ENTRIES
FORCE_CARD = FORCE_COUNT + 1
FORCE_REGION = FORCE_CARD + FORCES
MUTED = FORCE_REGION + FORCES
EXTENDED = MUTED + 1
SPOT_PICTURE, SPOT_ROW, SPOT_COLUMN, SPOT_REGION = range(EXTENDED + 1, EXTENDED + 5)
"""The place that is being tried; no picture if no tile is laid."""
FREE_RUNS = SPOT_REGION + 1
"""For each length from 1: where so many free squares in a row begin."""
UTILITY_RUNS = FREE_RUNS + SIDE * TABLE_ROWS
"""The same in districts without a utility."""
COUNTED = UTILITY_RUNS + SIDE * TABLE_ROWS
"""In how many ways each shape fits; none if not yet counted."""
UTILITY_COUNTED = COUNTED + SHAPES
TILES_IN = UTILITY_COUNTED + SHAPES
ROW_LENGTH = TILES_IN + REGIONS

# A tile in one word
CARD_BITS, PICTURE_BITS, PLACE_BITS = 8, 12, 6
PICTURE_SHIFT = CARD_BITS
ROW_SHIFT = PICTURE_SHIFT + PICTURE_BITS
COLUMN_SHIFT = ROW_SHIFT + PLACE_BITS
REGION_SHIFT = COLUMN_SHIFT + PLACE_BITS

# The words of the box
SCALE = 0
"""The bars of the set, as ``bar_arithmetic`` reads them: a box begins with its scale."""
CARD_TABLE = SCALE + MARKERS * BAR_WIDTH
CLAUSE_TABLE, PICTURE_TABLE, SHAPE_TABLE, BOARD_TABLE, PRICE_TABLE = range(CARD_TABLE + 1, CARD_TABLE + 6)
PLAN_TABLE, PLAN_COUNT, BOARD_COUNT, DRAWN_BOARDS = range(CARD_TABLE + 6, CARD_TABLE + 10)
"""Ways to lay so many boards side by side, whichever they are; none if the layout is fixed."""
LONGEST, HAND_FULL, ONE_ROLE, POLICY_REFILL = range(CARD_TABLE + 10, CARD_TABLE + 14)
SHAPE_COUNT, LETTER_TABLE = CARD_TABLE + 14, CARD_TABLE + 15
"""How many shapes the set has, and the places of the boards' letters in the alphabet."""
ZONE_COUNT = CARD_TABLE + 16
ZONE_SHAPE = ZONE_COUNT + ZONES
START = ZONE_SHAPE + ZONES * ZONE_SHAPES
"""A row as it is before anything is drawn."""
TABLES = START + GAME_LENGTH
"""The tables begin here."""

CARD_WIDTH = 14
KIND, STAGE_OF, WORDS, SHAPE, FIRST_ROW, CONDITION, REWARD, CLAUSES, CLAUSE_COUNT = range(9)
RANK, PROVIDES, EVERYWHERE, PRICED_AS, SERVICE = range(9, 14)

CLAUSE_WIDTH = 6
NOW, BUILD, BURDEN, EASE, PRICE, FORBID, PROVIDE, MUTE, EXTEND, MILESTONE, FINAL = range(11)
SORT, KINDS, WHAT, NUMBER, CLAUSE_ROW, CLAUSE_IF = range(6)
"""The words of a clause; what a price or a ban is about, a marker or services stand under ``WHAT``."""
PRICES = tuple(names.PRICE_NAMES)
PRICE_SWAP, PRICE_RENEW, PRICE_OPEN, PRICE_LABOR = map(PRICES.index, ("swap", "renew", "open", "labor"))
BANS = ("build", "policy", "swap", "end")
FORBID_BUILD, FORBID_POLICY, FORBID_SWAP, FORBID_END = range(len(BANS))

TERM_WIDTH = 5
USES, IN, BESIDE, IN_CITY, MARKER, SIZE, BOARDS, BY_WATER, SAME, APART, ALWAYS = range(11)
TERM, ASKED, COMPARE, LIMIT, LAST = range(5)
"""The words of a term; the last term of an alternative says so."""
COMPARISONS = tuple(conditions.COMPARE)
LESS, LESS_OR_EQUAL, EQUAL, MORE_OR_EQUAL, MORE = map(COMPARISONS.index, ("<", "<=", "=", ">=", ">"))

CODE, HEIGHT, FIRST_COLUMN, SQUARES, STRIPS = range(5)
MASKS = 5
"""The words of a picture: after these its lines as masks, then its strips: row, column and length."""
STRIP = MASKS + SIDE

REGIONS_ON, NORTH, EAST, SOUTH, WEST = range(5)
BOARD_SQUARES = 5
BOARD_WATER = BOARD_SQUARES + SIDE
REGION_AT = BOARD_WATER + SIDE
"""The words of a board as it lies: how many regions, the water along its sides, its lines, the region of each cell."""
REGION_LINES = REGION_AT + SIDE * SIDE
"""The lines of each region."""
