import type { Day } from '../day.js';

/**
 * The tax rules of one destination from one day on, as operators load them (decision 9.2). Country codes are ISO 3166-1
 * alpha-2, currencies ISO 4217, numbers are decimals as text.
 */
export interface RuleSet {
  destination: string;
  /** IANA name; the rules of a day apply to what happens on that day there. */
  timeZone: string;
  validFrom: Day;
  /** The last day in force. */
  validUntil?: Day;
  /** Laws, regulations, notices; at least one. */
  source: string[];
  url?: string[];
  /** True for an approximation of the law. */
  estimate?: boolean;
  /** A line of a cart takes the first whose `when` it matches. */
  cases: RuleCase[];
}

export type RuleCase = RefusedCase | TaxedCase;

/** Goods that the rules refuse. */
export interface RefusedCase {
  when?: When;
  /** Why, for example `excise-goods`. */
  refuse: string;
}

export interface TaxedCase {
  when?: When;
  /** The parts that `value` is the sum of; without it goods, freight and insurance. */
  value?: Part[];
  /**
   * The limits of the brackets are compared with the sum over all lines of the consignment, also those of other cases,
   * each with the parts that its own case names; or with one unit of the line.
   */
  limit: { of: Part[]; currency: string; per: 'consignment' | 'unit' };
  /** By rising limits, each inclusive. A value above the last one is refused; null is no limit. */
  brackets: { upTo: string | null; taxes: TaxRule[] }[];
}

/** All must hold; an absent member always does. */
export interface When {
  /** Digits that the HS code begins with. */
  hs?: string[];
  /** Countries of origin of the goods. */
  origin?: string[];
  /** Countries from which the parcel is sent. */
  shippedFrom?: string[];
  /** States or provinces of the destination. */
  region?: string[];
  /** Schemes that the channel's seller is registered for. */
  scheme?: string[];
  /** How the parcel travels, for example `courier`. */
  mode?: string[];
}

/** What a consignment consists of, without its taxes; `value` is their sum where a case does not say otherwise. */
export const GIVEN_PARTS: readonly string[] = ['goods', 'freight', 'insurance'];

/** `goods`, `freight`, `insurance`, `value`, or the name of an earlier tax of the bracket; or a multiple of one. */
export type Part = string | { of: string; x: string };

/** `"0.19"`, or a fraction of two decimals, `"22/78"`. */
export type Rate = string;

export interface TaxRule {
  /** Free text, the same for the same tax in each bracket, for example `customs-duty`. */
  name: string;
  kind: 'duty' | 'tax' | 'fee';
  /** A rate of `base`, `byHs` for that of the destination's duty rates, or the first whose `when` matches the line. */
  rate?: Rate | 'byHs' | { when?: When; rate: Rate | 'byHs' }[];
  base?: Part[];
  /** In place of `rate` and `base`. */
  amount?: FixedAmount;
  /** The tax is part of its own base: base · rate ÷ (1 − rate). */
  inside?: boolean;
  /** Taken off the tax of the consignment. */
  less?: Amount;
  /** Of the consignment's total. */
  min?: Amount;
  max?: Amount;
  collectedBy: 'seller' | 'carrier' | 'customs';
  /** Shown, and part of no total. */
  informative?: boolean;
}

export interface Amount {
  value: string;
  currency: string;
}

/** Digits of an HS prefix for which `hsLine` charges once, where an amount does not say otherwise. */
export const HS_DIGITS_OF_A_LINE = 6;

/** Charged once for a consignment, for each different HS prefix of `digits` ({@link HS_DIGITS_OF_A_LINE} when absent) in it, or for each unit. */
export interface FixedAmount extends Amount {
  per: 'consignment' | 'hsLine' | 'unit';
  digits?: number;
}
