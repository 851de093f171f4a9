import type { Json } from '../../merchant.js';
import type { DeletedEntry, Ledger, OrderEntry, SkuEntry } from './ledger.js';
import { TRACKED } from '../../order-transitions.js';
import { forbiddenSteps } from './contract.js';
import { LIST_NAMES, LISTS, stateOf, walk } from './lists.js';
import { judgeContendedStock } from './stock.js';
import { emptyVerdict, type Verdict } from './verdict.js';
import type { RetryingClient } from '../clients/retrying-client.js';
import type { PublishedEvents } from './published-events.js';

/** The records that the API shows, by `merchant id`: each list must have each record once. */
export interface Shown {
  skus: Map<string, Json[]>;
  /** Inventories of the merchants' own warehouse, by SKU. */
  inventories: Map<string, Json[]>;
  orders: Map<string, Json[]>;
  /** The state of each record of each list in the form of the followers, by `merchant list` and id. */
  states: Map<string, Map<string, string>>;
  /** Cancelled orders whose parcel has left. */
  exceptions: ReadonlySet<string>;
}

const CURRENCIES = { MELI: 'MXN', ECOM: 'BRL', SHOP: 'CLP' } as const;
const AT_ONCE = 6;

/** Compares the answers to clients with the API and with the events on the streams. */
export class Oracle {
  private readonly verdict = emptyVerdict();

  constructor(
    private readonly ledger: Ledger,
    private readonly streamed: PublishedEvents,
    private readonly shown: Shown,
    private readonly clients: ReadonlyMap<string, RetryingClient>,
  ) {}

  async judge(): Promise<Verdict> {
    this.verdict.reordered.push(...this.streamed.reordered);
    this.verdict.wrong.push(...this.streamed.misplaced);
    for (const [eventId, times] of this.ledger.rejections) {
      const answers = this.streamed.times('sales-channel.order-rejected', eventId);
      this.same(`refusals of a channel's ${eventId}`, answers, times);
    }
    for (const entry of this.ledger.deleted.values()) this.judgeDeleted(entry);
    for (const entry of this.ledger.stock.values()) {
      const { merchantId, skuId } = entry;
      const shown = this.shown.inventories.get(`${merchantId} ${skuId}`) ?? [];
      judgeContendedStock(entry, this.streamed.ofStock(merchantId, skuId), shown, this.verdict);
    }
    await each([...this.ledger.skus.values()], (sku) => this.judgeSku(sku));
    await each(this.ledger.orders, (order) => this.judgeOrder(order));
    return this.verdict;
  }

  /** An omitted SKU must be in no list, and its stream must have an event for each deletion. */
  private judgeDeleted({ merchantId, skuId, isDeleted, deletions }: DeletedEntry): void {
    const name = `${merchantId} ${skuId}`;
    const events = this.streamed.ofSku(merchantId, skuId);
    const deleted = events.filter((type) => type === 'sku.deleted').length;
    this.same(`deletions of ${name}`, deleted, deletions);
    this.same(`deletion of ${name}`, events.at(-1) === 'sku.deleted', isDeleted);
    this.same(`records of ${name}`, this.shown.skus.get(name)?.length ?? 0, isDeleted ? 0 : 1);
  }

