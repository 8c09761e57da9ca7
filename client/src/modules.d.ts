/** Inner SVG of one drawing of the game-icons set (made by the plugin in vite.config.ts). */
declare module "icon:*" {
  const body: string;
  export default body;
}

/** Boards and words of the games that the build was told of beside its own (see outside-games.ts). */
declare module "virtual:outside-games" {
  import type { BoardModule } from "./games/contract";
  export const boards: Record<string, () => Promise<{ board: BoardModule }>>;
  /** By language and game: "en/chess". */
  export const catalogues: Record<string, () => Promise<string>>;
}
