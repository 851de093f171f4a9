import { streams } from '#contracts';
import { writeAlone } from '#platform';
import type { DataSource } from 'typeorm';

/** Of these the last event of each key is kept for ever, as Kafka keeps it. */
const COMPACTED_STREAMS: readonly string[] = streams
  .filter(({ cleanup }) => cleanup === 'compact')
  .map(({ name }) => name);

/** What is published last of a key on these is that its personal data is erased (decision 8.6). */
const PERSONAL_STREAMS: readonly string[] = streams
  .filter(({ personalData }) => personalData)
  .map(({ name }) => name);

/** Longer than any consumer should ever be behind. */
const KEPT_FOR = `interval '6 hours'`;

const PORTION = 5_000;

/**
 * Drops copies that are too old, a portion at a time, and any before an erasure: it may have come while the copied event
 * still stood in the outbox.
 * @returns whether there may be more
 */
export async function deleteArchivedEvents(store: DataSource): Promise<boolean> {
  await writeAlone(store, FORGET_ERASED, [PERSONAL_STREAMS]);
  const [, forgotten] = await writeAlone<[unknown[], number]>(store, FORGET_OLD, [
    COMPACTED_STREAMS,
    PORTION,
  ]);
  return forgotten === PORTION;
}

const HAS_LATER = `
  EXISTS (SELECT FROM outbox_archive AS later
           WHERE later.stream = old.stream AND later.key = old.key AND later.id > old.id)`;

const FORGET_ERASED = `DELETE FROM outbox_archive AS old WHERE stream = ANY ($1) AND ${HAS_LATER}`;

const FORGET_OLD = `
  DELETE FROM outbox_archive WHERE ctid = ANY (ARRAY (
    SELECT ctid FROM outbox_archive AS old
     WHERE archived_at < now() - ${KEPT_FOR} AND (NOT stream = ANY ($1) OR ${HAS_LATER})
     ORDER BY archived_at LIMIT $2))`;
