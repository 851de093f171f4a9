import { Refusal } from '#edge';
import { Database, type Queries } from '#platform';
import { Injectable } from '@nestjs/common';
import { orderNotFound } from './decide-on-request.js';
import { needsNoBuyer } from './domain/order-status.js';
import {
  merchantsOrder,
  ordersOfChannelId,
  type ChannelOrderKey,
} from './store/order-answer.store.js';
import type { OrderWithHistoryView } from './store/order-view.js';
import type { ParcelCopy } from './store/parcel-copy.js';
import { readDocuments } from './store/parcel.store.js';

/** The documents of an order; `processing` while there may be more later (decision 6.13). */
export interface OrderDocuments {
  status: 'success' | 'processing';
  documents: ParcelCopy['documents'];
}

/** Reads one order; another merchant's order counts as absent (decision 1.4). */
@Injectable()
export class ReadOrder {
  constructor(private readonly database: Database) {}

  /** @throws Refusal `order-not-found` */
  async byId(merchantId: string, orderId: string): Promise<OrderWithHistoryView> {
    return (await merchantsOrder(this.reads(merchantId), merchantId, orderId)) ?? notFound();
  }

  /**
   * Finds an order by the channel's own id (decision 6.13).
   * @throws Refusal `order-not-found`, or `ambiguous` when several channels have the id and the request names none
   */
  async byChannelId(key: ChannelOrderKey): Promise<OrderWithHistoryView> {
    const [order, another] = await ordersOfChannelId(this.reads(key.merchantId), key);
    if (another !== undefined) {
      throw new Refusal('ambiguous', 'Several channels have an order with this id.', {
        parameter: 'salesChannel',
      });
    }
    return order ?? notFound();
  }

  /** @throws Refusal `order-not-found` */
  async documents(merchantId: string, orderId: string): Promise<OrderDocuments> {
    const order = (await readDocuments(this.reads(merchantId), merchantId, orderId)) ?? notFound();
    const complete = order.documents.length > 0 || needsNoBuyer(order.status);
    return { status: complete ? 'success' : 'processing', documents: order.documents };
  }

  private reads(merchantId: string): Queries {
    return this.database.reads({ merchantId });
  }
}

function notFound(): never {
  throw orderNotFound();
}
