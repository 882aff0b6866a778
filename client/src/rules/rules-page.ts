import type { RulesPage } from "../shell/router/lazy-pages.ts";
import Rules from "./Rules.svelte";

export const rules: RulesPage = { Component: Rules };
