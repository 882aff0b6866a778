import type { LazyPage } from "../shell/router/lazy-pages.ts";
import HistoryPage from "./HistoryPage.svelte";

export const page: LazyPage = { Component: HistoryPage };
