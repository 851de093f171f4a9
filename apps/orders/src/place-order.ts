import type { UnitOfWork } from '#messaging';
import { Database, LookAgain } from '#platform';
import { Injectable } from '@nestjs/common';
import { checkOrder, isKnown } from './domain/check-order.js';
import { orderIdOf } from './domain/new-order.js';
import type { NewOrder } from './domain/new-order.js';
import { OrderRequests } from './order-requests.js';
import { refusalOf } from './refuse-order.js';
import { listedOrder } from './store/order-answer.store.js';
import type { OrderAnswer } from './store/order-answer.js';
import { outsideTransaction } from './store/queries.js';
import { duplicateOrder, storeOrder } from './store-order.js';
import { readSurroundings } from './store/surroundings.store.js';

/** Takes an order in (decisions 6.4–6.7), wherever it comes from. */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly requests: OrderRequests,
    private readonly database: Database,
    private readonly lookAgain: LookAgain,
  ) {}

  /**
   * @param stored called in the order's own transaction once it is stored; what it throws undoes it
   * @throws Refusal `duplicate-order`, `order-too-large` when its texts fit no event, or a fault of decision 6.5 with every pointer: its own code where all faults
   *   are of one kind, else `order-invalid`
   */
  async run(
    order: NewOrder,
    stored: (uow: UnitOfWork, order: OrderAnswer) => Promise<void> = async () => undefined,
  ): Promise<OrderAnswer> {
    const queries = outsideTransaction(this.database.http);
    const { surroundings, exists } = await this.lookAgain.until(
      () => readSurroundings(queries, order, { paid: false }),
      (found) => found.exists || isKnown(order, found.surroundings),
    );
    if (exists) throw duplicateOrder(order);
    const result = checkOrder(order, surroundings);
    if (!result.ok) throw refusalOf(result.faults);
    const wanted = { merchantId: order.merchantId, orderId: orderIdOf(order) };
    return this.requests.run(wanted, async (uow) => {
      const orderId = await storeOrder(uow, order, result.checked);
      const answer = await listedOrder(uow, orderId);
      await stored(uow, answer);
      return answer;
    });
  }
}
