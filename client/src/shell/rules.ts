/** Finding one's way in a page of rules: its headings, its anchors, and what is about a word. */

export interface Heading {
  id: string;
  text: string;
  /** A part of the section above it. */
  isPart: boolean;
}

/** The headings of a page; those without an anchor get one. */
export function headingsOf(page: HTMLElement): Heading[] {
  return [...page.querySelectorAll<HTMLElement>("h2, .rule-parts h3")].map((heading, at) => {
    heading.id ||= `section-${at}`;
    return { id: heading.id, text: heading.textContent ?? "", isPart: heading.tagName === "H3" };
  });
}

/** The anchor of a rule number, or of the rule that it is a part of: M4.4 is told where M4 is. */
export function anchorOf(number: string): HTMLElement | null {
  const found = document.getElementById(number);
  return found ?? (number.includes(".") ? anchorOf(number.slice(0, number.lastIndexOf("."))) : null);
}

/** Without accents and capitals. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const ENTRY = ".rule-parts > section, ul > li";

/** Hides every entry that does not have these words, and sections without any; how many entries are left. */
export function showOnly(page: HTMLElement, words: string): number {
  const wanted = plain(words.trim());
  const has = (element: HTMLElement) => plain(element.textContent ?? "").includes(wanted);
  let found = 0;
  for (const section of page.querySelectorAll<HTMLElement>(".panel")) {
    const all = [...section.querySelectorAll<HTMLElement>(ENTRY)];
    const entries = all.filter((entry) => !entry.parentElement?.closest(ENTRY));
    for (const entry of entries) entry.hidden = !has(entry);
    const left = entries.length > 0 ? entries.filter((entry) => !entry.hidden).length : Number(has(section));
    section.hidden = left === 0;
    found += left;
  }
  return found;
}
