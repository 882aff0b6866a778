import type { LazyPage } from "../shell/router/lazy-pages.ts";
import Learn from "./Learn.svelte";

export const page: LazyPage = { Component: Learn };
