export * from "./Button";
export * from "./classes";
export * from "./Controls";
export * from "./Dialog";
export * from "./drag";
export * from "./Emblem";
export * from "./Hint";
export * from "./TitleHelp";
export * from "./Icon";
export * from "./labelled";
export * from "./Surface";
export {
  FinalMark,
  Log,
  LogLines,
  PlayerPanel,
  PromptBar,
  RuleLink,
  ScoreSheet,
  type LogEntry,
  type Rule,
  type SheetScore,
} from "./Table";
