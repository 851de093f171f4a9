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

  sku(merchantId: string, skuId: string, productId: string): SkuEntry {
    const key = `${merchantId}:${skuId}`;
    const entry = this.skus.get(key) ?? {
      merchantId,
      skuId,
      productId,
      brands: [],
      quantities: [],
      prices: [],
    };
    this.skus.set(key, entry);
    return entry;
  }
}
