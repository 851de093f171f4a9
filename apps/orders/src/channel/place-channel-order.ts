import { HttpTransactor } from '#messaging';
import type { KeepAnswer } from '#operations';
import { Refusal } from '#edge';
import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import { stampedAnswer } from '../order/decide-on-request.js';
import type { NewOrder } from '../order/domain/new-order.js';
import { orderIdOf } from '../order/domain/order-id.js';
import { channelsOrder } from '../order/store/order-answer.store.js';
import { CHANNEL_ORDER_WITH_HISTORY } from '../order/store/order-forms.js';
import type { ChannelOrderWithHistoryView } from '../order/store/channel-view.js';
import { CheckNewOrder, type CheckedNewOrder } from '../placing/check-new-order.js';
import { differenceFromExisting } from '../placing/compare-with-existing.js';
import { duplicateOrder } from '../placing/store-order.js';
import { storeSoldOrder } from '../placing/store-sold-order.js';

/** The order as its channel sees it; `isNew` if this request placed the order. */
export interface PlacedChannelOrder {
  answer: ChannelOrderWithHistoryView;
  isNew: boolean;
}

/** Places an order that a channel sold (decisions 6.9, 10.5). */
@Injectable()
export class PlaceChannelOrder {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly database: Database,
    private readonly checkNewOrder: CheckNewOrder,
  ) {}

  /**
   * Placing the same order again changes nothing and returns the existing order.
   * @throws Refusal as {@link CheckNewOrder}; `order-too-large`; `duplicate-order` with a pointer to each member that
   * differs from the existing order
   */
  async place(
    order: NewOrder,
    keep: KeepAnswer<ChannelOrderWithHistoryView>,
  ): Promise<PlacedChannelOrder> {
    const share = { clientId: order.salesChannel };
    const checkedOrder = await this.checkNewOrder.check(order, { paid: true, share });
    if (checkedOrder.exists) return this.existing(order);
    try {
      return { answer: await this.store(order, checkedOrder, keep), isNew: true };
    } catch (error) {
      // Another request or event was faster.
      if (error instanceof Refusal && error.code === 'duplicate-order') return this.existing(order);
      throw error;
    }
  }

  private async store(
    order: NewOrder,
    { checked, now }: Exclude<CheckedNewOrder, { exists: true }>,
    keep: KeepAnswer<ChannelOrderWithHistoryView>,
  ): Promise<ChannelOrderWithHistoryView> {
    const { merchantId } = order;
    const answer = await this.transactor.run({ merchantId }, async (unitOfWork) => {
      const orderId = await storeSoldOrder(unitOfWork, order, checked, now);
      const stored = { orderId, merchantId };
      return stampedAnswer(unitOfWork, stored, CHANNEL_ORDER_WITH_HISTORY, keep);
    });
    return answer();
  }

  private async existing(order: NewOrder): Promise<PlacedChannelOrder> {
    const { salesChannel } = order;
    const queries = this.database.reads({ clientId: salesChannel });
    const difference = await differenceFromExisting(queries, order);
    if (difference) throw difference;
    const answer = await channelsOrder(queries, salesChannel, orderIdOf(order));
    if (answer === undefined) throw duplicateOrder();
    return { answer, isNew: false };
  }
}
