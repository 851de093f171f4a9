import { lockSubjects, type UnitOfWork } from '#messaging';
import type { ListRange } from '#edge';
import type { Queries } from '#platform';
import type { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Requester } from '../requester.js';
import { SHOWN_STATE } from './endpoint-state.js';
import { EndpointEntity } from './endpoint.entity.js';

/** An endpoint with its encrypted secrets. */
export type StoredEndpoint = Readonly<EndpointEntity>;

/** The encrypted secrets of an endpoint. */
export type SealedSecrets = Pick<
  StoredEndpoint,
  'id' | 'secret' | 'previousSecret' | 'previousUntil'
>;

/** An endpoint without its secrets. */
export type Endpoint = Omit<
  StoredEndpoint,
  'secret' | 'previousSecret' | 'bucket' | 'typesChangedAt'
>;

/** An endpoint with its health. */
export interface ShownEndpoint extends Omit<Endpoint, 'state'> {
  /** `failing`: the endpoint is enabled, and nothing succeeds (decision 11.20). */
  state: 'enabled' | 'failing' | 'disabled';
  /** The first failure since the last success. */
  failingSince: Date | null;
  /** Failed attempts in a row. */
  failures: number;
  /** The time of the next probe; set while the endpoint is paused because it fails or rests. */
  probeAt: Date | null;
  lastStatus: number | null;
  lastError: string | null;
  lastSuccessAt: Date | null;
  day: EndpointDay;
}

/** Counts of an endpoint's attempts and deliveries that ended within the last day. */
export interface EndpointDay {
  /** Counts of attempts. */
  succeeded: number;
  failed: number;
  /** Counts of deliveries. */
  delivered: number;
  dead: number;
  dropped: number;
}

/** The filters of the operators' list of endpoints. */
export interface EndpointFilters {
  [name: string]: string | undefined;
  merchantId?: string | undefined;
  state?: string | undefined;
}

/** A merchant's endpoints, in the order of their creation. */
export function endpointsOfMerchant(
  queries: Queries,
  merchantId: string,
): Promise<ShownEndpoint[]> {
  return queries.query(selectWhere('merchant_id = $1'), [merchantId]);
}

/** The requester's endpoint with this id, if there is one. */
export async function findEndpoint(
  queries: Queries,
  requester: Requester,
  id: string,
): Promise<ShownEndpoint | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await ('operator' in requester
    ? queries.query<ShownEndpoint>(ONE_OF_ALL_MERCHANTS, [id])
    : queries.query<ShownEndpoint>(ONE, [id, requester.merchantId]));
  return row;
}

/** Locks the requester's endpoint with this id until the commit, if there is one. */
export async function lockEndpoint(
  unitOfWork: UnitOfWork,
  requester: Requester,
  id: string,
): Promise<StoredEndpoint | null> {
  if (!isUuid(id)) return null;
  const endpoints = await unitOfWork.repository(EndpointEntity);
  return endpoints.findOne({
    where: ownedBy(requester, id),
    lock: { mode: 'for_no_key_update' },
  });
}

/** Locks the number of a merchant's endpoints until the commit. @returns the number */
export async function lockCount(unitOfWork: UnitOfWork, merchantId: string): Promise<number> {
  lockSubjects(unitOfWork, 'endpoints', [merchantId]);
  return (await unitOfWork.repository(EndpointEntity)).countBy({ merchantId });
}

/** Whether the log of the merchant exists; it begins with the event that the merchant was set up. */
export async function isKnownMerchant(queries: Queries, merchantId: string): Promise<boolean> {
  const rows = await queries.query('SELECT FROM list_clock WHERE merchant_id = $1 LIMIT 1', [
    merchantId,
  ]);
  return rows.length > 0;
}

export async function insertEndpoint(
  unitOfWork: UnitOfWork,
  endpoint: StoredEndpoint,
): Promise<void> {
  await (await unitOfWork.repository(EndpointEntity)).insert(endpoint);
}

/** Changes a locked endpoint. @returns the changed endpoint */
export async function updateEndpoint(
  unitOfWork: UnitOfWork,
  before: StoredEndpoint,
  changes: Partial<StoredEndpoint>,
): Promise<StoredEndpoint> {
  const { id } = before;
  await (await unitOfWork.repository(EndpointEntity)).update({ id }, changes);
  return { ...before, ...changes };
}

/** Ends the pause of an endpoint, so that the next request is sent now. */
export function endPause(unitOfWork: UnitOfWork, id: string): void {
  unitOfWork.write(END_PAUSE, [id]);
}

