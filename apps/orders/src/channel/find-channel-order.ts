import { Refusal } from '#edge';
import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import { orderNotFound } from '../order/decide-on-request.js';
import { channelsOrder } from '../order/store/order-answer.store.js';
import type { ChannelOrderWithHistoryView } from '../order/store/channel-view.js';
import { ordersOfChannelsIdOfAllMerchants, type FoundOrder } from './store/channel-order.store.js';

/** An order, identified by its channel and the channel's id. */
export interface ChannelsOrderKey {
  salesChannel: string;
  salesChannelOrderId: string;
  /** Needed where several merchants have an order with the id. */
  merchantId?: string | undefined;
}

/** Finds the orders of a channel; another channel's order counts as absent (decision 10.5). */
@Injectable()
export class FindChannelOrder {
  constructor(private readonly database: Database) {}

  /** @throws Refusal `order-not-found`, or `ambiguous` when several merchants have the id and the request names none */
  async find({
    salesChannel,
    salesChannelOrderId,
    merchantId,
  }: ChannelsOrderKey): Promise<FoundOrder> {
    const queries = this.database.reads({ clientId: salesChannel });
    const orders = await ordersOfChannelsIdOfAllMerchants(
      queries,
      salesChannel,
      salesChannelOrderId,
    );
    const [order, another] = orders.filter((candidate) =>
      [undefined, candidate.merchantId].includes(merchantId),
    );
    if (!order) throw orderNotFound();
    if (!another) return order;
    throw new Refusal('ambiguous', 'Several merchants have an order with this id in the channel.', {
      parameter: 'merchantId',
    });
  }

  /** @throws Refusal as {@link find} */
  async read(key: ChannelsOrderKey): Promise<ChannelOrderWithHistoryView> {
    const { salesChannel } = key;
    const { orderId } = await this.find(key);
    const queries = this.database.reads({ clientId: salesChannel });
    const order = await channelsOrder(queries, salesChannel, orderId);
    if (!order) throw orderNotFound();
    return order;
  }
}
