/** A merchant as operators set it up (decision 2.8). */
export interface Merchant {
  merchantId: string;
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 4217. */
  currency: string;
  autoLocalization: boolean;
  /** Each once, in order. */
  connectedChannels: readonly string[];
  active: boolean;
}

/** A sales channel as operators set it up (decision 2.8). Decimals are canonical texts. */
export interface SalesChannel {
  salesChannel: string;
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 4217. */
  currency: string;
  /** BCP 47. */
  locale: string;
  /** The channel computes taxes itself, so its prices are without. */
  taxesOnline: boolean;
  /** The channel's share of a sale, 0 to below 1. */
  feeShare: string;
  /** Shown prices are k·step + offset (decision 5.2). */
  priceEnding: { step: string; offset: string };
  active: boolean;
  /** Of the freight tariff (decision 9.5). */
  service: string;
  /** Freight is a part of its own to tax rules, else it counts as goods (decision 9.7). */
  freightShownSeparately: boolean;
  /** That the seller is registered for, as tax rules name it. */
  scheme: string | undefined;
  /** State or province of the destination, as tax rules name it. */
  region: string | undefined;
}

/** As an operator requests it; `active` left out: unchanged, or true for a new one. */
export type Wanted<T extends { active: boolean }> = Omit<T, 'active'> & { active?: boolean };

/** With the version of its last event. */
export type Versioned<T> = T & { version: number };

/** What was last published of a subject: which of its events it was, and when. */
export interface LastChange {
  version: number;
  changedAt: Date;
}

/** Decision 6.6: DDP where prices include taxes. */
export function taxTypeOf({ taxesOnline }: Pick<SalesChannel, 'taxesOnline'>): 'DDP' | 'DDU' {
  return taxesOnline ? 'DDU' : 'DDP';
}

/** Changed member names, in the order in which `after` names them. */
export function changedMembers<T extends object>(before: T, after: T): (keyof T & string)[] {
  const names = Object.keys(after) as (keyof T & string)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

/**
 * The channels that open or close to a merchant by a change of it.
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
