/** Reading the open fields of choices and events; null where a field is absent or of another kind. */

type Fields = Readonly<Record<string, unknown>>;

export const textIn = (data: Fields, field: string): string | null => {
  const value = data[field];
  return typeof value === "string" ? value : null;
};

export const numberIn = (data: Fields, field: string): number | null => {
  const value = data[field];
  return typeof value === "number" ? value : null;
};
