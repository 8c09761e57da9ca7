/** Pages that are fetched when somebody opens them. */

import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Skeleton } from "../design";
import { t } from "../words";
import { Failed } from "./Failed";

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => JSX.Element {
  let loaded: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [Page, setPage] = useState<ComponentType<P> | null>(() => loaded);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Page) return;
      load().then(
        (page) => {
          loaded = page;
          setPage(() => page);
        },
        () => setFailed(true),
      );
    }, []);
    if (Page) return <Page {...props} />;
    if (failed) return <Failed why={t("ui-problem-unreachable")} />;
    return (
      <div class="page">
        <Skeleton height="20rem" />
      </div>
    );
  };
}
