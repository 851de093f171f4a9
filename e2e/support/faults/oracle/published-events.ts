import type { Json } from '../../merchant.js';
import { KEYS } from './contract.js';
import type { ReadRecord } from '../raw-kafka.js';

/** The events on the streams, each once, at the position of its first publication. */
export class PublishedEvents {
  private readonly byMark = new Map<string, number>();
  private readonly byOrder = new Map<string, Json[]>();
  private readonly byShipment = new Map<string, string[]>();
  private readonly bySku = new Map<string, string[]>();
  private readonly byStock = new Map<string, Json[]>();
  private readonly causesOfPrice = new Map<string, string[]>();
  /** Events that follow a later one about the same subject. */
  readonly reordered: string[] = [];
  /** Events with a wrong record key. */
  readonly misplaced: string[] = [];
  /** Duplicate records of an event, which at-least-once delivery allows. */
  repeated = 0;

  constructor(records: readonly ReadRecord[]) {
    const seen = new Set<string>();
    const versions = new Map<string, number>();
    for (const record of records) {
      const event = eventIn(record);
      if (!event) continue;
      if (seen.has(event.eventId)) {
        this.repeated += 1;
        continue;
      }
      seen.add(event.eventId);
      this.checkVersion(record, event, versions);
      this.checkKey(record, event);
      this.note(record.headers['ce_type'] ?? '', event);
    }
  }

  /** Number of events with this mark. */
  times(...mark: readonly (string | number)[]): number {
    return this.byMark.get(mark.join('|')) ?? 0;
  }

  /** The cause of each request for a price. */
  causesOf(...price: readonly (string | number)[]): readonly string[] {
    return this.causesOfPrice.get(price.join('|')) ?? [];
  }

  /** The events of an order's history, in stream order. */
  ofOrder(orderId: string): readonly Json[] {
    return this.byOrder.get(orderId) ?? [];
  }

  statusesOfShipment(shipmentId: string): readonly string[] {
    return this.byShipment.get(shipmentId) ?? [];
  }

  /** The types of a SKU's events, in stream order. */
  ofSku(merchantId: string, skuId: string): readonly string[] {
    return this.bySku.get(`${merchantId}|${skuId}`) ?? [];
  }

  /** The changes of a SKU's stock in the merchant's warehouse, in stream order. */
  ofStock(merchantId: string, skuId: string): readonly Json[] {
    return this.byStock.get(`${merchantId}|${skuId}`) ?? [];
  }

  private checkKey({ stream, key, headers }: ReadRecord, event: Json): void {
    const expected = KEYS[stream]?.(event);
    if (String(key) === expected) return;
    const what = `${headers['ce_type']} ${event.eventId}`;
    this.misplaced.push(`key of ${what} in ${stream} is ${String(key)}, not ${expected}`);
  }

  private checkVersion(record: ReadRecord, event: Json, versions: Map<string, number>): void {
    if (event.version === undefined) return;
    const subject = `${record.stream} ${event.subject}`;
    const before = versions.get(subject) ?? 0;
    if (event.version <= before) {
      const what = `${record.headers['ce_type']} ${event.eventId}`;
      this.reordered.push(`${subject}: ${what} has version ${event.version} after ${before}`);
    }
    versions.set(subject, Math.max(before, event.version));
  }

  private note(type: string, event: Json): void {
    switch (type) {
      case 'sku.upserted':
        this.push(this.bySku, `${event.merchantId}|${event.skuId}`, type);
        return this.mark(type, event.merchantId, event.skuId, event.brand);
      case 'sku.deleted':
        return this.push(this.bySku, `${event.merchantId}|${event.skuId}`, type);
      case 'sales-channel.order-rejected':
        return this.mark(type, event.causeEventId);
      case 'inventory.changed':
        if (event.warehouseId === 1) {
          this.push(this.byStock, `${event.merchantId}|${event.skuId}`, event);
        }
        this.mark(type, event.cause, event.orderId ?? '', event.skuId);
        return this.mark(type, event.merchantId, event.skuId, event.cause, event.quantity);
      case 'price.queued': {
        const { merchantId, skuId, salesChannel, salePrice } = event;
        const price = [merchantId, skuId, salesChannel, Number(salePrice)] as const;
        return this.push(this.causesOfPrice, price.join('|'), event.cause);
      }
      case 'order.placed':
      case 'order.status-changed':
      case 'order.history-added':
        return this.push(this.byOrder, event.orderId, event);
      case 'stock.reserved':
      case 'order.released':
        return this.mark(type, event.orderId);
      case 'parcel.tracking-updated':
        for (const { code, eventDate } of event.events) {
          this.mark(type, event.parcelId, code, new Date(eventDate).toISOString());
        }
        return undefined;
      case 'shipment.status-changed':
        return this.push(this.byShipment, event.shipmentId, event.status);
      default:
        return undefined;
    }
  }

  private mark(...mark: readonly (string | number)[]): void {
    const key = mark.join('|');
    this.byMark.set(key, (this.byMark.get(key) ?? 0) + 1);
  }

  private push<T>(lists: Map<string, T[]>, id: string, element: T): void {
    const list = lists.get(id) ?? [];
    lists.set(id, list);
    list.push(element);
  }
}

/** @returns undefined for the poison messages that tests send */
export function eventIn({ value }: ReadRecord): Json | undefined {
  try {
    const event = JSON.parse(String(value));
    return typeof event.eventId === 'string' ? event : undefined;
  } catch {
    return undefined;
  }
}
