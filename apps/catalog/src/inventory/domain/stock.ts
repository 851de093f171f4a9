import {
  entryOf,
  type StockCause,
  type StockEntry,
  type StockKey,
  type StockRecord,
} from './stock-entry.js';

/** One change of one position; published as `inventory.changed`. */
export interface StockMovement extends StockKey {
  quantity: number;
  previousQuantity: number;
  cause: StockCause;
  orderId?: string;
}

export interface OrderLine {
  itemId: string;
  skuId: string;
  quantity: number;
}

/** The members of an order that concern its stock. */
export interface StockOrder {
  merchantId: string;
  orderId: string;
  fulfillmentWarehouseType: 'MERCHANT' | 'RETURNS';
  destinationCountry: string;
  lines: readonly OrderLine[];
}

export type StockOrderState = 'WAITING' | 'RESERVED' | 'CANCELLED' | 'SHIPPED';

/** Units of an order line reserved in a warehouse; null if the SKU is not stock-managed. */
export interface Allocation {
  itemId: string;
  skuId: string;
  quantity: number;
  warehouseId: number | null;
}

export interface ShortLine {
  itemId: string;
  skuId: string;
  wanted: number;
  available: number;
}

export type Reservation =
  { reserved: Allocation[]; short?: never } | { short: ShortLine[]; reserved?: never };

/** The record's public id (decision 4.1). */
export function inventoryIdOf(key: StockKey): string {
  return `${key.merchantId}-${key.skuId}-${key.warehouseId}-${key.inventoryType}`;
}

/**
 * All positions of some SKUs, as changed by one unit of work. A position never falls below 0. Every movement is
 * recorded, to be saved and published.
 */
export class StockBook {
  readonly movements: StockMovement[] = [];
  /** The history entries of the movements and shipments, in their order. */
  readonly entries: StockEntry[] = [];
  private readonly bySku = new Map<string, StockRecord[]>();

  /**
   * @param records all positions, including those that waiting orders need
   * @param returnsWarehouses the returns partner's warehouses and their countries
   * @param waiting the orders that wait for any of the moved SKUs, the oldest first
   */
  constructor(
    records: readonly StockRecord[],
    private readonly returnsWarehouses: ReadonlyMap<number, string>,
    private waiting: readonly StockOrder[] = [],
  ) {
    for (const record of records) this.append({ ...record });
  }

  /** Removes orders from the waiting ones, for example cancelled orders. */
  stopWaiting(orderIds: readonly string[]): void {
    this.waiting = this.waiting.filter(({ orderId }) => !orderIds.includes(orderId));
  }

  /**
   * Reserves stock for the orders that wait for SKUs whose stock rose, the oldest first (decision 4.3). An order that
   * still finds too little does not block later orders.
   */
  serveWaiting(): { order: StockOrder; allocations: Allocation[] }[] {
    const risen = new Set(this.risen.map(skuOf));
    if (risen.size === 0) return [];
    const concerned = this.waiting.filter(({ merchantId, lines }) =>
      lines.some(({ skuId }) => risen.has(skuOf({ merchantId, skuId }))),
    );
    return concerned.flatMap((order) => {
      const { reserved } = this.reserve(order);
      return reserved ? [{ order, allocations: reserved }] : [];
    });
  }

  /** The quantity of a position; 0 if the position does not exist. */
  quantityOf(key: StockKey): number {
    return this.find(key)?.quantity ?? 0;
  }

  /** Sets a position (decision 4.1). The same quantity changes nothing; a new position is a change. */
  set(key: StockKey, quantity: number): void {
    const present = this.find(key);
    if (present?.quantity !== quantity) this.move(key, quantity, { cause: 'set' });
  }

  /** Adds units that a buyer returned (decision 4.4). */
  takeReturn(key: StockKey, units: number, orderId: string): void {
    this.move(key, this.quantityOf(key) + units, { cause: 'returned', orderId });
  }

  /** Makes the reserved units of an order available again. */
  unreserve(
    order: Pick<StockOrder, 'merchantId' | 'orderId'>,
    allocated: readonly Allocation[],
  ): void {
    this.moveUnits(order, allocated, 1, 'released');
  }

  /** Removes the reserved units of an order from the warehouse; the available quantity does not change. */
  ship(order: Pick<StockOrder, 'merchantId' | 'orderId'>, allocated: readonly Allocation[]): void {
    for (const { key, units } of unitsByPosition(order.merchantId, allocated)) {
      const record = this.find(key);
      if (!record) throw new Error(`no position ${inventoryIdOf(key)}`);
      record.reserved -= units;
      const { orderId } = order;
      this.entries.push(entryOf(record, { kind: 'shipped', quantity: -units, orderId }));
    }
  }

