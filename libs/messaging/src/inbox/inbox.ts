import type { Question } from '../transaction/pipeline.js';

/**
 * Marks events as handled by a group, inside the transaction that handles them: mark and effect are committed together
 * or not at all. A concurrent delivery of the same events (a zombie, a redelivery) waits for the commit of the first
 * and then finds the marks. Returns the ids that were not marked before; `consume/apply-chunk.ts` skips the others.
 */
export function inboxMarks(group: string, eventIds: readonly string[]): Question<Set<string>> {
  const sorted = [...new Set(eventIds)].toSorted();
  return {
    statement: sorted.length === 0 ? undefined : { sql: MARK, parameters: [sorted, group] },
    read: (rows: readonly { event_id: string }[]) => new Set(rows.map((row) => row.event_id)),
  };
}

const MARK = `
  INSERT INTO inbox (event_id, consumer_group)
  SELECT event_id, $2 FROM unnest($1::uuid[]) WITH ORDINALITY AS t (event_id, position) ORDER BY position
  ON CONFLICT DO NOTHING
  RETURNING event_id`;
