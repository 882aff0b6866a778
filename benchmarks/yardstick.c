/* Random cities in C, written from the rules (docs/rules) without a look at the compiled source: the yardstick of
   `python3 dev bench yardstick`, which builds it, checks that both play the same games, and compares their speed.

   A city lies on a board of 8 x 8 fields, one bit each, always pushed into the upper left corner; the luck is that of
   townwright.speed.runtime.random_stream, so that the points of every single game can be compared. */

#include <stdint.h>
#if defined(__BMI2__)
#include <immintrin.h>
#endif

typedef uint64_t board;

enum { ATTRACTION, PARK, TERRACE, WATER, KINDS };
enum { TILES = 24, START = 3, ROUNDS = 13, STOCK = 7, GRID = 5 };

#define LEFT 0x0101010101010101ull
#define RIGHT (LEFT << 7)
#define SQUARE 0x0303ull
/* The grid of cells has one more column and row than the board, to the left and above. */
#define GRID_COLUMN 0x108421ull
#define GRID_ROW 0x1full
#define GRID_ALL 0x1ffffffull
#define GRID_RIGHT (GRID_COLUMN << 4)
#define GRID_BOTTOM (GRID_ROW << 20)

typedef struct {
    board kind[KINDS], tourists, last;
    uint32_t laid, stock;
} city;

typedef struct {
    board kind[4][KINDS];
    uint32_t looks, shift; /* it looks different in 1, 2 or 4 turns: 2 to the power of the shift */
} tile;

static inline uint32_t below(uint64_t *luck, uint64_t bound)
{
    uint64_t mixed = *luck += 0x9E3779B97F4A7C15ull;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9ull;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBull;
    return (mixed >> 32) * bound >> 32;
}

static inline uint64_t stream(uint64_t seed, uint64_t game)
{
    uint64_t luck = (seed ^ seed >> 30) * 0x94D049BB133111EBull + game * 0xBF58476D1CE4E5B9ull;
    return (luck ^ luck >> 27) * 0xBF58476D1CE4E5B9ull;
}

static inline int count(board fields) { return __builtin_popcountll(fields); }

static inline board lowest(board fields) { return fields & -fields; }

static inline board nth(board fields, uint32_t number)
{
#if defined(__BMI2__)
    return _pdep_u64(1ull << number, fields);
#else
    while (number--)
        fields &= fields - 1;
    return fields & -fields;
#endif
}

static inline board across(board fields) { return (fields << 1 & ~LEFT) | (fields >> 1 & ~RIGHT); }

static inline board around(board fields)
{
    fields |= across(fields);
    return fields | fields << 8 | fields >> 8;
}

static inline board beside(board fields) { return across(fields) | fields << 8 | fields >> 8; }

static inline board zone_of(board field, board fields)
{
    board zone;
    do {
        zone = field;
        field = (zone | beside(zone)) & fields;
    } while (field != zone);
    return zone;
}

static inline uint32_t free_cells(uint32_t laid)
{
    uint32_t rows = laid | (laid << 1 & ~GRID_COLUMN) | laid >> 1;
    uint32_t cells = (rows | rows << GRID | rows >> GRID) & ~laid & GRID_ALL;
    if (laid & GRID_RIGHT)
        cells &= ~GRID_COLUMN;
    if (laid & GRID_BOTTOM)
        cells &= ~GRID_ROW;
    return cells;
}

static inline void lay(city *c, int cell, const board *face)
{
    int east = cell % GRID == 0, south = cell < GRID, slide = 2 * east + 16 * south;
    for (int kind = 0; kind < KINDS; kind++)
        c->kind[kind] <<= slide;
    c->tourists <<= slide;
    c->laid <<= east + GRID * south;
    cell += east + GRID * south;
    c->laid |= 1u << cell;
    int place = (cell / GRID - 1) * 16 + (cell % GRID - 1) * 2;
    for (int kind = 0; kind < KINDS; kind++)
        c->kind[kind] |= face[kind] << place;
    c->last = SQUARE << place;
}

