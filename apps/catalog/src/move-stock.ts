import { InventoryChanged, StockReserved } from '#contracts';
import type { UnitOfWork } from '#messaging';
import { Inject, Injectable } from '@nestjs/common';
import { CHANNEL_CONNECTOR } from './connector/channel-connector.js';
import type { ChannelConnector } from './connector/channel-connector.js';
import { StockBook } from './domain/stock.js';
import type { Allocation, StockOrder, StockRecord } from './domain/stock.js';
import { skuSubject } from './domain/sku.js';
import type { SkuKey } from './domain/sku.js';
import { toInventoryChanged, toStockReserved } from './events.js';
import {
  loadReturnsWarehouses,
  loadStock,
  lockStock,
  saveMovements,
} from './store/inventory.store.js';
import { addReservations, loadWaiting, setStates } from './store/stock-order.store.js';

/**
 * The one way in which quantities change. The stock of all SKUs concerned is locked to the commit before it is read, and
 * with it the state of the orders that wait for them: nobody else serves, cancels or adds one meanwhile. Stock is locked
 * before the rows of orders.
 */
@Injectable()
export class MoveStock {
  constructor(@Inject(CHANNEL_CONNECTOR) private readonly connector: ChannelConnector) {}

  /** Locks the stock of some SKUs, and of the others that their waiting orders want, and takes up its positions. */
  async open(unitOfWork: UnitOfWork, keys: readonly SkuKey[]): Promise<StockBook> {
    const held = new Map<string, SkuKey>();
    let [returnsWarehouses, waiting] = await Promise.all([
      loadReturnsWarehouses(unitOfWork),
      loadWaiting(unitOfWork, keys),
    ]);
    let records: StockRecord[] = [];
    // An order that begins to wait while the locks are waited for may want more SKUs.
    for (let more = missing(held, [...keys, ...waiting.flatMap(skusOf)]); more.length > 0;) {
      lockStock(unitOfWork, more);
      for (const key of more) held.set(skuSubject(key), key);
      [records, waiting] = await Promise.all([
        loadStock(unitOfWork, [...held.values()]),
        loadWaiting(unitOfWork, keys),
      ]);
      more = missing(held, waiting.flatMap(skusOf));
    }
    return new StockBook(records, returnsWarehouses, waiting);
  }

  /** Serves who waits for what has risen, then saves and publishes every movement. */
  async close(unitOfWork: UnitOfWork, book: StockBook): Promise<void> {
    await publishReserved(unitOfWork, book.serveWaiting());
    const { movements } = book;
    const versions = await saveMovements(unitOfWork, movements);
    for (const [index, movement] of movements.entries()) {
      unitOfWork.publish(InventoryChanged, toInventoryChanged(movement, versions[index] ?? 0));
    }
    await this.connector.stockChanged(unitOfWork, movements);
  }
}

function missing(held: ReadonlyMap<string, SkuKey>, keys: readonly SkuKey[]): SkuKey[] {
  return keys.filter((key) => !held.has(skuSubject(key)));
}

/** Keeps what was set aside for some orders, and answers them. */
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
    const version = versions.get(order.orderId) ?? 0;
    unitOfWork.publish(StockReserved, toStockReserved(order, version, allocations), causedBy);
  }
}

/** The SKUs of an order's lines. */
export function skusOf({ merchantId, lines }: StockOrder): SkuKey[] {
  return lines.map(({ skuId }) => ({ merchantId, skuId }));
}
