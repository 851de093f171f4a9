import type { Day } from '../day.js';

/** The prices of a carrier's service from an origin to a destination (decision 9.5). Numbers are decimals as text. */
export interface FreightTariff {
  /** ISO 3166-1 alpha-2, or `*` for any. */
  origin: string;
  destination: string;
  /** The name that channels use, for example `STANDARD`. */
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
  /** In ascending order of weight, each limit inclusive. */
  steps: { upToKg: string; price: string }[];
  /** The price of each kg of the rounded weight above the last step; without it, heavier parcels are refused. */
  perKgAbove?: string;
  surcharges?: Surcharge[];
  /** The minimum and maximum number of days in transit. */
  etaDays: [number, number];
}

/** A surcharge has one of `percent` (of the price by weight), `perKg` and `amount`. */
export interface Surcharge {
  name: string;
  percent?: string;
  perKg?: string;
  amount?: string;
  /** All given conditions must be met. */
  when?: {
    postalPrefix?: string[];
    longestSideOverCm?: string;
    kgOver?: string;
    from?: Day;
    until?: Day;
  };
}
