import { InventoryChanged, StockReserved } from '#contracts';
import type { UnitOfWork } from '#messaging';
import { required } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import { CHANNEL_CONNECTOR, type ChannelConnector } from '../../skus/channel-connector.js';
import { StockBook, type Allocation, type StockOrder } from '../domain/stock.js';
import type { SkuKey } from '../../skus/domain/sku.js';
import { toInventoryChanged, toStockReserved } from '../events.js';
import { lockStockAndWaiting } from './lock-stock.js';
import { INVENTORY_LIST, saveMovements } from '../store/inventory.store.js';
import { addEntries, type StockSetter } from '../store/stock-movement.store.js';
import { loadReturnsWarehouses } from '../../directory/store/warehouse.store.js';
import { addReservations, setStates } from '../store/stock-order.store.js';

/**
 * All changes of quantities use this class. It locks the stock of all affected SKUs until the commit before it reads
 * the stock. The lock also covers the state of the orders that wait for these SKUs: no other transaction serves,
 * cancels or adds one meanwhile. Stock is locked before the rows of orders.
 */
@Injectable()
export class MoveStock {
  constructor(@Inject(CHANNEL_CONNECTOR) private readonly connector: ChannelConnector) {}

  /**
   * Locks the stock of some SKUs and loads its positions.
   * @param rising the SKUs whose available quantity may rise by the end
   */
  async open(
    unitOfWork: UnitOfWork,
    keys: readonly SkuKey[],
    rising: readonly SkuKey[],
  ): Promise<StockBook> {
    const [returnsWarehouses, { records, waiting }] = await Promise.all([
      loadReturnsWarehouses(unitOfWork),
      lockStockAndWaiting(unitOfWork, keys, rising),
    ]);
    return new StockBook(records, returnsWarehouses, waiting);
  }

  /**
   * Serves the orders that wait for SKUs whose stock rose, then saves and publishes every movement.
   * @param by the client that set quantities
   */
  async close(unitOfWork: UnitOfWork, book: StockBook, by?: StockSetter): Promise<void> {
    await publishReserved(unitOfWork, book.serveWaiting());
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
export async function publishReserved(
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
