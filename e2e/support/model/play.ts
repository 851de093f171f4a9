import { eventually } from '#testing';
import type { Json } from '../merchant.js';
import type { Api } from './api.js';
import type { Command } from './command.js';
import type { ModelOrder } from './order-model.js';
import type { ModelParcel, ModelShipment } from './parcel-model.js';
import type { SeenEvents } from './seen-events.js';
import { expectShipmentShown, expectShown } from './shown.js';
import type { ModelStock } from './stock-model.js';
import {
  expectShipmentPublished,
  expectStatusesPublished,
  expectPublished,
} from './published-events.js';

/** Every consequence comes within seconds; a run beside others on the same machine may take longer. */
const PATIENCE_MS = 20_000;

/** Who can do something, and where one looks. */
export interface Stage {
  merchants: readonly [Api, Api];
  operator: Api;
  partner: Api;
  seen: SeenEvents;
  /** What each of the two merchants sells. */
  orderOf(who: 0 | 1, salesChannelOrderId: string, skuId: string, units: number): object;
  /** Resolves once catalog has heard that an order which waited for stock was cancelled; nothing is informed of it. */
  dropped(orderId: string): Promise<void>;
}

/** A request; the last is its idempotency key. */
export type Asked = [method: string, path: string, body?: object, key?: string];

/** One sequence: what was done, and what the model says has come of it. */
export class Play {
  readonly orders: ModelOrder[] = [];
  readonly shipments: ModelShipment[] = [];
  readonly trace: string[] = [];
  /** The status of every answer. */
  readonly answers: number[] = [];
  private readonly startedAt = Date.now();
  private made = 0;

  constructor(
    readonly stage: Stage,
    readonly name: string,
    readonly stocks: readonly [ModelStock, ModelStock],
  ) {}

  /** A channel order id that no other sequence has. */
  newId(): string {
    this.made += 1;
    return `${this.name}-${this.made}`;
  }

  merchant({ who }: Command): Api {
    return this.stage.merchants[who];
  }

  stockOf({ made }: ModelOrder): ModelStock {
    const [first, second] = this.stage.merchants;
    return this.stocks[made.merchantId === first.clientId ? 0 : 1] ?? fail(second.clientId);
  }

  isOwn(command: Command, { merchantId }: { merchantId: string }): boolean {
    return this.merchant(command).clientId === merchantId;
  }

  /** One of what there is: of the merchant's own, or of the other's, where there is one. */
  pick<T>(command: Command, all: readonly T[], merchantOf: (one: T) => string): T | undefined {
    const { pick, foreign } = command;
    const mine = all.filter(
      (one) => (merchantOf(one) === this.merchant(command).clientId) !== foreign,
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

  /** A minute of the half hour before the sequence began. @returns ISO 8601 */
  minute(n: number): string {
    return new Date(this.startedAt - 1_800_000 + n * 60_000).toISOString();
  }

  /** Asks, and expects the status that the model says. @returns the body */
  async ask(expected: number, api: Api, [method, path, body, key]: Asked): Promise<Json> {
    const answer = await api.ask(method, path, body, key);
    this.note(api, `${method} ${path} ${JSON.stringify(body ?? {}).slice(0, 300)}`, answer.status);
    if (answer.status !== expected) {
      const given = `${answer.status} ${JSON.stringify(answer.body).slice(0, 500)}`;
      throw new Error(`${method} ${path}: the model says ${expected}, the answer is ${given}`);
    }
    return answer.body;
  }

  note(api: Api, what: string, status: number): void {
    this.trace.push(`${api.clientId} ${what} -> ${status}`);
    this.answers.push(status);
  }

  /** Waits until all that the model expects has happened, and nothing else is shown or published. */
  async settle(...orders: readonly ModelOrder[]): Promise<void> {
    for (const order of new Set(orders)) {
      const waitingFor = `${order.orderId} to be as the model says`;
      await eventually(() => this.compare(order), { timeoutMs: PATIENCE_MS, waitingFor });
      if (order.parcel?.shipment) await this.settleShipment(order.parcel.shipment);
    }
  }

  async settleShipment(shipment: ModelShipment): Promise<void> {
    const { seen } = this.stage;
    const waitingFor = `${shipment.shipmentId} to be as the model says`;
    await eventually(
      async () => {
        expectShipmentPublished(seen, shipment);
        await expectShipmentShown(this.ownerOf(shipment), shipment);
      },
      { timeoutMs: PATIENCE_MS, waitingFor },
    );
  }

  ownerOf({ merchantId }: { merchantId: string }): Api {
    return this.stage.merchants.find(({ clientId }) => clientId === merchantId) ?? fail(merchantId);
  }

  private async compare(order: ModelOrder): Promise<void> {
    const { seen } = this.stage;
    // No one asks before it is published; what is informed of a parcel is compared once it is known.
    expectStatusesPublished(seen, order);
    if (order.parcel) expectPublished(seen, order);
    await expectShown(this.ownerOf(order.made), order);
    expectPublished(seen, order);
    if (order.stock === 'dropped') await this.stage.dropped(order.orderId);
  }
}

function fail(what: string): never {
  throw new Error(`the play has no ${what}`);
}
