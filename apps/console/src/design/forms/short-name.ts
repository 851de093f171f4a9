const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Enough hexadecimal digits to distinguish the records on a page. */
const DIGITS = 6;

/** The text that a person types to confirm an act on a record: its id, or the last six digits of a UUID. */
export function shortName(id: string): string {
  return UUID.test(id) ? id.slice(-DIGITS) : id;
}
