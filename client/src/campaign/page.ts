import type { LazyPage } from "../shell/router/lazy-pages.ts";
import CampaignPage from "./CampaignPage.svelte";

export const page: LazyPage = { Component: CampaignPage };
