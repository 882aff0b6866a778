import { expect, it } from "vitest";
import { isOnlyHere } from "./only-here.ts";

it("knows the names of the computer itself", () => {
  for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]"]) expect(isOnlyHere(host)).toBe(true);
});

it("says nothing to guests of a server that others reach", () => {
  for (const host of ["games.example", "192.168.1.5", "[2001:db8::1]", "localhost.games.example", "127.0.0.1.example"])
    expect(isOnlyHere(host)).toBe(false);
});
