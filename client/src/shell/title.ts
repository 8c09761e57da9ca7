import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { turns } from "./mine";

const page = signal("");

/** The title of the browser tab. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    page.value = title;
  }, [title]);
}

/** Keeps the title in step with the page, and with how many games wait for me elsewhere. */
export function applyTitle(): void {
  effect(() => {
    const count = turns.value.length;
    const title = page.value && page.value !== "Trianon" ? `${page.value} · Trianon` : "Trianon";
    document.title = count > 0 ? `(${count}) ${title}` : title;
  });
}
