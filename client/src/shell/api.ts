/** The HTTP side of the server. */

import type {
  DeviceCode,
  ErrorCode,
  Friend,
  GameInfo,
  JoinWish,
  Lesson,
  Me,
  NewPassword,
  NewTable,
  NewTournament,
  PasskeyInfo,
  Profile,
  PushWish,
  RatingChange,
  RemoveEntrant,
  Replay,
  ResetPassword,
  Rung,
  SignIn,
  SignUp,
  Sit,
  TableInfo,
  Tie,
  TournamentInfo,
  VoteWish,
} from "../wire";
import { has, type Language, t } from "../words";
import { whoAmI } from "./me";
import { noticeRenewal } from "./renewed";

export class ApiProblem extends Error {
  constructor(
    readonly code: ErrorCode | "unreachable",
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (path !== "/me") await whoAmI();
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch (cause) {
    throw new ApiProblem("unreachable", String(cause), 0);
  }
  noticeRenewal(answer);
  if (answer.ok) return (await answer.json()) as T;
  // A proxy in front of a server that is down answers with a page of its own.
  const problem = (await answer.json().catch(() => ({}))) as { code?: ErrorCode; message?: string };
  const code =
    problem.code ?? (answer.status === 404 ? "not_found" : answer.status >= 500 ? "unreachable" : "malformed");
  throw new ApiProblem(code, problem.message ?? answer.statusText, answer.status);
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

const tournament = (id: string) => `/tournaments/${encodeURIComponent(id)}`;

const person = (name: string) => `/people/${encodeURIComponent(name)}`;

export const api = {
  games: () => call<GameInfo[]>("GET", "/games"),
  figures: (game: string, figures: string) =>
    call<unknown>("GET", `/games/${encodeURIComponent(game)}/figures/${encodeURIComponent(figures)}`),
  lesson: (game: string) => call<Lesson>("GET", `/lessons/${encodeURIComponent(game)}`),
  me: () => call<Me>("GET", "/me"),
  rename: (name: string) => call<Me>("PUT", "/me", { name }),
  code: () => call<DeviceCode>("POST", "/me/code"),
  join: (wish: JoinWish) => call<Me>("POST", "/me/join", wish),
  signUp: (wish: SignUp) => call<Me>("POST", "/me/sign-up", wish),
  signIn: (wish: SignIn) => call<Me>("POST", "/me/sign-in", wish),
  signOut: () => call<Me>("POST", "/me/sign-out"),
  signOutOthers: () => call<Me>("POST", "/me/revoke"),
  changePassword: (wish: NewPassword) => call<Me>("PUT", "/me/password", wish),
  passkeys: () => call<PasskeyInfo[]>("GET", "/me/passkeys"),
  offerPasskey: () => call<PublicKeyCredentialCreationOptionsJSON>("POST", "/me/passkeys/offer"),
  addPasskey: (credential: Record<string, unknown>) => call<unknown>("POST", "/me/passkeys", { credential }),
  removePasskeys: () => call<unknown>("POST", "/me/passkeys/remove"),
  askPasskey: () => call<PublicKeyCredentialRequestOptionsJSON>("POST", "/me/passkey/ask"),
  signInWithPasskey: (credential: Record<string, unknown>, bring: boolean) =>
    call<Me>("POST", "/me/passkey/sign-in", { credential, bring }),
  forgotten: (mail: string, language: Language) => call<unknown>("POST", "/me/forgotten", { mail, language }),
  resetPassword: (wish: ResetPassword) => call<Me>("POST", "/me/reset", wish),
  keepSettings: (settings: object) => call<Me>("PUT", "/me/settings", { settings }),
  giveMail: (mail: string, language: Language) => call<unknown>("PUT", "/me/mail", { mail, language }),
  confirmMail: (token: string) => call<unknown>("POST", "/mail/confirm", { token }),
  stopMail: (token: string) => call<unknown>("POST", `/mail/stop?token=${encodeURIComponent(token)}`),
  subscribe: (wish: PushWish) => call<unknown>("PUT", "/me/push", wish),
  endSubscription: (endpoint: string) => call<unknown>("POST", "/me/push/end", { endpoint }),
  forgetMe: (password: string) => call<Me>("POST", "/me/forget", { password }),
  running: () => call<TableInfo[]>("GET", "/me/games"),
  finished: (before = "") => call<TableInfo[]>("GET", `/me/finished?before=${encodeURIComponent(before)}`),
  tables: () => call<TableInfo[]>("GET", "/tables"),
  tablesBefore: (id: string) => call<TableInfo[]>("GET", `/tables?before=${encodeURIComponent(id)}`),
  table: (id: string) => call<TableInfo>("GET", table(id)),
  create: (made: NewTable) => call<TableInfo>("POST", "/tables", made),
  quickMatch: (game: string) => call<TableInfo>("POST", "/quick-match", { game }),
  sit: (id: string, sit: Sit) => call<TableInfo>("POST", `${table(id)}/sit`, sit),
  leave: (id: string) => call<TableInfo>("POST", `${table(id)}/leave`),
  takeOver: (id: string) => call<TableInfo>("POST", `${table(id)}/return`),
  vote: (id: string, wish: VoteWish) => call<TableInfo>("POST", `${table(id)}/vote`, wish),
  remind: (id: string) => call<TableInfo>("POST", `${table(id)}/remind`),
  bot: (id: string, seat: number, bot: string) => call<TableInfo>("POST", `${table(id)}/bot`, { seat, bot }),
  remove: (id: string, seat: number) => call<TableInfo>("POST", `${table(id)}/remove`, { seat }),
  lock: (id: string, locked: boolean) => call<TableInfo>("POST", `${table(id)}/lock`, { locked }),
  report: (id: string, number: number) => call<unknown>("POST", `${table(id)}/report`, { number }),
  start: (id: string) => call<TableInfo>("POST", `${table(id)}/start`),
  ladder: (game: string) => call<Rung[]>("GET", `/ladders/${encodeURIComponent(game)}`),
  person: (name: string) => call<Profile>("GET", person(name)),
  tie: (name: string, kind: Tie["kind"]) => call<Profile>("PUT", `${person(name)}/tie`, { kind }),
  friends: () => call<Friend[]>("GET", "/me/friends"),
  gamesOf: (name: string, before = "") =>
    call<TableInfo[]>("GET", `${person(name)}/games?before=${encodeURIComponent(before)}`),
  ratings: (id: string) => call<RatingChange[]>("GET", `${table(id)}/ratings`),
  rematch: (id: string) => call<TableInfo>("POST", `${table(id)}/rematch`),
  replay: (id: string, seat: number | null) =>
    call<Replay>("GET", `${table(id)}/replay${seat === null ? "" : `?seat=${seat}`}`),
  replayRecord: (record: unknown, seat: number | null) =>
    call<Replay>("POST", `/replay${seat === null ? "" : `?seat=${seat}`}`, record),
  tournaments: () => call<TournamentInfo[]>("GET", "/tournaments"),
  newTournament: (wish: NewTournament) => call<TournamentInfo>("POST", "/tournaments", wish),
  tournament: (id: string) => call<TournamentInfo>("GET", tournament(id)),
  joinTournament: (id: string, name: string) => call<TournamentInfo>("POST", `${tournament(id)}/join`, { name }),
  leaveTournament: (id: string) => call<TournamentInfo>("POST", `${tournament(id)}/leave`),
  removeEntrant: (id: string, who: RemoveEntrant) => call<TournamentInfo>("POST", `${tournament(id)}/remove`, who),
  startTournament: (id: string) => call<TournamentInfo>("POST", `${tournament(id)}/start`),
  tournamentQr: (id: string) => `/api${tournament(id)}/qr.svg`,
  qr: (id: string) => `/api${table(id)}/qr.svg`,
};

/** What went wrong, in the reader's language. */
export function problemText(problem: unknown): string {
  const code = problem instanceof ApiProblem ? problem.code : "unknown";
  const id = `ui-problem-${code.replaceAll("_", "-")}`;
  return has(id) ? t(id) : t("ui-problem-unknown");
}