  /**
   * Reserves the units of an order (decision 4.3): all lines or none, AVAILABLE only, the lowest warehouse first. An
   * order that the returns partner fulfills uses only its warehouse in the destination country (6.11).
   */
  reserve(order: StockOrder): Reservation {
    const taken = new Map<StockRecord, number>();
    const reserved: Allocation[] = [];
    const short: ShortLine[] = [];
    for (const line of order.lines) {
      const { itemId, skuId, quantity } = line;
      if (!this.isManaged(order, skuId)) {
        reserved.push({ itemId, skuId, quantity, warehouseId: null });
        continue;
      }
      const free = this.sourcesOf(order, skuId).map((record) => ({
        record,
        units: record.quantity - (taken.get(record) ?? 0),
      }));
      const available = free.reduce((sum, { units }) => sum + units, 0);
      if (available < quantity) {
        short.push({ itemId, skuId, wanted: quantity, available });
        continue;
      }
      for (const [record, units] of takeFrom(free, quantity)) {
        taken.set(record, (taken.get(record) ?? 0) + units);
        reserved.push({ itemId, skuId, quantity: units, warehouseId: record.warehouseId });
      }
    }
    if (short.length > 0) return { short };
    this.moveUnits(order, reserved, -1, 'reserved');
    return { reserved };
  }

  /** The SKUs whose available quantity rose. */
  get risen(): { merchantId: string; skuId: string }[] {
    const risen = this.movements.filter(
      (movement) =>
        movement.inventoryType === 'AVAILABLE' && movement.quantity > movement.previousQuantity,
    );
    return [...new Map(risen.map((movement) => [skuOf(movement), movement])).values()];
  }

  /** Returned units do not make a SKU stock-managed: only the merchant's own warehouses do. */
  private isManaged(order: StockOrder, skuId: string): boolean {
    return (
      order.fulfillmentWarehouseType === 'RETURNS' ||
      this.recordsOf(order.merchantId, skuId).some(
        ({ warehouseId }) => !this.returnsWarehouses.has(warehouseId),
      )
    );
  }

  private sourcesOf(order: StockOrder, skuId: string): StockRecord[] {
    return this.recordsOf(order.merchantId, skuId).filter(({ inventoryType, warehouseId }) => {
      if (inventoryType !== 'AVAILABLE') return false;
      const returnsCountry = this.returnsWarehouses.get(warehouseId);
      return order.fulfillmentWarehouseType === 'RETURNS'
        ? returnsCountry === order.destinationCountry
        : returnsCountry === undefined;
    });
  }

  private moveUnits(
    { merchantId, orderId }: Pick<StockOrder, 'merchantId' | 'orderId'>,
    allocated: readonly Allocation[],
    sign: 1 | -1,
    cause: 'reserved' | 'released',
  ): void {
    for (const { key, units } of unitsByPosition(merchantId, allocated)) {
      this.move(key, this.quantityOf(key) + sign * units, { cause, orderId });
    }
  }

  private move(
    { merchantId, skuId, warehouseId, inventoryType }: StockKey,
    quantity: number,
    why: Pick<StockMovement, 'cause' | 'orderId'>,
  ): void {
    if (quantity < 0) throw new Error(`${merchantId}:${skuId} would fall below 0`);
    const key = { merchantId, skuId, warehouseId, inventoryType };
    const record = this.find(key) ?? this.append({ ...key, quantity: 0, reserved: 0 });
    const previousQuantity = record.quantity;
    const { cause: kind, ...order } = why;
    record.quantity = quantity;
    // Units move between available and reserved; no unit enters or leaves the warehouse.
    const isReservation = kind === 'reserved' || kind === 'released';
    if (isReservation) record.reserved += previousQuantity - quantity;
    this.movements.push({ ...key, quantity, previousQuantity, ...why });
    this.entries.push(entryOf(record, { kind, quantity: quantity - previousQuantity, ...order }));
  }

  private append(record: StockRecord): StockRecord {
    const list = [...this.recordsOf(record.merchantId, record.skuId), record];
    this.bySku.set(
      skuOf(record),
      list.toSorted((a, b) => a.warehouseId - b.warehouseId),
    );
    return record;
  }

  private find(key: StockKey): StockRecord | undefined {
    return this.recordsOf(key.merchantId, key.skuId).find(
      (movement) =>
        movement.warehouseId === key.warehouseId && movement.inventoryType === key.inventoryType,
    );
  }

  private recordsOf(merchantId: string, skuId: string): StockRecord[] {
    return this.bySku.get(skuOf({ merchantId, skuId })) ?? [];
  }
}

function skuOf({ merchantId, skuId }: { merchantId: string; skuId: string }): string {
  return `${merchantId}:${skuId}`;
}

/** The reserved units of an order by position; a SKU that is not stock-managed has none. */
function unitsByPosition(
  merchantId: string,
  allocated: readonly Allocation[],
): { key: StockKey; units: number }[] {
  const units = new Map<string, { key: StockKey; units: number }>();
  for (const { skuId, warehouseId, quantity } of allocated) {
    if (warehouseId === null) continue;
    const key: StockKey = { merchantId, skuId, warehouseId, inventoryType: 'AVAILABLE' };
    const sum = units.get(inventoryIdOf(key))?.units ?? 0;
    units.set(inventoryIdOf(key), { key, units: sum + quantity });
  }
  return [...units.values()];
}

function takeFrom(
  free: readonly { record: StockRecord; units: number }[],
  quantity: number,
): [StockRecord, number][] {
  let missingUnits = quantity;
  const taken: [StockRecord, number][] = [];
  for (const { record, units } of free) {
    const here = Math.min(units, missingUnits);
    if (here > 0) taken.push([record, here]);
    missingUnits -= here;
  }
  return taken;
}
