import { HttpTransactor, type KeepAnswer } from '#messaging';
import { Database, ProjectionWaiter } from '#platform';
import { Injectable } from '@nestjs/common';
import { stampedAnswer } from '../order/decide-on-request.js';
import { checkOrder, isKnown } from './domain/check-order.js';
import type { NewOrder } from '../order/domain/new-order.js';
import { OrderRefusal } from '../order/refuse-order.js';
import type { AnsweredOrder } from '../order/store/order-answer.js';
import { duplicateOrder, storeOrder } from './store-order.js';
import { readReferenceData } from './store/reference-data.store.js';

/** Places an order (decisions 6.4–6.7), from a request or a channel event. */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly database: Database,
    private readonly projectionWaiter: ProjectionWaiter,
  ) {}

  /**
   * @throws Refusal `duplicate-order`, `order-too-large` when it exceeds the event size limit, or a fault of decision
   *   6.5 with every pointer: its own code when all faults have the same, else `order-invalid`
   */
  async place(order: NewOrder, keep?: KeepAnswer<AnsweredOrder>): Promise<AnsweredOrder> {
    const queries = this.database.reads({ merchantId: order.merchantId });
    const { referenceData, exists, now } = await this.projectionWaiter.until(
      () => readReferenceData(queries, order, { paid: false }),
      (found) => found.exists || isKnown(order, found.referenceData, found.now),
    );
    if (exists) throw duplicateOrder();
    const result = checkOrder(order, referenceData, now);
    if (!result.ok) throw new OrderRefusal(result.faults);
    const { merchantId } = order;
    return this.transactor.run({ merchantId }, async (uow) => {
      const orderId = await storeOrder(uow, order, result.checked, now);
      return stampedAnswer(uow, { orderId, merchantId }, 'listed', keep);
    });
  }
}
