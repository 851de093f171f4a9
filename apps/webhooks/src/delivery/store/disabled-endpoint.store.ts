import type { UnitOfWork } from '#messaging';
import { countsOfHour } from '../../endpoints/store/hour-counts.js';

/** An endpoint that has just been disabled. */
export interface DisabledEndpoint {
  merchantId: string;
  url: string;
  disabledAt: Date;
}

/** @returns undefined if the endpoint is not enabled, or does not exist */
export async function disable(
  unitOfWork: UnitOfWork,
  endpointId: string,
  reason: string,
): Promise<DisabledEndpoint | undefined> {
  const rows = await unitOfWork.query<DisabledEndpoint>(DISABLE, [endpointId, reason]);
  return rows[0];
}

/**
 * Removes the queued deliveries that are not in flight of disabled or deleted endpoints, of all merchants. The
 * deliveries are kept, and become dead.
 * @returns how many were removed
 */
export async function removeDueOfNoEndpoint(
  unitOfWork: UnitOfWork,
  limit: number,
): Promise<number> {
  const rows = await unitOfWork.query(REMOVE, [limit]);
  return rows.length;
}

const DISABLE = `
  UPDATE endpoint
     SET state = 'disabled', disabled_reason = $2, disabled_at = date_trunc('milliseconds', now()), updated_at = now()
   WHERE id = $1 AND state = 'enabled'
  RETURNING merchant_id AS "merchantId", url, disabled_at AS "disabledAt"`;

const COUNTS = countsOfHour({ dead: 'count(*)' }, 'removed');

/**
 * Reads the endpoints of the queue one after another by its index, so the cost depends on their number, not on that of
 * the rows. A disabled endpoint is locked, so that enabling it waits: a recovery then finds the deliveries that are
 * removed here as dead.
 */
const REMOVE = `
  WITH RECURSIVE queued (id) AS (
    (SELECT endpoint_id FROM due_delivery ORDER BY endpoint_id LIMIT 1)
    UNION ALL
    SELECT (SELECT endpoint_id FROM due_delivery WHERE endpoint_id > queued.id ORDER BY endpoint_id LIMIT 1)
      FROM queued WHERE queued.id IS NOT NULL
  ),
  disabled AS MATERIALIZED (
    SELECT endpoint.id FROM endpoint JOIN queued ON queued.id = endpoint.id
     WHERE endpoint.state <> 'enabled'
       FOR SHARE OF endpoint
  ),
  closed AS MATERIALIZED (
    SELECT id FROM disabled
    UNION ALL
    SELECT id FROM queued WHERE id IS NOT NULL AND NOT EXISTS (SELECT FROM endpoint WHERE endpoint.id = queued.id)
  ),
  part AS MATERIALIZED (
    SELECT due.delivery_id
      FROM closed
     CROSS JOIN LATERAL (
       SELECT delivery_id FROM due_delivery d
        WHERE d.endpoint_id = closed.id AND NOT (d.taken AND d.due_at > now())
        LIMIT $1 FOR UPDATE SKIP LOCKED
     ) AS due
     LIMIT $1
  ),
  removed AS (
    DELETE FROM due_delivery d USING part WHERE d.delivery_id = part.delivery_id
    RETURNING d.delivery_id, d.endpoint_id
  ),
  counted AS (${COUNTS}),
  ended AS (
    UPDATE delivery SET state = 'dead', finished_at = now()
      FROM removed
     WHERE delivery.id = removed.delivery_id
  )
  SELECT FROM removed`;
