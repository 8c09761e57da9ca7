/** Who came where: the order of a finished game with points, and how far each is behind. */

export interface Rank {
  seat: number;
  /** From 1; those who share a place have the same, and the next places are left out. */
  place: number;
  points: number;
  /** Points behind the best. */
  behind: number;
}

/** `places`: the seats in order of merit, those of one place together. */
export function rankingOf(places: readonly (readonly number[])[], points: readonly number[]): Rank[] {
  const best = Math.max(...points);
  const ranks: Rank[] = [];
  for (const seats of places) {
    const place = ranks.length + 1;
    for (const seat of seats)
      ranks.push({ seat, place, points: points[seat] ?? 0, behind: best - (points[seat] ?? 0) });
  }
  return ranks;
}
