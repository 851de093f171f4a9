import type { Day } from '../day.js';

/** What a carrier's service charges from an origin to a destination (decision 9.5). Numbers are decimals as text. */
export interface FreightTariff {
  /** ISO 3166-1 alpha-2, or `*` for any. */
  origin: string;
  destination: string;
  /** As a channel names it, for example `STANDARD`. */
  service: string;
  currency: string;
  validFrom: Day;
  /** The last day in force. */
  validUntil?: Day;
  source: string[];
  url?: string[];
  estimate?: boolean;
  /** cm³ per kg of volumetric weight. */
  divisor: string;
  minimumKg: string;
  roundUpToKg: string;
  /** By rising weight, each limit inclusive. */
  steps: { upToKg: string; price: string }[];
  /** For each kg of the rounded weight above the last step; without it nothing heavier is carried. */
  perKgAbove?: string;
  surcharges?: Surcharge[];
  /** Days in transit, at least and at most. */
  etaDays: [number, number];
}

/** One of `percent` (of the price of the weight), `perKg` and `amount`. */
export interface Surcharge {
  name: string;
  percent?: string;
  perKg?: string;
  amount?: string;
  /** All must hold. */
  when?: {
    postalPrefix?: string[];
    longestSideOverCm?: string;
    kgOver?: string;
    from?: Day;
    until?: Day;
  };
}
