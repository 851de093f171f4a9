import { OrderPersonalDataErased } from '#contracts';
import { HttpTransactor, recordAudit } from '#messaging';
import { Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import { orderNotFound } from '../order/decide-on-request.js';
import { needsNoBuyer } from '../order/domain/order-status.js';
import { personalDataErased } from '../order/events.js';
import { inOrder, type Operated } from '../lifecycle/operate-order.js';
import { lockedOrder } from '../order/store/order-answer.store.js';
import type { AnsweredOrder } from '../order/store/order-answer.js';
import { lockOrderState } from '../order/store/order-state.store.js';
import { erasePersonalData } from './store/personal-data.store.js';

/** Erases the buyer of an order and the addresses except for the country (decision 8.6). */
@Injectable()
export class ErasePersonalData {
  constructor(private readonly transactor: HttpTransactor) {}

  /**
   * Publishes an event for the services that store the data. Erasing again changes and publishes nothing.
   * @returns the order as it is read by its id
   * @throws Refusal `order-not-found`, or `order-in-progress` naming the status
   */
  erase({ orderId, who }: Operated): Promise<AnsweredOrder> {
    return inOrder(this.transactor, orderId, async (uow, { merchantId }) => {
      const state = await lockOrderState(uow, merchantId, orderId);
      if (!state) throw orderNotFound();
      if (!needsNoBuyer(state.status)) {
        const detail = `The order is ${state.status}: its parcel still needs the buyer's name and address.`;
        throw new Refusal('order-in-progress', detail);
      }
      const version = await erasePersonalData(uow, orderId);
      if (version !== undefined) {
        uow.publish(OrderPersonalDataErased, personalDataErased(state, version));
        await recordAudit(uow, { who, what: 'order.erase-personal-data', details: { orderId } });
      }
      return lockedOrder(uow, 'whole', orderId);
    });
  }
}
