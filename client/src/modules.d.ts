/** Inner SVG of one drawing of the game-icons set (made by the plugin in vite.config.ts). */
declare module "icon:*" {
  const body: string;
  export default body;
}
