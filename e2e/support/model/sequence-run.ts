import { eventually } from '#testing';
import type { Json } from '../merchant.js';
import type { Api } from './api.js';
import type { Command } from './commands/command.js';
import type { ModelOrder } from './order-model.js';
import type { ModelParcel, ModelShipment } from './parcel-model.js';
import type { ReceivedEvents } from './received-events.js';
import { expectShipmentShown, expectShown } from './expect-shown.js';
import type { ModelStock } from './stock-model.js';
import {
  expectShipmentPublished,
  expectStatusesPublished,
  expectPublished,
} from './expect-published.js';

/** Effects take seconds at most; a run concurrent with others on the same machine may take longer. */
const TIMEOUT_MS = 20_000;

/** The clients and the event log that a sequence uses. */
export interface ModelContext {
  merchants: readonly [Api, Api];
  operator: Api;
  partner: Api;
  seen: ReceivedEvents;
  /** The body of an order from one of the two merchants. */
  orderOf(who: 0 | 1, salesChannelOrderId: string, skuId: string, units: number): object;
  /**
   * Resolves once catalog has consumed the cancel of an order that waited for stock, for which it publishes no event.
   */
  dropped(orderId: string): Promise<void>;
}

/** A request; the last element is its idempotency key. */
export type RequestParts = [method: string, path: string, body?: object, key?: string];

/** One sequence: the requests sent, and the expected results by the model. */
export class SequenceRun {
  readonly orders: ModelOrder[] = [];
  readonly shipments: ModelShipment[] = [];
  readonly trace: string[] = [];
  /** The status of every answer. */
  readonly answers: number[] = [];
  private readonly startedAt = Date.now();
  private made = 0;

  constructor(
    readonly context: ModelContext,
    readonly name: string,
    readonly stocks: readonly [ModelStock, ModelStock],
  ) {}

  /** A channel order id that is unique over all sequences. */
  newId(): string {
    this.made += 1;
    return `${this.name}-${this.made}`;
  }

  merchant({ who }: Command): Api {
    return this.context.merchants[who];
  }

  stockOf({ made }: ModelOrder): ModelStock {
    const [first, second] = this.context.merchants;
    return this.stocks[made.merchantId === first.clientId ? 0 : 1] ?? fail(second.clientId);
  }

  isOwn(command: Command, { merchantId }: { merchantId: string }): boolean {
    return this.merchant(command).clientId === merchantId;
  }

  /** Picks an existing record of the merchant, or of the other one if the command is foreign. */
  pick<T>(command: Command, all: readonly T[], merchantOf: (record: T) => string): T | undefined {
    const { pick, foreign } = command;
    const mine = all.filter(
      (record) => (merchantOf(record) === this.merchant(command).clientId) !== foreign,
    );
    const among = mine.length > 0 ? mine : all;
    return among[pick % among.length];
  }

  pickOrder(command: Command): ModelOrder {
    const { order = this.pick(command, this.orders, ({ made }) => made.merchantId) } = command;
    return order ?? fail('order');
  }

  get parcels(): ModelParcel[] {
    return this.orders.flatMap(({ parcel }) => parcel ?? []);
  }

  /** A minute of the half hour before the sequence started. @returns ISO 8601 */
  minute(n: number): string {
    return new Date(this.startedAt - 1_800_000 + n * 60_000).toISOString();
  }

  /** Sends a request and expects the status of the model. @returns the body */
  async ask(expected: number, api: Api, [method, path, body, key]: RequestParts): Promise<Json> {
    const answer = await api.ask(method, path, body, key);
    this.note(api, `${method} ${path} ${JSON.stringify(body ?? {}).slice(0, 300)}`, answer.status);
    if (answer.status !== expected) {
      const actual = `${answer.status} ${JSON.stringify(answer.body).slice(0, 500)}`;
      throw new Error(`${method} ${path}: the model says ${expected}, the answer is ${actual}`);
    }
    return answer.body;
  }

  note(api: Api, what: string, status: number): void {
    this.trace.push(`${api.clientId} ${what} -> ${status}`);
    this.answers.push(status);
  }

  /** Waits until everything shown and published equals the model. */
  async settle(...orders: readonly ModelOrder[]): Promise<void> {
    for (const order of new Set(orders)) {
      const waitingFor = `${order.orderId} to be as the model says`;
      await eventually(() => this.compare(order), { timeoutMs: TIMEOUT_MS, waitingFor });
      if (order.parcel?.shipment) await this.settleShipment(order.parcel.shipment);
    }
  }

  async settleShipment(shipment: ModelShipment): Promise<void> {
    const { seen } = this.context;
    const waitingFor = `${shipment.shipmentId} to be as the model says`;
    await eventually(
      async () => {
        expectShipmentPublished(seen, shipment);
        await expectShipmentShown(this.ownerOf(shipment), shipment);
      },
      { timeoutMs: TIMEOUT_MS, waitingFor },
    );
  }

  ownerOf({ merchantId }: { merchantId: string }): Api {
    return (
      this.context.merchants.find(({ clientId }) => clientId === merchantId) ?? fail(merchantId)
    );
  }

  private async compare(order: ModelOrder): Promise<void> {
    const { seen } = this.context;
    // Wait for the events first, to save requests; parcel events are compared once the parcel is known.
    expectStatusesPublished(seen, order);
    if (order.parcel) expectPublished(seen, order);
    await expectShown(this.ownerOf(order.made), order);
    expectPublished(seen, order);
    if (order.stock === 'dropped') await this.context.dropped(order.orderId);
  }
}

function fail(what: string): never {
  throw new Error(`the sequence has no ${what}`);
}
