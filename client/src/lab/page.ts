import type { LazyPage } from "../shell/router/lazy-pages.ts";
import LabPage from "./LabPage.svelte";

export const page: LazyPage = { Component: LabPage };
