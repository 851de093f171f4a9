import { OrderReleased } from '#contracts';
import type { UnitOfWork } from '#messaging';

/**
 * Erases a locked order's personal data (decision 8.6): the buyer, the addresses except for their country, the
 * channel's extra data, the stored answers of idempotent requests, and the relay's copy of the release. Required
 * members of answers become `erased`.
 * @returns the order's next version, under which the erasure is published; undefined when nothing was left to erase
 */
export async function erasePersonalData(
  uow: UnitOfWork,
  orderId: string,
): Promise<number | undefined> {
  const [erased] = await uow.query<{ version: string }>(ERASE, [orderId]);
  if (!erased) return undefined;
  await uow.query(`DELETE FROM idempotency_key WHERE answer ->> 'orderId' = $1`, [orderId]);
  await uow.query(`DELETE FROM outbox_archive WHERE stream = $1 AND key = $2`, [
    OrderReleased.stream,
    orderId,
  ]);
  return Number(erased.version);
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
         version = version + 1
   WHERE order_id = $1 AND personal_data_erased_at IS NULL
  RETURNING version`;
