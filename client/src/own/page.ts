import type { LazyPage } from "../shell/router/lazy-pages.ts";
import Own from "./Own.svelte";

export const page: LazyPage = { Component: Own };
