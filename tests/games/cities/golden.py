"""The worked examples of the rules page, section 12: cities, layers of tourists, and what they are worth."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Layer:
    """Tourists that stand at the same time, with their points, and the fields that serve two of them."""

    name: str
    level: int
    points: dict[str, int]
    shared: dict[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Example:
    """A city by its tiles, as the page draws it."""

    section: str
    tiles: str
    set: str
    picture: str
    layers: tuple[Layer, ...]


EXAMPLES = (
    Example(
        "12.1",
        "d4:16S c3:6W b2:17N a1:13N b1:11E c1:15S d1:8E a2:5E c2:1W d2:7E a3:20E b3:21N d3:14W a4:12N b4:10E c4:24S",
        "mixed24",
        """
                a   b   c   d
           1    AA  WP  PW  TA
                PT  PW  AA  AT

           2    WP  PP  AP  PA
                WP  TA  AP  AP

           3    PT  TT  TW  AW
                WT  WA  TW  AT

           4    TW  TP  PT  WA
                WT  PT  WW  PP
        """,
        (
            Layer("level 1", 1, {"d1.2": 1, "c1.3": 6, "c2.1": 0, "a2.2": 5, "b1.2": 2, "a1.4": 0}),
            Layer(
                "level 2",
                2,
                {"c4.2": 4, "b4.1": 2, "a3.4": 3, "d1.1": 1},
                {("b4.1", "a3.4"): ("b3.3", "a4.2")},
            ),
            Layer("attractions", 3, {"d1.2": 3, "c1.3": 11, "c2.1": 0, "d2.2": 2}, {("d1.2", "d2.2"): ("d1.4",)}),
            Layer("parks", 3, {"a3.1": 3, "b1.3": 9}, {("a3.1", "b1.3"): ("a2.3",)}),
            Layer(
                "terraces",
                3,
                {"b4.4": 6, "b3.1": 1, "a3.4": 3, "a4.4": 3},
                {("b3.1", "a3.4"): ("b3.3",), ("b4.4", "a4.4"): ("b4.3",)},
            ),
        ),
    ),
    Example(
        "12.2",
        "d4:10E c3:16E d2:1W a1:9E b1:14N c1:23W d1:24S a2:11W b2:18S c2:4S a3:15N b3:8E d3:6N a4:5W b4:7E c4:21W",
        "trio24",
        """
                a   b   c   d
           1    TP  TT  WA  PT
                AP  AW  WT  WW

           2    PA  PW  WT  AT
                PW  TT  AA  AP

           3    TT  AP  PT  AA
                PA  WP  WT  WT

           4    AP  AP  WA  TP
                AW  TP  WP  WP
        """,
        (
            Layer("level 1", 1, {"c1.2": 1, "c2.3": 6, "d3.1": 0, "b3.2": 5, "a1.2": 2, "b1.1": 0}),
            Layer(
                "level 2",
                2,
                {"c1.4": 4, "b2.4": 2, "b1.2": 3, "d1.2": 1},
                {("b2.4", "b1.2"): ("b1.4", "b2.2")},
            ),
            Layer("attractions", 3, {"b3.1": 3, "c2.3": 11, "d3.1": 0, "a3.4": 2}, {("b3.1", "a3.4"): ("a3.2",)}),
            Layer("parks", 3, {"c4.4": 3, "b3.2": 9}, {("c4.4", "b3.2"): ("c4.3",)}),
            Layer(
                "terraces",
                3,
                {"b4.3": 6, "a3.2": 1, "b2.3": 3, "d3.4": 3},
                {("a3.2", "b2.3"): ("a2.4",), ("b4.3", "d3.4"): ("d4.4",)},
            ),
        ),
    ),
    Example(
        "12.3",
        "d4:2W c3:13W d2:20E a1:6W b1:9N c1:4S d1:1N a2:16W b2:7E c2:3W a3:22W b3:5E d3:11N a4:18S b4:14S c4:10N",
        "mixed24",
        """
                a   b   c   d
           1    TW  AW  TT  AA
                TW  WA  PP  PP

           2    PW  PA  AW  PT
                PA  AP  AW  WT

           3    WT  WP  AT  PW
                WA  WP  AP  WP

           4    TW  WT  PT  AT
                PP  AA  TP  AT
        """,
        (Layer("level 1", 1, {"b1.1": 1, "b2.2": 6, "c2.1": 0, "c1.3": 5, "a2.1": 2, "a1.1": 0}),),
    ),
    Example(
        "12.4",
        "d4:16N c3:21E b4:4W a1:1N b1:20E c1:14N d1:11N a2:3S b2:18N c2:22S d2:10N a3:6E b3:17E d3:2E a4:12N c4:19N",
        "mixed24",
        """
                a   b   c   d
           1    AA  PT  AA  PW
                PP  WT  TW  WP

           2    WW  PP  TA  PT
                AA  WT  WW  TP

           3    WT  TP  WT  TA
                WT  AP  AT  TA

           4    TW  PT  TT  PP
                WT  PT  AP  AW
        """,
        (
            Layer(
                "level 2",
                2,
                {"a4.1": 4, "d2.3": 2, "b2.4": 3, "b1.4": 1},
                {("d2.3", "b2.4"): ("c2.3", "c2.4")},
            ),
        ),
    ),
    Example(
        "12.5",
        "d4:15W c3:6W b2:21E a1:13E b1:8N c1:10E d1:17W a2:1E c2:9N d2:19W a3:18E b3:4S d3:2S a4:22E b4:11N c4:20S",
        "mixed24",
        """
                a   b   c   d
           1    PA  AT  TP  PA
                TA  TA  PT  PT

           2    PA  WT  AW  TP
                PA  AT  WA  TA

           3    WP  TT  TW  TT
                TP  PP  TW  AA

           4    AW  PW  WP  AP
                TW  WP  TT  AW
        """,
        (
            Layer("attractions", 3, {"d2.4": 3, "a1.2": 11, "b1.1": 0, "c2.4": 2}, {("d2.4", "c2.4"): ("d2.3",)}),
            Layer("parks", 3, {"a2.1": 3, "a3.2": 9}, {("a2.1", "a3.2"): ("a3.1",)}),
            Layer(
                "terraces",
                3,
                {"a3.3": 6, "d3.1": 1, "c4.4": 3, "b3.2": 3},
                {("d3.1", "c4.4"): ("c3.2",), ("a3.3", "b3.2"): ("b3.4",)},
            ),
        ),
    ),
)
LAYERS = tuple((example, layer) for example in EXAMPLES for layer in example.layers)
