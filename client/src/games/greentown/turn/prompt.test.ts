import { expect, test } from "vitest";
import type { Mode } from "./play.svelte.ts";
import { cueOf } from "./prompt.ts";

test.each<[Mode, number[], string]>([
  ["step", [0, 0], "step-none"],
  ["step", [0, 1], "step"],
  ["step", [0, -1], "less"],
  ["step", [-1, -1], "less"],
  ["step", [0], "less"],
  ["erect", [0, 0], "erect-none"],
  ["step", [2, 2], "step-same"],
  ["erect", [0, 2], "erect"],
  ["erect", [1], "erect"],
  ["erect", [1, 1], "erect-same"],
  ["erect", [-1, -2], "less"],
  ["tour", [0, 0], "tour-none"],
  ["tour", [0, 2], "tour"],
  ["tour", [-1, 2], "tour-less"],
])("in the mode %s the numbers %j are told as %s", (mode, gains, cue) => {
  expect(cueOf(mode, gains)).toBe(cue);
});
