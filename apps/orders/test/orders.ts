import {
  FulfillmentProgressed,
  OrderReleased,
  OrderStatusChanged,
  ParcelTrackingUpdated,
  SalesChannelOrderApproved,
  SalesChannelOrderCancelled,
  SalesChannelOrderPlaced,
  SalesChannelOrderRejected,
  SalesChannelReturnRequested,
  SkuChannelStatusChanged,
  SkuUpserted,
  StockReserved,
  StockShort,
  type EventOf,
} from '#contracts';
import { eventually, startTestService, type TestAnswer, type TestService } from '#testing';
import { migrations } from '../migrations/index.js';
import { readConfig } from '../src/config.js';
import { OrdersModule } from '../src/orders.module.js';
import { ordersProblems } from '../src/problems.js';
import {
  fulfillmentProgressed,
  orderBody,
  orderSold,
  sku,
  skuInChannel,
  stockReserved,
  stockShort,
  trackingEvent,
  trackingUpdated,
} from './builders.js';
import { SECRETS } from './document-links.js';
import { expectHistoriesPublished } from './published-histories.js';
import { publishReferenceData } from './publish-reference-data.js';

// eslint-disable-next-line typescript/no-explicit-any -- a test asserts on what it expects
type Body = any;
type Merchant = 'ACME' | 'GLOBEX';
type Progressed = EventOf<typeof FulfillmentProgressed>;
type Tracking = EventOf<typeof ParcelTrackingUpdated>;
type Sold = EventOf<typeof SalesChannelOrderPlaced>;
type Cancelled = EventOf<typeof SalesChannelOrderCancelled>;
type ReturnRequested = EventOf<typeof SalesChannelReturnRequested>;

/** The service with its own database and topics and the sandbox's reference data, with helpers for tests. */
export class Orders {
  private orders = 0;
  private readonly versions = new Map<string, number>();

  private constructor(readonly service: TestService) {}

  static async start(env: Record<string, string> = {}): Promise<Orders> {
    const service = await startTestService({
      name: 'orders',
      module: (config) => OrdersModule.with(config),
      readConfig,
      problems: ordersProblems,
      migrations,
      env: { ...SECRETS, ...env },
    });
    const orders = new Orders(service);
    await publishReferenceData(service, () =>
      orders.approvedSku('TEE', { salesChannelSkuId: 'MELI-TEE' }),
    );
    return orders;
  }

  /** Stops the service. Fails if the service has parked an event, or if a history differs from its events. */
  async stop(): Promise<void> {
    await expectHistoriesPublished(this.service);
    const parked = await this.service.store.sql('SELECT type, reason, detail FROM parked_message');
    await this.service.stop();
    expect(parked).toEqual([]);
  }

  /** Publishes a SKU of ACME that MELI has approved; does not wait for the projection. */
  async approvedSku(skuId: string, { salesChannelSkuId }: { salesChannelSkuId?: string } = {}) {
    const published = sku(skuId);
    await this.service.publisher.publish(SkuUpserted, { ...published, version: this.next(skuId) });
    await this.channelAnswered(skuId, 'SALES_CHANNEL_APPROVED', salesChannelSkuId);
    return published;
  }

  async channelAnswered(
    skuId: string,
    status: 'SALES_CHANNEL_APPROVED' | 'SALES_CHANNEL_DENIED',
    salesChannelSkuId?: string,
  ): Promise<void> {
    await this.service.publisher.publish(SkuChannelStatusChanged, {
      ...skuInChannel(sku(skuId)),
      version: this.next(skuId),
      status,
      ...(salesChannelSkuId === undefined ? {} : { salesChannelSkuId }),
    });
  }

  /** Waits until a SKU is orderable in MELI, or no longer orderable. */
  waitForOrderable(skuId: string, orderable: boolean): Promise<void> {
    return eventually(
      async () => {
        const sql = 'SELECT orderable FROM sku_channel WHERE sku_id = $1';
        expect(await this.service.store.sql(sql, [skuId])).toEqual([{ orderable }]);
      },
      { waitingFor: `${skuId} to be ${orderable ? 'orderable' : 'withdrawn'}` },
    );
  }

  /** The next version of a subject. */
  next(subject: string): number {
    const version = (this.versions.get(subject) ?? 0) + 1;
    this.versions.set(subject, version);
    return version;
  }

  /** The body of an order with a unique id. */
  body(over: object = {}) {
    return { ...orderBody(`2000-${(this.orders += 1)}`), ...over };
  }

  async post(
    path: string,
    body: unknown,
    as: Merchant = 'ACME',
    headers = {},
  ): Promise<TestAnswer<Body>> {
    const token = await this.service.tokens.merchant(as);
    return this.service.fetch(path, { token, body, headers });
  }

  /** Sends a request about a channel's orders with its token: a POST if there is a body. */
  async asChannel(
    path: string,
    body?: unknown,
    { salesChannel = 'MELI', headers = {} } = {},
  ): Promise<TestAnswer<Body>> {
    const token = await this.service.tokens.channel(salesChannel, ['orders']);
    return this.service.fetch(`/channel/orders${path}`, { token, body, headers });
  }

  async read(orderId: string, as: Merchant = 'ACME'): Promise<TestAnswer<Body>> {
    const token = await this.service.tokens.merchant(as);
    return this.service.fetch(`/ext/orders/${encodeURIComponent(orderId)}`, { token });
  }

  /** Places a valid order and returns its id. */
  async place(over: object = {}): Promise<string> {
    const { status, body } = await this.post('/orders', this.body(over));
    expect([status, body]).toEqual([201, expect.anything()]);
    return body.orderId as string;
  }

