export type PricedBy = 'upsert' | 'request';

/** What a client was told is done, of one SKU. Each write says something that no other says. */
export interface SkuEntry {
  merchantId: string;
  skuId: string;
  productId: string;
  /** Brands of its upserts. */
  brands: string[];
  quantities: number[];
  /** Origin sale prices. */
  prices: number[];
  /** Whether they come with its upserts (decision 3.11) or by requests of their own, which may overtake each other. */
  pricedBy: PricedBy;
}

export interface OrderEntry {
  merchantId: string;
  orderId: string;
  salesChannelOrderId: string;
  /** One piece of each. */
  skuIds: readonly string[];
  isApproved: boolean;
  isCancelled: boolean;
  parcelId?: string;
  shipmentId?: string;
  /** What was reported of its parcel. */
  reports: { code: string; eventDate: string }[];
}

/** What the clients of one round were told is done. */
export class Ledger {
  readonly skus = new Map<string, SkuEntry>();
  readonly orders: OrderEntry[] = [];
  acknowledged = 0;

  sku(one: Pick<SkuEntry, 'merchantId' | 'skuId' | 'productId' | 'pricedBy'>): SkuEntry {
    const key = `${one.merchantId}:${one.skuId}`;
    const entry = this.skus.get(key) ?? {
      ...one,
      brands: [],
      quantities: [],
      prices: [],
    };
    this.skus.set(key, entry);
    return entry;
  }
}
