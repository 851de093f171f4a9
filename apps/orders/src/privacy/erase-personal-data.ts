import { OrderErased, OrderPersonalDataErased } from '#contracts';
import { HttpTransactor, recordAudit, type UnitOfWork } from '#messaging';
import { Refusal } from '#edge';
import { Injectable } from '@nestjs/common';
import { orderNotFound } from '../order/decide-on-request.js';
import type { OrderState } from '../order/domain/order-state.js';
import { needsNoBuyer } from '../order/domain/order-status.js';
import { orderErased } from '../order/events.js';
import { ApplyChannelEvent } from '../intake/apply-channel-event.js';
import { inOrder, type Operated } from '../lifecycle/operate-order.js';
import { lockedOrder } from '../order/store/order-answer.store.js';
import { ORDER_WITH_HISTORY } from '../order/store/order-forms.js';
import type { OrderWithHistoryView } from '../order/store/order-view.js';
import { lockOrderState } from '../order/store/order-state.store.js';
import { eraseParkedIntake } from './erase-parked-intake.js';
import { eraseCopies, erasePersonalData } from './store/personal-data.store.js';

/** Erases the buyer of an order and the addresses except for the country, and every copy of them (decision 8.6). */
@Injectable()
export class ErasePersonalData {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly applyChannelEvent: ApplyChannelEvent,
  ) {}

  /**
   * Publishes events for the services that store the data. Erasing again publishes nothing, and changes nothing unless
   * there are new copies.
   * @returns the order as a read by its id returns it
   * @throws Refusal `order-not-found`, or `order-in-progress` naming the status
   */
  async erase(operated: Operated): Promise<OrderWithHistoryView> {
    const { orderId } = operated;
    await inOrder(this.transactor, orderId, (unitOfWork, order) =>
      this.applyChannelEvent.finish(unitOfWork, order),
    );
    return inOrder(this.transactor, orderId, async (unitOfWork, { merchantId }) => {
      await eraseParkedIntake(unitOfWork, operated);
      const state = await lockOrderState(unitOfWork, merchantId, orderId);
      if (!state) throw orderNotFound();
      if (!needsNoBuyer(state.status)) {
        const detail = `The order is ${state.status}: its parcel still needs the buyer's name and address.`;
        throw new Refusal('order-in-progress', detail);
      }
      await eraseCopies(unitOfWork, orderId);
      await eraseOrder(unitOfWork, state, operated.who);
      return lockedOrder(unitOfWork, ORDER_WITH_HISTORY, orderId);
    });
  }
}

async function eraseOrder(unitOfWork: UnitOfWork, state: OrderState, who: string): Promise<void> {
  const { orderId } = state;
  const versions = await erasePersonalData(unitOfWork, orderId);
  if (!versions) return;
  unitOfWork.publish(OrderPersonalDataErased, orderErased(state, versions.ofRelease));
  unitOfWork.publish(OrderErased, orderErased(state, versions.ofOrder));
  await recordAudit(unitOfWork, { who, what: 'order.erase-personal-data', details: { orderId } });
}
