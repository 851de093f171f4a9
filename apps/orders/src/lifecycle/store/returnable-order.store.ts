import type { UnitOfWork } from '#messaging';
import { OrderEntity } from '../../order/store/order.entity.js';
import type { ReturnableOrder, ReturnLine } from '../domain/returns.js';

/** The data that a return of a locked order is checked against; undefined when the merchant has no such order. */
export async function readReturnable(
  unitOfWork: UnitOfWork,
  { merchantId, orderId }: Pick<OrderEntity, 'merchantId' | 'orderId'>,
): Promise<ReturnableOrder | undefined> {
  const order = await (await unitOfWork.repository(OrderEntity)).findOneBy({ merchantId, orderId });
  if (!order) return undefined;
  const returned = await unitOfWork.query<ReturnLine>(READ_RETURNED, [orderId]);
  return { lines: order.items, returned, destinationCountry: order.deliveryAddress.country };
}

const READ_RETURNED = `
  SELECT item.* FROM order_history h, jsonb_to_recordset(h.event_data -> 'items')
         AS item ("itemId" text, quantity integer)
   WHERE h.order_id = $1 AND h.status = 'RETURNED'`;