/** Queued deliveries are removed later, in parts. */
export async function deleteEndpoint(
  unitOfWork: UnitOfWork,
  { id }: StoredEndpoint,
): Promise<void> {
  await (await unitOfWork.repository(EndpointEntity)).delete({ id });
}

/** The endpoints of all merchants after a position, in the order of their creation. */
export function endpointsOfAllMerchants(
  queries: Queries,
  { state }: EndpointFilters,
  range: ListRange,
): Promise<ShownEndpoint[]> {
  return queries.query(listWhere('true'), [state, range.after?.id, range.limit]);
}

/** The endpoints of one merchant after a position. */
export function pageOfMerchant(
  queries: Queries,
  merchantId: string,
  { state }: EndpointFilters,
  range: ListRange,
): Promise<ShownEndpoint[]> {
  return queries.query(listWhere('merchant_id = $4'), [
    state,
    range.after?.id,
    range.limit,
    merchantId,
  ]);
}

/**
 * The secrets that are encrypted with another key, or no longer sign, of the endpoints after this one; a hundred at a
 * time.
 */
export function sealedOtherwise(
  store: DataSource,
  head: Buffer,
  after: string | undefined,
): Promise<SealedSecrets[]> {
  return store.query(SEALED_OTHERWISE, [head, after]);
}

/** Replaces the encrypted secrets of an endpoint, unless they were changed meanwhile. */
export function replaceSealed(
  unitOfWork: UnitOfWork,
  id: string,
  before: Buffer,
  { secret, previousSecret }: Pick<SealedSecrets, 'secret' | 'previousSecret'>,
): void {
  unitOfWork.write(REPLACE_SEALED, [id, before, secret, previousSecret]);
}

function ownedBy(requester: Requester, id: string): { id: string; merchantId?: string } {
  return 'operator' in requester ? { id } : { id, merchantId: requester.merchantId };
}

/** The counts of an endpoint over the last 24 hours, in 25 rows at most. */
const DAY = `
  SELECT json_build_object(
           'succeeded', coalesce(sum(succeeded), 0), 'failed', coalesce(sum(failed), 0),
           'delivered', coalesce(sum(delivered), 0), 'dead', coalesce(sum(dead), 0),
           'dropped', coalesce(sum(dropped), 0)) AS day
    FROM endpoint_hour
   WHERE endpoint_hour.endpoint_id = endpoint.id AND hour > now() - interval '24 hours'`;

const selectWhere = (condition: string): string => `
  SELECT id, merchant_id AS "merchantId", url, types, payload, ordering, rate, description,
         ${SHOWN_STATE} AS state,
         disabled_reason AS "disabledReason", disabled_at AS "disabledAt", previous_until AS "previousUntil",
         created_at AS "createdAt", updated_at AS "updatedAt", coalesce(failures, 0) AS failures, failing_since AS "failingSince", probe_at AS "probeAt",
         last_status AS "lastStatus", last_error AS "lastError", last_success_at AS "lastSuccessAt", day
    FROM endpoint LEFT JOIN endpoint_health ON endpoint_id = id
   CROSS JOIN LATERAL (${DAY}) AS last_day
   WHERE ${condition}
   ORDER BY id`;

const ONE = selectWhere('id = $1 AND merchant_id = $2');

const ONE_OF_ALL_MERCHANTS = selectWhere('id = $1');

const listWhere = (condition: string): string =>
  `${selectWhere(`
         ${condition} AND ($2::uuid IS NULL OR id > $2)
     AND ($1::text IS NULL OR $1 = ${SHOWN_STATE})`)} LIMIT $3`;

const END_PAUSE = `UPDATE endpoint_health SET probe_at = now() WHERE endpoint_id = $1 AND probe_at > now()`;

const SEALED_OTHERWISE = `
  SELECT id, secret, previous_secret AS "previousSecret", previous_until AS "previousUntil"
    FROM endpoint
   WHERE ($2::uuid IS NULL OR id > $2)
     AND (substring(secret FROM 1 FOR length($1::bytea)) <> $1::bytea OR previous_until <= now()
          OR substring(previous_secret FROM 1 FOR length($1::bytea)) <> $1::bytea)
   ORDER BY id LIMIT 100`;

const REPLACE_SEALED = `
  UPDATE endpoint SET secret = $3::bytea, previous_secret = $4::bytea,
         previous_until = CASE WHEN $4::bytea IS NOT NULL THEN previous_until END
   WHERE id = $1 AND secret = $2::bytea`;
