import type { LazyPage } from "../shell/router/lazy-pages.ts";
import PuzzlesPage from "./PuzzlesPage.svelte";

export const page: LazyPage = { Component: PuzzlesPage };
