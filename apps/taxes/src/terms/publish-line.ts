import { dayIn, type Day } from '#landed-cost';
import type { UnitOfWork } from '#messaging';
import { Refusal } from '#platform';

import { subjectOf, type TermsKind } from './domain/documents.js';
import { latestOf, nextChange, periodsOf, presentOf, type Phase } from './domain/periods.js';
import { termsEvent, type TermsEvent } from './events.js';
import type { PublishedTerms, TermsSubjectEntity } from './store/terms-subject.entity.js';
import {
  documentsOf,
  revisionsOf,
  saveDue,
  savePublished,
  storeNow,
  subjectsOf,
  timeZoneOf,
  type StoredRevision,
} from './store/terms.store.js';

/** An event has 512 KiB at most; the rest is for its envelope. */
const MOST_BYTES = 511 * 1024;

/** What a line is published with. */
interface Line {
  line: string;
  timeZone: string;
  revisions: readonly StoredRevision[];
}

/**
 * Publishes each subject of a locked line whose terms, their days or their phases have changed since its last event,
 * and notes when the next one does (decision 9.6).
 * @throws Refusal `terms-too-large`, never for terms that were published before
 */
export async function publishLine(uow: UnitOfWork, line: string): Promise<void> {
  const kind = line.slice(0, line.indexOf('/')) as TermsKind;
  const revisions = await revisionsOf(uow, line);
  const timeZone = await timeZoneOf(uow, destinationOf(line));
  const now = await storeNow(uow);
  const today = dayIn(timeZone, now);
  const known = new Map((await subjectsOf(uow, line)).map((one) => [one.subject, one]));
  for (const [subject, published] of statesOf(kind, line, { revisions, today })) {
    const before = known.get(subject);
    if (JSON.stringify(before?.published) === JSON.stringify(published)) continue;
    const version = String(Number(before?.version ?? 0) + 1);
    const row = { subject, line, version, published, publishedAt: now };
    savePublished(uow, row);
    const { contract, event } = await eventOf(uow, row, { line, timeZone, revisions });
    refuseTooLarge(event);
    uow.publish(contract, event);
  }
  saveDue(uow, line, nextChange(periodsOf(revisions), today, timeZone));
}

/** Publishes subjects of a locked line again, as they were last published (decision 8.7). */
export async function republishLine(
  uow: UnitOfWork,
  line: string,
  subjects: ReadonlySet<string>,
): Promise<number> {
  const revisions = await revisionsOf(uow, line);
  const timeZone = await timeZoneOf(uow, destinationOf(line));
  const rows = (await subjectsOf(uow, line)).filter(
    ({ subject, publishedAt }) => publishedAt !== null && subjects.has(subject),
  );
  for (const row of rows) {
    const { contract, event } = await eventOf(uow, row, { line, timeZone, revisions });
    uow.republish(contract, event);
  }
  return rows.length;
}

function refuseTooLarge(event: TermsEvent['event']): void {
  const bytes = Buffer.byteLength(JSON.stringify(event));
  if (bytes <= MOST_BYTES) return;
  const code = 'terms-too-large';
  const detail = `What is in force and to come has ${bytes} bytes together, above ${MOST_BYTES}.`;
  throw new Refusal(code, detail, { errors: [{ pointer: '', code, detail }] });
}

/** `DE` of `rules/DE`, `duties/DE` and `tariff/US-DE-STANDARD`. */
export function destinationOf(line: string): string {
  const [kind, rest = ''] = line.split('/');
  return kind === 'tariff' ? (rest.split('-')[1] ?? '') : rest;
}

/** The terms of each subject's event, with the days and phase of each. */
function statesOf(
  kind: TermsKind,
  line: string,
  { revisions, today }: { revisions: readonly StoredRevision[]; today: Day },
): [subject: string, PublishedTerms[]][] {
  const present = presentOf(periodsOf(revisions), today);
  const published = (terms: StoredRevision, phase: Phase): PublishedTerms => ({
    row: terms.row,
    ...(terms.validUntil === undefined ? {} : { until: terms.validUntil }),
    phase,
  });
  if (kind !== 'duties') {
    return [[line, [...present].map(([terms, phase]) => published(terms, phase))]];
  }
  return latestOf(revisions).map((terms) => [
    subjectOf(kind, line, terms.validFrom),
    [published(terms, present.get(terms) ?? 'over')],
  ]);
}

async function eventOf(
  uow: UnitOfWork,
  { subject, version, published, publishedAt }: Omit<TermsSubjectEntity, 'dueAt'>,
  { line, timeZone, revisions }: Line,
): Promise<TermsEvent> {
  const documents = await documentsOf(
    uow,
    published.map(({ row }) => row),
  );
  const terms = published.map(({ row, until }) => {
    const { id, revision, validFrom } = revisions.find((one) => one.row === row)!;
    return { id, revision, validFrom, validUntil: until, document: documents.get(row)! };
  });
  const occurredAt = publishedAt!.toISOString();
  return termsEvent({ subject, line, version: Number(version), occurredAt, timeZone, terms });
}
