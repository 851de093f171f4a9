import type { Json } from '../merchant.js';
import type { Ledger, OrderEntry, SkuEntry } from './ledger.js';
import type { PatientClient } from './patient-client.js';
import { Told } from './told.js';

export const FAULTS = ['lost', 'duplicated', 'reordered', 'wrong'] as const;
/** What is not as the ledger says, in words; all empty where everything is. */
export type Verdict = Record<(typeof FAULTS)[number], string[]>;

/** What the read side shows, by `merchant id`: each list must have each record once. */
export interface Shown {
  skus: Map<string, Json[]>;
  inventories: Map<string, Json[]>;
  orders: Map<string, Json[]>;
}

const CURRENCIES = { MELI: 'MXN', ECOM: 'BRL', SHOP: 'CLP' } as const;
const AT_ONCE = 6;
const TRACKED = 'PARCEL_TRACKING_UPDATED';

/** Compares what clients were told is done with what is read, and with what the streams say. */
export class Oracle {
  private readonly verdict: Verdict = { lost: [], duplicated: [], reordered: [], wrong: [] };

  constructor(
    private readonly ledger: Ledger,
    private readonly told: Told,
    private readonly shown: Shown,
    private readonly clients: ReadonlyMap<string, PatientClient>,
  ) {}

  async judge(): Promise<Verdict> {
    this.verdict.reordered.push(...this.told.reordered);
    await each([...this.ledger.skus.values()], (sku) => this.judgeSku(sku));
    await each(this.ledger.orders, (order) => this.judgeOrder(order));
    return this.verdict;
  }

  private async judgeSku(sku: SkuEntry): Promise<void> {
    const { merchantId, skuId, brands, quantities, prices } = sku;
    const name = `${merchantId} ${skuId}`;
    for (const brand of brands) {
      this.once(
        `upsert ${brand} of ${name}`,
        this.told.times('sku.upserted', merchantId, skuId, brand),
      );
    }
    for (const quantity of quantities) {
      const times = this.told.times('inventory.changed', merchantId, skuId, 'set', quantity);
      this.once(`stock ${quantity} of ${name}`, times);
    }
    const record = this.one(`SKU ${name}`, this.shown.skus.get(name));
    if (record) {
      this.same(`brand of ${name}`, record.globalSaleChannelData.brand, brands.at(-1));
      this.same(`localization of ${name}`, record.localizationStatus, 'READY_FOR_SALES_CHANNEL');
    }
    if (quantities.length > 0) {
      const stock = this.one(`stock of ${name}`, this.shown.inventories.get(name));
      if (stock) this.same(`stock of ${name}`, stock.quantity, quantities.at(-1));
    }
    if (prices.length > 0) await this.judgePrices(sku, record);
  }

  private async judgePrices(
    { merchantId, skuId, prices, pricedBy }: SkuEntry,
    sku: Json,
  ): Promise<void> {
    for (const [channel, currency] of Object.entries(CURRENCIES)) {
      const name = `${merchantId} ${skuId} in ${channel}`;
      for (const price of prices) {
        const causes = this.told.causesOf(merchantId, skuId, channel, price);
        // Of upserts that it reads together pricing takes the newest price alone.
        if (causes.length === 0 && pricedBy === 'upsert' && price !== prices.at(-1)) continue;
        this.once(`price ${price} (${causes.join(', ')}) of ${name}`, causes.length);
      }
      const path = `/ext/skus/${skuId}/validPrice?salesChannel=${channel}&currency=${currency}`;
      const valid = await this.read(merchantId, path);
      this.same(`price of ${name}`, valid?.grossOutboundSalePrice, prices.at(-1));
      const status = sku?.salesChannelStatus[channel]?.status;
      this.same(`status of ${name}`, status, 'SALES_CHANNEL_APPROVED');
    }
  }

  private async judgeOrder(order: OrderEntry): Promise<void> {
    const { merchantId, orderId, isApproved, isCancelled, skuIds } = order;
    const listed = this.one(`order ${orderId}`, this.shown.orders.get(`${merchantId} ${orderId}`));
    if (!listed) return;
    const shown = await this.read(merchantId, `/ext/orders/${orderId}`);
    const history: string[] = (shown?.statusHistory ?? []).map((entry: Json) => entry.status);
    const statuses = history.filter((status) => status !== TRACKED);
    this.same(`status of ${orderId}`, shown?.status, finalStatus(order));
    for (const status of statuses) {
      this.once(`${status} of ${orderId}`, statuses.filter((one) => one === status).length);
    }
    const events = this.told.ofOrder(orderId).map(({ status }) => status ?? 'CREATED');
    this.sameSequence(`of ${orderId}`, events, statuses);
    if (isApproved) this.has(`approval of ${orderId}`, statuses.includes('APPROVED'));
    if (isCancelled) this.has(`cancel of ${orderId}`, statuses.at(-1) === 'CANCELLED');
    if (isApproved && !isCancelled) {
      this.once(`release of ${orderId}`, this.told.times('order.released', orderId));
    }
    this.once(`reservation of ${orderId}`, this.told.times('stock.reserved', orderId));
    for (const skuId of skuIds) {
      const moves = (cause: string) => this.told.times('inventory.changed', cause, orderId, skuId);
      this.once(`units of ${skuId} for ${orderId}`, moves('reserved'));
      this.same(`units of ${skuId} back from ${orderId}`, moves('released'), isCancelled ? 1 : 0);
    }
    this.same(
      `tracking entries of ${orderId}`,
      history.filter((status) => status === TRACKED).length,
      order.reports.length,
    );
    if (order.parcelId !== undefined) await this.judgeParcel(order, order.parcelId);
  }

