"""Component sets of Skylines with effects on effects, open boards and many shapes, and records without end."""

from __future__ import annotations

from random import Random

from tests.hostile import Hostile

TERMS = (
    "in(tile)>=1",
    "adj(zone)>=1",
    "use(med)",
    "use(edu)",
    "water",
    "size>=3",
    "in(R)<3",
    "adj(svc)",
    "city(tile)>=2",
)
BOARDS = "ABCDEF"


def hostile(seed: int) -> Hostile:
    """Seed 0 has cards of twenty rows that each place answers in its own way: 2^20 courses of one play."""
    random = Random(f"skylines {seed}")
    name = f"hostile-{seed}"
    free = seed % 2 == 1
    words = {
        "set": name,
        "scenario": "5",
        "seats": str(1 if seed == 0 else random.randint(1, 4)),
        "boards": "6",
        "capital": "999",
        "modules": "unique roles policies news",
        "layout": "free" if free else "A0 B0 C0/D0 E0 F0",
    }
    return Hostile(
        words,
        (component_set(random, name, land=0.5 if free else 1.0),),
        (("layout",), ("layout", "A0"), ("lay",), ("lay", "A0@0,0"), ("play",), ("policy",), ("swap",)),
        (record(name, 3), record(name, 6_000), record(name, 3).replace('"999"', '"' + "9" * 3_000 + '"')),
        (table(200), table(6_000), "bars mon=8\nlayout " + "A0 -- " * 600),
    )


def component_set(random: Random, name: str, land: float) -> str:
    """A set upon the draft whose cards all ask about places, on boards without streets."""
    sections = [f"skylines components {name}", "from townwright-draft-1", "[boards]"]
    for letter in BOARDS:
        sections += [f"{letter} | 0", *board(random, land)]
    sections.append("[shapes]")
    sections += [f"S{number} | {shape(random)}" for number in range(50)]
    sections.append("[tiles]")
    shapes = " ".join(f"S{number}*99" for number in range(50))
    sections += [f"{zone} | {shapes}" for zone in "RCI"]
    sections.append("[cards]")
    for stage in "123":
        sections += [
            f"{stage}R{number} | R | * | hap+1 | {condition(random, 3)} | mon+1 | Homes" for number in range(1, 26)
        ]
    sections.append("[unique]")
    sections += [f"2Q{number} | S0 | | {clauses(random, 'now', 20)} | Hall" for number in range(1, 4)]
    sections += [f"3Q{number} | S1 | | {clauses(random, 'build tile', 20)} | Tower" for number in range(1, 8)]
    sections.append("[roles]")
    sections += [f"K{number} | {clauses(random, 'build tile', 8)} | Mayor" for number in range(1, 9)]
    sections.append("[policies]")
    sections += [f"2P{number} | mon-1 | now: hap+1 | Drive" for number in range(1, 4)]
    sections.append("[news]")
    sections += [f"2N{number} | {clauses(random, 'forbid build tile', 4)} | News" for number in range(1, 4)]
    sections += ["[layouts]", *(f"{layout} | A0 B0" for layout in ("intro", "s1", "s2", "s3", "s4") if land == 1)]
    return "\n".join(sections)


def board(random: Random, land: float) -> list[str]:
    """Eight rows of squares; the edges are land or water in one of two ways."""
    edges = [random.choice(("........", "~~~~~~~~")) if random.random() > land else "........" for _ in range(2)]
    return [edges[0], *["........"] * 6, edges[1]]


def shape(random: Random) -> str:
    """A small tile that has many pictures."""
    return random.choice(("##/#.", "###/#..", "##./.##", "#", "##", "####/#...", "###/.#."))


def condition(random: Random, terms: int) -> str:
    return random.choice("&|").join(random.choices(TERMS, k=terms))


def clauses(random: Random, kind: str, count: int) -> str:
    """Clauses whose conditions differ from place to place and whose changes all differ."""
    ending = "" if kind.startswith("forbid") else ": {}+{}"
    markers = ("mon", "hap", "pow", "wat", "gar")
    return "; ".join(
        f"{kind} if {condition(random, 2)}" + ending.format(random.choice(markers), random.randint(1, 3))
        for _ in range(count)
    )


def record(name: str, lines: int) -> str:
    """A record of tags and lines that cannot all be true."""
    tags = (("Game", "skylines"), ("Set", name), ("Layout", "A0 B0 C0/D0 E0 F0"), ("Players", "1"), ("Capital", "999"))
    opening = [f'[{key} "{value}"]' for key, value in (*tags, ("Modules", "unique roles policies news"))]
    return "\n".join([*opening, "deal 1 1R1 1R2 1R3 1R4 1R5 1R6 1R7", *["open A"] * lines]) + "\n"


def table(tiles: int) -> str:
    """A table on which tile after tile is laid."""
    rows = [f"tile {1 + number // 25}R{1 + number % 25} S0 A{'abcdefgh'[number % 8]}1/0" for number in range(tiles)]
    return "\n".join(["bars mon=8", "layout A0 B0 C0/D0 E0 F0", "open A B C D E F", *rows])
