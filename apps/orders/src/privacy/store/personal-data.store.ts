import { OrderReleased } from '#contracts';
import type { UnitOfWork } from '#messaging';

/** The versions of the erasure events on the stream of the release and on that of the order. */
export interface ErasureVersions {
  ofRelease: number;
  ofOrder: number;
}

/**
 * Erases a locked order's personal data (decision 8.6): the buyer, the addresses except for their country, and the
 * channel's extra data. Required members of answers become `erased`.
 * @returns undefined if nothing is left to erase
 */
export async function erasePersonalData(
  unitOfWork: UnitOfWork,
  orderId: string,
): Promise<ErasureVersions | undefined> {
  const [erased] = await unitOfWork.query<{ version: string }>(ERASE, [orderId]);
  if (!erased) return undefined;
  const version = Number(erased.version);
  return { ofRelease: version - 1, ofOrder: version };
}

/**
 * Deletes the other copies of a locked order's personal data: the stored answers of idempotent requests, the release
 * while it waits to be published, and the relay's copy of it. A release that the relay is currently publishing is
 * skipped; its copy is deleted when the following erasure is published.
 */
export async function eraseCopies(unitOfWork: UnitOfWork, orderId: string): Promise<void> {
  const release = [OrderReleased.stream, orderId, OrderReleased.type];
  await unitOfWork.query(`DELETE FROM idempotency_key WHERE answer ->> 'orderId' = $1`, [orderId]);
  await unitOfWork.query(
    `DELETE FROM outbox WHERE id IN (SELECT id FROM outbox
       WHERE stream = $1 AND key = $2 AND type = $3 FOR UPDATE SKIP LOCKED)`,
    release,
  );
  await unitOfWork.query(
    'DELETE FROM outbox_archive WHERE stream = $1 AND key = $2 AND type = $3',
    release,
  );
}

const ADDRESS = (address: string) =>
  `jsonb_build_object('street', 'erased', 'city', 'erased', 'country', ${address} -> 'country')`;

const ERASE = `
  UPDATE orders
     SET customer_document = 'erased',
         customer = jsonb_strip_nulls(jsonb_build_object('type', customer -> 'type', 'firstName', 'erased',
           'document', 'erased', 'billingAddress', CASE WHEN customer ? 'billingAddress'
                                                        THEN ${ADDRESS(`customer -> 'billingAddress'`)} END)),
         delivery_address = ${ADDRESS('delivery_address')},
         sales_channel_order_data = NULL,
         personal_data_erased_at = date_trunc('milliseconds', clock_timestamp()),
         version = version + 2
   WHERE order_id = $1 AND personal_data_erased_at IS NULL
  RETURNING version`;
