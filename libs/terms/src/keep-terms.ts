import { DIALECT } from '#landed-cost';
import type { UnitOfWork } from '#messaging';
import { compileTerms } from './compile-terms.js';
import { documentOf, type TermsEvent } from './term-document.js';

/**
 * Checks that terms can be stored.
 * @throws RangeError on terms that this release cannot evaluate, or only in part, so that the event is parked and the
 * previous terms stay in use
 */
export function checkTerms(events: readonly TermsEvent[]): void {
  for (const event of events) {
    if (event.dialect > DIALECT) throw new RangeError(newerThan(event));
    compileTerms(documentOf(event));
  }
}

/** Stores validated terms as taxes publishes them, in the order of their events (decision 9.6). */
export function saveTerms(unitOfWork: UnitOfWork, events: readonly TermsEvent[]): void {
  for (const event of events) {
    const { subject, destination, version } = event;
    unitOfWork.write(KEEP, [subject, destination, version, JSON.stringify(documentOf(event))]);
  }
}

function newerThan({ subject, dialect }: TermsEvent): string {
  return `${subject} is in dialect ${dialect} of a newer release; this one evaluates up to ${DIALECT}: update it, then replay the message`;
}

const KEEP = `
  INSERT INTO term (key, destination, version, document) VALUES ($1, $2, $3, $4)
  ON CONFLICT (key) DO UPDATE
     SET version = excluded.version, content_id = excluded.content_id, document = excluded.document`;
