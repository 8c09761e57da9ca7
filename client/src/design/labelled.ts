/** Attributes of a drawing: a picture with a name for screen readers, or mere ornament without one. */
export const labelled = (label: string | undefined) =>
  label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": "true" } as const);
