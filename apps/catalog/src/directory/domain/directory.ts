import type { ChannelSettings } from '#contracts';
import { isDeepStrictEqual } from 'node:util';

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

/** A sales channel as configured by operators (decision 2.8). */
export interface SalesChannel extends ChannelSettings {
  salesChannel: string;
  name: string;
  /** BCP 47. */
  locale: string;
  active: boolean;
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

/** Changed member names: those of `after`, then those that it no longer has. Versions are not compared. */
export function changedMembers<T extends object>(
  before: T & { version?: number },
  after: T,
): (keyof T & string)[] {
  const names = Object.keys({ ...after, ...before }) as (keyof T & string)[];
  return names.filter(
    (name) => name !== 'version' && !isDeepStrictEqual(before[name], after[name]),
  );
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
    (merchant?.active ? merchant.connectedChannels : []).filter((channel) =>
      openChannels.has(channel),
    );
  const formerly = sellsIn(before);
  const now = sellsIn(after);
  return [
    ...formerly.filter((channel) => !now.includes(channel)),
    ...now.filter((channel) => !formerly.includes(channel)),
  ];
}
