import type { RoomScreen } from "../shell/rooms.ts";
import Companion from "./Companion.svelte";

export const screen: RoomScreen = { Component: Companion };
