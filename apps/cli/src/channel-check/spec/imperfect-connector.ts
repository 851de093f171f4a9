import type { Listing, Shop, ShopOrder, ShopSku, SkuNames, SoldOrder } from '../bench.js';

/** Each fault that the connector can have. */
export const PLANTED = [
  'answers-out-of-order',
  'swapped-variants',
  'one-id-for-all',
  'unanswered-variant',
  'cursor-lost-in-restart',
  'late-price',
  'old-title',
  'stock-not-applied',
  'ignored-withdrawal',
  'stays-withdrawn',
  'denial-without-message',
  'approves-refused',
  'lost-order',
  'double-order',
  'order-of-wrong-sku',
  'order-at-old-price',
  'never-approved',
  'missing-tracking',
  'missing-delivery',
  'lost-return',
  'lost-cancel',
  'ignored-cancel',
] as const;

export type Planted = (typeof PLANTED)[number];

export interface AnswerRow {
  merchantId: string;
  skuId: string;
  listingVersion: number;
  status: 'APPROVED' | 'DENIED';
  message?: string;
  salesChannelSkuId?: string;
}

export interface PlacedOrder {
  merchantId: string;
  salesChannelOrderId: string;
  salesChannelSkuId: string;
  quantity: number;
  salePrice: number;
}

/** The operations that a connector calls; the orders' ids are those of the shop. */
export interface ChannelApi {
  listings(after: string | undefined): Promise<{ listings: Listing[]; after: string }>;
  answer(rows: AnswerRow[]): Promise<void>;
  place(order: PlacedOrder): Promise<void>;
  approve(salesChannelOrderId: string): Promise<void>;
  cancel(salesChannelOrderId: string): Promise<void>;
  requestReturn(order: SoldOrder): Promise<void>;
  orders(after: string | undefined): Promise<{ orders: SoldOrder[]; after: string }>;
}

interface SoldInShop extends PlacedOrder {
  /** The pending work of the connector in Entrepot. */
  pending: ('place' | 'cancel' | 'return')[];
  status: string;
  trackingNumber?: string;
}

const LATE_TURNS = 15;

/** A shop in memory with its connector, which has the given faults. */
export class ImperfectConnector implements Shop {
  readonly canShow: boolean;
  readonly canOrder: boolean;
  private readonly skus = new Map<string, Required<ShopSku>>();
  private readonly sold = new Map<string, SoldInShop>();
  private readonly versions = new Map<string, number>();
  private readonly ordersById = new Map<string, SoldOrder>();
  /** Prices that the shop does not have yet, with the number of turns until it does. */
  private readonly latePrices = new Map<string, { price: number; turns: number }>();
  private afterListings: string | undefined;
  private afterOrders: string | undefined;
  private isRestarted = false;

  constructor(
    private readonly api: ChannelApi,
    private readonly planted: readonly Planted[],
    /** Whether its SKUs belong to the check. */
    private readonly isOwn: (merchantId: string) => boolean,
    { canShow = true, canOrder = true } = {},
  ) {
    this.canShow = canShow;
    this.canOrder = canOrder;
  }

  /** Reads and does the pending work once. */
  async turn(): Promise<void> {
    await this.takeListings();
    this.applyLatePrices();
    for (const order of this.sold.values()) await this.report(order);
    await this.takeOrders();
  }

  async sku({ salesChannelSkuId = '' }: SkuNames): Promise<ShopSku | undefined> {
    return this.skus.get(salesChannelSkuId);
  }

  async place(names: SkuNames & { quantity: number }): Promise<string> {
    const { merchantId, salesChannelSkuId = '', quantity } = names;
    const salesChannelOrderId = `${merchantId}-${this.sold.size + 1}`;
    const sku = this.skus.get(salesChannelSkuId);
    if (!sku) throw new Error(`the shop does not have ${salesChannelSkuId}`);
    this.sold.set(salesChannelOrderId, {
      merchantId,
      salesChannelOrderId,
      salesChannelSkuId,
      quantity,
      salePrice: sku.price,
      pending: ['place'],
      status: 'paid',
    });
    sku.stock -= quantity;
    return salesChannelOrderId;
  }

  async cancel(orderId: string): Promise<boolean> {
    this.orderAt(orderId).pending.push('cancel');
    return true;
  }

  async return(orderId: string): Promise<boolean> {
    this.orderAt(orderId).pending.push('return');
    return true;
  }

  async order(orderId: string): Promise<ShopOrder> {
    const { status, trackingNumber } = this.orderAt(orderId);
    return { status, ...(trackingNumber !== undefined && { trackingNumber }) };
  }

  private orderAt(orderId: string): SoldInShop {
    const order = this.sold.get(orderId);
    if (!order) throw new Error(`the shop has no order ${orderId}`);
    return order;
  }

  private has(planted: Planted): boolean {
    return this.planted.includes(planted);
  }

  private async takeListings(): Promise<void> {
    const { listings, after } = await this.api.listings(this.afterListings);
    this.afterListings = after;
    const ownListings = listings.filter(({ merchantId }) => this.isOwn(merchantId));
    if (this.has('cursor-lost-in-restart') && !this.isRestarted && this.missesText(ownListings)) {
      this.isRestarted = true;
      return;
    }
    const rows = ownListings.flatMap((listing) => this.apply(listing));
    if (rows.length > 0) await this.api.answer(rows);
  }

