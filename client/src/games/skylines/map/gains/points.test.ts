import { expect, it } from "vitest";
import type { SkylinesView } from "../../pieces/view.ts";
import type { Placement } from "../placements.ts";
import { splitOf } from "./points.ts";

const BARS = Object.entries({ mon: 9, hap: 1, wat: 1, gar: -1, tra: 0 }).map(([marker, value]) => ({ marker, value }));

it.each([
  [{ hap: 2, wat: -2, tra: 1, mon: 4 }, true, [2, -2]], // one space of water is still above 0
  [{ mon: 5, gar: -1 }, true, [0, -1]], // coins are no points
  [{ hap: 2, wat: -1 }, true, null], // nothing is lost
  [{ hap: 2, tra: 1 }, false, null], // no reward
])("of changes %j it writes reward and loss apart: %j %j", (changes, earns, told) => {
  const place = { changes, earns } as unknown as Placement;
  expect(splitOf(BARS as unknown as SkylinesView["bars"], place)).toEqual(told);
});
