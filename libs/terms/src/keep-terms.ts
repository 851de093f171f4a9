import { DIALECT } from '#landed-cost';
import type { UnitOfWork } from '#messaging';
import { compileTerms } from './compile-terms.js';
import { documentOf, type TermsEvent } from './term-document.js';

/**
 * Keeps terms as taxes now has them (decision 9.6).
 * @throws RangeError on terms that this release cannot evaluate, or only in part, so that the event is parked and the
 *   terms before it stay in use
 */
export function keepTerms(uow: UnitOfWork, event: TermsEvent): void {
  if (event.dialect > DIALECT) throw new RangeError(newerThan(event));
  const document = documentOf(event);
  compileTerms(document);
  uow.write(KEEP, [event.subject, event.destination, event.version ?? 0, JSON.stringify(document)]);
}

function newerThan({ subject, dialect }: TermsEvent): string {
  return `${subject} is in dialect ${dialect} of a newer release; this one evaluates up to ${DIALECT}: update it, then replay the message`;
}

const KEEP = `
  INSERT INTO term (key, destination, version, document) VALUES ($1, $2, $3, $4)
  ON CONFLICT (key) DO UPDATE
     SET version = excluded.version, content_id = excluded.content_id, document = excluded.document`;
