import { OrderHistoryAdded, OrderPlaced, OrderStatusChanged } from '#contracts';
import { Republications } from '#operations';
import type { UnitOfWork } from '#messaging';
import { Database, ProjectionWaiter } from '#platform';
import { Injectable } from '@nestjs/common';
import { factsOf } from './domain/history-facts.js';
import { orderHistoryAdded, orderPlaced, orderStatusChanged } from '../order/events.js';
import {
  lockPublishedOrders,
  readHistories,
  type PublishedEntry,
  type PublishedOrder,
} from '../order/store/published-order.store.js';
import { isKnownMerchant } from '../reference/store/reference.store.js';

interface OrderKey {
  orderId: string;
}

/** Publishes every order again (decision 8.7): first its placement, then each entry of its history (decision 8.8). */
@Injectable()
export class RepublishOrders {
  constructor(
    private readonly database: Database,
    private readonly projectionWaiter: ProjectionWaiter,
    republications: Republications,
  ) {
    republications.add<OrderKey>('orders', {
      table: 'orders',
      key: { orderId: 'order_id' },
      changedAt: 't.last_update_date',
      knowsMerchant: (merchantId) => this.knowsMerchant(merchantId),
      publish,
    });
  }

  /** The merchant may have been set up a moment ago (decision 1.13). */
  private knowsMerchant(merchantId: string): Promise<boolean> {
    return this.projectionWaiter.until(
      () => isKnownMerchant(this.database, merchantId),
      (isKnown) => isKnown,
    );
  }
}

async function publish(unitOfWork: UnitOfWork, keys: readonly OrderKey[]): Promise<number> {
  const orderIds = keys.map(({ orderId }) => orderId);
  const orders = await lockPublishedOrders(unitOfWork, orderIds);
  const histories = await readHistories(unitOfWork, orderIds);
  for (const order of orders) publishOrder(unitOfWork, order, histories.get(order.orderId) ?? []);
  return orders.length;
}

function publishOrder(
  unitOfWork: UnitOfWork,
  order: PublishedOrder,
  [first, ...rest]: readonly PublishedEntry[],
): void {
  if (!first) throw new Error(`${order.orderId} has no history`);
  const state = { ...order, status: 'CREATED', version: first.version } as const;
  unitOfWork.republish(OrderPlaced, orderPlaced({ state, content: order }, first));
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  for (const fact of factsOf(rest, units)) {
    if (fact.kind === 'status-changed') {
      unitOfWork.republish(OrderStatusChanged, orderStatusChanged(order, fact.version, fact));
    } else {
      unitOfWork.republish(OrderHistoryAdded, orderHistoryAdded(order, fact.version, fact));
    }
  }
}
