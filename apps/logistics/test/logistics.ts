import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FulfillmentProgressed, OrderReleased, type EventContract, type EventOf } from '#contracts';
import { eventually, startTestService, type TestService } from '#testing';
import { v7 as uuidv7 } from 'uuid';
import { migrations } from '../migrations/index.js';
import { readConfig } from '../src/config.js';
import type { ReleasedOrder } from '../src/parcels/domain/released-order.js';
import { LogisticsModule } from '../src/logistics.module.js';
import { logisticsProblems } from '../src/problems.js';
import { seedSandbox } from '../src/sandbox-seed.js';
import { orderReleased, trackingEvent } from './builders.js';

type Progressed = EventOf<typeof FulfillmentProgressed>;

type Client = 'ACME' | 'GLOBEX' | 'FULFIL-1' | 'OPS';

interface FlowRow {
  gate_status: string | null;
  next_step: string | null;
  due_at: Date | null;
}

/** The service with its own database, topics and documents folder, with helpers for tests. */
export class Logistics {
  private orders = 0;

  private constructor(
    readonly service: TestService,
    /** The folder of the document store. */
    readonly documents: string,
  ) {}

  /** @param stepDelayMs an hour by default, so that steps do not advance; see `makeDue` */
  static async start({
    stepDelayMs = 3_600_000,
    env = {},
  }: { stepDelayMs?: number; env?: Record<string, string> } = {}): Promise<Logistics> {
    const documents = await mkdtemp(join(tmpdir(), 'logistics-'));
    const service = await startTestService({
      name: 'logistics',
      module: (config) => LogisticsModule.with(config),
      readConfig,
      problems: logisticsProblems,
      migrations,
      env: { SANDBOX_STEP_DELAY_MS: String(stepDelayMs), DOCUMENTS_DIR: documents, ...env },
      prepare: async (store) => {
        await seedSandbox(store.url, store.schema);
        await seedSandbox(store.url, store.schema);
      },
    });
    return new Logistics(service, documents);
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await rm(this.documents, { recursive: true });
  }

  /** Unique order ids. */
  newOrder(
    merchantId = 'ACME',
  ): Pick<ReleasedOrder, 'orderId' | 'merchantId' | 'salesChannelOrderId'> {
    this.orders += 1;
    const salesChannelOrderId = `order-${this.orders}`;
    return {
      orderId: `${merchantId}-MELI-${salesChannelOrderId}`,
      merchantId,
      salesChannelOrderId,
    };
  }

  release(order: Partial<ReleasedOrder>) {
    return this.service.publisher.publish(OrderReleased, orderReleased(order));
  }

  /** The fulfillment events of one order so far, in the order of the stream. */
  steps(orderId: string): Progressed[] {
    return this.service.events
      .all(FulfillmentProgressed)
      .filter((event) => event.orderId === orderId);
  }

  waitForStep(orderId: string, step: Progressed['step']): Promise<Progressed> {
    return this.service.events.waitFor(
      FulfillmentProgressed,
      (event) => event.orderId === orderId && event.step === step,
    );
  }

  /**
   * Waits until all published events of a key are read: publishes a marker event with the same key and waits for it.
   */
  async untilRead(contract: EventContract, key: string): Promise<void> {
    const { store, publisher, events } = this.service;
    await eventually(async () =>
      expect(await store.sql('SELECT 1 FROM outbox WHERE key = $1', [key])).toEqual([]),
    );
    const mark = uuidv7();
    await publisher.raw(contract.stream, key, JSON.stringify({ eventId: mark }), {
      ce_type: contract.type,
    });
    await events.waitFor(contract, ({ eventId }) => eventId === mark);
  }

  /** Fulfils an order to READY_TO_SHIP. */
  async readyParcel(change: Partial<ReleasedOrder> = {}) {
    const order = { ...this.newOrder(change.merchantId), ...change };
    await this.release(order);
    const ready = await this.waitForStep(order.orderId, 'READY_TO_SHIP');
    return {
      orderId: order.orderId,
      merchantId: order.merchantId,
      parcelId: ready.parcel?.parcelId ?? '',
      lastMileTrackingNumber: ready.lastMileTrackingNumber ?? '',
    };
  }

  async flow(orderId: string): Promise<FlowRow> {
    const [row] = await this.service.store.sql<FlowRow>(
      'SELECT gate_status, next_step, due_at FROM order_flow WHERE order_id = $1',
      [orderId],
    );
    if (!row) throw new Error(`there is no flow of ${orderId}`);
    return row;
  }

  /** Waits until the flow of an order matches. */
  waitForFlow(orderId: string, expected: Partial<FlowRow>): Promise<void> {
    return eventually(async () => expect(await this.flow(orderId)).toMatchObject(expected), {
      waitingFor: `the flow of ${orderId}`,
    });
  }

  /** Makes the waiting step of one order due at once. */
  async makeDue(orderId: string, step: string): Promise<void> {
    await this.waitForFlow(orderId, { next_step: step });
    await this.service.store.sql(
      'UPDATE order_flow SET due_at = now() WHERE order_id = $1 AND due_at IS NOT NULL',
      [orderId],
    );
  }

  /** Sends a GET request as this client. */
  async get(path: string, client: Client) {
    return this.service.fetch(path, { token: await this.tokenOf(client) });
  }

  /** Sends a GET request with a non-JSON answer as this client. */
  async open(path: string, client: Client): Promise<{ response: Response; bytes: Buffer }> {
    const headers = { authorization: `Bearer ${await this.tokenOf(client)}` };
    const response = await fetch(`${this.service.url}${path}`, { headers });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  /** Sends a POST request as this client. */
  async post(path: string, client: Client, body: unknown = {}, headers = {}, once = false) {
    const token = await this.tokenOf(client);
    return this.service.fetch(path, { method: 'POST', token, body, headers, once });
  }

  /** Sends a PUT request as this client. */
  async put(path: string, client: Client, body: unknown) {
    return this.service.fetch(path, { method: 'PUT', token: await this.tokenOf(client), body });
  }

  /** Reports tracking events as this client. */
  report(client: Client, carrierId: string, events: unknown) {
    const path = client === 'OPS' ? '/ops/parcelTrackings' : '/ext/parcelTrackings';
    return this.put(path, client, { carrierId, events });
  }

  /** Reports that a parcel was picked up. */
  leave(parcelId: string) {
    return this.report('OPS', 'FULFIL-1', [trackingEvent(parcelId, 'LEFT_FULFILLMENT')]);
  }

  private tokenOf(client: Client): Promise<string> {
    const { tokens } = this.service;
    if (client === 'OPS') return tokens.operator();
    return client === 'FULFIL-1' ? tokens.partner(client) : tokens.merchant(client);
  }
}
