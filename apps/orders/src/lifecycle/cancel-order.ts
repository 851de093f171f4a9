import { HttpTransactor, type UnitOfWork } from '#messaging';
import { Refusal } from '#edge';
import { Injectable } from '@nestjs/common';
import type { Decided } from '../order/change-orders.js';
import { answerDecision, decideOnRequest, type WantedOrder } from '../order/decide-on-request.js';
import { cancel, type Cancellation } from './domain/cancel.js';
import { hadLeft } from '../fulfillment/domain/tracking.js';
import { ORDER_WITH_HISTORY } from '../order/store/order-forms.js';
import type { OrderWithHistoryView } from '../order/store/order-view.js';
import { recordExceptions } from '../exceptions/store/order-exception.store.js';

/** Cancels an order (decision 6.3). */
@Injectable()
export class CancelOrder {
  constructor(private readonly transactor: HttpTransactor) {}

  /**
   * Cancelling a cancelled order changes nothing and returns the same answer.
   * @throws Refusal `order-not-found`, or `order-not-cancellable` naming the status
   */
  async cancel(
    merchantId: string,
    orderId: string,
    cancellation: Cancellation,
  ): Promise<OrderWithHistoryView> {
    const answer = await this.transactor.run({ merchantId }, async (unitOfWork) => {
      const decided = await cancelOrder(unitOfWork, { merchantId, orderId }, cancellation);
      return answerDecision(unitOfWork, decided, ORDER_WITH_HISTORY);
    });
    return answer();
  }
}

/** Cancels an order within a given transaction; without a date, the current time is used. */
export async function cancelOrder(
  unitOfWork: UnitOfWork,
  order: WantedOrder,
  { cancelDate, ...why }: Partial<Cancellation>,
): Promise<Decided> {
  let parcelLeft = false;
  const decided = await decideOnRequest(unitOfWork, order, (state, now) => {
    const decision = cancel(state, { ...why, cancelDate: cancelDate ?? now });
    parcelLeft = hadLeft(state);
    if (!('refused' in decision)) return decision;
    throw new Refusal('order-not-cancellable', `The order is ${decision.status}.`);
  });
  const { orderId } = order;
  const detail = 'the parcel had left when the order was cancelled';
  const exception = { orderId, kind: 'shipped-after-cancel', detail, since: decided.now };
  if (parcelLeft) await recordExceptions(unitOfWork, [exception]);
  return decided;
}
