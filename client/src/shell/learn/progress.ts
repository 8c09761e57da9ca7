/** How far this browser has come in each lesson. */

const KEY = "trianon.lessons";

function remembered(): Record<string, unknown> {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof saved === "object" && saved !== null ? { ...saved } : {};
  } catch (error) {
    console.warn("trianon: the progress of lessons is unreadable", error);
    return {};
  }
}

/** The step to go on with; 0 for whoever is new here. */
export function reached(game: string, steps: number): number {
  const at = remembered()[game];
  return typeof at === "number" && Number.isInteger(at) && at > 0 && at < steps ? at : 0;
}

export function remember(game: string, step: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...remembered(), [game]: step }));
  } catch (error) {
    console.warn("trianon: this browser does not keep the progress of lessons", error);
  }
}
