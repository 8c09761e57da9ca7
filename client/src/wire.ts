// Made from messages.py, personal.py and requests.py in trianon/table. Do not edit:
// `python -m trianon.web.schema --typescript`

export const PROTOCOL = 1;

export type ErrorCode = "malformed" | "too_large" | "too_many" | "stale" | "illegal" | "invalid" | "not_your_seat" | "not_your_turn" | "not_playing" | "no_undo" | "not_found" | "full" | "not_host" | "locked" | "not_welcome" | "name_taken" | "bad_option" | "needs_account" | "replaced" | "too_early" | "closed" | "bad_code" | "bad_password" | "bad_passkey" | "weak_password" | "bad_mail" | "account_taken" | "outdated" | "blocked" | "forbidden" | "unavailable";

/** First message on a socket: the newest version this browser has already drawn (-1: nothing). `stay`: on a shared device the view remains that of one seat, whoever is asked, until the next hello. `protocol`: the one it was written for; programs that do not say it are believed to know the present one. `hurry`: from now on questions of this guest's seats that have one answer need not be asked, unless it is a secret that there is only one. */
export interface Hello {
  type: "hello";
  have?: number;
  stay?: boolean;
  protocol?: number;
  hurry?: boolean;
}

/** Answer the decision that belongs to `version`. Sending the same `id` again is harmless. It follows `drafted` own steps that nobody else has seen. `draft`: nobody sees this one either; else all of them are told. */
export interface Move {
  type: "move";
  id: string;
  version: number;
  seat: number;
  action: string;
  drafted?: number;
  draft?: boolean;
}

/** Take back the last own step: the last of those that are `drafted`, if there are any. */
export interface Undo {
  type: "undo";
  id: string;
  version: number;
  seat: number;
  drafted?: number;
}

/** Leave a standing order, at any moment of the game; it answers for the seat until it is replaced. What an order may say is a matter of the game. None takes it away. */
export interface Order {
  type: "order";
  id: string;
  seat: number;
  order: Record<string, unknown> | null;
}

/** One line of chat. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** One place at the table; `seat` counts from 0. */
export interface Chair {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  colour: string;
  online: boolean;
  yours: boolean;
  kept_for_you: boolean;
  hotseat: boolean;
  stand_in: string;
  account: string;
  lost: boolean;
  vote: "" | "bot" | "end";
}

/** What the lobby and the frame around a board show. */
export interface TableInfo {
  id: string;
  game: string;
  status: "closed" | "open" | "over" | "playing";
  seats: number;
  options: Record<string, unknown>;
  chairs: Chair[];
  public: boolean;
  you_host: boolean;
  watchers: number;
  seed_hash: string;
  seed: string;
  rematch: string;
  locked: boolean;
  created: string;
  pace: "" | "calm" | "quick";
  tempo: string;
  rated: boolean;
  quick: boolean;
  tournament: string;
  ended: boolean;
  reminded_by: string;
  waiting: number | null;
  mention: number | null;
  places: number[][];
}

/** Times in milliseconds from the moment of sending, so that nobody's watch matters. */
export interface Timing {
  waited: number;
  decide_in: number | null;
  votes: number;
  left: number[];
  runs_in: number | null;
  patience: number;
  in_line: number;
}

/** One legal answer. `final`: it cannot be taken back. `passes`: only until somebody else has decided. `shows`: only as a draft, because it tells the others something that this seat alone knew. */
export interface Choice {
  text: string;
  kind: string;
  args: Record<string, unknown>;
  final: boolean;
  passes: boolean;
  shows: boolean;
}

/** What one seat is asked, with every legal answer. */
export interface Question {
  seat: number;
  ask: string;
  options: Choice[];
}

/** One line of chat as everybody reads it. */
export interface ChatLine {
  name: string;
  seat: number | null;
  text: string;
  at: string;
  author: string;
  number: number;
  apart: boolean;
}

/** What one version brought, as this browser may see it. `undone`: it took back the step before. */
export interface Step {
  version: number;
  seat: number | null;
  events: Record<string, unknown>[];
  undone: boolean;
}

/** Answer to hello: everything needed to draw the table, and the steps after `have`. It also follows a stale message (the steps after the version that message named). */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  version: number;
  seat: number | null;
  view: Record<string, unknown> | null;
  steps: Step[];
  question: Question | null;
  waiting: number | null;
  ask: string;
  can_undo: boolean;
  order: Record<string, unknown> | null;
  chat: ChatLine[];
  timing: Timing;
}

/** What was accepted (version 0: the start), and with it what standing orders answered at once. `view` holds the changed top-level keys, unless `whole`. */
export interface Update {
  type: "update";
  version: number;
  seat: number | null;
  view: Record<string, unknown>;
  whole: boolean;
  steps: Step[];
  question: Question | null;
  waiting: number | null;
  ask: string;
  can_undo: boolean;
  timing: Timing;
}

