import { expect, test } from "vitest";
import { screenOf } from "./router.svelte.ts";

test.each([
  ["/j/abc23", { screen: "join", token: "abc23" }],
  ["/join/abc23", { screen: "join", token: "abc23" }],
  ["/w/abc23", { screen: "watch", token: "abc23" }],
  ["/watch/abc23", { screen: "watch", token: "abc23" }],
  ["/jatch/abc23", { screen: "not-found" }],
  ["/woin/abc23", { screen: "not-found" }],
])("%s leads to the right screen", (path, screen) => {
  expect(screenOf(path)).toEqual(screen);
});
