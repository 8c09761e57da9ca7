/** The socket to one table: says hello, comes back after a loss, repeats what was not answered. */

import { batch, computed, signal } from "@preact/signals";
import { PROTOCOL } from "../../wire";
import type { Accepted, ErrorCode, Hello, Move, Order, Problem, Say, ToBrowser, Undo } from "../../wire";
import type { StandingOrder } from "../../games/contract";
import { type Snapshot, forget, have, newest, NOTHING, receive, type TableState } from "./state";

/** `restarting`: the server said that it comes back; `missing`, `blocked`, `outdated`: it is no use to come again. */
export type Link = "connecting" | "online" | "offline" | "restarting" | "missing" | "blocked" | "outdated";
type Sent = Move | Undo | Order | Say;

/** The part of a WebSocket we use, so that tests can hand in a double. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Environment {
  open: (url: string) => Socket;
  later: (run: () => void, ms: number) => unknown;
  newId: () => string;
}

const BROWSER: Environment = {
  open: (url) => new WebSocket(url) as unknown as Socket,
  later: (run, ms) => setTimeout(run, ms),
  newId: () => crypto.getRandomValues(new Uint32Array(3)).join("-"),
};

/** The refusals after which a window gives up. */
const ENDS: Partial<Record<ErrorCode, Link>> = { not_found: "missing", blocked: "blocked", outdated: "outdated" };
/** What a server says to every window before it stops (RFC 6455: service restart). */
const RESTART = 1012;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const RESYNC_WAIT = 150;

/** Waits grow with each failure and are spread a little, so that a restarted server is not stormed. */
export const backoff = (failures: number, spread = Math.random()): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures) * (0.75 + spread / 2);

export class Connection {
  readonly state = signal<TableState>(NOTHING);
  readonly link = signal<Link>("connecting");
  readonly problem = signal<Problem | null>(null);
  private readonly pending = signal<readonly Sent[]>([]);
  /** The version that the last accepted step brings; it is told after the acceptance. */
  private readonly promised = signal(-1);
  /** A move, undo or order is on its way, or its outcome is. */
  readonly busy = computed(
    () =>
      this.pending.value.some((message) => message.type !== "say") ||
      (this.state.value.snapshot?.version ?? Infinity) < this.promised.value,
  );

  private socket: Socket | null = null;
  private failures = 0;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly onSnapshot: (snapshot: Snapshot | null, jump: boolean) => void = () => undefined,
    /** Questions with one answer need not be asked. */
    private readonly hurry = false,
    private readonly environment: Environment = BROWSER,
  ) {}

  connect(): void {
    const socket = this.environment.open(this.url);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.socket === socket && this.onMessage(JSON.parse(String(event.data)) as ToBrowser);
    socket.onclose = ({ code }) => this.socket === socket && this.onLoss(code);
  }

  /** Somebody else of this device looks now: forget everything, and read it through the eyes of who is asked. */
  turn(): void {
    this.state.value = forget(this.state.peek());
    this.onSnapshot(null, true);
    if (this.link.peek() === "online") this.greet();
  }

  private greet(): void {
    const hello: Hello = {
      type: "hello",
      have: have(this.state.peek()),
      stay: true,
      protocol: PROTOCOL,
      hurry: this.hurry,
    };
    this.socket?.send(JSON.stringify(hello));
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
    this.socket = null;
  }

  /** At once instead of after the wait (the button in the banner, the network is back). */
  retry(): void {
    if (this.isLost && !this.closed) this.reopen();
  }

  /** `draft`: for our own eyes, until a move that is none tells everybody. */
  move(seat: number, action: string, draft = false): void {
    const { snapshot } = this.state.peek();
    if (snapshot)
      this.send({ type: "move", id: this.environment.newId(), ...this.place(snapshot), seat, action, draft });
  }

  undo(seat: number): void {
    const { snapshot } = this.state.peek();
    if (snapshot) this.send({ type: "undo", id: this.environment.newId(), ...this.place(snapshot), seat });
  }

  /** What a move or an undo follows. */
  private place({ version }: Snapshot): { version: number; drafted: number } {
    return { version, drafted: this.state.peek().draft?.steps.length ?? 0 };
  }

  order(seat: number, order: StandingOrder | null): void {
    this.send({ type: "order", id: this.environment.newId(), seat, order });
  }

  say(text: string): void {
    this.send({ type: "say", id: this.environment.newId(), text });
  }

  private send(message: Sent): void {
    this.problem.value = null;
    this.pending.value = [...this.pending.peek(), message];
    if (this.link.peek() === "online") this.socket?.send(JSON.stringify(message));
  }

  private settle(id: string): void {
    this.pending.value = this.pending.peek().filter((message) => message.id !== id);
  }

  private onMessage(message: ToBrowser): void {
    batch(() => {
      if (message.type === "accepted") this.onAccepted(message);
      if (message.type === "draft") this.settle(message.id);
      if (message.type === "problem") this.onProblem(message);
      const [next, outcome] = receive(this.state.peek(), message, performance.now());
      this.state.value = next;
      if (message.type === "welcome") this.onWelcome();
      if (outcome === "jump" || outcome === "step") this.onSnapshot(newest(next), outcome === "jump");
      if (outcome === "reread") this.reopen();
      if (outcome === "resync") this.resyncSoon(next.snapshot?.version ?? -1);
    });
  }

  private onAccepted({ id, version }: Accepted): void {
    if (this.pending.peek().some((message) => message.id === id && message.type !== "say"))
      this.promised.value = version;
    this.settle(id);
  }

  private onProblem(message: Problem): void {
    this.settle(message.id);
    const end = ENDS[message.code];
    if (end) {
      this.link.value = end;
      this.close();
    } else {
      this.problem.value = message;
    }
  }

  private onWelcome(): void {
    this.failures = 0;
    this.link.value = "online";
    // Repeating a message is harmless: the server answers the same id with the same result.
    for (const message of this.pending.peek()) this.socket?.send(JSON.stringify(message));
  }

  /** Something was missed. If it does not arrive in a moment, ask for everything anew. */
  private resyncSoon(version: number): void {
    this.environment.later(() => {
      if (!this.closed && have(this.state.peek()) === version && this.link.peek() === "online") this.reopen();
    }, RESYNC_WAIT);
  }

  private reopen(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  }

  private get isLost(): boolean {
    return this.link.peek() === "offline" || this.link.peek() === "restarting";
  }

  /** A server that restarts is not reachable for a while: what it said before stays true meanwhile. */
  private onLoss(code: number): void {
    if (this.closed) return;
    this.link.value = code === RESTART || this.link.peek() === "restarting" ? "restarting" : "offline";
    this.environment.later(() => this.isLost && !this.closed && this.reopen(), backoff(this.failures++));
  }
}
