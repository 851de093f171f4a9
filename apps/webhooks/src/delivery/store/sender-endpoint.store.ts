import type { Writes } from '#messaging';
import type { Queries } from '#platform';
import type { Health } from '../domain/breaker.js';
import type { Outcome } from '../domain/verdict.js';

/** An endpoint with the data that the sender needs; its secrets are encrypted. */
export interface StoredEndpoint {
  id: string;
  merchantId: string;
  url: string;
  payload: 'full' | 'thin';
  rate: number;
  secret: Buffer;
  previousSecret: Buffer | null;
  previousUntil: Date | null;
  updatedAt: Date;
  health: Health;
}

/** The stored health of an endpoint. */
export interface StoredHealth {
  endpointId: string;
  health: Health;
  lastSuccessAt: Date | undefined;
  /** The status of the last exchange that this process knows. */
  lastOutcome: Outcome | undefined;
}

/** The enabled endpoints of these buckets, of all merchants, with the last change of each. */
export async function enabledOfAllMerchants(
  queries: Queries,
  buckets: readonly number[],
): Promise<{ id: string; updatedAt: Date }[]> {
  return queries.query(ENABLED, [buckets]);
}

/** The enabled ones of these endpoints, of all merchants. */
export async function endpointsOfAllMerchants(
  queries: Queries,
  ids: readonly string[],
): Promise<StoredEndpoint[]> {
  const rows = await queries.query<EndpointRow>(READ, [ids]);
  return rows.map(({ failures, failingSince, probeAt, ...row }) => ({
    ...row,
    health: {
      failures: failures ?? 0,
      ...(failingSince && { failingSince }),
      ...(probeAt && { probeAt }),
    },
  }));
}

/** Stores the health of endpoints that still exist. */
export function saveHealth(writes: Writes, changed: readonly StoredHealth[]): void {
  if (changed.length === 0) return;
  writes.write(SAVE_HEALTH, [
    changed.map(({ endpointId }) => endpointId),
    changed.map(({ health }) => health.failures),
    changed.map(({ health }) => health.failingSince),
    changed.map(({ lastSuccessAt }) => lastSuccessAt),
    changed.map(({ health }) => health.probeAt),
    changed.map(({ lastOutcome: last }) => (last?.kind === 'answered' ? last.status : undefined)),
    changed.map(({ lastOutcome: last }) => (last?.kind === 'failed' ? last.error : undefined)),
  ]);
}

interface EndpointRow extends Omit<StoredEndpoint, 'health'> {
  failures: number | null;
  failingSince: Date | null;
  probeAt: Date | null;
}

const ENABLED = `
  SELECT id, updated_at AS "updatedAt" FROM endpoint WHERE bucket = ANY ($1::smallint[]) AND state = 'enabled'`;

const READ = `
  SELECT id, merchant_id AS "merchantId", url, payload, rate, secret, previous_secret AS "previousSecret",
         previous_until AS "previousUntil", updated_at AS "updatedAt", failures, failing_since AS "failingSince",
         probe_at AS "probeAt"
    FROM endpoint LEFT JOIN endpoint_health ON endpoint_id = id
   WHERE id = ANY ($1::uuid[]) AND state = 'enabled'`;

/** An endpoint that is being deleted is left out: its row is locked first. */
const SAVE_HEALTH = `
  INSERT INTO endpoint_health (endpoint_id, failures, failing_since, last_success_at, probe_at, last_status, last_error)
  SELECT endpoint.id, t.failures, t.failing_since, t.last_success_at, t.probe_at, t.last_status, t.last_error
    FROM unnest($1::uuid[], $2::integer[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[], $6::integer[],
                $7::text[])
         AS t (endpoint_id, failures, failing_since, last_success_at, probe_at, last_status, last_error)
    JOIN endpoint ON endpoint.id = t.endpoint_id
   ORDER BY endpoint.id
     FOR KEY SHARE OF endpoint
  ON CONFLICT (endpoint_id) DO UPDATE
     SET failures = excluded.failures, failing_since = excluded.failing_since, probe_at = excluded.probe_at,
         last_success_at = coalesce(excluded.last_success_at, endpoint_health.last_success_at),
         last_status = CASE WHEN excluded.last_error IS NULL THEN coalesce(excluded.last_status, endpoint_health.last_status) END,
         last_error = CASE WHEN excluded.last_status IS NULL THEN coalesce(excluded.last_error, endpoint_health.last_error) END`;
