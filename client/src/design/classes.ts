/** The class names that apply, as one attribute: `classes("card", isOpen && "card-open")`. */
export const classes = (...names: readonly (string | false | 0 | null | undefined)[]): string =>
  names.filter(Boolean).join(" ");
