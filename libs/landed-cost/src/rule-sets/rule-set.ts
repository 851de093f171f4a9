import type { Day } from '../day.js';

/**
 * The tax rules of one destination from one day on, as operators load them (decision 9.2). Country codes are ISO 3166-1
 * alpha-2, currencies ISO 4217, numbers are decimals as text.
 */
export interface RuleSet {
  destination: string;
  /** IANA name; a rule set applies to events on its days in this time zone. */
  timeZone: string;
  validFrom: Day;
  /** The last day in force. */
  validUntil?: Day;
  /** Laws, regulations, notices; at least one. */
  source: string[];
  url?: string[];
  /** True for an approximation of the law. */
  estimate?: boolean;
  /** The first case whose `when` matches a line of a cart applies to it. */
  cases: RuleCase[];
}

export type RuleCase = RefusedCase | TaxedCase;

/** Goods that the rules refuse. */
export interface RefusedCase {
  when?: When;
  /** The reason, for example `excise-goods`. */
  refuse: string;
}

export interface TaxedCase {
  when?: When;
  /** The parts that `value` adds up; by default goods, freight and insurance. */
  value?: Part[];
  /**
   * The amount that is compared with the limits of the brackets: the sum over all lines of the consignment, including
   * lines of other cases, each with the parts that its own case names; or one unit of the line.
   */
  limit: { of: Part[]; currency: string; per: 'consignment' | 'unit' };
  /** In ascending order of limits, each inclusive. A value above the last limit is refused; null for no limit. */
  brackets: { upTo: string | null; taxes: TaxRule[] }[];
}

/** All given conditions must be met. */
export interface When {
  /** The first digits of the HS code. */
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

/** The parts of a consignment without its taxes; `value` is their sum by default. */
export const GIVEN_PARTS: readonly string[] = ['goods', 'freight', 'insurance'];

/** `goods`, `freight`, `insurance`, `value`, or the name of an earlier tax of the bracket; or a multiple of one. */
export type Part = string | { of: string; x: string };

/** `"0.19"`, or a fraction of two decimals, `"22/78"`. */
export type Rate = string;

export interface TaxRule {
  /** Free text, equal for the same tax in every bracket, for example `customs-duty`. */
  name: string;
  kind: 'duty' | 'tax' | 'fee';
  /** A rate of `base`, `byHs` for the destination's duty rates, or the first rate whose `when` matches the line. */
  rate?: Rate | 'byHs' | { when?: When; rate: Rate | 'byHs' }[];
  base?: Part[];
  /** Instead of `rate` and `base`. */
  amount?: FixedAmount;
  /** The tax is part of its own base: base · rate ÷ (1 − rate). */
  inside?: boolean;
  /** Deducted from the tax of the consignment. */
  less?: Amount;
  /** Applies to the total of the consignment. */
  min?: Amount;
  max?: Amount;
  collectedBy: 'seller' | 'carrier' | 'customs';
  /** Shown, but not included in any total. */
  informative?: boolean;
}

export interface Amount {
  value: string;
  currency: string;
}

/** The default number of digits of an HS prefix for which `hsLine` charges once. */
export const HS_DIGITS_OF_A_LINE = 6;

/**
 * Charged once for a consignment, once for each different HS prefix of `digits` ({@link HS_DIGITS_OF_A_LINE} by
 * default) in the consignment, or for each unit.
 */
export interface FixedAmount extends Amount {
  per: 'consignment' | 'hsLine' | 'unit';
  digits?: number;
}
