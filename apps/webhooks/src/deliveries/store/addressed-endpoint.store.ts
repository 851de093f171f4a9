import type { UnitOfWork } from '#messaging';
import { Refusal, type Queries } from '#platform';
import { validate as isUuid } from 'uuid';
import type { EndpointAccess } from '../endpoint-access.js';

/** What the operations on deliveries need of the endpoint that a path names. */
export interface AddressedEndpoint {
  id: string;
  merchantId: string;
  state: 'enabled' | 'disabled';
}

/** @throws Refusal `endpoint-not-found`, for another merchant's endpoint as well */
export function readEndpoint(
  db: Queries,
  access: EndpointAccess,
  endpointId: string,
): Promise<AddressedEndpoint> {
  return find(db, access, endpointId, '');
}

/**
 * Locks the endpoint, so that its state stays as it is until the commit.
 * @throws Refusal `endpoint-not-found`, for another merchant's endpoint as well
 */
export function lockEndpoint(
  work: UnitOfWork,
  access: EndpointAccess,
  endpointId: string,
): Promise<AddressedEndpoint> {
  return find(work, access, endpointId, ' FOR NO KEY UPDATE');
}

/** Enables a locked endpoint. What is known of its answers is dropped, so that it begins as a new one. */
export function enable(work: UnitOfWork, endpointId: string): void {
  work.write(ENABLE, [endpointId]);
  work.write('DELETE FROM endpoint_health WHERE endpoint_id = $1', [endpointId]);
}

async function find(
  db: Queries,
  access: EndpointAccess,
  endpointId: string,
  lock: '' | ' FOR NO KEY UPDATE',
): Promise<AddressedEndpoint> {
  const rows = isUuid(endpointId)
    ? 'merchantId' in access
      ? await db.query<AddressedEndpoint>(OF_MERCHANT + lock, [access.merchantId, endpointId])
      : await db.query<AddressedEndpoint>(OF_ALL_MERCHANTS + lock, [endpointId])
    : [];
  if (!rows[0]) throw new Refusal('endpoint-not-found', `There is no endpoint ${endpointId}.`);
  return rows[0];
}

const COLUMNS = `id, merchant_id AS "merchantId", state`;

const OF_MERCHANT = `SELECT ${COLUMNS} FROM endpoint WHERE merchant_id = $1 AND id = $2`;

const OF_ALL_MERCHANTS = `SELECT ${COLUMNS} FROM endpoint WHERE id = $1`;

/** The sender reads an endpoint again when \`updated_at\` is another. */
const ENABLE = `
  UPDATE endpoint
     SET state = 'enabled', disabled_reason = NULL, disabled_at = NULL,
         updated_at = greatest(date_trunc('milliseconds', clock_timestamp()), updated_at + interval '1 millisecond')
   WHERE id = $1 AND state = 'disabled'`;