  /** The connector begins at the end of the list, so it never reads these changes. */
  private missesText(listings: readonly Listing[]): boolean {
    return listings.some(({ name = '' }) => name.endsWith(' 2'));
  }

  /** Shows a listing in the shop. @returns the answer */
  private apply(listing: Listing): AnswerRow[] {
    const { merchantId, skuId, listingVersion, action } = listing;
    const id = this.idOf(skuId);
    const shown = this.skus.get(id);
    if (action === 'withdraw') {
      if (shown && !this.has('ignored-withdrawal')) shown.visible = false;
      return [];
    }
    const first = this.versions.get(skuId) ?? listingVersion;
    this.versions.set(skuId, first);
    const answered = this.has('answers-out-of-order') ? first : listingVersion;
    const row = { merchantId, skuId, listingVersion: answered };
    const refused = listing.images?.some((image) => image.includes('.invalid'));
    if (refused && !this.has('approves-refused')) {
      const message = this.has('denial-without-message')
        ? {}
        : { message: 'The image cannot be fetched.' };
      return [{ ...row, status: 'DENIED', ...message }];
    }
    if (this.has('unanswered-variant') && skuId.endsWith('-L')) return [];
    this.skus.set(id, this.shownOf(listing, shown));
    const salesChannelSkuId = this.answeredId(skuId);
    return [{ ...row, status: 'APPROVED', salesChannelSkuId }];
  }

  private shownOf(listing: Listing, shown: Required<ShopSku> | undefined): Required<ShopSku> {
    const { skuId, name = '', price, quantity } = listing;
    const sale = price?.sale ?? 0;
    const keeps = (planted: Planted) => this.has(planted) && shown !== undefined;
    if (keeps('late-price') && shown?.price !== sale && !this.latePrices.has(skuId)) {
      this.latePrices.set(skuId, { price: sale, turns: LATE_TURNS });
    }
    const isOld = keeps('late-price') || keeps('order-at-old-price');
    return {
      visible: keeps('stays-withdrawn') ? (shown?.visible ?? true) : true,
      title: keeps('old-title') ? (shown?.title ?? name) : name,
      price: isOld ? (shown?.price ?? sale) : sale,
      stock: keeps('stock-not-applied') ? (shown?.stock ?? 0) : (quantity ?? 0),
    };
  }

  private applyLatePrices(): void {
    for (const [skuId, late] of this.latePrices) {
      late.turns -= 1;
      const shown = this.skus.get(this.idOf(skuId));
      if (late.turns > 0 || !shown) continue;
      shown.price = late.price;
      this.latePrices.delete(skuId);
    }
  }

  private idOf(skuId: string): string {
    return this.has('one-id-for-all') ? 'shop-1' : `shop-${skuId}`;
  }

  private answeredId(skuId: string): string {
    if (!this.has('swapped-variants')) return this.idOf(skuId);
    const swapped = { S: 'M', M: 'S' }[skuId.slice(-1)];
    return this.idOf(swapped === undefined ? skuId : skuId.slice(0, -1) + swapped);
  }

  private async report(order: SoldInShop): Promise<void> {
    const { salesChannelOrderId } = order;
    const pending = order.pending.splice(0);
    for (const call of pending) {
      if (call === 'place') await this.placeOnce(order);
      else if (call === 'cancel' && !this.has('lost-cancel')) {
        await this.api.cancel(salesChannelOrderId);
      } else if (call === 'return' && !this.has('lost-return')) {
        const soldOrder = this.ordersById.get(salesChannelOrderId);
        if (soldOrder) await this.api.requestReturn(soldOrder);
      }
    }
  }

  private async placeOnce(order: SoldInShop): Promise<void> {
    if (this.has('lost-order')) return;
    const sold = this.has('order-of-wrong-sku')
      ? { ...order, salesChannelSkuId: order.salesChannelSkuId.replace(/S$/, 'M') }
      : order;
    const copies = this.has('double-order') ? ['', '-again'] : [''];
    for (const copy of copies) {
      const salesChannelOrderId = `${order.salesChannelOrderId}${copy}`;
      await this.api.place({ ...sold, salesChannelOrderId });
      if (!this.has('never-approved')) await this.api.approve(salesChannelOrderId);
    }
  }

  private async takeOrders(): Promise<void> {
    const { orders, after } = await this.api.orders(this.afterOrders);
    this.afterOrders = after;
    for (const order of orders) this.takeOrder(order);
  }

  private takeOrder(order: SoldOrder): void {
    const { salesChannelOrderId, status, parcels } = order;
    const sold = this.sold.get(salesChannelOrderId);
    if (!sold) return;
    this.ordersById.set(salesChannelOrderId, order);
    const trackingNumber = parcels[0]?.trackingNumber;
    if (trackingNumber !== undefined && !this.has('missing-tracking')) {
      sold.trackingNumber = trackingNumber;
    }
    if (status === 'DELIVERED' && !this.has('missing-delivery')) sold.status = 'delivered';
    if (status === 'CANCELLED' && !this.has('ignored-cancel')) sold.status = 'cancelled';
  }
}
