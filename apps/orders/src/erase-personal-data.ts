import { HttpTransactor, recordAudit } from '#messaging';
import { Injectable } from '@nestjs/common';
import { orderNotFound } from './decide-on-request.js';
import { answer, inOrder } from './operate-order.js';
import type { Operated } from './operate-order.js';
import type { OrderAnswer } from './store/order-answer.js';
import { erasePersonalData } from './store/personal-data.store.js';

/** Forgets who bought an order, and where it went but for the country (decision 8.6). */
@Injectable()
export class ErasePersonalData {
  constructor(private readonly transactor: HttpTransactor) {}

  /**
   * Erasing again changes nothing.
   * @returns the order as it is read by its id
   * @throws Refusal `order-not-found`
   */
  run({ orderId, who }: Operated): Promise<OrderAnswer> {
    return inOrder(this.transactor, orderId, async (uow) => {
      if (!(await erasePersonalData(uow, orderId))) throw orderNotFound();
      const what = 'order.erase-personal-data';
      await recordAudit(uow, { who, what, details: { orderId } });
      return answer(uow, orderId, async () => undefined);
    });
  }
}
