import type { UnitOfWork } from '#messaging';
import { countsOfHour } from './hour-counts.js';

/** Locks these until the commit. @returns endpoints whose types were changed while deliveries were queued */
export async function endpointsToPruneOfAllMerchants(work: UnitOfWork): Promise<string[]> {
  const rows = await work.query<{ id: string }>(TO_PRUNE);
  return rows.map(({ id }) => id);
}

/** The types of a locked endpoint were changed: what was queued before is looked at. */
export function noteTypesChanged(work: UnitOfWork, endpointId: string): void {
  work.write(CHANGED, [endpointId]);
}

/**
 * Removes from the queue what an endpoint was to get before its types were changed, and is not to get by its types now.
 * These deliveries are kept, and are `dropped`. What a person has asked for stays, and so does what is in flight: if that
 * fails, it is removed the next time.
 * @param looked how many rows of the queue are looked at; all if left out
 */
export async function dropRemovedTypes(
  work: UnitOfWork,
  endpointId: string,
  looked?: number,
): Promise<void> {
  await work.query(DROP, [endpointId, looked]);
}

/** Ends this for endpoints whose types were changed a minute ago: what was in flight then has ended. */
export function endPruning(work: UnitOfWork, endpointIds: readonly string[]): void {
  work.write(END, [endpointIds]);
}

const CHANGED = `UPDATE endpoint SET types_changed_at = clock_timestamp() WHERE id = $1`;

const TO_PRUNE = `
  SELECT id FROM endpoint WHERE types_changed_at IS NOT NULL ORDER BY id LIMIT 10 FOR NO KEY UPDATE SKIP LOCKED`;

const COUNTS = countsOfHour({ dropped: 'count(*)' }, 'removed');

/** After some seconds nothing is left but what was in flight, and is looked at again and again for a minute. */
const DROP = `
  WITH queued AS (
    SELECT delivery_id FROM due_delivery d
     WHERE d.endpoint_id = $1 AND NOT (d.taken AND d.due_at > now())
       AND (d.attempts > 0 OR (SELECT types_changed_at FROM endpoint WHERE id = $1) > now() - interval '10 seconds')
     LIMIT $2
  ),
  unwanted AS MATERIALIZED (
    SELECT delivery.id
      FROM queued
      JOIN delivery ON delivery.id = queued.delivery_id
      JOIN endpoint ON endpoint.id = delivery.endpoint_id
     WHERE delivery.cause NOT IN ('retry', 'test') AND NOT delivery.type = ANY (endpoint.types)
       AND delivery.id < uuid_floor(endpoint.types_changed_at)
  ),
  removed AS (
    DELETE FROM due_delivery d USING unwanted
     WHERE d.delivery_id = unwanted.id AND NOT (d.taken AND d.due_at > now())
    RETURNING d.delivery_id, d.endpoint_id
  ),
  counted AS (${COUNTS})
  UPDATE delivery SET state = 'dropped', finished_at = now()
    FROM removed
   WHERE delivery.id = removed.delivery_id`;

const END = `
  UPDATE endpoint SET types_changed_at = NULL
   WHERE id = ANY ($1::uuid[]) AND types_changed_at < now() - interval '1 minute'`;
