// What the server sends about Cities, by the names of its own description.
import type { components } from "./described.ts";

type Described = components["schemas"];

export type CitiesView = Described["View"];
export type CitiesPlayer = Described["PlayerView"];
export type CitiesCity = Described["CityView"];
export type CitiesLine = Described["Line"];
export type CitiesContents = Described["Contents"];
