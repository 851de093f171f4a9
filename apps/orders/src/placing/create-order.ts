import { HttpTransactor } from '#messaging';
import type { KeepAnswer } from '#operations';
import { Injectable } from '@nestjs/common';
import { stampedAnswer } from '../order/decide-on-request.js';
import type { NewOrder } from '../order/domain/new-order.js';
import { LISTED_ORDER } from '../order/store/order-forms.js';
import type { OrderView } from '../order/store/order-view.js';
import { CheckNewOrder } from './check-new-order.js';
import { duplicateOrder, storeOrder } from './store-order.js';

/** Places an order of the sandbox (decisions 6.4–6.7). */
@Injectable()
export class CreateOrder {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly checkNewOrder: CheckNewOrder,
  ) {}

  /** @throws Refusal as {@link CheckNewOrder}; `duplicate-order`, `order-too-large` when it exceeds the event size limit */
  async create(order: NewOrder, keep?: KeepAnswer<OrderView>): Promise<OrderView> {
    const checkedOrder = await this.checkNewOrder.check(order, {
      paid: false,
      share: { merchantId: order.merchantId },
    });
    if (checkedOrder.exists) throw duplicateOrder();
    const { merchantId } = order;
    const answer = await this.transactor.run({ merchantId }, async (unitOfWork) => {
      const orderId = await storeOrder(unitOfWork, order, checkedOrder.checked, checkedOrder.now);
      return stampedAnswer(unitOfWork, { orderId, merchantId }, LISTED_ORDER, keep);
    });
    return answer();
  }
}
