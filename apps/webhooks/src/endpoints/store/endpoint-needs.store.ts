import type { Queries } from '#platform';
import { SHOWN_STATE } from './endpoint-state.js';

/** The endpoints that do not receive their events. */
export interface EndpointNeeds {
  failing: number;
  /** The first failure of the endpoint that has failed longest; null if none fails. */
  failingSince: Date | null;
  disabled: number;
  /** The date when the first of them was disabled; null if none is. */
  disabledSince: Date | null;
}

export async function endpointNeedsOfMerchant(
  queries: Queries,
  merchantId: string,
): Promise<EndpointNeeds> {
  return only(await queries.query<EndpointNeeds>(needsWhere('merchant_id = $1'), [merchantId]));
}

export async function endpointNeedsOfAllMerchants(queries: Queries): Promise<EndpointNeeds> {
  return only(await queries.query<EndpointNeeds>(needsWhere('true')));
}

function only([row]: EndpointNeeds[]): EndpointNeeds {
  if (!row) throw new Error('the database returned no counts');
  return row;
}

/** The partial indexes `endpoint_health_failing` and `endpoint_disabled` exclude the endpoints that answer. */
const needsWhere = (condition: string): string => `
  SELECT count(failing_since)::integer AS failing, min(failing_since) AS "failingSince",
         count(disabled_at)::integer AS disabled, min(disabled_at) AS "disabledSince"
    FROM (
      SELECT failing_since, NULL::timestamptz AS disabled_at
        FROM endpoint_health JOIN endpoint ON id = endpoint_id
       WHERE failing_since IS NOT NULL AND ${SHOWN_STATE} = 'failing' AND ${condition}
      UNION ALL
      SELECT NULL, disabled_at FROM endpoint WHERE state = 'disabled' AND ${condition}
    ) AS needs`;
