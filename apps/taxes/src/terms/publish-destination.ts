import { dayIn } from '#landed-cost';
import type { UnitOfWork } from '#messaging';
import { MOST_BYTES, termsTooLarge } from '#terms';
import { isDeepStrictEqual } from 'node:util';
import { zoneOf } from './domain/calendar.js';
import { publishedOf, type Published } from './domain/published.js';
import { termsEvent, type TermsEvent } from './events.js';
import {
  contentsOf,
  documentsOf,
  revisionsOf,
  savePublished,
  subjectsOf,
  type StoredRevision,
  type TermsSubject,
} from './store/terms.store.js';

/**
 * Saves and publishes each subject of a locked destination whose terms or calendar have changed since its last event
 * (decision 9.6).
 * @throws Refusal `terms-too-large`
 */
export async function saveAndPublishDestination(
  unitOfWork: UnitOfWork,
  destination: string,
): Promise<void> {
  const revisions = await revisionsOf(unitOfWork, destination);
  const publishedAt = await unitOfWork.now();
  const today = dayIn(zoneOf(revisions) ?? 'UTC', publishedAt);
  const storedSubjects = new Map(
    (await subjectsOf(unitOfWork, destination)).map((stored) => [stored.subject, stored]),
  );
  for (const [subject, published] of publishedOf(destination, revisions, today)) {
    const before = storedSubjects.get(subject);
    if (isSettled(before?.published, published)) continue;
    const version = String(Number(before?.version ?? 0) + 1);
    const row = { subject, destination, version, published, publishedAt };
    savePublished(unitOfWork, row);
    const { contract, event } = await eventOf(unitOfWork, row, revisions);
    refuseTooLarge(event);
    unitOfWork.publish(contract, event);
  }
}

/** Whether a table ended before it could be published, and so is not published. */
function isSettled(before: Published | null | undefined, now: Published): boolean {
  return before ? isDeepStrictEqual(before, now) : now.over === true;
}

/** Publishes the last published state of subjects of a locked destination again (decision 8.7). */
export async function republishDestination(
  unitOfWork: UnitOfWork,
  destination: string,
  subjects: ReadonlySet<string>,
): Promise<number> {
  const revisions = await revisionsOf(unitOfWork, destination);
  const rows = (await subjectsOf(unitOfWork, destination)).filter(
    ({ subject, publishedAt }) => publishedAt !== null && subjects.has(subject),
  );
  for (const row of rows) {
    const { contract, event } = await eventOf(unitOfWork, row, revisions);
    unitOfWork.republish(contract, event);
  }
  return rows.length;
}

function refuseTooLarge(event: TermsEvent['event']): void {
  const bytes = Buffer.byteLength(JSON.stringify(event));
  if (bytes > MOST_BYTES) throw termsTooLarge('What is in force and to come', bytes);
}

async function eventOf(
  unitOfWork: UnitOfWork,
  { subject, version, published, publishedAt }: TermsSubject,
  revisions: readonly StoredRevision[],
): Promise<TermsEvent> {
  const { rows } = published!;
  const terms = contentsOf(rows, revisions, await documentsOf(unitOfWork, rows));
  const occurredAt = publishedAt!.toISOString();
  return termsEvent(
    { subject, published: published!, terms },
    { version: Number(version), occurredAt },
  );
}
