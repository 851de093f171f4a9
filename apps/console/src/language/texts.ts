/** Dates and numbers are written in this manner. */
export const LOCALE = 'en-GB';

/** A text with `{name}` in place of each value. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (found, name: string) => String(values[name] ?? found));
}
