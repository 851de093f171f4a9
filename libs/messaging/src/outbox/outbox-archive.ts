import { streams } from '#contracts';
import { writeAlone } from '#platform';
import type { DataSource } from 'typeorm';

/** Compacted streams: the last event of each key is kept permanently, as Kafka keeps it. */
const COMPACTED_STREAMS: readonly string[] = streams
  .filter(({ cleanup }) => cleanup === 'compact')
  .map(({ name }) => name);

/** Streams with personal data: the last event of a key reports the erasure of its data (decision 8.6). */
const PERSONAL_STREAMS: readonly string[] = streams
  .filter(({ personalData }) => personalData)
  .map(({ name }) => name);

/** Longer than the lag that any consumer should have. */
const KEPT_FOR = `interval '6 hours'`;

const PORTION = 5_000;

/**
 * Deletes a batch of expired copies, and all copies from before an erasure, which may have been published after they
 * were copied.
 * @returns whether there may be more
 */
export async function deleteArchivedEvents(store: DataSource): Promise<boolean> {
  await writeAlone(store, DELETE_ERASED, [PERSONAL_STREAMS]);
  const [, deleted] = await writeAlone<[unknown[], number]>(store, DELETE_OLD, [
    COMPACTED_STREAMS,
    PORTION,
  ]);
  return deleted === PORTION;
}

const HAS_LATER = `
  EXISTS (SELECT FROM outbox_archive AS later
           WHERE later.stream = old.stream AND later.key = old.key AND later.id > old.id)`;

const DELETE_ERASED = `DELETE FROM outbox_archive AS old WHERE stream = ANY ($1) AND ${HAS_LATER}`;

const DELETE_OLD = `
  DELETE FROM outbox_archive WHERE ctid = ANY (ARRAY (
    SELECT ctid FROM outbox_archive AS old
     WHERE archived_at < now() - ${KEPT_FOR} AND (NOT stream = ANY ($1) OR ${HAS_LATER})
     ORDER BY archived_at LIMIT $2))`;
