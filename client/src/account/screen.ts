import type { RoomScreen } from "../shell/rooms.ts";
import Account from "./Account.svelte";

export const screen: RoomScreen = { Component: Account };
