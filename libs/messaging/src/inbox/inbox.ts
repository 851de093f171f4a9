import type { QueryRunner } from 'typeorm';

/**
 * Marks events as handled by a group, inside the transaction that handles them: mark and effect are committed
 * together or not at all. A second run of the same events (a zombie, a redelivery) waits here for the first one's
 * commit and then finds them marked.
 * @returns the ids that were not marked before
 */
export async function markInbox(
  runner: QueryRunner,
  group: string,
  eventIds: readonly string[],
): Promise<Set<string>> {
  if (eventIds.length === 0) return new Set();
  const sorted = [...new Set(eventIds)].toSorted();
  const { records } = await runner.query(MARK, [sorted, group], true);
  return new Set((records as { event_id: string }[]).map((row) => row.event_id));
}

const MARK = `
  INSERT INTO inbox (event_id, consumer_group)
  SELECT event_id, $2 FROM unnest($1::uuid[]) WITH ORDINALITY AS t (event_id, position) ORDER BY position
  ON CONFLICT DO NOTHING
  RETURNING event_id`;
