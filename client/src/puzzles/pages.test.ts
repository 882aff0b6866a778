import { expect, it } from "vitest";
import { withMore } from "./pages.ts";

it("lists what the next page repeats once", () => {
  const listed = [{ number: 4 }, { number: 7 }];
  expect(withMore(listed, [{ number: 7 }, { number: 1 }])).toEqual([{ number: 4 }, { number: 7 }, { number: 1 }]);
  expect(withMore(listed, listed)).toEqual(listed);
});
