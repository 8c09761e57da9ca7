/** Something that is fetched: its value, or why it is not there. */

import { useCallback, useEffect, useRef, useState } from "preact/hooks";

export interface Fetched<T> {
  value: T | null;
  problem: unknown;
  reload: () => void;
}

/** Calls `get` now and whenever `keys` change; with `every`, again and again while the page is visible. */
export function useFetched<T>(get: () => Promise<T>, keys: readonly unknown[], every?: number): Fetched<T> {
  const [value, setValue] = useState<T | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const newest = useRef(0);

  const reload = useCallback(() => {
    const turn = ++newest.current;
    get().then(
      (got) => {
        if (turn !== newest.current) return;
        setValue(() => got);
        setProblem(null);
      },
      (error: unknown) => turn === newest.current && setProblem(error),
    );
  }, keys);

  useEffect(() => {
    reload();
    const timer = every === undefined ? 0 : window.setInterval(() => !document.hidden && reload(), every);
    return () => {
      newest.current += 1;
      clearInterval(timer);
    };
  }, [reload, every]);

  return { value, problem, reload };
}

/** An action with a button: is it running, and what went wrong. */
export function useAction(): { run: (work: () => Promise<unknown>) => void; busy: boolean; problem: unknown } {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const run = (work: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(null);
    work()
      .catch((error: unknown) => setProblem(error))
      .finally(() => setBusy(false));
  };
  return { run, busy, problem };
}
