import { expect, test } from "vitest";
import { PAGES } from "./page-index.ts";
import { screenOf } from "./router.svelte.ts";

test.each([...PAGES.keys()])("the page %s has an address", (page) => {
  expect(screenOf(`/${page}`)).toEqual({ screen: "page", page, part: null });
});

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
