/** The games this client can draw: id -> how to fetch its board, and its face on the home page. */

import type { BoardModule } from "./contract";
import castles from "icon:castle";
import kabale from "icon:domino-mask";
import louis from "icon:crown";
import mercado from "icon:perfume-bottle";

export interface GameFace {
  id: string;
  /** Inner SVG for the game's medallion. */
  icon: string;
  /** Two colours of the picture on its home-page card. */
  hues: [string, string];
  /** Fetches the board; absent while a game is in preparation. */
  load?: () => Promise<{ board: BoardModule }>;
}

const modules = import.meta.glob<{ board: BoardModule }>("./*/index.tsx");

const face = (id: string, icon: string, hues: [string, string]): GameFace => {
  const load = modules[`./${id}/index.tsx`];
  return load ? { id, icon, hues, load } : { id, icon, hues };
};

/** In the order of the home page. */
export const FACES: readonly GameFace[] = [
  face("kabale", kabale, ["#7c2331", "#41101d"]),
  face("louis", louis, ["#2b4a8c", "#14234b"]),
  face("castles", castles, ["#3c6b57", "#17342a"]),
  face("mercado", mercado, ["#7a4a86", "#391d45"]),
];

export const faceOf = (id: string): GameFace =>
  FACES.find((one) => one.id === id) ?? face(id, kabale, ["#5d4b3a", "#2a1f17"]);

/** The board of a game, or null when this client has none (the shell then offers the choices as a list). */
export async function loadBoard(id: string): Promise<BoardModule | null> {
  const load = modules[`./${id}/index.tsx`];
  return load ? (await load()).board : null;
}
