import type { Bench, Clock, Listing, RefusedRequest, Sku, SoldOrder } from '../bench.js';
import type { AnswerRow, ChannelApi, PlacedOrder } from './imperfect-connector.js';

const RATE = 20;

interface StoredListing {
  listing: Listing;
  /** The time of the last change that makes earlier answers stale. */
  changedAt: number;
  message: string | undefined;
}

/** The part of Entrepot that the check and a connector use, with a clock that advances only during waits. */
export class FakeEntrepot implements Bench, Clock {
  readonly merchantId = 'ACME';
  readonly refused: RefusedRequest[] = [];
  /** Runs during each wait. */
  whileWaiting: () => Promise<void> = async () => undefined;
  private readonly stored = new Map<string, StoredListing>();
  private readonly placed = new Map<string, { order: SoldOrder; sequence: number }>();
  private count = 0;
  private time = 0;

  now(): number {
    return this.time;
  }

  async pause(ms: number): Promise<void> {
    this.time += ms;
    await this.whileWaiting();
  }

  async putProduct(skus: readonly Sku[]): Promise<void> {
    for (const { skuId, name, images, globalSaleChannelData } of skus) {
      const isActive = globalSaleChannelData.active;
      const before = this.stored.get(skuId)?.listing;
      const action = isActive ? 'publish' : 'withdraw';
      if (before?.name === name && before.action === action) continue;
      this.change(skuId, { action, name, images, status: 'READY_FOR_SALES_CHANNEL' }, true);
    }
  }

  async setPrice(skuId: string, sale: number): Promise<boolean> {
    const price = { sale: sale * RATE, currency: 'MXN', taxesIncluded: true };
    this.change(skuId, { price }, true);
    return true;
  }

  async setStock(skuId: string, quantity: number): Promise<void> {
    this.change(skuId, { quantity }, false);
  }

  async listings(): Promise<ReadonlyMap<string, Listing>> {
    return new Map(this.allListings.map((listing) => [listing.skuId, listing]));
  }

  /** The operations that a connector calls. */
  get channel(): ChannelApi {
    return {
      listings: async (after = '0') => {
        const isLater = ({ listingVersion }: Listing) => listingVersion > Number(after);
        return { listings: this.allListings.filter(isLater), after: String(this.count) };
      },
      answer: (rows) => this.answer(rows),
      place: (order) => this.place(order),
      approve: async (id) => this.approve(id),
      cancel: async (id) => this.move(id, { status: 'CANCELLED' }),
      requestReturn: async ({ salesChannelOrderId }) =>
        this.move(salesChannelOrderId, { status: 'RETURN_REQUESTED' }),
      orders: async (after = '0') => {
        const later = [...this.placed.values()].filter(({ sequence }) => sequence > Number(after));
        return { orders: later.map(({ order }) => order), after: String(this.count) };
      },
    };
  }

  private get allListings(): Listing[] {
    return [...this.stored.values()].map(({ listing }) => listing);
  }

  private async answer(rows: AnswerRow[]): Promise<void> {
    for (const { skuId, listingVersion, status, message, salesChannelSkuId } of rows) {
      const stored = this.stored.get(skuId);
      if (!stored || listingVersion < stored.changedAt) continue;
      stored.message = message;
      const answered = status === 'APPROVED' ? 'SALES_CHANNEL_APPROVED' : 'SALES_CHANNEL_DENIED';
      if (
        stored.listing.status === answered &&
        stored.listing.salesChannelSkuId === salesChannelSkuId
      ) {
        continue;
      }
      this.change(skuId, { status: answered, salesChannelSkuId } as Partial<Listing>, false);
    }
  }

  async messages(skuId: string): Promise<readonly string[]> {
    const { message } = this.stored.get(skuId) ?? {};
    return message === undefined ? [] : [message];
  }

  private async place(placed: PlacedOrder): Promise<void> {
    const { merchantId, salesChannelOrderId, salesChannelSkuId, quantity, salePrice } = placed;
    const owner = [...this.stored.values()].find(
      ({ listing }) => listing.salesChannelSkuId === salesChannelSkuId,
    );
    const item = { skuId: owner?.listing.skuId, salesChannelSkuId, quantity, salePrice, id: '1' };
    const orderId = `${merchantId}-MELI-${salesChannelOrderId}`;
    const order = { orderId, salesChannelOrderId, items: [item], status: 'CREATED', parcels: [] };
    this.keep({ ...order, merchantId } as unknown as SoldOrder);
  }

  private approve(id: string): void {
    const parcels = [{ parcelId: `P-${id}`, trackingNumber: `T-${id}`, items: [], events: [] }];
    this.move(id, { status: 'READY_TO_SHIP', parcels });
  }

  async cancelOrder(orderId: string): Promise<void> {
    this.move(orderId.replace('ACME-MELI-', ''), { status: 'CANCELLED' });
  }

  async ship({ salesChannelOrderId }: SoldOrder): Promise<void> {
    this.move(salesChannelOrderId, { status: 'SHIPPED' });
  }

  async deliver({ salesChannelOrderId }: SoldOrder): Promise<void> {
    this.move(salesChannelOrderId, { status: 'DELIVERED' });
  }

  async orders(): Promise<readonly SoldOrder[]> {
    return [...this.placed.values()].map(({ order }) => order);
  }

  async refusedSince(): Promise<readonly RefusedRequest[]> {
    return this.refused;
  }

  private change(skuId: string, members: Partial<Listing>, makesStale: boolean): void {
    this.count += 1;
    const before = this.stored.get(skuId);
    const names = { merchantId: this.merchantId, skuId, id: `id-${skuId}`, action: 'publish' };
    const changed = { ...names, ...before?.listing, ...members };
    // As the sandbox's own connector does.
    const isApproved = makesStale && changed.action === 'publish';
    const approved = {
      status: 'SALES_CHANNEL_APPROVED',
      salesChannelSkuId: `MELI-${names.id}`,
    };
    const listing = {
      ...changed,
      ...(isApproved && approved),
      listingVersion: this.count,
    } as Listing;
    const changedAt = makesStale ? this.count : (before?.changedAt ?? this.count);
    this.stored.set(skuId, { listing, changedAt, message: before?.message });
  }

  private move(id: string, members: Partial<SoldOrder>): void {
    const placed = this.placed.get(id);
    if (placed) this.keep({ ...placed.order, ...members });
  }

  private keep(order: SoldOrder): void {
    this.count += 1;
    this.placed.set(order.salesChannelOrderId, { order, sequence: this.count });
  }
}
