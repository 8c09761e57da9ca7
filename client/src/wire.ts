/** What travels between browser and server; the shape of trianon/table/messages.py. */

export type ErrorCode =
  | "malformed" | "too_large" | "too_many" | "stale" | "illegal" | "invalid" | "not_your_seat" | "not_your_turn"
  | "not_playing" | "no_undo" | "not_found" | "full" | "not_host" | "bad_option" | "unavailable";

// --- browser to server

export interface Hello { type: "hello"; have: number }
export interface Move { type: "move"; id: string; version: number; seat: number; action: string }
export interface Undo { type: "undo"; id: string; version: number; seat: number }
export interface Say { type: "say"; id: string; text: string }
export type FromBrowser = Hello | Move | Undo | Say;

// --- parts

export interface Chair {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string;
  colour: string;
  online: boolean;
  yours: boolean;
  hotseat: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  status: "open" | "playing" | "over";
  seats: number;
  options: Record<string, unknown>;
  chairs: Chair[];
  public: boolean;
  you_host: boolean;
  watchers: number;
  seed_hash: string;
  seed: string;
  rematch: string;
  created: string;
}

export interface Choice { text: string; kind: string; args: Record<string, unknown>; final: boolean }
export interface Question { seat: number; ask: string; options: Choice[] }
export interface ChatLine { name: string; seat: number | null; text: string; at: string }
export interface Step { version: number; events: Record<string, unknown>[]; undone: boolean }

// --- server to browser

export interface Welcome {
  type: "welcome";
  table: TableInfo;
  version: number;
  seat: number | null;
  view: Record<string, unknown> | null;
  steps: Step[];
  question: Question | null;
  waiting: number | null;
  can_undo: boolean;
  chat: ChatLine[];
}

export interface Update {
  type: "update";
  version: number;
  seat: number | null;
  view: Record<string, unknown>;
  whole: boolean;
  step: Step;
  question: Question | null;
  waiting: number | null;
  can_undo: boolean;
}

export interface Accepted { type: "accepted"; id: string; version: number }
export interface TableChanged { type: "table"; table: TableInfo }
export interface Chat { type: "chat"; line: ChatLine }
export interface Problem { type: "problem"; code: ErrorCode; message: string; id: string; version: number }
export type ToBrowser = Welcome | Update | Accepted | TableChanged | Chat | Problem;

// --- HTTP

export interface GameOption { id: string; choices: (string | number)[]; default: string | number }
export interface GameInfo {
  id: string;
  title: string;
  min_seats: number;
  max_seats: number;
  options: GameOption[];
  bots: string[];
  rules_version: number;
}
export interface Me { name: string; lan_address: string }
export interface Rename { name: string }
export interface NewChair { kind: "me" | "hotseat" | "open" | "bot"; name?: string; bot?: string }
export interface NewTable { game: string; chairs: NewChair[]; options?: Record<string, unknown>; public?: boolean }
export interface Sit { name?: string; seat?: number | null; colour?: string }
export interface SeatBot { seat: number; bot: string }
export interface ReplayStep {
  version: number;
  seat: number | null;
  action: string;
  events: Record<string, unknown>[];
  view: Record<string, unknown>;
}
export interface Replay { table: TableInfo; seat: number | null; steps: ReplayStep[] }
