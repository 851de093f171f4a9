import { setTimeout as delay } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { orderBody } from '../../../../tools/requests/order-body.js';
import type { SeededRandom } from './seeded-random.js';
import { CHANNEL, type Seller } from './seller.js';
import type { Ledger, OrderEntry } from '../oracle/ledger.js';
import type { NewRecord } from '../raw-kafka.js';

const STREAM = 'sales-channel.orders';
const GIVE_UP_MS = 300_000;
const AGAIN_MS = 500;

/** Sends records; resolves when the brokers have acknowledged them. */
export type Send = (records: readonly NewRecord[]) => Promise<void>;

/** Amounts are decimal strings in events. */
const AMOUNT_NAMES =
  /^(value|listPrice|salePrice|itemsGross|itemsDiscount|shippingGross|shippingDiscount)$/;

/** A sales channel's program: it places orders with events (decision 6.9), some of them repeatedly. */
export class ChannelOrders {
  private readonly open: OrderEntry[] = [];
  private count = 0;

  constructor(
    private readonly name: string,
    private readonly seller: Seller,
    private readonly ledger: Ledger,
    private readonly random: SeededRandom,
    private readonly sendOnce: Send,
  ) {}

  /**
   * Places an order with one event or with the same event twice, and sometimes again with another event: one that is
   * equal is ignored, one that differs is rejected (decision 10.5).
   */
  async place(): Promise<void> {
    this.count += 1;
    const { merchantId, skuIds, price } = this.seller;
    const salesChannelOrderId = `${this.name}-k${this.count}`;
    const lines = skuIds.slice(1, 3);
    const body = asEvent(orderBody(salesChannelOrderId, CHANNEL, lines, price));
    const placed = this.event('order-placed', salesChannelOrderId, body as object);
    const events = this.random.below(2) === 0 ? [placed] : [placed, placed];
    if (this.random.below(4) === 0) {
      events.push(this.event('order-placed', salesChannelOrderId, body as object));
      const different = { ...(body as object), salesChannelOrderData: '{"placed":"again"}' };
      const again = this.event('order-placed', salesChannelOrderId, different);
      this.ledger.rejections.set(again.headers['ce_id'] as string, 1);
      events.push(again);
    }
    await this.send(events);
    const order: OrderEntry = {
      merchantId,
      orderId: `${merchantId}-${CHANNEL}-${salesChannelOrderId}`,
      salesChannelOrderId,
      skuIds: lines,
      reports: [],
      isApproved: false,
      isCancelled: false,
    };
    this.ledger.orders.push(order);
    this.open.push(order);
  }

  /** Approves the oldest order, and sometimes cancels it, in one batch. */
  async approveOldest(): Promise<void> {
    const order = this.open.shift();
    if (!order) return this.place();
    const id = order.salesChannelOrderId;
    const approved = this.event('order-approved', id, { approvalDate: new Date().toISOString() });
    const events = [approved];
    const isCancelled = this.random.below(3) === 0;
    if (isCancelled) {
      const cancelled = { cancelDate: new Date().toISOString(), cancelReason: 'The buyer asked.' };
      events.push(this.event('order-cancelled', id, cancelled));
    }
    if (this.random.below(2) === 0) events.push(approved);
    await this.send(events);
    order.isApproved = true;
    order.isCancelled = isCancelled;
  }

  /** May be rejected, depending on which of the concurrent requests is first. */
  async requestReturn(salesChannelOrderId: string): Promise<void> {
    const items = [{ itemId: 'line-1', quantity: 1 }];
    const event = this.event('return-requested', salesChannelOrderId, { items });
    this.ledger.rejections.delete(event.headers['ce_id'] as string);
    await this.send([event]);
  }

  private event(name: string, salesChannelOrderId: string, payload: object): NewRecord {
    const eventId = uuidv7();
    const subject = `${CHANNEL}:${salesChannelOrderId}`;
    const type = `sales-channel.${name}`;
    const { merchantId } = this.seller;
    const envelope = { eventId, occurredAt: new Date().toISOString(), merchantId, subject };
    const value = { ...envelope, ...payload, salesChannel: CHANNEL, salesChannelOrderId };
    this.ledger.rejections.set(eventId, 0);
    return {
      stream: STREAM,
      key: Buffer.from(subject),
      value: Buffer.from(JSON.stringify(value)),
      headers: {
        ce_specversion: '1.0',
        ce_id: eventId,
        ce_source: '/fault-test/channel',
        ce_type: type,
        ce_subject: subject,
        ce_time: envelope.occurredAt,
        ce_dataschema: `/schemas/${type}/v1`,
        'content-type': 'application/json',
      },
    };
  }

  /** Retries until the brokers have acknowledged the records; a retry sends the same ids. */
  private async send(records: readonly NewRecord[]): Promise<void> {
    const givesUpAt = performance.now() + GIVE_UP_MS;
    for (;;) {
      try {
        await this.sendOnce(records);
        this.ledger.acknowledged += 1;
        return;
      } catch (error) {
        if (performance.now() > givesUpAt) throw error;
        await delay(AGAIN_MS);
      }
    }
  }
}

function asEvent(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((element) => asEvent(element));
  if (value instanceof Object) {
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [key, asEvent(member, key)]),
    );
  }
  return AMOUNT_NAMES.test(name) ? String(value) : value;
}
