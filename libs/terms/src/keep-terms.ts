import type { UnitOfWork } from '#messaging';
import { compileTerms } from './compile-terms.js';
import { documentOf, type TermsEvent } from './term-document.js';

/**
 * Keeps terms as taxes now has them (decision 9.6).
 * @throws RangeError on rules that this release cannot evaluate, so that the event is parked and the terms before it
 *   stay in use
 */
export function keepTerms(uow: UnitOfWork, event: TermsEvent): void {
  const document = documentOf(event);
  compileTerms(document);
  uow.write(KEEP, [event.subject, event.destination, event.version ?? 0, JSON.stringify(document)]);
}

const KEEP = `
  INSERT INTO term (key, destination, version, document) VALUES ($1, $2, $3, $4)
  ON CONFLICT (key) DO UPDATE
     SET version = excluded.version, content_id = excluded.content_id, document = excluded.document`;
