import { expect, it } from "vitest";
import type { Painted } from "../notation.ts";
import { leadsTo } from "./leads.ts";

it("an exit leads to what stands on the next tile, unless that has none on its side", () => {
  const next = (exits: string, piece: string) => (at: string) =>
    at === "(1,0)" ? ({ at, exits, piece } as Painted) : undefined;

  expect(leadsTo("(0,0)", 0, next("35", "H"))).toBe("hotel");
  expect(leadsTo("(0,0)", 0, next("3", "N"))).toBe("tree");
  expect(leadsTo("(0,0)", 0, next("3", "BC"))).toBe("building");
  expect(leadsTo("(0,0)", 0, next("3", "."))).toBe("tile");
  expect(leadsTo("(0,0)", 0, next("045", "H"))).toBe("end");
  expect(leadsTo("(0,0)", 1, next("3", "H"))).toBe("nothing");
});
