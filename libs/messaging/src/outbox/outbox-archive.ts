import { writeAlone } from '#store';
import type { DataSource } from 'typeorm';
import type { ManifestStream } from '../contract/index.js';

/** Longer than the lag that any consumer should have. */
const KEPT_FOR = `interval '6 hours'`;

const PORTION = 5_000;

/**
 * Deletes a batch of expired copies, and all copies from before an erasure, which may have been published after they
 * were copied. On compacted streams the last event of each key is kept permanently, as Kafka keeps it; on streams with
 * personal data, the last event of a key reports the erasure of its data (decision 8.6).
 * @returns whether there may be more
 */
export async function deleteArchivedEvents(
  store: DataSource,
  streams: readonly ManifestStream[],
): Promise<boolean> {
  const namesOf = (matches: (stream: ManifestStream) => boolean): string[] =>
    streams.filter(matches).map(({ name }) => name);
  await writeAlone(store, DELETE_ERASED, [namesOf(({ personalData }) => personalData)]);
  const [, deleted] = await writeAlone<[unknown[], number]>(store, DELETE_OLD, [
    namesOf(({ cleanup }) => cleanup === 'compact'),
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