  private async judgeParcel(order: OrderEntry, parcelId: string): Promise<void> {
    const parcel = await this.read(order.merchantId, `/ext/parcels/${parcelId}`);
    for (const { code, eventDate } of order.reports) {
      const name = `${code} of ${parcelId}`;
      const shown = (parcel?.events ?? []).filter(
        (one: Json) => one.coreStatus.code === code && one.eventDate === eventDate,
      );
      this.once(`${name} in the parcel`, shown.length);
      this.once(name, this.told.times('parcel.tracking-updated', parcelId, code, eventDate));
    }
    const { shipmentId } = order;
    if (shipmentId === undefined) return;
    this.same(`shipment of ${parcelId}`, parcel?.shipmentId, shipmentId);
    const shipment = await this.read(order.merchantId, `/ext/shipments/${shipmentId}`);
    const hasLeft = order.reports.some(({ code }) => code === 'LEFT_FULFILLMENT');
    const statuses = hasLeft ? ['CREATED', 'SHIPPED'] : ['CREATED'];
    this.same(`status of shipment ${shipmentId}`, shipment?.status, statuses.at(-1));
    this.sameSequence(`of ${shipmentId}`, this.told.statusesOfShipment(shipmentId), statuses);
  }

  /** @returns undefined when it is refused, which `same` then tells of */
  private read(merchantId: string, path: string): Promise<Json | undefined> {
    const client = this.clients.get(merchantId);
    return client ? client.get(path).catch(() => undefined) : Promise.resolve(undefined);
  }

  private one(what: string, records: readonly Json[] = []): Json | undefined {
    this.once(what, records.length);
    return records[0];
  }

  private once(what: string, times: number): void {
    if (times === 0) this.verdict.lost.push(what);
    if (times > 1) this.verdict.duplicated.push(`${what}: ${times} times`);
  }

  /** What was told is what is shown: each once, in the same order. */
  private sameSequence(what: string, told: readonly string[], shown: readonly string[]): void {
    for (const status of new Set([...told, ...shown])) {
      const times = told.filter((one) => one === status).length;
      this.once(`event ${status} ${what}`, times);
      this.has(`${status} ${what}, which was told`, shown.includes(status));
    }
    if (told.join() !== shown.join() && told.toSorted().join() === shown.toSorted().join()) {
      this.verdict.reordered.push(`events ${what}: ${told.join()}, not ${shown.join()}`);
    }
  }

  private has(what: string, isThere: boolean): void {
    if (!isThere) this.verdict.lost.push(what);
  }

  private same(what: string, actual: unknown, expected: unknown): void {
    if (actual === expected) return;
    this.verdict.wrong.push(`${what} is ${String(actual)}, not ${String(expected)}`);
  }
}

function finalStatus({ isApproved, isCancelled, reports }: OrderEntry): string {
  if (isCancelled) return 'CANCELLED';
  if (reports.some(({ code }) => code === 'LEFT_FULFILLMENT')) return 'SHIPPED';
  return isApproved ? 'READY_TO_SHIP' : 'CREATED';
}

/** Some at a time: a test must not be the load that it watches. */
async function each<T>(list: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const rest = list[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (const one of rest) await act(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** What a merchant's lists show, each page of each. */
export async function readShown(clients: ReadonlyMap<string, PatientClient>): Promise<Shown> {
  const shown: Shown = { skus: new Map(), inventories: new Map(), orders: new Map() };
  for (const [merchantId, client] of clients) {
    await walk(client, '/ext/merchant/skus', 'skus', (one) =>
      add(shown.skus, `${merchantId} ${one.skuId}`, one),
    );
    await walk(client, '/ext/inventories', 'inventories', (one) => {
      if (one.warehouseId === 1) add(shown.inventories, `${merchantId} ${one.skuId}`, one);
    });
    await walk(client, '/ext/orders', 'orders', (one) =>
      add(shown.orders, `${merchantId} ${one.orderId}`, one),
    );
  }
  return shown;
}

function add(lists: Map<string, Json[]>, key: string, one: Json): void {
  lists.set(key, [...(lists.get(key) ?? []), one]);
}

async function walk(
  client: PatientClient,
  path: string,
  member: string,
  onRecord: (record: Json) => void,
): Promise<void> {
  let token: string | undefined;
  do {
    const more = token === undefined ? '' : `&nextPageToken=${encodeURIComponent(token)}`;
    const page = await client.get(`${path}?pageSize=200${more}`);
    for (const one of page[member]) onRecord(one);
    token = page.nextPageToken;
  } while (token !== undefined);
}

/** Each SKU's stock is what was there, less a piece for each order of all rounds that stands. */
export function judgeStock(
  shown: Shown,
  sold: ReadonlyMap<string, number>,
  initial: number,
): string[] {
  return [...sold].flatMap(([name, pieces]) => {
    const quantity = shown.inventories.get(name)?.[0]?.quantity;
    return quantity === initial - pieces
      ? []
      : [`stock of ${name} is ${quantity}, not ${initial - pieces}`];
  });
}