  /** Publishes a valid channel order with a unique id. */
  async sold(over: Partial<Sold> = {}): Promise<Sold> {
    const { salesChannelOrderId } = this.body();
    const event = { ...orderSold(salesChannelOrderId), ...over };
    return this.service.publisher.publish(SalesChannelOrderPlaced, event);
  }

  /** Publishes a channel's further event about an order that it sold. */
  async channelPublishes(
    { merchantId, subject, salesChannel, salesChannelOrderId }: Sold,
    published:
      | { approvalDate: string }
      | Pick<Cancelled, 'cancelDate' | 'cancelReason' | 'reasonCode'>
      | Pick<ReturnRequested, 'items' | 'reason' | 'reasonCode'>,
  ): Promise<{ eventId: string }> {
    const order = { merchantId, subject, salesChannel, salesChannelOrderId };
    const { publisher } = this.service;
    if ('approvalDate' in published) {
      return publisher.publish(SalesChannelOrderApproved, { ...order, ...published });
    }
    return 'cancelDate' in published
      ? publisher.publish(SalesChannelOrderCancelled, { ...order, ...published })
      : publisher.publish(SalesChannelReturnRequested, { ...order, ...published });
  }

  /** Waits for the rejection of a channel event. */
  rejected({ eventId }: { eventId: string }) {
    return this.service.events.waitFor(
      SalesChannelOrderRejected,
      ({ causeEventId }) => causeEventId === eventId,
    );
  }

  /**
   * All rejections of channel events about an order: publishes one more invalid event, whose rejection is last in the
   * stream.
   */
  async refusals(sold: Sold) {
    const last = await this.rejected(await this.channelPublishes(sold, { cancelDate: 'soon' }));
    return this.service.events
      .all(SalesChannelOrderRejected)
      .filter(({ subject, eventId }) => subject === last.subject && eventId !== last.eventId);
  }

  /** Applies an operator's action to an order. */
  async operate(
    orderId: string,
    action: string,
    body: object = {},
    headers = {},
  ): Promise<TestAnswer<Body>> {
    const token = await this.service.tokens.operator();
    const path = `/ops/orders/${encodeURIComponent(orderId)}/${action}`;
    return this.service.fetch(path, { token, body, headers });
  }

  async exceptions(): Promise<Body[]> {
    const token = await this.service.tokens.operator();
    return (await this.service.fetch('/ops/exceptions', { token })).body.exceptions;
  }

  /** Publishes tracking that advances a released order to SHIPPED or beyond. */
  async arrived(orderId: string, code: 'LEFT_FULFILLMENT' | 'DELIVERED' = 'DELIVERED') {
    const event = trackingEvent(code, '2026-11-25T10:00:00.000Z');
    const parcelStatus = code === 'DELIVERED' ? 'DELIVERED' : 'SHIPPED';
    await this.consumed(await this.tracked(orderId, { parcelStatus, events: [event] }));
  }

  approve(orderId: string, approvalDate = '2026-11-20T12:00:00Z') {
    return this.post(`/orders/${orderId}/approve`, { approvalDate });
  }

  cancel(orderId: string, body: object = { cancelDate: '2026-11-21T08:00:00Z' }) {
    return this.post(`/ext/orders/${orderId}/cancel`, body);
  }

  reserve(orderId: string, occurredAt = '2026-11-20T12:30:00.000Z') {
    const version = this.next(`stock ${orderId}`);
    const event = { ...stockReserved(orderId), version, occurredAt };
    return this.service.publisher.publish(StockReserved, event);
  }

  short(orderId: string, occurredAt = '2026-11-20T12:20:00.000Z') {
    const version = this.next(`stock ${orderId}`);
    const event = { ...stockShort(orderId), version, occurredAt };
    return this.service.publisher.publish(StockShort, event);
  }

  /** Places an order, approves it and reserves its stock, so that it is released. */
  async released(): Promise<string> {
    const orderId = await this.place();
    await this.approve(orderId);
    await this.reserve(orderId);
    await this.service.events.waitFor(OrderReleased, (event) => event.orderId === orderId);
    return orderId;
  }

  progressed(orderId: string, step: Progressed['step'], over: Partial<Progressed> = {}) {
    const event = { ...fulfillmentProgressed(orderId), version: this.next(orderId), step, ...over };
    return this.service.publisher.publish(FulfillmentProgressed, event as Progressed);
  }

  tracked(orderId: string, over: Partial<Tracking> = {}) {
    const event = { ...trackingUpdated(orderId), version: this.next(orderId), ...over };
    return this.service.publisher.publish(ParcelTrackingUpdated, event);
  }

  /** Waits until an order has a status and returns the order. */
  waitForStatus(orderId: string, status: string): Promise<Body> {
    return eventually(
      async () => {
        const { body } = await this.read(orderId);
        expect(body.status).toBe(status);
        return body;
      },
      { waitingFor: `${orderId} to be ${status}` },
    );
  }

  /** The statuses that were published about an order so far. */
  published(orderId: string): string[] {
    return this.service.events
      .all(OrderStatusChanged)
      .filter((event) => event.orderId === orderId)
      .map(({ status }) => status);
  }

  releases(orderId: string) {
    return this.service.events.all(OrderReleased).filter((event) => event.orderId === orderId);
  }

  /** Waits until an event is consumed, which means that the inbox contains it. */
  consumed({ eventId }: { eventId: string }): Promise<void> {
    return eventually(
      async () => {
        const sql = 'SELECT 1 FROM inbox WHERE event_id = $1';
        expect(await this.service.store.sql(sql, [eventId])).toHaveLength(1);
      },
      { waitingFor: `event ${eventId} to be consumed` },
    );
  }
}
