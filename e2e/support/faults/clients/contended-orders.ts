import { setTimeout as delay } from 'node:timers/promises';
import { orderBody } from '../../../../tools/requests/order-body.js';
import type { ChannelOrders } from './channel-orders.js';
import type { SeededRandom } from './seeded-random.js';
import { CHANNEL, type Seller } from './seller.js';
import type { Ledger, OrderEntry } from '../oracle/ledger.js';
import type { Answer, RetryingClient } from './retrying-client.js';
import { trackingBody } from '../../../../tools/requests/tracking-body.js';

const OPEN = 6;
const APART_MS = 600;

/** Orders that programs of the merchant, an operator and a channel change concurrently. */
export class ContendedOrders {
  private readonly open: OrderEntry[] = [];
  private count = 0;

  constructor(
    private readonly name: string,
    private readonly seller: Seller,
    private readonly ledger: Ledger,
    private readonly random: SeededRandom,
    private readonly channel: ChannelOrders,
  ) {}

  /** Places an order; concurrently two programs approve it, an operator holds it, and often it is cancelled. */
  async begin(): Promise<void> {
    this.count += 1;
    const { merchantId, skuIds, price } = this.seller;
    const salesChannelOrderId = `${this.name}-c${this.count}`;
    const lines = skuIds.slice(0, 2);
    const body = orderBody(salesChannelOrderId, CHANNEL, lines, price);
    const { orderId } = await this.client.send('POST', '/orders', body);
    const order: OrderEntry = {
      merchantId,
      orderId,
      salesChannelOrderId,
      skuIds: lines,
      reports: [],
      isApproved: false,
      isCancelled: false,
      isContended: true,
    };
    this.ledger.orders.push(order);
    this.ledger.acknowledged += 1;
    const acts = [this.approve(order), this.approve(order)];
    if (this.random.below(2) === 0) acts.push(this.hold(order));
    if (this.random.below(3) === 0) acts.push(this.cancel(order));
    await Promise.all(acts);
    this.open.push(order);
    if (this.open.length > OPEN) this.open.shift();
  }

  /** The merchant and an operator report that its parcel left, while it is cancelled and held concurrently. */
  async track(): Promise<void> {
    const order = this.pick(({ isApproved, reports }) => isApproved && reports.length === 0);
    if (!order) return this.begin();
    const path = `/ext/parcels?salesChannelOrderId=${order.salesChannelOrderId}`;
    const { parcels } = await this.client.get(path);
    if (parcels.length === 0) return;
    order.parcelId = parcels[0].parcelId;
    const report = this.reportOf('LEFT_FULFILLMENT');
    const acts = [
      this.report(this.client, '/ext/parcelTrackings', order, report),
      this.report(this.seller.operator, '/ops/parcelTrackings', order, report),
    ];
    order.reports.push(report);
    if (this.random.below(2) === 0) acts.push(this.cancel(order));
    if (this.random.below(3) === 0) acts.push(this.hold(order));
    await Promise.all(acts);
  }

  /** Reports a delivery; later an operator and the channel concurrently request the return, which is received. */
  async returnOrder(): Promise<void> {
    const order = this.pick(
      ({ reports, isCancelled, isReturned }) => reports.length > 0 && !isCancelled && !isReturned,
    );
    if (!order) return this.track();
    if (order.reports.length === 1) {
      const report = this.reportOf('DELIVERED');
      order.reports.push(report);
      await this.report(this.seller.operator, '/ops/parcelTrackings', order, report);
    }
    const { status } = await this.client.get(`/ext/orders/${order.orderId}`);
    if (status !== 'DELIVERED') return;
    await Promise.all([
      this.operate(order, 'return-request'),
      this.channel.requestReturn(order.salesChannelOrderId),
    ]);
    // The channel's request may not be consumed yet; then the approval follows the operator's request.
    await this.operate(order, 'return-approve');
    const items = [{ itemId: 'line-1', quantity: 1, inventoryType: 'AVAILABLE' }];
    await this.operate(order, 'return-receive', { items });
    order.isReturned = true;
  }

  private async approve(order: OrderEntry): Promise<void> {
    await delay(this.random.below(APART_MS) / 2);
    const body = { approvalDate: new Date().toISOString() };
    const { status } = await this.ask(this.client, `/orders/${order.orderId}/approve`, body);
    if (status === 200) order.isApproved = true;
  }

  private async cancel(order: OrderEntry): Promise<void> {
    await delay(this.random.below(APART_MS));
    const body = { cancelDate: new Date().toISOString() };
    const { status } = await this.ask(this.client, `/ext/orders/${order.orderId}/cancel`, body);
    if (status === 200) order.isCancelled = true;
    else order.isCancelRefused = true;
  }

  private async hold(order: OrderEntry): Promise<void> {
    await delay(this.random.below(APART_MS));
    await this.operate(order, 'hold', { reason: 'The address is being checked.' });
    await delay(this.random.below(APART_MS));
    await this.operate(order, 'release');
  }

  private async operate(order: OrderEntry, act: string, body?: object): Promise<void> {
    await this.ask(this.seller.operator, `/ops/orders/${order.orderId}/${act}`, body);
  }

  private async ask(client: RetryingClient, path: string, body?: object): Promise<Answer> {
    const answer = await client.ask('POST', path, body);
    if (answer.status === 200) this.ledger.acknowledged += 1;
    return answer;
  }

  private reportOf(code: string): { code: string; eventDate: string } {
    const eventDate = new Date(Date.now() - 600_000 + this.count).toISOString();
    return { code, eventDate };
  }

  private async report(
    client: RetryingClient,
    path: string,
    { parcelId }: OrderEntry,
    { code, eventDate }: OrderEntry['reports'][number],
  ): Promise<void> {
    const report = { parcelId: parcelId ?? '', code, eventDate };
    await client.send('PUT', path, trackingBody(`${this.seller.merchantId}-FC`, [report]));
    this.ledger.acknowledged += 1;
  }

  private pick(fits: (order: OrderEntry) => boolean): OrderEntry | undefined {
    const fitting = this.open.filter(fits);
    return fitting.length === 0 ? undefined : this.random.pick(fitting);
  }

  private get client(): RetryingClient {
    return this.seller.client;
  }
}
