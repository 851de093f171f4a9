import type { Day } from '#landed-cost';
import { isWithdrawn, latestOf, type Revision } from './periods.js';

/** A revision with the last day in its document; an operator may have set another since. */
export interface EndableRevision extends Revision {
  loadedUntil: Day | undefined;
}

/** The position of a document among the revisions of its line. */
export interface Place<R> {
  /** The revision with the same first day; undefined also if it was withdrawn, as if it had never been loaded. */
  existing: R | undefined;
  /** The revision number of the document. */
  revision: number;
}

export function placeOf<R extends Revision>(validFrom: Day, lineRevisions: readonly R[]): Place<R> {
  const latest = latestOf(lineRevisions).find((revision) => revision.validFrom === validFrom);
  const existing = latest && !isWithdrawn(latest) ? latest : undefined;
  return { existing, revision: (latest?.revision ?? 0) + 1 };
}

/** Whether no operator has set another last day. */
export function isAsLoaded({ loadedUntil, validUntil }: EndableRevision): boolean {
  return loadedUntil === validUntil;
}

/**
 * The last day of a correction: the day that an operator set for the replaced revision, unless the new document ends
 * earlier (decision 9.4).
 * @param validUntil the last day in the new document
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
