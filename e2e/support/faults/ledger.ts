export type PricedBy = 'upsert' | 'request';

/** What a client was published is done, of one SKU. Each write says something that no other says. */
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
  /** Several programs acted on it at once: its history is one of many that are allowed. */
  isContended?: boolean;
  /** A cancel was refused, which only a parcel that has left may cause. */
  isCancelRefused?: boolean;
  isReturned?: boolean;
}

/** A write of an absolute quantity that no other write has, on stock that several programs write. */
export interface StockWrite {
  quantity: number;
  /** Its `changeFromQuantity`. */
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

/** A SKU that upserts of its product leave out and bring back. */
export interface DeletedEntry {
  merchantId: string;
  skuId: string;
  isDeleted: boolean;
  /** How often it was left out. */
  deletions: number;
}

/** What the clients of one round were published is done. */
export class Ledger {
  readonly skus = new Map<string, SkuEntry>();
  readonly orders: OrderEntry[] = [];
  readonly stock = new Map<string, StockEntry>();
  readonly deleted = new Map<string, DeletedEntry>();
  /** How many answers each event of a channel must have: 1 where orders must refuse it, else 0. */
  readonly rejections = new Map<string, 0 | 1>();
  acknowledged = 0;
  private number = 0;

  /** Another one each time, over all programs. */
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
