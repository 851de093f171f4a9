/** A merchant as configured by operators (decision 2.8). */
export interface Merchant {
  merchantId: string;
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 4217. */
  currency: string;
  autoLocalization: boolean;
  /** Without duplicates, sorted. */
  connectedChannels: readonly string[];
  active: boolean;
}

/** A sales channel as configured by operators (decision 2.8). Decimals are canonical texts. */
export interface SalesChannel {
  salesChannel: string;
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 4217. */
  currency: string;
  /** BCP 47. */
  locale: string;
  /** Whether the channel computes taxes itself, so that its prices exclude them. */
  taxesOnline: boolean;
  /** The channel's share of a sale, 0 to below 1. */
  feeShare: string;
  /** Shown prices are k·step + offset (decision 5.2). */
  priceEnding: { step: string; offset: string };
  active: boolean;
  /** The service of the freight tariff (decision 9.5). */
  service: string;
  /** Whether freight is a separate part for tax rules; otherwise it counts as goods (decision 9.7). */
  freightShownSeparately: boolean;
  /** The scheme for which the seller is registered, as tax rules name it. */
  scheme: string | undefined;
  /** State or province of the destination, as tax rules name it. */
  region: string | undefined;
}

/** The record that an operator requests. Without `active`, the stored value stays; a new record is active. */
export type Wanted<T extends { active: boolean }> = Omit<T, 'active'> & { active?: boolean };

/** A record with the version of its last event. */
export type Versioned<T> = T & { version: number };

/** The version and time of the last event about a subject. */
export interface LastChange {
  version: number;
  changedAt: Date;
}

/** DDP if prices include taxes (decision 6.6). */
export function taxTypeOf({ taxesOnline }: Pick<SalesChannel, 'taxesOnline'>): 'DDP' | 'DDU' {
  return taxesOnline ? 'DDU' : 'DDP';
}

/** Changed member names, in the order in which `after` names them. */
export function changedMembers<T extends object>(before: T, after: T): (keyof T & string)[] {
  const names = Object.keys(after) as (keyof T & string)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

/**
 * The channels that open or close to a merchant when the merchant changes.
 * @param openChannels the channels that are active
 */
export function channelsToAlign(
  before: Merchant | undefined,
  after: Merchant,
  openChannels: ReadonlySet<string>,
): string[] {
  const sellsIn = (merchant: Merchant | undefined) =>
    (merchant?.active ? merchant.connectedChannels : []).filter((one) => openChannels.has(one));
  const formerly = sellsIn(before);
  const now = sellsIn(after);
  return [
    ...formerly.filter((one) => !now.includes(one)),
    ...now.filter((one) => !formerly.includes(one)),
  ];
}
