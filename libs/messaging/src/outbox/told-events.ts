import { streams } from '#contracts';
import type { DataSource } from 'typeorm';

/** Of these the relay keeps a copy of each event; of the others the owner can tell the present state (decision 8.7). */
export const COPIED_STREAMS: readonly string[] = streams
  .filter(({ tellAgain }) => tellAgain === 'copy')
  .map(({ name }) => name);

/** Of these the last event of each key is kept for ever, as Kafka keeps it. */
const COMPACTED_STREAMS: readonly string[] = streams
  .filter(({ cleanup }) => cleanup === 'compact')
  .map(({ name }) => name);

/** Longer than any consumer should ever be behind. */
const KEPT_FOR = `interval '6 hours'`;

const PORTION = 5_000;

/** Drops copies that are too old, a portion at a time. @returns whether there may be more */
export async function forgetToldEvents(store: Pick<DataSource, 'query'>): Promise<boolean> {
  const [, forgotten] = await store.query<[unknown[], number]>(FORGET, [
    COMPACTED_STREAMS,
    PORTION,
  ]);
  return forgotten === PORTION;
}

const FORGET = `
  DELETE FROM told_event WHERE ctid = ANY (ARRAY (
    SELECT ctid FROM told_event AS old
     WHERE told_at < now() - ${KEPT_FOR}
       AND (NOT stream = ANY ($1)
            OR EXISTS (SELECT FROM told_event AS later
                        WHERE later.stream = old.stream AND later.key = old.key AND later.id > old.id))
     ORDER BY told_at LIMIT $2))`;
