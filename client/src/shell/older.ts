/** Tables beyond the list of the entrance. */

import { useState } from "preact/hooks";
import type { TableInfo } from "../wire";
import { api } from "./api";
import { useAction } from "./useAsync";

const AT_LEAST = 10; // for one press, as long as there are any

export interface Older {
  /** What was fetched so far, newest first. */
  tables: readonly TableInfo[];
  /** Whether there may be more. */
  more: boolean;
  fetch: () => void;
  busy: boolean;
  problem: unknown;
}

/**
 * The list of the entrance is a choice among the newest tables. So pages begin below the newest of all, and go on until
 * some of their tables are not there yet.
 */
export function useOlder(list: readonly TableInfo[] | null): Older {
  const [tables, setTables] = useState<readonly TableInfo[]>([]);
  const [last, setLast] = useState<TableInfo | null>(null);
  const [more, setMore] = useState(true);
  const { run, busy, problem } = useAction();
  const known = new Set([...(list ?? []), ...tables].map((table) => table.id));
  const fetch = () =>
    run(async () => {
      let below = last ?? newest(list ?? []);
      const fresh: TableInfo[] = [];
      while (below !== null && fresh.length < AT_LEAST) {
        const page = await api.tablesBefore(below.id);
        fresh.push(...page.filter((table) => !known.has(table.id)));
        below = page.at(-1) ?? null;
      }
      setTables([...tables, ...fresh]);
      setLast(below);
      setMore(below !== null);
    });
  return { tables, more, fetch, busy, problem };
}

const newest = (tables: readonly TableInfo[]): TableInfo | null =>
  tables.reduce<TableInfo | null>(
    (best, table) => (best === null || table.created > best.created ? table : best),
    null,
  );
