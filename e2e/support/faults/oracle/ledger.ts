export type PricedBy = 'upsert' | 'request';

/** The acknowledged writes of one SKU. Each write has a unique value. */
export interface SkuEntry {
  merchantId: string;
  skuId: string;
  productId: string;
  /** The brands that its upserts set. */
  brands: string[];
  quantities: number[];
  /** The origin sale prices that were set. */
  prices: number[];
  /** Whether prices are set by upserts (decision 3.11) or by separate requests, which may overtake each other. */
  pricedBy: PricedBy;
}

export interface OrderEntry {
  merchantId: string;
  orderId: string;
  salesChannelOrderId: string;
  /** The SKUs of its lines, one unit each. */
  skuIds: readonly string[];
  isApproved: boolean;
  isCancelled: boolean;
  parcelId?: string;
  shipmentId?: string;
  /** The tracking events reported for its parcel. */
  reports: { code: string; eventDate: string }[];
  /** Several programs acted on it concurrently, so several histories are valid. */
  isContended?: boolean;
  /** A cancel was rejected, which is valid only if the parcel has left. */
  isCancelRefused?: boolean;
  isReturned?: boolean;
}

/** A write of a unique absolute quantity to stock that several programs write. */
export interface StockWrite {
  quantity: number;
  /** The `changeFromQuantity` of the write. */
  from?: number;
  isRefused: boolean;
  isCertain: boolean;
  sentAt: number;
  answeredAt: number;
}

export interface StockEntry {
  merchantId: string;
  skuId: string;
  writes: StockWrite[];
}

/** A SKU that upserts of its product omit and restore. */
export interface DeletedEntry {
  merchantId: string;
  skuId: string;
  isDeleted: boolean;
  /** The number of times it was omitted. */
  deletions: number;
}

/** The acknowledged writes of the clients of one round. */
export class Ledger {
  readonly skus = new Map<string, SkuEntry>();
  readonly orders: OrderEntry[] = [];
  readonly stock = new Map<string, StockEntry>();
  readonly deleted = new Map<string, DeletedEntry>();
  /** Expected number of rejections of each channel event: 1 if orders must reject it, else 0. */
  readonly rejections = new Map<string, 0 | 1>();
  acknowledged = 0;
  private number = 0;

  /** A unique number over all programs. */
  nextNumber(): number {
    this.number += 1;
    return this.number;
  }

  stockOf(merchantId: string, skuId: string): StockEntry {
    const key = `${merchantId}:${skuId}`;
    const entry = this.stock.get(key) ?? { merchantId, skuId, writes: [] };
    this.stock.set(key, entry);
    return entry;
  }

  sku(described: Pick<SkuEntry, 'merchantId' | 'skuId' | 'productId' | 'pricedBy'>): SkuEntry {
    const key = `${described.merchantId}:${described.skuId}`;
    const entry = this.skus.get(key) ?? {
      ...described,
      brands: [],
      quantities: [],
      prices: [],
    };
    this.skus.set(key, entry);
    return entry;
  }
}
