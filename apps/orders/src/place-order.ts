import { HttpTransactor } from '#messaging';
import type { KeepAnswer } from '#messaging';
import { Database, LookAgain } from '#platform';
import { Injectable } from '@nestjs/common';
import { stampedAnswer } from './decide-on-request.js';
import { checkOrder, isKnown } from './domain/check-order.js';
import type { NewOrder } from './domain/new-order.js';
import { refusalOf } from './refuse-order.js';
import type { AnsweredOrder } from './store/order-answer.js';
import { outsideTransaction } from './store/queries.js';
import { duplicateOrder, storeOrder } from './store-order.js';
import { readSurroundings } from './store/surroundings.store.js';

/** Takes an order in (decisions 6.4–6.7), wherever it comes from. */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly database: Database,
    private readonly lookAgain: LookAgain,
  ) {}

  /**
   * @throws Refusal `duplicate-order`, `order-too-large` when its texts fit no event, or a fault of decision 6.5 with every pointer: its own code where all faults
   *   are of one kind, else `order-invalid`
   */
  async run(order: NewOrder, keep?: KeepAnswer<AnsweredOrder>): Promise<AnsweredOrder> {
    const queries = outsideTransaction(this.database.http);
    const { surroundings, exists, now } = await this.lookAgain.until(
      () => readSurroundings(queries, order, { paid: false }),
      (found) => found.exists || isKnown(order, found.surroundings),
    );
    if (exists) throw duplicateOrder(order);
    const result = checkOrder(order, surroundings);
    if (!result.ok) throw refusalOf(result.faults);
    const { merchantId } = order;
    return this.transactor.run({ merchantId }, async (uow) => {
      const orderId = await storeOrder(uow, order, result.checked, now);
      return stampedAnswer(uow, { orderId, merchantId }, 'listed', keep);
    });
  }
}
