import type { LazyPage } from "../shell/router/lazy-pages.ts";
import ReviewPage from "./ReviewPage.svelte";

export const page: LazyPage = { Component: ReviewPage };
