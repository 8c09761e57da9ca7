import { NO_TIMING } from "./timing";
import { beforeEach, describe, expect, it } from "vitest";
import { type FromBrowser, PROTOCOL, type ToBrowser } from "../../wire";
import { backoff, Connection, type Socket } from "./connection";
import { TABLE } from "./fixtures";

class Wire implements Socket {
  sent: FromBrowser[] = [];
  closed = false;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }
  close() {
    this.closed = true;
  }
  open() {
    this.onopen?.(undefined as never);
  }
  tell(message: ToBrowser) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  lose(code = 1006) {
    this.onclose?.({ code });
  }
  welcome(version: number) {
    this.open();
    this.tell({
      type: "welcome",
      table: TABLE,
      version,
      seat: 0,
      view: { round: 1 },
      steps: [],
      question: null,
      waiting: 0,
      ask: "lay",
      can_undo: false,
      timing: NO_TIMING.said,
      order: null,
      chat: [],
    });
  }
}

let wires: Wire[];
let later: (() => void)[];
let connection: Connection;
const last = () => wires.at(-1)!;
const wait = () => later.splice(0).forEach((run) => run());

beforeEach(() => {
  wires = [];
  later = [];
  let id = 0;
  connection = new Connection("ws://here", undefined, true, {
    open: () => {
      const wire = new Wire();
      wires.push(wire);
      return wire;
    },
    later: (run) => later.push(run),
    newId: () => `m${++id}`,
  });
  connection.connect();
});

describe("connection", () => {
  it("says hello with nothing, and after a loss with what it has", () => {
    last().welcome(4);
    expect(last().sent[0]).toEqual({ type: "hello", have: -1, stay: true, protocol: PROTOCOL, hurry: true });
    last().lose();
    expect(connection.link.value).toBe("offline");
    wait();
    last().open();
    expect(wires).toHaveLength(2);
    expect(last().sent[0]).toEqual({ type: "hello", have: 4, stay: true, protocol: PROTOCOL, hurry: true });
  });

  it("is busy until the move is answered and its outcome is here", () => {
    last().welcome(4);
    connection.move(0, "king > 2");
    expect(connection.busy.value).toBe(true);
    last().tell({ type: "accepted", id: "m1", version: 5 });
    expect(connection.busy.value).toBe(true);
    last().tell({
      type: "update",
      version: 5,
      seat: 0,
      view: {},
      whole: false,
      steps: [{ version: 5, seat: null, events: [], undone: false }],
      question: null,
      waiting: 1,
      ask: "lay",
      can_undo: false,
      timing: NO_TIMING.said,
    });
    expect(connection.busy.value).toBe(false);
  });

  it("repeats an unanswered move with the same id after a loss", () => {
    last().welcome(4);
    connection.move(0, "king > 2");
    last().lose();
    wait();
    last().welcome(4);
    const at = { version: 4, drafted: 0, draft: false };
    expect(last().sent.slice(1)).toEqual([{ type: "move", id: "m1", ...at, seat: 0, action: "king > 2" }]);
    last().tell({ type: "accepted", id: "m1", version: 5 });
    last().lose();
    wait();
    last().welcome(5);
    expect(last().sent).toHaveLength(1);
  });

  it("says which drafted steps a move or an undo follows, and is busy until the draft is told", () => {
    const step = (version: number) => ({ version, seat: 0, events: [], undone: false });
    const told = { type: "draft", version: 4, seat: 0, view: {}, question: null } as const;
    last().welcome(4);
    connection.move(0, "king > 2", true);
    expect(last().sent.at(-1)).toMatchObject({ version: 4, drafted: 0, draft: true });
    expect(connection.busy.value).toBe(true);
    last().tell({ ...told, id: "m1", steps: [step(5)] });
    expect(connection.busy.value).toBe(false);
    connection.undo(0);
    expect(last().sent.at(-1)).toMatchObject({ type: "undo", version: 4, drafted: 1 });
    last().tell({ ...told, id: "m2", steps: [] });
    connection.move(0, "king > 3");
    expect(last().sent.at(-1)).toMatchObject({ version: 4, drafted: 0, draft: false });
  });

  it("keeps a move made while offline until the table is back", () => {
    last().welcome(4);
    last().lose();
    connection.move(0, "king > 2");
    wait();
    last().open();
    expect(last().sent).toHaveLength(1);
    last().welcome(4);
    expect(last().sent.at(-1)).toMatchObject({ type: "move", id: "m1" });
  });

  it("shows why a move was refused and is no longer busy", () => {
    last().welcome(4);
    connection.move(0, "king > 9");
    last().tell({ type: "problem", code: "illegal", message: "no", id: "m1", version: 4 });
    expect(connection.busy.value).toBe(false);
    expect(connection.problem.value?.code).toBe("illegal");
  });

  it("opens anew when versions are missing", () => {
    last().welcome(4);
    last().tell({
      type: "update",
      version: 7,
      seat: 0,
      view: {},
      whole: false,
      steps: [{ version: 7, seat: null, events: [], undone: false }],
      question: null,
      waiting: 1,
      ask: "lay",
      can_undo: false,
      timing: NO_TIMING.said,
    });
    wait();
    last().open();
    expect(wires).toHaveLength(2);
    expect(last().sent[0]).toEqual({ type: "hello", have: 4, stay: true, protocol: PROTOCOL, hurry: true });
  });

  it("reads everything anew at once when another person on this device looks", () => {
    last().welcome(4);
    last().tell({
      type: "update",
      version: 5,
      seat: 1,
      view: {},
      whole: true,
      steps: [{ version: 5, seat: null, events: [], undone: false }],
      question: null,
      waiting: 1,
      ask: "lay",
      can_undo: false,
      timing: NO_TIMING.said,
    });
    last().open();
    expect(wires).toHaveLength(2);
    expect(last().sent[0]).toEqual({ type: "hello", have: -1, stay: true, protocol: PROTOCOL, hurry: true });
  });

  it.each([
    ["not_found", "missing"],
    ["blocked", "blocked"],
    ["outdated", "outdated"],
  ] as const)("stops when it hears %s", (code, link) => {
    last().open();
    last().tell({ type: "problem", code, message: "", id: "", version: -1 });
    last().lose();
    wait();
    expect(connection.link.value).toBe(link);
    expect(wires).toHaveLength(1);
  });

  it("knows that a server which said goodbye comes back", () => {
    last().welcome(4);
    last().lose(1012);
    expect(connection.link.value).toBe("restarting");
    wait();
    last().lose();
    expect(connection.link.value).toBe("restarting");
    wait();
    last().welcome(4);
    expect(connection.link.value).toBe("online");
    last().lose();
    expect(connection.link.value).toBe("offline");
  });

  it("stays closed after the page is left", () => {
    last().welcome(4);
    connection.close();
    last().lose();
    wait();
    expect(wires).toHaveLength(1);
  });
});

it("waits longer after each failure, up to a limit", () => {
  expect([0, 1, 2, 10].map((failures) => backoff(failures, 0.5))).toEqual([400, 800, 1600, 8000]);
});