static inline void lead(city *c, uint64_t *luck)
{
    board there = c->tourists, free = (c->kind[ATTRACTION] | c->kind[PARK] | c->kind[TERRACE]) & ~there;
    board fresh = free & c->last;
    uint32_t open = 1 + (c->stock ? count(fresh) : 0);
    board targets[2 * STOCK], sources[2 * STOCK];
    int many = 0;
    for (board waiting = there; waiting; waiting &= waiting - 1, many++) {
        sources[many] = lowest(waiting);
        targets[many] = around(sources[many]) & free;
        open += count(targets[many] | fresh);
    }
    uint32_t choice = below(luck, open);
    if (choice-- == 0)
        return;
    if (c->stock) {
        if (choice < (uint32_t)count(fresh)) {
            c->tourists |= nth(fresh, choice);
            c->stock--;
            return;
        }
        choice -= count(fresh);
    }
    for (int tourist = 0; tourist < many; tourist++) {
        if (choice < (uint32_t)count(targets[tourist])) {
            c->tourists = (there & ~sources[tourist]) | nth(targets[tourist], choice);
            return;
        }
        choice -= count(targets[tourist]);
    }
    for (int tourist = 0; tourist < many; tourist++) {
        board far = fresh & ~targets[tourist];
        if (choice < (uint32_t)count(far)) {
            c->tourists = (there & ~sources[tourist]) | nth(far, choice);
            return;
        }
        choice -= count(far);
    }
}

static inline int zone_points(board fields, board bonus, board tourists)
{
    int points = 0;
    for (board waiting = fields & tourists; waiting;) {
        board zone = zone_of(lowest(waiting), fields);
        points += count(zone) + count(beside(zone) & bonus);
        waiting &= ~zone;
    }
    return points;
}

static inline int view_points(board terraces, board open)
{
    int points = 0;
    for (; terraces; terraces &= terraces - 1) {
        board field = lowest(terraces), ray;
        for (ray = field << 1 & ~LEFT & open; ray; ray = ray << 1 & ~LEFT & open)
            points++;
        for (ray = field >> 1 & ~RIGHT & open; ray; ray = ray >> 1 & ~RIGHT & open)
            points++;
        for (ray = field << 8 & open; ray; ray = ray << 8 & open)
            points++;
        for (ray = field >> 8 & open; ray; ray = ray >> 8 & open)
            points++;
    }
    return points;
}

static inline int score(const city *c)
{
    return zone_points(c->kind[ATTRACTION], c->kind[TERRACE], c->tourists)
        + zone_points(c->kind[PARK], c->kind[WATER], c->tourists)
        + view_points(c->kind[TERRACE] & c->tourists, c->kind[WATER] | c->kind[PARK]);
}

/* Plays random games at level 3: the tiles with their faces, the starting figures as three cells each. */
void play_games(const tile *tiles, const int64_t *figures, int64_t figure_count, uint64_t seed, int64_t games, int64_t *points)
{
    for (int64_t game = 0; game < games; game++) {
        uint64_t luck = stream(seed, game);
        uint8_t stack[TILES];
        for (int place = 0; place < TILES; place++)
            stack[place] = place;
        for (int place = 0; place < START + ROUNDS + 1; place++) {
            int other = place + below(&luck, TILES - place);
            uint8_t drawn = stack[other];
            stack[other] = stack[place];
            stack[place] = drawn;
        }
        const tile *one = &tiles[stack[0]], *two = &tiles[stack[1]], *three = &tiles[stack[2]];
        uint32_t choice = below(&luck, figure_count * one->looks * two->looks * three->looks);
        const board *third = three->kind[choice & (three->looks - 1)];
        choice >>= three->shift;
        const board *second = two->kind[choice & (two->looks - 1)];
        choice >>= two->shift;
        const int64_t *cells = figures + 3 * (choice >> one->shift);
        city c = {{0, 0, 0, 0}, 0, 0, 0, STOCK};
        lay(&c, cells[0], one->kind[choice & (one->looks - 1)]);
        lay(&c, cells[1], second);
        lay(&c, cells[2], third);
        for (int round = 0; round < ROUNDS; round++) {
            const tile *drawn = &tiles[stack[START + round]];
            uint32_t cells_open = free_cells(c.laid);
            uint32_t laid = below(&luck, __builtin_popcount(cells_open) << drawn->shift);
            lay(&c, __builtin_ctzll(nth(cells_open, laid >> drawn->shift)), drawn->kind[laid & (drawn->looks - 1)]);
            lead(&c, &luck);
        }
        points[game] = score(&c);
    }
}
