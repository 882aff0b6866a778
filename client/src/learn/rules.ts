import type { RulesScreen } from "../shell/rooms.ts";
import Rules from "./Rules.svelte";

export const rules: RulesScreen = { Component: Rules };
