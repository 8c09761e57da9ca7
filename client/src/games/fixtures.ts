/** People at a table, for tests and for the showcase. */

import type { Chair } from "../wire";

const NAMES = ["Anežka", "Bastiaan", "Charlotte", "Dorota", "Emil", "Fien"];

/** One chair for each colour: the first is mine, bots sit on the others. */
export const chairsOf = (colours: readonly string[]): Chair[] =>
  colours.map((colour, seat) => ({
    seat,
    kind: seat === 0 ? "person" : "bot",
    name: NAMES[seat]!,
    bot: seat === 0 ? "" : "greedy",
    colour,
    online: true,
    yours: seat === 0,
    kept_for_you: false,
    hotseat: false,
    stand_in: "",
    vote: "",
    account: "",
    lost: false,
  }));
