/** The games this client can draw: their boards by id, and how they look on the home page. */

import * as outside from "virtual:outside-games";
import castles from "icon:castle";
import kabale from "icon:domino-mask";
import louis from "icon:crown";
import mercado from "icon:perfume-bottle";
import type { BoardModule } from "./contract";

/** How a game is shown before anybody plays it. */
export interface GameEntry {
  id: string;
  /** Inner SVG for the game's medallion. */
  icon: string;
  /** Two colours of the picture on its home-page card. */
  hues: [string, string];
  /** A picture of its board; `make screenshots` draws it. */
  picture?: string | undefined;
}

const pictures = import.meta.glob<string>("./*/picture.webp", { query: "?url", import: "default", eager: true });

/** In the order of the home page. */
export const GAMES: readonly GameEntry[] = (
  [
    { id: "kabale", icon: kabale, hues: ["#7c2331", "#41101d"] },
    { id: "louis", icon: louis, hues: ["#2b4a8c", "#14234b"] },
    { id: "castles", icon: castles, hues: ["#3c6b57", "#17342a"] },
    { id: "mercado", icon: mercado, hues: ["#7a4a86", "#391d45"] },
  ] satisfies GameEntry[]
).map((entry) => ({ ...entry, picture: pictures[`./${entry.id}/picture.webp`] }));

/** The entry of a game; one that is not on the home page gets a plain one. */
export const gameEntry = (id: string): GameEntry =>
  GAMES.find((game) => game.id === id) ?? { id, icon: kabale, hues: ["#5d4b3a", "#2a1f17"] };

const boards = import.meta.glob<{ board: BoardModule }>("./*/index.tsx");

/** The board of a game, or null when this client has none (the shell then offers the choices as a list). */
export async function loadBoard(id: string): Promise<BoardModule | null> {
  const load = boards[`./${id}/index.tsx`] ?? outside.boards[id];
  if (!load) return null;
  const { board } = await load();
  if (board.game !== id) throw new Error(`the board of ${id} says that it is of ${board.game}`);
  return board;
}
