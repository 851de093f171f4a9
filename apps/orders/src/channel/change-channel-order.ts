import { HttpTransactor, type UnitOfWork } from '#messaging';
import type { KeepAnswer } from '#operations';
import { Injectable } from '@nestjs/common';
import { approveOrder } from '../lifecycle/approve-order.js';
import { cancelOrder } from '../lifecycle/cancel-order.js';
import type { Decided } from '../order/change-orders.js';
import { answerDecision, type WantedOrder } from '../order/decide-on-request.js';
import type { Cancellation } from '../lifecycle/domain/cancel.js';
import type { Reason } from '../order/domain/order-state.js';
import type { ReturnLine } from '../lifecycle/domain/returns.js';
import { CHANNEL_ORDER_WITH_HISTORY } from '../order/store/order-forms.js';
import type { ChannelOrderWithHistoryView } from '../order/store/channel-view.js';
import { requestReturnOf } from '../lifecycle/request-return.js';
import { FindChannelOrder, type ChannelsOrderKey } from './find-channel-order.js';

/** A change that a channel requests for one of its orders, as with its events (decision 6.9). */
export type ChannelsChange =
  | { operation: 'approve'; approvalDate: Date | undefined }
  | ({ operation: 'cancel' } & Cancellation)
  | ({ operation: 'return'; items: readonly ReturnLine[] } & Reason);

/** Applies the changes that a channel requests for its orders, with the use cases of its events (decision 10.5). */
@Injectable()
export class ChangeChannelOrder {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly findOrder: FindChannelOrder,
  ) {}

  /**
   * A repeated change has no effect and returns the order unchanged.
   * @throws Refusal as {@link FindChannelOrder}; `order-not-approvable`, `order-not-cancellable` or
   * `action-not-allowed`, which name the status; the faults of a return's items with their pointers
   */
  async change(
    key: ChannelsOrderKey,
    change: ChannelsChange,
    keep?: KeepAnswer<ChannelOrderWithHistoryView>,
  ): Promise<ChannelOrderWithHistoryView> {
    const order = await this.findOrder.find(key);
    const { merchantId } = order;
    const answer = await this.transactor.run({ merchantId }, async (unitOfWork) => {
      const decided = await decide(unitOfWork, order, change);
      return answerDecision(unitOfWork, decided, CHANNEL_ORDER_WITH_HISTORY, keep);
    });
    return answer();
  }
}

function decide(
  unitOfWork: UnitOfWork,
  order: WantedOrder,
  change: ChannelsChange,
): Promise<Decided> {
  switch (change.operation) {
    case 'approve':
      return approveOrder(unitOfWork, order, change.approvalDate);
    case 'cancel':
      return cancelOrder(unitOfWork, order, change);
    case 'return':
      return requestReturnOf(unitOfWork, order, change.items, change);
  }
}
