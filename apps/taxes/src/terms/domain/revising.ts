import type { Day } from '#landed-cost';
import { isWithdrawn, latestOf, type Revision } from './periods.js';

/** A revision with the last day that it was loaded with; an operator may have given it another since. */
export interface EndableRevision extends Revision {
  loadedUntil: Day | undefined;
}

/** Where a document goes among the revisions of its line. */
export interface Place<R> {
  /** That of the same first day; undefined as well where it was withdrawn, as if it had never been loaded. */
  known: R | undefined;
  /** Of the document. */
  revision: number;
}

export function placeOf<R extends Revision>(validFrom: Day, own: readonly R[]): Place<R> {
  const latest = latestOf(own).find((one) => one.validFrom === validFrom);
  const known = latest && !isWithdrawn(latest) ? latest : undefined;
  return { known, revision: (latest?.revision ?? 0) + 1 };
}

/** No operator gave it another last day. */
export function isAsLoaded({ loadedUntil, validUntil }: EndableRevision): boolean {
  return loadedUntil === validUntil;
}

/**
 * The last day that a correction takes over from what it replaces: that of an operator, unless it ends before anyway
 * (decision 9.4).
 * @param validUntil of the new document
 */
export function endOfCorrection(
  replaced: EndableRevision | undefined,
  validUntil: Day | undefined,
): Day | undefined {
  if (!replaced || isAsLoaded(replaced)) return undefined;
  const ended = replaced.validUntil;
  return ended !== undefined && (validUntil === undefined || ended < validUntil)
    ? ended
    : undefined;
}
