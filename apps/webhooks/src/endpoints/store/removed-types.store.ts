import type { UnitOfWork } from '#messaging';
import { countsOfHour } from './hour-counts.js';

/** Locks these until the commit. @returns endpoints whose types were changed while deliveries were queued */
export async function endpointsToPruneOfAllMerchants(unitOfWork: UnitOfWork): Promise<string[]> {
  const rows = await unitOfWork.query<{ id: string }>(TO_PRUNE);
  return rows.map(({ id }) => id);
}

/** Records that the types of a locked endpoint changed, so that its queued deliveries are checked. */
export function noteTypesChanged(unitOfWork: UnitOfWork, endpointId: string): void {
  unitOfWork.write(CHANGED, [endpointId]);
}

/**
 * Removes queued deliveries whose types the endpoint no longer has; they become `dropped`. Retries and tests stay in the
 * queue. A delivery in flight stays until it fails, and the next call removes it.
 * @param looked the maximum number of queue rows to check; all rows if left out
 */
export async function dropRemovedTypes(
  unitOfWork: UnitOfWork,
  endpointId: string,
  looked?: number,
): Promise<void> {
  await unitOfWork.query(DROP, [endpointId, looked]);
}

/** Stops these checks for endpoints whose types changed over a minute ago: deliveries in flight at that time have ended. */
export function endPruning(unitOfWork: UnitOfWork, endpointIds: readonly string[]): void {
  unitOfWork.write(END, [endpointIds]);
}

const CHANGED = `UPDATE endpoint SET types_changed_at = clock_timestamp() WHERE id = $1`;

const TO_PRUNE = `
  SELECT id FROM endpoint WHERE types_changed_at IS NOT NULL ORDER BY id LIMIT 10 FOR NO KEY UPDATE SKIP LOCKED`;

const COUNTS = countsOfHour({ dropped: 'count(*)' }, 'removed');

/** After ten seconds only deliveries that were in flight can remain. They have attempts, so the other rows are skipped. */
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
