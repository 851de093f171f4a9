import { InventoryChanged, StockReserved } from '#contracts';
import type { UnitOfWork } from '#messaging';
import { required } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import { CHANNEL_CONNECTOR, type ChannelConnector } from '../../skus/channel-connector.js';
import { StockBook } from '../domain/stock.js';
import type { Allocation, StockMovement, StockOrder } from '../domain/stock.js';
import type { SkuKey } from '../../skus/domain/sku.js';
import { toInventoryChanged, toStockReserved } from '../events.js';
import { lockStockAndWaiting } from './lock-stock.js';
import { INVENTORY_LIST, saveMovements } from '../store/inventory.store.js';
import { addEntries, type StockSetter } from '../store/stock-movement.store.js';
import { loadReturnsWarehouses } from '../../directory/store/warehouse.store.js';
import { addReservations, setStates } from '../store/stock-order.store.js';

/** The SKUs whose stock is moved. */
export interface StockToMove {
  keys: readonly SkuKey[];
  /** Those of the SKUs whose available quantity may rise by the end. */
  rising: readonly SkuKey[];
  /** The client that sets quantities. */
  by?: StockSetter;
}

/** Changes quantities; nothing else does. */
@Injectable()
export class MoveStock {
  constructor(@Inject(CHANNEL_CONNECTOR) private readonly connector: ChannelConnector) {}

  /**
   * Locks the stock of some SKUs until the commit, lets a decision move it, serves the orders that wait for SKUs whose
   * stock rose, then saves and publishes every movement. The lock also covers the state of the orders that wait for
   * these SKUs: no other transaction serves, cancels or adds one meanwhile. Stock is locked before the rows of orders.
   * @param decide gets the positions of the locked SKUs; it must read and lock the rows of orders itself
   * @returns what `decide` returns, and all movements, with those for orders that waited
   */
  async move<T>(
    unitOfWork: UnitOfWork,
    { keys, rising, by }: StockToMove,
    decide: (book: StockBook) => T | Promise<T>,
  ): Promise<{ decided: T; movements: readonly StockMovement[] }> {
    const [returnsWarehouses, { records, waiting }] = await Promise.all([
      loadReturnsWarehouses(unitOfWork),
      lockStockAndWaiting(unitOfWork, keys, rising),
    ]);
    const book = new StockBook(records, returnsWarehouses, waiting);
    const decided = await decide(book);
    await saveReserved(unitOfWork, book.serveWaiting());
    await this.save(unitOfWork, book, by);
    return { decided, movements: book.movements };
  }

  private async save(unitOfWork: UnitOfWork, book: StockBook, by?: StockSetter): Promise<void> {
    const { movements, entries } = book;
    addEntries(unitOfWork, entries, by);
    const versions = await saveMovements(unitOfWork, movements);
    for (const [index, movement] of movements.entries()) {
      const list = { merchantId: movement.merchantId, list: INVENTORY_LIST.list };
      unitOfWork.whenStamped(list, (stamp) => {
        const version = required(versions[index], `the stock of ${movement.skuId}`);
        unitOfWork.publish(InventoryChanged, toInventoryChanged(movement, version, stamp));
      });
    }
    await this.connector.stockChanged(unitOfWork, movements);
  }
}

/** Saves and publishes the reservations of some orders. */
export async function saveReserved(
  unitOfWork: UnitOfWork,
  reserved: readonly { order: StockOrder; allocations: readonly Allocation[]; causedBy?: object }[],
): Promise<void> {
  if (reserved.length === 0) return;
  const versions = await setStates(
    unitOfWork,
    reserved.map(({ order }) => ({ orderId: order.orderId, state: 'RESERVED' })),
  );
  addReservations(
    unitOfWork,
    reserved.map(({ order, allocations }) => ({ orderId: order.orderId, allocations })),
  );
  for (const { order, allocations, causedBy } of reserved) {
    const version = required(versions.get(order.orderId), `the order ${order.orderId}`);
    unitOfWork.publish(StockReserved, toStockReserved(order, version, allocations), causedBy);
  }
}
