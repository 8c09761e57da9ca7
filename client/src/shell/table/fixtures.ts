/** A table for tests. */

import type { TableInfo } from "../../wire";

export const TABLE: TableInfo = {
  id: "a",
  game: "kabale",
  status: "playing",
  seats: 2,
  options: {},
  chairs: [],
  public: true,
  you_host: true,
  watchers: 0,
  seed_hash: "",
  seed: "",
  rematch: "",
  locked: false,
  created: "",
  tempo: "",
  pace: "",
  rated: false,
  quick: false,
  tournament: "",
  ended: false,
  reminded_by: "",
  mention: null,
  waiting: null,
  places: [],
};
