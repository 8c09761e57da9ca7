import { useEffect } from "preact/hooks";

/** The title of the browser tab. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title && title !== "Trianon" ? `${title} · Trianon` : "Trianon";
  }, [title]);
}
