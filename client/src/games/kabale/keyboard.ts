/** Moving about the board with the arrow keys: hand, feet of the columns, cards in them, goal cards above. */

type Kind = "hand" | "foot" | "card" | "goal";

const all = (board: HTMLElement, kind: Kind): HTMLElement[] => [
  ...board.querySelectorAll<HTMLElement>(`[data-nav="${kind}"]`),
];

const columnOf = (element: HTMLElement): HTMLElement | null => element.closest<HTMLElement>("[data-column]");

function neighbour(list: HTMLElement[], element: HTMLElement, step: number): HTMLElement | undefined {
  const at = list.indexOf(element);
  return list[(at + step + list.length) % list.length];
}

/** The next column to the side that has something to stand on. */
function sideways(board: HTMLElement, element: HTMLElement, step: number): HTMLElement | undefined {
  const columns = [...board.querySelectorAll<HTMLElement>("[data-column]")];
  const next = neighbour(columns, columnOf(element)!, step);
  return (
    next?.querySelector<HTMLElement>('[data-nav="foot"]') ??
    next?.querySelector<HTMLElement>('[data-nav="card"]:last-of-type') ??
    undefined
  );
}

/** Above the hand: the column last stood in, else the first that can be pressed, else the first. */
function intoColumns(board: HTMLElement): HTMLElement | undefined {
  const feet = all(board, "foot");
  return feet.find((foot) => foot.getAttribute("aria-disabled") !== "true") ?? feet[0];
}

/** Where an arrow key leads from an element of the board; undefined: nowhere. */
export function arrow(board: HTMLElement, from: HTMLElement | null, key: string): HTMLElement | undefined {
  const kind = from?.dataset.nav as Kind | undefined;
  if (!from || !kind) return all(board, "hand")[0] ?? intoColumns(board);
  const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  const flat = key === "ArrowLeft" || key === "ArrowRight";
  if (kind === "hand")
    return flat ? neighbour(all(board, "hand"), from, step) : key === "ArrowUp" ? intoColumns(board) : undefined;
  if (flat) return sideways(board, from, step);
  const cards = [...(columnOf(from)?.querySelectorAll<HTMLElement>('[data-nav="goal"], [data-nav="card"]') ?? [])];
  if (kind === "foot") return key === "ArrowUp" ? cards.at(-1) : all(board, "hand")[0];
  const next = cards[cards.indexOf(from) + step];
  return (
    next ??
    (step === 1
      ? (columnOf(from)?.querySelector<HTMLElement>('[data-nav="foot"]') ?? all(board, "hand")[0])
      : undefined)
  );
}