/** The message with this id is durable (also the answer to a repetition of it). */
export interface Accepted {
  type: "accepted";
  id: string;
  version: number;
}

/** The own steps after `version` that nobody else has seen, and where they lead. None: all taken back. It answers the message `id`, and also follows a welcome. */
export interface Draft {
  type: "draft";
  id: string;
  version: number;
  seat: number;
  view: Record<string, unknown>;
  steps: Step[];
  question: Question | null;
}

/** The standing order of the seat whose view this window shows. */
export interface OrderChanged {
  type: "order";
  seat: number;
  order: Record<string, unknown> | null;
}

/** Somebody sat down, left, went on- or offline, voted; the game began or ended. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
  timing: Timing;
}

/** Somebody said something. */
export interface Chat {
  type: "chat";
  line: ChatLine;
}

/** Nothing happened; this is why. */
export interface Problem {
  type: "problem";
  code: ErrorCode;
  message: string;
  id: string;
  version: number;
}

/** Who this browser is. */
export interface Me {
  name: string;
  lan_address: string;
  account: boolean;
  settings: Record<string, unknown>;
  mail: string;
  can_mail: boolean;
  push_key: string;
}

/** The name this browser wants to be called. */
export interface Rename {
  name: string;
}

/** With this code, once and soon, another browser becomes the same guest. */
export interface DeviceCode {
  code: string;
  link: string;
  qr: string;
  seconds: number;
}

/** This browser shall become the guest who made the code; `bring`: with the games it has so far. */
export interface JoinWish {
  code: string;
  bring?: boolean;
}

/** This guest shall be an account. */
export interface SignUp {
  name: string;
  password: string;
}

/** This browser shall be the guest with this account; `bring`: with the games it has so far. */
export interface SignIn {
  name: string;
  password: string;
  bring?: boolean;
}

/** What a device made or signed for us (the browser's PublicKeyCredential as JSON). */
export interface PasskeyAnswer {
  credential: Record<string, unknown>;
  bring: boolean;
}

/** One of the passkeys of an account. */
export interface PasskeyInfo {
  created: string;
}

/** Whoever has a letter-box at this address has forgotten the password. */
export interface ResetWish {
  mail: string;
  language: "cs" | "en" | "nl";
}

/** With the link of that letter the account shall have another password; all devices are signed out. */
export interface ResetPassword {
  token: string;
  wanted: string;
}

/** The account shall have another password; all other devices are signed out. */
export interface NewPassword {
  password: string;
  wanted: string;
}

/** Account, name and chat shall be forgotten; the games stay. Without an account no password is needed. */
export interface ForgetMe {
  password?: string;
}

/** What the browser wants to find again on another device. */
export interface KeptSettings {
  settings: Record<string, unknown>;
}

/** Letters shall go to this address, once its owner has confirmed it; empty: nowhere. */
export interface MailWish {
  mail: string;
  language: "cs" | "en" | "nl";
}

/** News shall be shown by this browser, also while no page is open (the browser's PushSubscription). */
export interface PushWish {
  endpoint: string;
  key: string;
  secret: string;
  language: "cs" | "en" | "nl";
}

/** This browser shall show no more news. */
export interface PushEnd {
  endpoint: string;
}

/** What the link in a letter holds. */
export interface MailToken {
  token: string;
}

/** What a rated game was for one seat. */
export interface RatingChange {
  seat: number;
  before: number;
  after: number;
  provisional: boolean;
}

/** Somebody on a ladder. */
export interface Rung {
  rating: number;
  provisional: boolean;
  name: string;
  bot: string;
  games: number;
  error: number;
}

/** Somebody's best game. */
export interface Best {
  points: number;
  table: string;
  at: string;
}

/** What somebody has played of one game. */
export interface GameHistory {
  game: string;
  played: number;
  won: number;
  rating: number | null;
  provisional: boolean;
  curve: number[];
  best: Best | null;
  best_alone: Best | null;
}

/** Somebody with an account, as everybody may see them. */
export interface Profile {
  name: string;
  since: string;
  you: boolean;
  tie: "" | "block" | "follow";
  games: GameHistory[];
}

/** Follow this person, or block them: they cannot sit down where I play, and I do not read them. */
export interface Tie {
  kind: "" | "block" | "follow";
}

/** Somebody whom the reader follows, and where they can be found. */
export interface Friend {
  name: string;
  table: string;
  game: string;
  status: "" | "open" | "playing";
}

/** One option of a game with its choices for each number of seats. */
export interface GameOption {
  id: string;
  choices: Record<string, (string | number)[]>;
  default: string | number;
}

