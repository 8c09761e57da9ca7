/** Shows positions one after the other, each long enough to be understood, however fast they arrive. */

import { batch, computed, signal } from "@preact/signals";
import type { Frame } from "./state";

/** How long a frame stays before the next one: milliseconds, or until the board says it is shown. */
export type Pace = (frame: Frame) => number | "board";

const MANY = 8; // so many frames behind, we hurry
const HURRY = 0.35;

export class Stage {
  readonly shown = signal<Frame | null>(null);
  private readonly holding = signal(false);
  /** The board is playing the shown step as a scene of its own: telling its end now would spoil it. */
  readonly inScene = signal(false);
  private readonly queue = signal<readonly Frame[]>([]);
  /** Nothing left to present: the question may be asked. */
  readonly settled = computed(() => !this.holding.value && this.queue.value.length === 0);
  private turn = 0;

  constructor(
    private readonly pace: Pace,
    private readonly later: (run: () => void, ms: number) => unknown = (run, ms) => setTimeout(run, ms),
  ) {}

  /** Draw this at rest and forget what was still to come. */
  jump(frame: Frame | null): void {
    batch(() => {
      this.turn += 1;
      this.queue.value = [];
      this.holding.value = false;
      this.inScene.value = false;
      this.shown.value = frame;
    });
  }

  push(frame: Frame): void {
    batch(() => {
      this.queue.value = [...this.queue.peek(), frame];
      if (!this.holding.peek()) this.next();
    });
  }

  /** The frame of this version is fully shown; go on. Repeated or late calls change nothing. */
  done(version: number): void {
    if (!this.holding.peek() || this.shown.peek()?.version !== version) return;
    batch(() => {
      this.holding.value = false;
      this.inScene.value = false;
      this.next();
    });
  }

  private next(): void {
    const [frame, ...rest] = this.queue.peek();
    if (!frame) return;
    const turn = ++this.turn;
    const wait = this.pace(frame);
    this.queue.value = rest;
    this.shown.value = frame;
    if (wait === 0) {
      this.next();
      return;
    }
    this.holding.value = true;
    this.inScene.value = wait === "board";
    if (wait === "board") return;
    this.later(() => turn === this.turn && this.done(frame.version), rest.length > MANY ? wait * HURRY : wait);
  }
}
