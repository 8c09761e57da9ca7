/** The events of a step told by movement: coins fly from where they were to where they are, markers hop on the ring. */

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { GameStep } from "../contract";
import { type Moment, timeline } from "./frames";
import { pathOf } from "./ring";
import type { Coin, MercadoView } from "./types";

const EASE = "cubic-bezier(0.3, 0.6, 0.3, 1)";
const FEW = 6; // so many coins of a heap are seen flying
const AT_REST = 150; // milliseconds after scrolling

/** The middle of a thing on the board, and how large it is. */
interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
  coin: string | undefined;
  element: HTMLElement;
}

type Spots = ReadonlyMap<string, Spot>;

function spotOf(element: Element, origin: DOMRect): Omit<Spot, "coin" | "element"> {
  const box = element.getBoundingClientRect();
  return {
    x: box.left + box.width / 2 - origin.left,
    y: box.top + box.height / 2 - origin.top,
    width: box.width,
    height: box.height,
  };
}

/** Everything on the board with a name of its own, and where it lies. */
function survey(board: HTMLElement): Map<string, Spot> {
  const origin = board.getBoundingClientRect();
  const found = new Map<string, Spot>();
  for (const element of board.querySelectorAll<HTMLElement>("[data-spot]")) {
    found.set(element.dataset.spot!, { ...spotOf(element, origin), coin: element.dataset.coin, element });
  }
  return found;
}

/** One telling of one step. */
class Scene {
  private readonly moving = new Set<unknown>();

  constructor(
    private readonly board: HTMLElement,
    private readonly before: Spots,
    private readonly now: Spots,
    private readonly view: MercadoView,
  ) {}

  /** A thing of a player: in my tray, else beside the name in the player's panel. */
  private owned(what: string, seat: unknown): Spot | undefined {
    const own = this.now.get(`${what}-${String(seat)}`);
    if (own) return own;
    const panel = document.querySelector<HTMLElement>(`[data-owned="${what}-${String(seat)}"]`);
    // A narrow panel shows the purse alone.
    if (what === "character" && !panel?.getClientRects().length) return this.owned("purse", seat);
    return panel
      ? { ...spotOf(panel, this.board.getBoundingClientRect()), coin: undefined, element: panel }
      : undefined;
  }

