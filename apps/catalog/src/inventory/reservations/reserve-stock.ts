import { StockShort } from '#contracts';
import type { UnitOfWork } from '#messaging';
import { required } from '#platform';
import { Injectable } from '@nestjs/common';
import type { ShortLine } from '../domain/stock.js';
import { toStockShort } from '../events.js';
import { skusOf } from './lock-stock.js';
import { MoveStock, saveReserved } from './move-stock.js';
import { addOrders, setStates, type PlacedOrder } from '../store/stock-order.store.js';

/** An order with the event that placed it. */
export interface OrderToReserve<E extends object = object> extends PlacedOrder {
  causedBy: E;
}

/** Reserves the stock of orders, or stores them as waiting (decision 4.3). */
@Injectable()
export class ReserveStock {
  constructor(private readonly moveStock: MoveStock) {}

  /** Processes the orders in sequence. @returns the orders that were placed before, which have their answer already */
  async reserve<E extends object>(
    unitOfWork: UnitOfWork,
    orders: readonly OrderToReserve<E>[],
  ): Promise<OrderToReserve<E>[]> {
    const stock = { keys: orders.flatMap(skusOf), rising: [] };
    const { decided } = await this.moveStock.move(unitOfWork, stock, async (book) => {
      const added = await addOrders(unitOfWork, orders);
      const fresh = orders.filter(({ orderId }) => added.has(orderId));
      const outcomes = fresh.map((order) => ({ order, outcome: book.reserve(order) }));
      await saveReserved(
        unitOfWork,
        outcomes.flatMap(({ order, outcome }) =>
          outcome.reserved
            ? [{ order, allocations: outcome.reserved, causedBy: order.causedBy }]
            : [],
        ),
      );
      await saveShort(
        unitOfWork,
        outcomes.flatMap(({ order, outcome }) =>
          outcome.short ? [{ order, lines: outcome.short }] : [],
        ),
      );
      return orders.filter(({ orderId }) => !added.has(orderId));
    });
    return decided;
  }
}

/** Saves and publishes the shortages of some orders. */
async function saveShort(
  unitOfWork: UnitOfWork,
  short: readonly { order: OrderToReserve; lines: readonly ShortLine[] }[],
): Promise<void> {
  if (short.length === 0) return;
  const versions = await setStates(
    unitOfWork,
    short.map(({ order }) => ({ orderId: order.orderId, state: 'WAITING' })),
  );
  for (const { order, lines } of short) {
    const version = required(versions.get(order.orderId), `the order ${order.orderId}`);
    unitOfWork.publish(StockShort, toStockShort(order, version, lines), order.causedBy);
  }
}
