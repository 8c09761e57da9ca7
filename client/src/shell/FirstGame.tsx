/** A game against easy bots at one press. */

import { Button, ProblemLine } from "../design";
import { api, problemText } from "./api";
import { firstBot } from "./bots";
import { navigate } from "./router";
import { useAction } from "./useAsync";

const OPPONENTS = 3; // unless the game is for fewer, or somebody says otherwise

interface FirstGameProps {
  game: string;
  opponents?: number;
  /** The short game after the lesson. */
  isShort?: boolean;
  label: string;
}

export function FirstGame({ game, opponents = OPPONENTS, isShort = false, label }: FirstGameProps) {
  const { run, busy, problem } = useAction();
  const start = () =>
    run(async () => {
      const info = (await api.games()).find(({ id }) => id === game);
      const bot = firstBot(info?.bots ?? []);
      const others = Math.min(opponents, (info?.max_seats ?? 2) - 1);
      const bots = Array.from({ length: others }, () => ({ kind: "bot" as const, bot }));
      const table = await api.create({ game, chairs: [{ kind: "me" }, ...bots], public: false, first_game: isShort });
      navigate(`/t/${table.id}`);
    });
  return (
    <>
      <Button kind="primary" busy={busy} onClick={start}>
        {label}
      </Button>
      {problem !== null && <ProblemLine>{problemText(problem)}</ProblemLine>}
    </>
  );
}
