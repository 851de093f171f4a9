import type { UnitOfWork } from '#messaging';
import { Injectable } from '@nestjs/common';
import { MoveStock } from './move-stock.js';
import { returnedUnits, stockOf, type OrderStockFact } from './order-stock-fact.js';
import { addReturnedOrders, type ReturnedUnits } from '../store/inventory.store.js';
import { loadReturnsWarehouses } from '../../directory/store/warehouse.store.js';
import {
  loadOrders,
  setStates,
  skusOfOrders,
  type OrderOutcome,
  type StockOrderProgress,
} from '../store/stock-order.store.js';

/** Unreserves stock, closes reservations and adds returns as orders change status (decisions 4.3, 4.4). */
@Injectable()
export class SettleStock {
  constructor(private readonly moveStock: MoveStock) {}

  /**
   * @returns the reason for each fact that changes nothing
   * @throws Error if units were returned to a warehouse that does not belong to the returns partner
   */
  async settle(
    unitOfWork: UnitOfWork,
    facts: readonly OrderStockFact[],
  ): Promise<Map<OrderStockFact, 'unknown-order' | 'already-settled'>> {
    if (facts.length === 0) return new Map();
    const returned = facts.flatMap(returnedUnits);
    await refuseOtherWarehouses(unitOfWork, returned);
    const lines = await skusOfOrders(
      unitOfWork,
      facts.map(({ orderId }) => orderId),
    );
    const { decided } = await this.moveStock.move(
      unitOfWork,
      stockOf(facts, lines),
      async (book) => {
        const orders = await loadOrders(
          unitOfWork,
          lines.map(({ orderId }) => orderId),
        );
        const closing = facts.flatMap((fact) => closingOf(fact, orders));
        await setStates(unitOfWork, closing);
        book.stopWaiting(closing.map(({ orderId }) => orderId));
        for (const order of reservedOrders(facts, 'cancelled', orders)) {
          book.unreserve(order, order.allocations);
        }
        for (const order of reservedOrders(facts, 'shipped', orders)) {
          book.ship(order, order.allocations);
        }
        for (const units of returned) book.takeReturn(units, units.quantity, units.orderId);
        addReturnedOrders(unitOfWork, returned);
        return new Map(facts.flatMap((fact) => reasonToIgnore(fact, orders)));
      },
    );
    return decided;
  }
}

function reasonToIgnore(
  fact: OrderStockFact,
  orders: ReadonlyMap<string, StockOrderProgress>,
): [OrderStockFact, 'unknown-order' | 'already-settled'][] {
  if (fact.kind === 'returned' || closingOf(fact, orders).length > 0) return [];
  return [[fact, orders.has(fact.orderId) ? 'already-settled' : 'unknown-order']];
}

/** The orders of some facts that have reserved stock: waiting and shipped orders have none. */
function reservedOrders(
  facts: readonly OrderStockFact[],
  kind: 'cancelled' | 'shipped',
  orders: ReadonlyMap<string, StockOrderProgress>,
): StockOrderProgress[] {
  return facts.flatMap((fact) => {
    const order = orders.get(fact.orderId);
    return fact.kind === kind && order?.state === 'RESERVED' ? [order] : [];
  });
}

function closingOf(
  { kind, orderId }: OrderStockFact,
  orders: ReadonlyMap<string, StockOrderProgress>,
): OrderOutcome[] {
  const state = orders.get(orderId)?.state;
  if (kind === 'returned' || (state !== 'RESERVED' && state !== 'WAITING')) return [];
  return [{ orderId, state: kind === 'cancelled' ? 'CANCELLED' : 'SHIPPED' }];
}

async function refuseOtherWarehouses(
  unitOfWork: UnitOfWork,
  returned: readonly ReturnedUnits[],
): Promise<void> {
  if (returned.length === 0) return;
  const warehouses = await loadReturnsWarehouses(unitOfWork);
  const strange = returned.find(({ warehouseId }) => !warehouses.has(warehouseId));
  if (strange) {
    throw new Error(`${strange.orderId} came back to ${strange.warehouseId}, no returns warehouse`);
  }
}
