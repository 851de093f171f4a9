import { EventReader, type Received } from '#messaging';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';
import type { ApiClient } from '../../tools/demo/api-client.js';
import type { Json } from './merchant.js';

/** An external program's state of a subject, absent before it exists and after its deletion. */
type State = Json | undefined;

interface List {
  path: string;
  member: string;
  stream: string;
  subjectOf: (row: Json) => string;
  /** The part of a row that the program stores. */
  shown: (row: Json) => State;
}

const LISTS: readonly List[] = [
  {
    path: '/ops/skus',
    member: 'skus',
    stream: 'catalog.sku',
    subjectOf: ({ merchantId, skuId }) => `${merchantId}:${skuId}`,
    shown: ({ name, localizationStatus, salesChannelStatus }) => ({
      name,
      localizationStatus,
      channels: Object.fromEntries(
        Object.entries<Json>(salesChannelStatus).map(([id, { status }]) => [id, status]),
      ),
    }),
  },
  {
    path: '/ops/inventories',
    member: 'inventories',
    stream: 'catalog.inventory',
    subjectOf: ({ id }) => id,
    shown: ({ quantity }) => ({ quantity }),
  },
  {
    path: '/ops/prices',
    member: 'prices',
    stream: 'pricing.price',
    subjectOf: ({ id }) => id,
    shown: ({ merchantId, skuId, localizedSalePriceWithTaxes, localizationTimestamp }) => ({
      sku: `${merchantId}:${skuId}`,
      price: localizedSalePriceWithTaxes,
      localizationTimestamp,
    }),
  },
  {
    path: '/ops/orders',
    member: 'orders',
    stream: 'orders.order',
    subjectOf: ({ orderId }) => orderId,
    shown: ({ status }) => ({ status }),
  },
  {
    path: '/ops/parcels',
    member: 'parcels',
    stream: 'logistics.fulfillment',
    subjectOf: ({ orderId }) => orderId,
    shown: ({ status, events }) => ({
      status,
      codes: events.map(({ coreStatus }: Json) => coreStatus.code).toSorted(),
    }),
  },
];

/** Applies an event to the program's state; other types change nothing. */
const APPLY: Record<string, (state: State, event: Json) => State> = {
  'sku.upserted': (_, { name, localizationStatus, channels }) => ({
    name,
    localizationStatus,
    channels: Object.fromEntries(
      channels.map(({ salesChannel, status }: Json) => [salesChannel, status]),
    ),
  }),
  'sku.localization-changed': (state, { status }) => ({ ...state, localizationStatus: status }),
  'sku.channel-status-changed': (state, { salesChannel, status }) => ({
    ...state,
    channels: { ...state.channels, [salesChannel]: status },
  }),
  'sku.deleted': () => undefined,
  'inventory.changed': (_, { quantity }) => ({ quantity }),
  'price.localized': (_, event) => ({
    sku: `${event.merchantId}:${event.skuId}`,
    price: Number(event.localizedSalePriceWithTaxes),
    localizationTimestamp: event.localizationTimestamp,
  }),
  'order.placed': () => ({ status: 'CREATED' }),
  'order.status-changed': (_, { status }) => ({ status }),
  'parcel.tracking-updated': (state, { parcelStatus, events }) => ({
    status: parcelStatus,
    codes: [...(state?.codes ?? []), ...events.map(({ code }: Json) => code)].toSorted(),
  }),
};

/**
 * An external program that stores the records of a merchant: it starts with a snapshot and continues with the tail, as
 * docs/events.md says.
 */
export class Downstream {
  private readonly records = new Map<string, { version: number; state: State }>();
  private readonly unread: Received[] = [];
  /** Counts of the tail's events by result. */
  readonly outcomes = { applied: 0, stale: 0 };

  private constructor(
    private readonly operator: ApiClient,
    private readonly merchantId: string,
    private readonly reader: EventReader,
  ) {}

  /** Step 1: records the ends of the streams with a group that starts there and buffers the events that it reads. */
  static async begin(
    stack: TestStack,
    operator: ApiClient,
    merchantId: string,
  ): Promise<Downstream> {
    const reader = new EventReader({
      brokers: { brokers: stack.sandbox.kafkaBrokers, clientId: 'downstream' },
      groupId: `${stack.topicPrefix}downstream`,
      streams: LISTS.map(({ stream }) => stream),
      topicPrefix: stack.topicPrefix,
      from: 'latest',
    });
    const downstream = new Downstream(operator, merchantId, reader);
    await reader.start((message) => downstream.unread.push(message));
    return downstream;
  }

  /** Step 2: reads the lists, two rows a page. */
  async readLists(): Promise<void> {
    for (const list of LISTS) {
      for (const row of await this.rowsOf(list, 2)) {
        const { version } = row;
        const subject = `${list.stream} ${list.subjectOf(row)}`;
        this.records.set(subject, { version, state: list.shown(row) });
      }
    }
  }

  /** Step 3: consumes the events since the recorded ends, and retains the higher version. */
  consume(): void {
    for (const { stream, headers, value } of this.unread.splice(0)) {
      const event = JSON.parse(String(value));
      if (event.merchantId !== this.merchantId) continue;
      const subject = `${stream} ${event.subject}`;
      const { version = 0, state } = this.records.get(subject) ?? {};
      if (event.version <= version) {
        this.outcomes.stale += 1;
        continue;
      }
      const apply = APPLY[headers.ce_type ?? ''] ?? ((same: State) => same);
      this.records.set(subject, { version: event.version, state: apply(state, event) });
      this.outcomes.applied += 1;
    }
  }

  /** The program's records, by stream and subject; a price ends with its SKU. */
  state(): Record<string, State> {
    const states = [...this.records].flatMap(([subject, { state }]) =>
      state === undefined ? [] : [[subject, state] as const],
    );
    const skus = new Set(states.map(([subject]) => subject));
    return Object.fromEntries(
      states.filter(([, { sku }]) => sku === undefined || skus.has(`catalog.sku ${sku}`)),
    );
  }

  /** The current records of the lists, in the same form. */
  async shown(): Promise<Record<string, State>> {
    const lists = await Promise.all(
      LISTS.map(async (list) =>
        (await this.rowsOf(list, 200)).map(
          (row) => [`${list.stream} ${list.subjectOf(row)}`, list.shown(row)] as const,
        ),
      ),
    );
    return Object.fromEntries(lists.flat());
  }

  stop(): Promise<void> {
    return this.reader.stop();
  }

  private async rowsOf({ path, member }: List, pageSize: number): Promise<Json[]> {
    const rows: Json[] = [];
    const first = `${path}?merchantId=${this.merchantId}&pageSize=${pageSize}`;
    let next = '';
    do {
      const { body } = await this.operator.send<Json>('GET', `${first}${next}`);
      rows.push(...body[member]);
      const { nextPageToken } = body;
      next =
        nextPageToken === undefined ? '' : `&nextPageToken=${encodeURIComponent(nextPageToken)}`;
    } while (next !== '');
    return rows;
  }
}