/** One game of the house. */
export interface GameInfo {
  id: string;
  title: string;
  min_seats: number;
  max_seats: number;
  options: GameOption[];
  colours: string[];
  bots: string[];
  ratings: Record<string, number>;
  rating_errors: Record<string, number>;
  slow_bots: string[];
  rules_version: number;
  tempi: string[];
  lesson: boolean;
  figures: string;
}

/** Who shall sit on a chair of a new table. */
export interface NewChair {
  kind: "bot" | "hotseat" | "me" | "open";
  name?: string;
  bot?: string;
}

/** Create a table; when no chair is open it starts at once. */
export interface NewTable {
  game: string;
  chairs: NewChair[];
  options?: Record<string, unknown>;
  public?: boolean;
  tempo?: string;
  pace?: "" | "calm" | "quick";
  rated?: boolean;
  first_game?: boolean;
}

/** Take a chair (any open one without `seat`); `colour` asks for a free colour. `move`: who has a chair already leaves it for this one, and keeps name and colour. */
export interface Sit {
  name?: string;
  seat?: number | null;
  colour?: string;
  move?: boolean;
}

/** A game with anybody: at a table where somebody waits, or at a new one. */
export interface QuickMatch {
  game: string;
}

/** Put this bot on an open chair; without a bot, the chair of one is free again. */
export interface SeatBot {
  seat: number;
  bot: string;
}

/** Whoever sits there shall go. */
export interface SeatWish {
  seat: number;
}

/** How the game shall go on: `bot` plays for whom the table waits, it ends, or nothing changes. */
export interface VoteWish {
  wish: "bot" | "end" | "wait";
  bot?: string;
}

/** Nobody else may sit down, or again everybody. */
export interface LockWish {
  locked: boolean;
}

/** The operator shall see this line of chat. */
export interface ReportWish {
  number: number;
}

/** One step of a finished game; `view` holds the changed top-level keys only (the first step: all). */
export interface ReplayStep {
  version: number;
  seat: number | null;
  action: string;
  events: Record<string, unknown>[];
  view: Record<string, unknown>;
}

/** A finished game, step by step, as one seat saw it. */
export interface Replay {
  table: TableInfo;
  seat: number | null;
  steps: ReplayStep[];
}

/** Invite friends to a tournament; whoever asks takes part, and starts it. */
export interface NewTournament {
  title: string;
  game: string;
  form: "knockout" | "round_robin";
  tempo: string;
  options?: Record<string, unknown>;
}

/** Take part in a tournament, under this name. */
export interface EntryWish {
  name: string;
}

/** Whoever has this number, and this name, shall take no part; numbers change when somebody leaves. */
export interface RemoveEntrant {
  number: number;
  name: string;
}

/** Somebody who takes part; the place in the list is the number. */
export interface EntrantInfo {
  name: string;
  account: string;
  yours: boolean;
  organiser: boolean;
  gone: boolean;
}

/** Two who play each other, by their numbers; None: nobody, or not known yet. */
export interface PairingInfo {
  round: number;
  first: number | null;
  second: number | null;
  tables: string[];
  winner: "" | "first" | "nobody" | "second";
  walkover: boolean;
  points: number[];
}

/** Where somebody stands in a tournament. */
export interface StandingInfo {
  number: number;
  place: number;
  points: number;
  won: number;
  drawn: number;
  lost: number;
  direct: number;
  beaten: number;
}

/** A tournament as its reader sees it. */
export interface TournamentInfo {
  id: string;
  title: string;
  game: string;
  form: "knockout" | "round_robin";
  tempo: string;
  options: Record<string, unknown>;
  status: "open" | "over" | "running";
  created: string;
  room: number;
  you: number | null;
  you_organise: boolean;
  entrants: EntrantInfo[];
  pairings: PairingInfo[];
  standings: StandingInfo[];
}

/** What an answer brought: events, the changed top-level keys of the view, whom the table waits for. */
export interface LessonOutcome {
  events: Record<string, unknown>[];
  view: Record<string, unknown>;
  waiting: number | null;
  ask: string;
}

/** One question of a lesson; the learner answers it, or another seat by itself. */
export interface LessonMove {
  question: Question;
  answer: string;
  outcomes: Record<string, LessonOutcome>;
  tries: Record<string, string>;
}

/** One idea: its words are the message `<game>-lesson-<words>`. */
export interface LessonStep {
  words: string;
  view: Record<string, unknown>;
  waiting: number | null;
  ask: string;
  moves: LessonMove[];
}

/** A lesson, played through by the engine as the learner's seat sees it. */
export interface Lesson {
  game: string;
  seat: number;
  chairs: Chair[];
  steps: LessonStep[];
}

export type FromBrowser = Hello | Move | Undo | Order | Say;

export type ToBrowser = Welcome | Update | Accepted | Draft | OrderChanged | TableChanged | Chat | Problem;
