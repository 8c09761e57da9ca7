/** Shows positions one after the other, each long enough to be understood, however fast they arrive. */

import { batch, computed, signal } from "@preact/signals";
import type { Snapshot } from "./state";

/** How long a snapshot stays before the next one: milliseconds, or until the board says it is shown. */
export type Duration = (snapshot: Snapshot) => number | "board";

const MANY = 8; // so many snapshots behind, we hurry
const HURRY = 0.35;
const REMEMBERED = 100; // snapshots that can be shown again
const BEFORE = 500; // milliseconds that the position before them stays

export class Playback {
  readonly shown = signal<Snapshot | null>(null);
  private readonly holding = signal(false);
  /** The board itself presents the shown step, frame by frame: telling its end now would spoil it. */
  readonly byBoard = signal(false);
  private readonly queue = signal<readonly Snapshot[]>([]);
  /** What comes is not watched, until something is asked. Only boards that wait for a reader still hold it up. */
  readonly skipping = signal(false);
  /** Nothing left to present: the question may be asked. */
  readonly settled = computed(() => !this.holding.value && this.queue.value.length === 0);
  private turn = 0;
  /** What was pushed since the last jump: a jump may bring other eyes, who must not see it. */
  private past: readonly Snapshot[] = [];

  constructor(
    private readonly duration: Duration,
    private readonly later: (run: () => void, ms: number) => unknown = (run, ms) => setTimeout(run, ms),
  ) {}

  /** Draw this at rest and forget what was still to come. */
  jump(snapshot: Snapshot | null): void {
    batch(() => {
      this.turn += 1;
      this.past = [];
      this.queue.value = [];
      this.holding.value = false;
      this.byBoard.value = false;
      this.skipping.value = false;
      this.shown.value = snapshot;
    });
  }

  /** Leave out what is left to show, and what follows until something is asked; a spectator: up to the present. */
  skip(): void {
    const shown = this.shown.peek();
    if (!shown || this.settled.peek()) return;
    batch(() => {
      this.skipping.value = true;
      if (!this.byBoard.peek()) this.done(shown.version);
    });
  }

  /** Whether something after this version can be shown again. */
  remembers(version: number): boolean {
    return this.past.some((snapshot) => snapshot.version > version);
  }

  /** Show once more what followed this version, up to the present. */
  again(version: number): void {
    const past = this.past.filter((snapshot) => snapshot.version > version);
    const [first] = past;
    if (!first || !this.settled.peek()) return;
    const before = { ...first, version, view: first.before ?? first.view, step: null, before: null, question: null };
    batch(() => {
      this.turn += 1;
      this.queue.value = past;
      this.shown.value = before;
      this.holding.value = true;
    });
    this.later(() => this.done(version), BEFORE);
  }

  push(snapshot: Snapshot): void {
    this.past = [...this.past, snapshot].slice(-REMEMBERED);
    batch(() => {
      this.queue.value = [...this.queue.peek(), snapshot];
      if (!this.holding.peek()) this.next();
    });
  }

  /** The snapshot of this version is fully shown; go on. Repeated or late calls change nothing. */
  done(version: number): void {
    if (!this.holding.peek() || this.shown.peek()?.version !== version) return;
    batch(() => {
      this.holding.value = false;
      this.byBoard.value = false;
      this.next();
    });
  }

  private next(): void {
    const [snapshot, ...rest] = this.queue.peek();
    if (!snapshot) {
      const shown = this.shown.peek();
      if (shown?.question || shown?.waiting === null || shown?.seat === null) this.skipping.value = false;
      return;
    }
    const turn = ++this.turn;
    const wait = this.duration(snapshot);
    this.queue.value = rest;
    this.shown.value = snapshot;
    if (wait === 0 || (this.skipping.peek() && wait !== "board")) {
      this.next();
      return;
    }
    this.holding.value = true;
    this.byBoard.value = wait === "board";
    if (wait === "board") return;
    this.later(() => turn === this.turn && this.done(snapshot.version), rest.length > MANY ? wait * HURRY : wait);
  }
}
