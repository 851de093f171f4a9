import { lockSubjects, type UnitOfWork } from '#messaging';
import type { ListRange, Queries } from '#platform';
import type { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Endpoint, Requester } from '../endpoint.js';
import { EndpointEntity } from './endpoint.entity.js';

/** Which endpoints operators list. */
export interface EndpointFilters {
  [name: string]: string | undefined;
  merchantId?: string | undefined;
  state?: string | undefined;
}

/** A merchant's endpoints, in the order in which they were made. */
export function endpointsOfMerchant(store: DataSource, merchantId: string): Promise<Endpoint[]> {
  return store.getRepository(EndpointEntity).find({ where: { merchantId }, order: { id: 'ASC' } });
}

/** The requester's endpoint with this id, if there is one. */
export async function findEndpoint(
  store: DataSource,
  requester: Requester,
  id: string,
): Promise<Endpoint | null> {
  if (!isUuid(id)) return null;
  return store.getRepository(EndpointEntity).findOneBy(ownedBy(requester, id));
}

/** Locks the requester's endpoint with this id until the commit, if there is one. */
export async function lockEndpoint(
  work: UnitOfWork,
  requester: Requester,
  id: string,
): Promise<EndpointEntity | null> {
  if (!isUuid(id)) return null;
  const endpoints = await work.repository(EndpointEntity);
  return endpoints.findOne({
    where: ownedBy(requester, id),
    lock: { mode: 'for_no_key_update' },
  });
}

/** Locks the number of a merchant's endpoints until the commit. @returns how many there are */
export async function lockCount(work: UnitOfWork, merchantId: string): Promise<number> {
  lockSubjects(work, 'endpoints', [merchantId]);
  return (await work.repository(EndpointEntity)).countBy({ merchantId });
}

/** Whether the log of the merchant has begun: with the event that the merchant was set up. */
export async function isKnownMerchant(queries: Queries, merchantId: string): Promise<boolean> {
  const rows = await queries.query('SELECT FROM list_clock WHERE merchant_id = $1 LIMIT 1', [
    merchantId,
  ]);
  return rows.length > 0;
}

export async function insertEndpoint(work: UnitOfWork, endpoint: EndpointEntity): Promise<void> {
  await (await work.repository(EndpointEntity)).insert(endpoint);
}

/** Changes a locked endpoint. @returns it as it is then */
export async function updateEndpoint(
  work: UnitOfWork,
  before: EndpointEntity,
  changes: Partial<EndpointEntity>,
): Promise<EndpointEntity> {
  const { id } = before;
  await (await work.repository(EndpointEntity)).update({ id }, changes);
  return { ...before, ...changes };
}

/** What is queued for it is removed later, in parts. */
export async function deleteEndpoint(work: UnitOfWork, { id }: EndpointEntity): Promise<void> {
  await (await work.repository(EndpointEntity)).delete({ id });
}

/** The endpoints of all merchants after a position, in the order in which they were made. */
export function endpointsOfAllMerchants(
  db: Queries,
  { state }: EndpointFilters,
  range: ListRange,
): Promise<Endpoint[]> {
  return db.query(listWhere('true'), [state, range.after?.id, range.limit]);
}

/** The same of one merchant. */
export function pageOfMerchant(
  db: Queries,
  merchantId: string,
  { state }: EndpointFilters,
  range: ListRange,
): Promise<Endpoint[]> {
  return db.query(listWhere('merchant_id = $4'), [state, range.after?.id, range.limit, merchantId]);
}

/** What is sealed with another key, or signs no longer, of the endpoints after this one; a hundred at a time. */
export function sealedOtherwise(
  store: DataSource,
  head: Buffer,
  after: string | undefined,
): Promise<Pick<EndpointEntity, 'id' | 'secret' | 'previousSecret' | 'previousUntil'>[]> {
  return store.query(SEALED_OTHERWISE, [head, after]);
}

/** Replaces the sealed secrets of an endpoint, unless they were changed meanwhile. */
export function replaceSealed(
  work: UnitOfWork,
  id: string,
  before: Buffer,
  { secret, previousSecret }: Pick<EndpointEntity, 'secret' | 'previousSecret'>,
): void {
  work.write(REPLACE_SEALED, [id, before, secret, previousSecret]);
}

function ownedBy(requester: Requester, id: string): { id: string; merchantId?: string } {
  return 'operator' in requester ? { id } : { id, merchantId: requester.merchantId };
}

const listWhere = (condition: string): string => `
  SELECT id, merchant_id AS "merchantId", url, types, payload, ordering, rate, description, state,
         disabled_reason AS "disabledReason", disabled_at AS "disabledAt", previous_until AS "previousUntil",
         created_at AS "createdAt", updated_at AS "updatedAt"
    FROM endpoint
   WHERE ${condition} AND ($1::text IS NULL OR state = $1) AND ($2::uuid IS NULL OR id > $2)
   ORDER BY id LIMIT $3`;

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