  /** A coin in the air; what it becomes is not seen before it arrives. */
  private fly(what: string, from: Spot | undefined, to: Spot | undefined, at: number, ms: number, lands = false): void {
    const model = this.board.querySelector(`.md-mint [data-model="${what}"]`);
    if (!model || !from || !to) return;
    const ghost = model.cloneNode(true) as HTMLElement;
    ghost.classList.add("md-ghost");
    this.board.append(ghost);
    const size = Math.min(44, Math.max(18, lands ? to.width : from.coin ? from.width : 22));
    Object.assign(ghost.style, {
      left: `${-size / 2}px`,
      top: `${-size / 2}px`,
      width: `${size}px`,
      height: `${size}px`,
    });
    const lift = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 5);
    const flight = ghost.animate(
      [
        { transform: `translate(${from.x}px, ${from.y}px)` },
        { transform: `translate(${(from.x + to.x) / 2}px, ${(from.y + to.y) / 2 - lift}px)` },
        { transform: `translate(${to.x}px, ${to.y}px)` },
      ],
      { delay: at, duration: ms, easing: EASE, fill: "both" },
    );
    // A coin out of a purse is not seen before it leaves it.
    if (!from.coin) ghost.animate([{ opacity: 0 }, { opacity: 0 }], { duration: at });
    flight.onfinish = flight.oncancel = () => ghost.remove();
    if (lands) to.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: at + ms });
  }

  private several(coins: readonly string[], from: Spot | undefined, to: Spot | undefined, { at, ms }: Moment): void {
    coins
      .slice(0, FEW)
      .forEach((coin, place) => this.fly(coin, from, to, at + place * 60, Math.max(200, ms - place * 40)));
  }

  /** Coins that lay at an edge before, on their way. */
  private fromEdge({ event, at, ms }: Moment, to: Spot | undefined): void {
    for (let place = 0; place < FEW; place++) {
      const spot = this.before.get(`edge-${String(event.tile)}-${String(event.seat)}-${place}`);
      if (spot?.coin) this.fly(spot.coin, spot, to, at, ms);
    }
  }

  private drew({ event, at, ms }: Moment): void {
    const purse = this.owned("purse", event.seat);
    const coins = event.coins as Coin[];
    const each = ms / (coins.length + 1);
    purse?.element.animate(
      [{ rotate: "0deg" }, { rotate: "-9deg" }, { rotate: "8deg" }, { rotate: "-5deg" }, { rotate: "0deg" }],
      { delay: at, duration: each * 1.4 },
    );
    const taken = new Set<string>();
    coins.forEach((coin, place) => {
      const start = at + each * (0.6 + place * 0.9);
      const lying = [...this.now].find(
        ([key, spot]) => key.startsWith("drawn-") && spot.coin === coin && !taken.has(key),
      );
      if (lying) taken.add(lying[0]);
      if (lying) this.fly(coin, purse, lying[1], start, each, true);
      else this.fly(coin, purse, this.owned("character", event.seat), start, each);
    });
  }

  private placed({ event, at, ms }: Moment): void {
    const from =
      [...this.before].find(([key, spot]) => key.startsWith("drawn-") && spot.coin === event.coin)?.[1] ??
      this.now.get("supply-white");
    const edge = [...this.now].filter(
      ([key, spot]) => key.startsWith(`edge-${String(event.tile)}-${String(event.seat)}-`) && spot.coin === event.coin,
    );
    this.fly(String(event.coin), from, edge.at(-1)?.[1], at, ms, true);
  }

  private moved({ event, at, ms }: Moment): void {
    const marker = this.board.querySelector<HTMLElement>(`[data-marker="${String(event.seat)}"]`);
    if (!marker) return;
    const origin = this.board.getBoundingClientRect();
    const here = spotOf(marker, origin);
    const places = pathOf(this.view.board.disc, Number(event.from), Number(event.to)).map((space) => {
      const cell = this.board.querySelector(`[data-space="${space}"]`);
      const spot = cell ? spotOf(cell, origin) : here;
      return { x: spot.x - here.x, y: spot.y - here.y };
    });
    const hops = places.flatMap(({ x, y }, place) => {
      const next = places[place + 1];
      const rest = { transform: `translate(${x}px, ${y}px)`, zIndex: 9 };
      return next
        ? [rest, { transform: `translate(${(x + next.x) / 2}px, ${(y + next.y) / 2 - 10}px)`, zIndex: 9 }]
        : [];
    });
    // Held at its old place until its time has come; a later movement of the same step takes over from there.
    const fill = this.moving.has(event.seat) ? "none" : "backwards";
    this.moving.add(event.seat);
    marker.animate([...hops, { transform: "none", zIndex: 9 }], { delay: at, duration: ms, fill });
  }

  /** The bought tile stays until it is discarded; the new one appears in its place. */
  private discarded({ event, at }: Moment): void {
    const old = this.before.get(`tile-${String(event.tile)}`);
    if (!old) return;
    const ghost = old.element.cloneNode(true) as HTMLElement;
    ghost.classList.add("md-ghost", "md-ghost-tile");
    ghost.inert = true;
    this.board.append(ghost);
    const { width, height } = old;
    Object.assign(ghost.style, {
      left: `${old.x - width / 2}px`,
      top: `${old.y - height / 2}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    const leave = ghost.animate(
      [
        { opacity: 1, transform: "none" },
        { opacity: 0, transform: "translateY(-24px) scale(0.85)" },
      ],
      { delay: at, duration: 350, fill: "both" },
    );
    leave.onfinish = leave.oncancel = () => ghost.remove();
  }

  private laidOut({ event, at, ms }: Moment): void {
    const stall = this.now.get(`tile-${String(event.tile)}`)?.element;
    stall?.animate(
      [
        { opacity: 0, transform: "rotateY(90deg)" },
        { opacity: 1, transform: "none" },
      ],
      { delay: at, duration: ms, fill: "backwards", easing: EASE },
    );
  }

  show(moment: Moment): void {
    const { event, at, ms } = moment;
    const { seat } = event;
    const count = typeof event.count === "number" ? event.count : 1;
    switch (event.event) {
      case "drew":
        return this.drew(moment);
      case "placed":
        return this.placed(moment);
      case "moved":
        return this.moved(moment);
      case "paid":
        return this.fromEdge(moment, this.owned("character", seat));
      case "sent_back":
        return this.fromEdge(moment, this.owned("purse", seat));
      case "put_back":
        for (const [key, spot] of this.before)
          if (key.startsWith("drawn-") && spot.coin !== "black")
            this.fly(spot.coin ?? "", spot, this.owned("purse", seat), at, ms);
        return;
      case "refilled":
        return this.several(event.coins as string[], this.owned("character", seat), this.owned("purse", seat), moment);
      case "took_white":
      case "took_black":
        return this.several(
          Array<string>(count).fill(event.event === "took_white" ? "white" : "black"),
          this.now.get(event.event === "took_white" ? "supply-white" : "supply-black"),
          this.owned("purse", seat),
          moment,
        );
      case "purged":
        return this.fly(
          "black",
          this.owned(event.place === "purse" ? "purse" : "character", seat),
          this.now.get("supply-black"),
          at,
          ms,
        );
      case "took_seal":
      case "second_seal":
        return this.several(
          Array<string>(count).fill("seal"),
          this.now.get("supply-seals"),
          this.owned("seals", seat),
          moment,
        );
      case "stole":
        return this.fly("seal", this.owned("seals", seat), this.owned("seals", event.by), at, ms);
      case "seal_used":
        return this.fly("seal", this.owned("seals", seat), this.now.get("supply-seals"), at, 380);
      case "took_privilege":
        return this.fly("privilege", this.now.get("supply-privileges"), this.owned("privileges", seat), at, ms);
      case "gave_up":
        return this.fly("privilege", this.owned("privileges", seat), this.now.get("supply-privileges"), at, ms);
      case "discarded":
        return this.discarded(moment);
      case "laid_out":
        return this.laidOut(moment);
      default:
        return;
    }
  }
}

/** Shows each new step by movement; what lay where before is remembered from the last drawing. */
export function useFlights(
  board: RefObject<HTMLElement | null>,
  view: MercadoView,
  step: GameStep | null,
  motion: boolean,
  pace: number,
): void {
  const before = useRef<Spots>(new Map());
  const shown = useRef<number | null>(null);
  useLayoutEffect(() => {
    const here = board.current;
    if (!here) return;
    const now = survey(here);
    const isNew = step !== null && step.version !== shown.current;
    if (isNew && motion && !step.undone && before.current.size > 0) {
      const scene = new Scene(here, before.current, now, view);
      for (const moment of timeline(step.events, view.seat)) {
        scene.show({ ...moment, at: moment.at * pace, ms: moment.ms * pace });
      }
    }
    shown.current = step?.version ?? null;
    before.current = now;
  }, [view, step, motion]);

  // The tray sticks to the window: scrolling or turning the phone moves it about the board.
  useEffect(() => {
    let timer = 0;
    const measure = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => board.current && (before.current = survey(board.current)), AT_REST);
    };
    addEventListener("scroll", measure, { passive: true });
    addEventListener("resize", measure);
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", measure);
      removeEventListener("resize", measure);
    };
  }, []);
}
