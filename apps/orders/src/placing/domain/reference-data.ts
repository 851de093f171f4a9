/** What this service knows of the others that an order is checked against and derived from. */
export interface ReferenceData {
  merchant?: KnownMerchant;
  channel?: KnownChannel;
  /** By the id that an item names it with; only SKUs that may be ordered. */
  skus: ReadonlyMap<string, KnownSku>;
  /** Units per US dollar by currency; USD itself is 1. */
  rates: ReadonlyMap<string, string>;
}

export interface KnownMerchant {
  country: string;
  currency: string;
  connectedChannels: readonly string[];
}

export interface KnownChannel {
  country: string;
  currency: string;
  taxType: 'DDP' | 'DDU';
  feeShare: string;
  active: boolean;
}

/** A SKU as it is at intake. */
export interface KnownSku {
  skuId: string;
  productId: string;
  ean: string;
  hscode: string;
  /** kg */
  weight: string;
  /** cm */
  length: number;
  width: number;
  height: number;
  imageUrl?: string;
}
