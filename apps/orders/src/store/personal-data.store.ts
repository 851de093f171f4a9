import type { UnitOfWork } from '#messaging';

/**
 * Erases an order's personal data (decision 8.6): the buyer, the addresses but for their country, what the channel sent
 * along, and the answers that are kept for requests that come again. Members that every answer has say `erased`.
 * @returns false when there is no such order
 */
export async function erasePersonalData(uow: UnitOfWork, orderId: string): Promise<boolean> {
  const erased = await uow.query(ERASE, [orderId]);
  await uow.query(`DELETE FROM idempotency_key WHERE answer ->> 'orderId' = $1`, [orderId]);
  return erased.length === 1;
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
         sales_channel_order_data = NULL
   WHERE order_id = $1
  RETURNING order_id`;
