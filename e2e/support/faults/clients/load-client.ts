import { orderBody } from '../../../../tools/requests/order-body.js';
import { tShirt } from '../../../../tools/requests/product-body.js';
import type { SeededRandom } from './seeded-random.js';
import { ChannelOrders, type Send } from './channel-orders.js';
import { ContendedOrders } from './contended-orders.js';
import { ContendedStock } from './contended-stock.js';
import { Deletions } from './deletions.js';
import type { Ledger, OrderEntry, PricedBy, SkuEntry } from '../oracle/ledger.js';
import { CHANNEL, type Seller } from './seller.js';
import { stockBody } from '../../../../tools/requests/stock-body.js';
import { trackingBody } from '../../../../tools/requests/tracking-body.js';

const PRODUCTS = 2;
const SKUS = 2;
/** Index of the SKU of a product whose price is set by upserts. */
const PRICED_BY_UPSERT = 1;
const ORDERS_OPEN = 12;

/** Weights of the acts of a program; the second half acts on records that other programs change as well. */
const WEIGHTS = {
  upsert: 10,
  stock: 12,
  price: 8,
  order: 14,
  approve: 20,
  cancel: 6,
  report: 18,
  ship: 8,
  contendedStock: 10,
  contendedOrder: 10,
  contendedTracking: 12,
  returnOrder: 12,
  channelOrder: 6,
  channelApproval: 6,
  deletion: 6,
} as const;
type Act = keyof typeof WEIGHTS;
const ACTS = (Object.keys(WEIGHTS) as Act[]).flatMap((act) =>
  Array.from({ length: WEIGHTS[act] }, () => act),
);

export interface LoadClientOptions {
  /** The prefix of every id that the client creates in this round. */
  name: string;
  /** The prefix of the ids that the clients of this round share. */
  round: string;
  seller: Seller;
  ledger: Ledger;
  random: SeededRandom;
  send: Send;
}

/**
 * One merchant's program, which changes its own SKUs and orders in sequence and records each acknowledged write in the
 * ledger.
 */
export class LoadClient {
  private readonly ownSkus: SkuEntry[] = [];
  private readonly orders: OrderEntry[] = [];
  private count = 0;

  readonly name: string;
  private readonly seller: Seller;
  private readonly ledger: Ledger;
  private readonly random: SeededRandom;
  private readonly acts: Record<Act, () => Promise<void>>;

  constructor({ name, round, seller, ledger, random, send }: LoadClientOptions) {
    this.name = name;
    this.seller = seller;
    this.ledger = ledger;
    this.random = random;
    const stock = new ContendedStock(round, seller, ledger, random);
    const channel = new ChannelOrders(name, seller, ledger, random, send);
    const orders = new ContendedOrders(name, seller, ledger, random, channel);
    const deletions = new Deletions(`${name}-d`, seller, ledger, stock);
    this.acts = {
      upsert: () => this.upsert(),
      stock: () => this.stock(),
      price: () => this.price(),
      order: () => this.order(),
      approve: () => this.approve(),
      cancel: () => this.cancel(),
      report: () => this.report(),
      ship: () => this.ship(),
      contendedStock: () => stock.write(),
      contendedOrder: () => orders.begin(),
      contendedTracking: () => orders.track(),
      returnOrder: () => orders.returnOrder(),
      channelOrder: () => channel.place(),
      channelApproval: () => channel.approveOldest(),
      deletion: () => deletions.toggle(),
    };
  }

  async step(): Promise<void> {
    this.count += 1;
    await this.acts[this.random.pick(ACTS)]();
  }

  /** @param productId by default one of its own */
  async upsert(productId = `${this.name}-p${this.random.below(PRODUCTS)}`): Promise<void> {
    const { merchantId } = this.seller;
    const brand = `${this.name}-b${this.count}`;
    const salePrice = this.salePrice();
    const body = tShirt(productId)
      .slice(0, SKUS)
      .map((sku, index) => ({
        ...sku,
        ...(index === PRICED_BY_UPSERT && { localizedSalePriceWithTaxes: salePrice }),
        globalSaleChannelData: { ...sku.globalSaleChannelData, brand },
      }));
    await this.write('POST', '/ext/merchant/skus', body);
    for (const [index, { skuId }] of body.entries()) {
      const pricedBy = index === PRICED_BY_UPSERT ? 'upsert' : 'request';
      const entry = this.ledger.sku({ merchantId, skuId, productId, pricedBy });
      if (entry.brands.length === 0) this.ownSkus.push(entry);
      entry.brands.push(brand);
      if (pricedBy === 'upsert') entry.prices.push(salePrice);
    }
  }

