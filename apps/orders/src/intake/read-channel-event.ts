import type {
  EventOf,
  SalesChannelOrderApproved,
  SalesChannelOrderCancelled,
  SalesChannelOrderPlaced,
  SalesChannelReturnRequested,
} from '#contracts';
import { parseInstant, readBody } from '#edge';
import { ApproveOrderRequest } from '../lifecycle/approve-order.request.dto.js';
import { CancelOrderRequest, toCancellation } from '../lifecycle/cancel-order.request.dto.js';
import type { Cancellation } from '../lifecycle/domain/cancel.js';
import type { NewOrder } from '../order/domain/new-order.js';
import type { Reason } from '../order/domain/order-state.js';
import { ReturnReasonRequest } from '../order/reason.request.dto.js';
import { withNumbers } from '../placing/amount-texts.js';
import { CreateOrderRequest } from '../placing/create-order.request.dto.js';
import { toNewOrder, type OrderContext } from '../placing/order-input.js';

/**
 * Reads a channel's order by the rules of create order.
 * @throws Refusal `validation-failed`
 */
export function readNewOrder(
  event: EventOf<typeof SalesChannelOrderPlaced>,
  context: Pick<OrderContext, 'sandbox' | 'quoteIds'>,
): NewOrder {
  const body = readBody(CreateOrderRequest, withNumbers(event));
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
