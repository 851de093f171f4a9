import { InventoryChanged, StockReserved } from '#contracts';
import type { UnitOfWork } from '#messaging';
import { Inject, Injectable } from '@nestjs/common';
import { CHANNEL_CONNECTOR } from './connector/channel-connector.js';
import type { ChannelConnector } from './connector/channel-connector.js';
import { StockBook } from './domain/stock.js';
import type { Allocation, StockOrder } from './domain/stock.js';
import type { SkuKey } from './domain/sku.js';
import { toInventoryChanged, toStockReserved } from './events.js';
import { loadReturnsWarehouses, lockStock, saveMovements } from './store/inventory.store.js';
import { addReservations, loadWaiting, setStates } from './store/stock-order.store.js';

/**
 * The one way in which quantities change. The transaction holds the inventory clocks of the merchants concerned, so
 * nobody else moves their stock meanwhile, whatever SKUs a waiting order brings in later.
 */
@Injectable()
export class MoveStock {
  constructor(@Inject(CHANNEL_CONNECTOR) private readonly connector: ChannelConnector) {}

  /** Takes up the positions of some SKUs. */
  async open(unitOfWork: UnitOfWork, keys: readonly SkuKey[]): Promise<StockBook> {
    const returnsWarehouses = await loadReturnsWarehouses(unitOfWork);
    return new StockBook(await lockStock(unitOfWork, keys), returnsWarehouses);
  }

  /** Serves who waits for what has risen, then saves and tells every movement. */
  async close(unitOfWork: UnitOfWork, book: StockBook): Promise<void> {
    await serveWaitingOrders(unitOfWork, book);
    const { movements } = book;
    const versions = await saveMovements(unitOfWork, movements, (merchantId) =>
      unitOfWork.stamp(merchantId, 'inventory'),
    );
    for (const [index, movement] of movements.entries()) {
      unitOfWork.publish(InventoryChanged, toInventoryChanged(movement, versions[index] ?? 0));
    }
    await this.connector.stockChanged(unitOfWork, movements);
  }
}

/** The oldest order first (decision 4.3); one that still finds too little does not hold up those behind it. */
async function serveWaitingOrders(unitOfWork: UnitOfWork, book: StockBook): Promise<void> {
  const { risen } = book;
  if (risen.length === 0) return;
  const waiting = await loadWaiting(unitOfWork, risen);
  book.add(await lockStock(unitOfWork, waiting.flatMap(skusOf)));
  const served = waiting.flatMap((order) => {
    const { reserved } = book.reserve(order);
    return reserved ? [{ order, allocations: reserved }] : [];
  });
  await tellReserved(unitOfWork, served);
}

/** Keeps what was set aside for some orders, and answers them. */
export async function tellReserved(
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
