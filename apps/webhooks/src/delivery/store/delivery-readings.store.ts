import type { Queries } from '#platform';
import { SHOWN_STATE } from '../../endpoints/store/endpoint-state.js';

export interface DeliveryReadings {
  enabled: number;
  failing: number;
  disabled: number;
  /** The time since the oldest due delivery became due, in seconds; 0 if none is due. */
  oldestDueSeconds: number;
}

/**
 * The readings of all merchants. An endpoint whose breaker is open does not count for the oldest due delivery: more
 * processes would not deliver it sooner.
 */
export async function readingsOfAllMerchants(queries: Queries): Promise<DeliveryReadings> {
  const [readings] = await queries.query<DeliveryReadings>(READ);
  if (!readings) throw new Error('the database returned no readings');
  return readings;
}

const READ = `
  SELECT count(*) FILTER (WHERE ${SHOWN_STATE} = 'enabled')::integer AS enabled,
         count(*) FILTER (WHERE ${SHOWN_STATE} = 'failing')::integer AS failing,
         count(*) FILTER (WHERE state = 'disabled')::integer AS disabled,
         greatest(0, coalesce(extract(epoch FROM now() - min(due.at)), 0))::float8 AS "oldestDueSeconds"
    FROM endpoint
    LEFT JOIN endpoint_health ON endpoint_id = id
    LEFT JOIN LATERAL (
      SELECT least((SELECT due_at FROM due_delivery d WHERE d.endpoint_id = endpoint.id AND d.attempts = 0
                     ORDER BY due_at LIMIT 1),
                   (SELECT due_at FROM due_delivery d WHERE d.endpoint_id = endpoint.id AND d.attempts > 0
                     ORDER BY due_at LIMIT 1)) AS at
    ) AS due ON state = 'enabled' AND (probe_at IS NULL OR probe_at <= now())`;