  private async judgeSku(sku: SkuEntry): Promise<void> {
    const { merchantId, skuId, brands, quantities, prices } = sku;
    const name = `${merchantId} ${skuId}`;
    for (const brand of brands) {
      this.once(
        `upsert ${brand} of ${name}`,
        this.streamed.times('sku.upserted', merchantId, skuId, brand),
      );
    }
    for (const quantity of quantities) {
      const times = this.streamed.times('inventory.changed', merchantId, skuId, 'set', quantity);
      this.once(`stock ${quantity} of ${name}`, times);
    }
    const record = this.onlyRecord(`SKU ${name}`, this.shown.skus.get(name));
    if (record) {
      this.same(`brand of ${name}`, record.globalSaleChannelData.brand, brands.at(-1));
      this.same(`localization of ${name}`, record.localizationStatus, 'READY_FOR_SALES_CHANNEL');
    }
    if (quantities.length > 0) {
      const stock = this.onlyRecord(`stock of ${name}`, this.shown.inventories.get(name));
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
        const causes = this.streamed.causesOf(merchantId, skuId, channel, price);
        // Pricing applies only the newest price of upserts that it consumes in one batch.
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
    const listed = this.onlyRecord(
      `order ${orderId}`,
      this.shown.orders.get(`${merchantId} ${orderId}`),
    );
    if (!listed) return;
    const shown = await this.read(merchantId, `/ext/orders/${orderId}`);
    const entries: Json[] = shown?.statusHistory ?? [];
    const history: string[] = entries.map(({ status }) => status);
    const statuses = history.filter((status) => status !== TRACKED);
    this.same(`status of ${orderId}`, shown?.status, finalStatus(order));
    for (const step of forbiddenSteps(statuses)) {
      this.verdict.wrong.push(`${orderId} went ${step} in ${statuses.join()}`);
    }
    const events = this.streamed.ofOrder(orderId);
    this.sameSequence(`of ${orderId}`, events.map(entryText), entries.map(entryText));
    if (order.isContended) this.judgeContended(order, statuses);
    else {
      for (const status of statuses) {
        this.once(`${status} of ${orderId}`, statuses.filter((other) => other === status).length);
      }
    }
    if (isApproved) this.has(`approval of ${orderId}`, statuses.includes('APPROVED'));
    if (isCancelled) this.has(`cancel of ${orderId}`, statuses.at(-1) === 'CANCELLED');
    if (isApproved && !isCancelled) {
      this.once(`release of ${orderId}`, this.streamed.times('order.released', orderId));
    }
    this.once(`reservation of ${orderId}`, this.streamed.times('stock.reserved', orderId));
    for (const skuId of skuIds) {
      const moves = (cause: string) =>
        this.streamed.times('inventory.changed', cause, orderId, skuId);
      this.once(`units of ${skuId} for ${orderId}`, moves('reserved'));
      this.same(`units of ${skuId} back from ${orderId}`, moves('released'), isCancelled ? 1 : 0);
    }
    const tracked = history.length - statuses.length;
    this.same(`tracking entries of ${orderId}`, tracked, order.reports.length);
    if (order.parcelId !== undefined) await this.judgeParcel(order, order.parcelId);
  }

  /**
   * Any sequence of the acknowledged acts is allowed, but each answer must be correct (decisions 6.2, 6.3 and 6.12).
   */
  private judgeContended(
    { orderId, reports, skuIds, ...order }: OrderEntry,
    statuses: readonly string[],
  ): void {
    if (order.isCancelRefused && !order.isCancelled) {
      this.has(`SHIPPED of ${orderId}, whose cancel was refused`, statuses.includes('SHIPPED'));
    }
    const hasLeft = reports.some(({ code }) => code === 'LEFT_FULFILLMENT');
    if (order.isCancelled && hasLeft) {
      this.has(`shipped-after-cancel of ${orderId}`, this.shown.exceptions.has(orderId));
    }
    if (order.isReturned) {
      const units = this.streamed.times('inventory.changed', 'returned', orderId, skuIds[0] ?? '');
      this.once(`units that came back from ${orderId}`, units);
    }
  }

  private async judgeParcel(order: OrderEntry, parcelId: string): Promise<void> {
    const parcel = await this.read(order.merchantId, `/ext/parcels/${parcelId}`);
    for (const { code, eventDate } of order.reports) {
      const name = `${code} of ${parcelId}`;
      const shown = (parcel?.events ?? []).filter(
        (event: Json) => event.coreStatus.code === code && event.eventDate === eventDate,
      );
      this.once(`${name} in the parcel`, shown.length);
      this.once(name, this.streamed.times('parcel.tracking-updated', parcelId, code, eventDate));
    }
    const { shipmentId } = order;
    if (shipmentId === undefined) return;
    this.same(`shipment of ${parcelId}`, parcel?.shipmentId, shipmentId);
    const shipment = await this.read(order.merchantId, `/ext/shipments/${shipmentId}`);
    const hasLeft = order.reports.some(({ code }) => code === 'LEFT_FULFILLMENT');
    const statuses = hasLeft ? ['CREATED', 'SHIPPED'] : ['CREATED'];
    this.same(`status of shipment ${shipmentId}`, shipment?.status, statuses.at(-1));
    this.sameSequence(`of ${shipmentId}`, this.streamed.statusesOfShipment(shipmentId), statuses);
  }

  /** @returns undefined if the read is rejected, which `same` then reports */
  private read(merchantId: string, path: string): Promise<Json | undefined> {
    const client = this.clients.get(merchantId);
    return client ? client.get(path).catch(() => undefined) : Promise.resolve(undefined);
  }

  private onlyRecord(what: string, records: readonly Json[] = []): Json | undefined {
    this.once(what, records.length);
    return records[0];
  }

  private once(what: string, times: number): void {
    if (times === 0) this.verdict.lost.push(what);
    if (times > 1) this.verdict.duplicated.push(`${what}: ${times} times`);
  }

  /** The published sequence must equal the shown one: each entry once, in the same order. */
  private sameSequence(what: string, streamed: readonly string[], shown: readonly string[]): void {
    for (const status of new Set([...streamed, ...shown])) {
      const times = streamed.filter((other) => other === status).length;
      this.once(`event ${status} ${what}`, times);
      this.has(`${status} ${what}, which was published`, shown.includes(status));
    }
    if (
      streamed.join() !== shown.join() &&
      streamed.toSorted().join() === shown.toSorted().join()
    ) {
      this.verdict.reordered.push(`events ${what}: ${streamed.join()}, not ${shown.join()}`);
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

/** A history entry as text, from its event or from the answer (decision 8.8). */
function entryText({ entry, status, historyId, eventDate, receivedDate }: Json): string {
  return [entry ?? status ?? 'CREATED', historyId, eventDate, receivedDate].join(' ');
}

function finalStatus({ isApproved, isCancelled, isReturned, reports }: OrderEntry): string {
  if (isCancelled) return 'CANCELLED';
  if (isReturned) return 'RETURNED';
  if (reports.some(({ code }) => code === 'DELIVERED')) return 'DELIVERED';
  if (reports.some(({ code }) => code === 'LEFT_FULFILLMENT')) return 'SHIPPED';
  return isApproved ? 'READY_TO_SHIP' : 'CREATED';
}

/** Limits concurrency, so that the check itself causes little load. */
async function each<T>(list: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const rest = list[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (const item of rest) await act(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Reads all pages of all lists of the merchants. */
export async function readShown(
  clients: ReadonlyMap<string, RetryingClient>,
  operator: RetryingClient,
): Promise<Shown> {
  const { exceptions } = await operator.get('/ops/exceptions');
  const shippedAfterCancel = exceptions.filter(({ kind }: Json) => kind === 'shipped-after-cancel');
  const shown: Shown = {
    skus: new Map(),
    inventories: new Map(),
    orders: new Map(),
    states: new Map(),
    exceptions: new Set(shippedAfterCancel.map(({ orderId }: Json) => orderId)),
  };
  for (const [merchantId, client] of clients) {
    for (const list of LIST_NAMES) {
      const states = new Map<string, string>();
      shown.states.set(`${merchantId} ${list}`, states);
      await walk(client, list, 'pageSize=200', (record) => {
        states.set(LISTS[list].idOf(record), stateOf(list, record));
        if (list === 'skus' || list === 'orders') {
          add(shown[list], `${merchantId} ${LISTS[list].idOf(record)}`, record);
        } else if (list === 'inventories' && record.warehouseId === 1) {
          add(shown.inventories, `${merchantId} ${record.skuId}`, record);
        }
      });
    }
  }
  return shown;
}

function add(lists: Map<string, Json[]>, key: string, record: Json): void {
  lists.set(key, [...(lists.get(key) ?? []), record]);
}

/** The stock of each SKU must be the initial one minus one unit for each order of all rounds that is not cancelled. */
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
