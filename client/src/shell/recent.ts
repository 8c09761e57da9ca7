/** The tables this browser sat at lately, so that private games and the replays of finished ones are found again. */

const KEY = "trianon.tables";
const KEPT = 12;

export function recentTables(): string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(saved) ? saved.filter((id): id is string => typeof id === "string") : [];
  } catch (error) {
    console.warn("trianon: the list of own tables is unreadable", error);
    return [];
  }
}

const keep = (ids: string[]): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch (error) {
    console.warn("trianon: this browser does not keep the list of own tables", error);
  }
};

export const rememberTable = (id: string): void =>
  keep([id, ...recentTables().filter((other) => other !== id)].slice(0, KEPT));
