import { EntrepotError, type Entrepot } from '@entrepot/client';
import { CliError, EXIT } from '../../terminal/errors.js';
import type { Bench, Listing, RefusedRequest, Sku, SoldOrder } from '../bench.js';

/** The logins that the check uses; it has its own token of the channel. */
export interface Clients {
  merchantId: string;
  salesChannel: string;
  merchant: Entrepot;
  operator: Entrepot;
  channel: Entrepot;
  /** When the check began, by Entrepot's clock. */
  startedAt: Date;
  signal: AbortSignal;
}

const SHIPPED = ['LEFT_FULFILLMENT', 'LINEHAUL_DEPARTED'];
const DELIVERED = ['ARRIVED_COUNTRY', 'CUSTOMS_RELEASED', 'OUT_FOR_DELIVERY', 'DELIVERED'];
const LARGEST_PAGE = 200;

/** The actions of a check in a sandbox, through the API. */
export class SandboxBench implements Bench {
  readonly merchantId: string;
  private readonly skuIds = new Set<string>();
  private readonly productIds = new Set<string>();
  private readonly listed = new Map<string, Listing>();
  private readonly sold = new Map<string, SoldOrder>();
  private afterListings: string | undefined;
  private afterOrders: string | undefined;

  constructor(private readonly clients: Clients) {
    this.merchantId = clients.merchantId;
  }

  async putProduct(skus: readonly Sku[]): Promise<void> {
    for (const { skuId, productId } of skus) {
      this.skuIds.add(skuId);
      this.productIds.add(productId);
    }
    await this.clients.merchant.skus.upsert([...skus], this.options);
  }

  async setPrice(skuId: string, sale: number): Promise<boolean> {
    try {
      await this.clients.merchant.prices.setOrigin(skuId, { salePrice: sale }, this.options);
      return true;
    } catch (error) {
      if (error instanceof EntrepotError && error.code === 'unknown-sku') return false;
      throw error;
    }
  }

  async setStock(skuId: string, quantity: number): Promise<void> {
    const body = { skuId, quantity, warehouseId: 1, inventoryType: 'AVAILABLE' } as const;
    await this.clients.merchant.inventories.set(body, this.options);
  }

  /** Deletes the products that the check created, also after an interruption. */
  async removeProducts(): Promise<void> {
    for (const productId of this.productIds) {
      await this.clients.merchant.skus.deleteProduct(productId).catch(unlessUnknown);
    }
  }

  async listings(): Promise<ReadonlyMap<string, Listing>> {
    for (let more = true; more;) {
      const query = { ...after(this.afterListings), pageSize: LARGEST_PAGE };
      const page = await this.clients.channel.call('listListings', { query, ...this.options });
      this.afterListings = page.after;
      more = page.more;
      for (const listing of page.listings) {
        if (this.isOwn(listing)) this.listed.set(listing.skuId, listing);
      }
    }
    return new Map(this.listed);
  }

  async messages(skuId: string): Promise<readonly string[]> {
    const { channels } = await this.clients.merchant.skus.status(skuId, this.options);
    const entry = channels.find((channel) => channel.salesChannel === this.clients.salesChannel);
    if (!entry) return [];
    const details = entry.messages.map(({ detail }) => detail);
    return entry.statusMessage === undefined ? details : [entry.statusMessage, ...details];
  }

  async orders(): Promise<readonly SoldOrder[]> {
    for (let more = true; more;) {
      const filter = { lastUpdateDateFrom: this.clients.startedAt.toISOString() };
      const query = { ...(after(this.afterOrders) ?? filter), pageSize: LARGEST_PAGE };
      const page = await this.clients.channel.call('listChannelOrders', { query, ...this.options });
      this.afterOrders = page.after;
      more = page.more;
      for (const order of page.orders) if (this.isOfOwn(order)) this.sold.set(order.orderId, order);
    }
    return [...this.sold.values()];
  }

  async cancelOrder(orderId: string): Promise<void> {
    const cancelDate = new Date().toISOString();
    const cancelReason = 'A check of the connector.';
    const body = { cancelDate, cancelReason, reasonCode: 'other' } as const;
    await this.clients.merchant.orders.cancel(orderId, body, this.options);
  }

  ship(order: SoldOrder): Promise<void> {
    return this.report(order, SHIPPED);
  }

  deliver(order: SoldOrder): Promise<void> {
    return this.report(order, DELIVERED);
  }

  async refusedSince(since: Date): Promise<readonly RefusedRequest[]> {
    const lastUpdateDateFrom = since.toISOString();
    const query = { status: ['4xx'], lastUpdateDateFrom } as const;
    const page = await this.clients.operator.call('listRequestsOfAllMerchants', {
      query: { ...query, status: [...query.status] },
      ...this.options,
    });
    return page.requests
      .filter(({ salesChannel }) => salesChannel === this.clients.salesChannel)
      .map(({ method, path = 'an unknown path', status, code = '' }) => ({
        request: `${method} ${path}`,
        status,
        code,
      }));
  }

  private get options(): { signal: AbortSignal } {
    return { signal: this.clients.signal };
  }

  private isOwn({ merchantId, skuId }: { merchantId: string; skuId: string }): boolean {
    return merchantId === this.merchantId && this.skuIds.has(skuId);
  }

  private isOfOwn({ merchantId, items }: SoldOrder): boolean {
    return items.some(({ skuId }) => this.isOwn({ merchantId, skuId }));
  }

  /**
   * Reports codes one after the other, starting at the last change of the order, so that none is in the future by
   * Entrepot's clock.
   */
  private async report(order: SoldOrder, codes: readonly string[]): Promise<void> {
    const { operator } = this.clients;
    const { carriers } = await operator.call('listCarriers', this.options);
    const parcelId = order.parcels[0]?.parcelId;
    const carrierId = carriers[0]?.carrierId;
    if (carrierId === undefined || parcelId === undefined) {
      const message = `No carrier can report the parcel of order ${order.orderId}.`;
      throw new CliError(message, 'create a carrier: PUT /ops/carriers/{carrierId}', EXIT.usage);
    }
    const from = Date.parse(order.lastUpdateDate);
    const events = codes.map((externalCode, index) => ({
      parcelId,
      externalCode,
      eventDate: new Date(from + index).toISOString(),
      description: externalCode.toLowerCase().replaceAll('_', ' '),
      location: 'Laredo, TX, US',
    }));
    const body = { carrierId, events } as Parameters<typeof operator.parcels.report>[0];
    await operator.call('reportTrackingAsOperator', { body, ...this.options });
  }
}

/** Ignores a 404: a refused product does not exist. */
function unlessUnknown(error: unknown): void {
  if (!(error instanceof EntrepotError) || error.status !== 404) throw error;
}

function after(cursor: string | undefined): { after: string } | undefined {
  return cursor === undefined ? undefined : { after: cursor };
}