  private async stock(): Promise<void> {
    const sku = this.ownSku();
    if (!sku) return this.upsert();
    const quantity = this.count;
    await this.write('POST', '/ext/inventories/', stockBody(sku.skuId, quantity));
    sku.quantities.push(quantity);
  }

  private async price(): Promise<void> {
    const sku = this.ownSku('request');
    if (!sku) return this.upsert();
    const salePrice = this.salePrice();
    const body = { salePrice, listPrice: 2 * salePrice };
    await this.write('POST', `/ext/prices/origin/${sku.skuId}`, body);
    sku.prices.push(salePrice);
  }

  /** @param salesChannelOrderId by default a new one of the client */
  async order(salesChannelOrderId = `${this.name}-o${this.count}`): Promise<void> {
    const { merchantId, skuIds, price } = this.seller;
    if (this.orders.length >= ORDERS_OPEN) this.orders.splice(0, ORDERS_OPEN / 2);
    const first = this.random.below(skuIds.length - 1);
    const lines = skuIds.slice(first, first + 2);
    const { orderId } = await this.write(
      'POST',
      '/orders',
      orderBody(salesChannelOrderId, CHANNEL, lines, price),
    );
    const entry = { merchantId, orderId, salesChannelOrderId, skuIds: lines, reports: [] };
    const order: OrderEntry = { ...entry, isApproved: false, isCancelled: false };
    this.orders.push(order);
    this.ledger.orders.push(order);
  }

  private async approve(): Promise<void> {
    const order = this.pickOrder((entry) => !entry.isApproved && !entry.isCancelled);
    if (!order) return this.order();
    const body = { approvalDate: new Date().toISOString() };
    await this.write('POST', `/orders/${order.orderId}/approve`, body);
    order.isApproved = true;
  }

  private async cancel(): Promise<void> {
    const order = this.pickOrder(
      (entry) => !entry.isCancelled && entry.reports.length === 0 && entry.shipmentId === undefined,
    );
    if (!order) return this.stock();
    const body = { cancelDate: new Date().toISOString() };
    await this.write('POST', `/ext/orders/${order.orderId}/cancel`, body);
    order.isCancelled = true;
  }

  private async report(): Promise<void> {
    const order = await this.orderWithParcel((entry) => entry.reports.length < 2);
    if (!order) return this.approve();
    const code = order.reports.length === 0 ? 'AWAITING_PICK_UP' : 'LEFT_FULFILLMENT';
    const eventDate = new Date(Date.now() - 600_000 + this.count).toISOString();
    const report = { parcelId: order.parcelId ?? '', code, eventDate };
    const body = trackingBody(`${this.seller.merchantId}-FC`, [report]);
    await this.write('PUT', '/ext/parcelTrackings', body);
    order.reports.push({ code, eventDate });
  }

  private async ship(): Promise<void> {
    const order = await this.orderWithParcel(
      (entry) => entry.reports.length < 2 && entry.shipmentId === undefined,
    );
    if (!order) return this.report();
    const { id } = await this.write('POST', '/ext/shipments', {
      parcelIds: [order.parcelId],
      expectedShipDate: '2026-11-22T10:00:00.000Z',
      expectedDeliveryDate: '2026-11-23T10:00:00.000Z',
      firstMileTrackingNumber: 'FM-1',
    });
    order.shipmentId = id;
  }

  /** An order that is ready to ship, with its parcel, which is read if it is unknown. */
  private async orderWithParcel(fits: (order: OrderEntry) => boolean) {
    const order = this.pickOrder((entry) => entry.isApproved && !entry.isCancelled && fits(entry));
    if (!order || order.parcelId !== undefined) return order;
    const path = `/ext/parcels?salesChannelOrderId=${order.salesChannelOrderId}`;
    const { parcels } = await this.seller.client.get(path);
    if (parcels.length === 0) return undefined;
    order.parcelId = parcels[0].parcelId;
    return order;
  }

  private pickOrder(fits: (order: OrderEntry) => boolean): OrderEntry | undefined {
    const fitting = this.orders.filter(fits);
    return fitting.length === 0 ? undefined : this.random.pick(fitting);
  }

  private ownSku(pricedBy?: PricedBy): SkuEntry | undefined {
    const fitting = this.ownSkus.filter(
      (sku) => pricedBy === undefined || sku.pricedBy === pricedBy,
    );
    return fitting.length === 0 ? undefined : this.random.pick(fitting);
  }

  /** A different price for each step, below the limit of the channels for the whole round. */
  private salePrice(): number {
    return Number((50 + this.count / 100).toFixed(2));
  }

  private async write(method: string, path: string, body: object) {
    const answer = await this.seller.client.send(method, path, body);
    this.ledger.acknowledged += 1;
    return answer;
  }
}
