import type {
  EventOf,
  SalesChannelOrderApproved,
  SalesChannelOrderCancelled,
  SalesChannelOrderPlaced,
  SalesChannelReturnRequested,
} from '#contracts';
import { parseInstant, readBody } from '#platform';
import { ApproveOrderRequest } from '../lifecycle/approve-order.request.dto.js';
import { CancelOrderRequest, toCancellation } from '../lifecycle/cancel-order.request.dto.js';
import type { Cancellation } from '../order/domain/cancel.js';
import type { NewOrder } from '../order/domain/new-order.js';
import type { Reason } from '../order/domain/order-state.js';
import { ReturnReasonRequest } from '../order/reason.request.dto.js';
import { CreateOrderRequest } from '../placing/create-order.request.dto.js';
import { toNewOrder, type OrderContext } from '../placing/new-order.js';

/**
 * Reads a channel's order by the rules of create order.
 * @throws Refusal `validation-failed`
 */
export function readNewOrder(
  event: EventOf<typeof SalesChannelOrderPlaced>,
  context: Pick<OrderContext, 'sandbox' | 'quoteIds'>,
): NewOrder {
  const body = readBody(CreateOrderRequest, createOrderBody(event));
  const { merchantId, occurredAt } = event;
  return toNewOrder(body, { ...context, merchantId, soldAt: parseInstant(occurredAt) });
}

/** @throws Refusal `validation-failed` */
export function readApprovalDate(
  event: EventOf<typeof SalesChannelOrderApproved>,
): Date | undefined {
  return parseInstant(readBody(ApproveOrderRequest, event).approvalDate);
}

/** @throws Refusal `validation-failed` */
export function readCancellation(event: EventOf<typeof SalesChannelOrderCancelled>): Cancellation {
  return toCancellation(readBody(CancelOrderRequest, event));
}

/** @throws Refusal `validation-failed` */
export function readReturnReason(event: EventOf<typeof SalesChannelReturnRequested>): Reason {
  return readBody(ReturnReasonRequest, event);
}

/** The create-order body equivalent to an event; its amounts are numbers. */
export function createOrderBody(event: EventOf<typeof SalesChannelOrderPlaced>): object {
  const { totals, items, shipping, payments } = event;
  return {
    ...event,
    value: Number(event.value),
    totals: amounts(totals, 'itemsGross', 'itemsDiscount', 'shippingGross', 'shippingDiscount'),
    items: items.map((item) => amounts(item, 'listPrice', 'salePrice')),
    shipping: {
      ...shipping,
      deliveries: shipping.deliveries.map((one) => amounts(one, 'listPrice', 'salePrice')),
    },
    payments: payments.map((payment) => amounts(payment, 'value')),
  };
}

function amounts<T extends object>(part: T, ...names: (keyof T & string)[]): object {
  const given = names.filter((name) => part[name] !== undefined);
  return { ...part, ...Object.fromEntries(given.map((name) => [name, Number(part[name])])) };
}
