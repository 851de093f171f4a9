import type { ChannelSettings } from '#contracts';
import type { Day, TermsByDestination } from '#landed-cost';

/** The reference data of other services that an order is checked against and derived from. */
export interface ReferenceData {
  merchant?: KnownMerchant;
  channel?: KnownChannel;
  /** By the id that an item uses; only orderable SKUs. */
  skus: ReadonlyMap<string, KnownSku>;
  /** Units per US dollar by currency, of all that are known; USD itself is 1. */
  rates: ReadonlyMap<string, string>;
  /** The terms of the channel's country (decision 9.6). */
  terms: TermsByDestination;
}

/** The reference data of a valid order. */
export interface Checked {
  merchant: KnownMerchant;
  channel: KnownChannel;
  /** The SKUs, in the order of the items. */
  skus: readonly KnownSku[];
  /** Units per US dollar. */
  merchantRate: string;
  channelRate: string;
  rates: ReferenceData['rates'];
  terms: ReferenceData['terms'];
  /** The day whose terms apply: the day of receipt at the destination (decision 5.9), or that of the quote. */
  day: Day;
}

export interface KnownMerchant {
  country: string;
  currency: string;
  connectedChannels: readonly string[];
}

/** A channel's settings; its region is that of orders whose address has none (decision 9.7). */
export interface KnownChannel extends ChannelSettings {
  active: boolean;
}

/** The data of a SKU at intake. */
export interface KnownSku {
  skuId: string;
  productId: string;
  ean: string;
  hscode: string;
  /** Absent: the merchant's country (decision 6.6). */
  countryOfOrigin?: string;
  /** kg */
  weight: string;
  /** cm */
  length: number;
  width: number;
  height: number;
  imageUrl?: string;
}
