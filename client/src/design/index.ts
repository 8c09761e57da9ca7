export * from "./Button";
export * from "./Controls";
export * from "./Dialog";
export * from "./drag";
export * from "./Emblem";
export * from "./Hint";
export * from "./Icon";
export * from "./Surface";
export { Log, PlayerPanel, PromptBar, ScoreSheet, type LogEntry, type SheetScore } from "./Table";
