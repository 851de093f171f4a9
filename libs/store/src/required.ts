/**
 * A value that a statement must have read or written. A default in its place would be silent: consumers ignore an event
 * with version 0 as stale.
 * @param what names the subject, for example `the order ACME-MELI-1`
 * @throws Error if there is none
 */
export function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`no row for ${what}`);
  return value;
}
