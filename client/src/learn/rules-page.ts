import type { RulesScreen } from "../shell/router/lazy-pages.ts";
import Rules from "./Rules.svelte";

export const rules: RulesScreen = { Component: Rules };
