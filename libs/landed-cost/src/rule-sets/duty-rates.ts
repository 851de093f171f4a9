import type { Day } from '../day.js';
import type { Rate } from './rule-set.js';

/** The duty rates of one destination, which `byHs` looks up (decisions 9.3, 9.4). */
export interface DutyRates {
  destination: string;
  validFrom: Day;
  /** The last day in force. */
  validUntil?: Day;
  source: string[];
  url?: string[];
  estimate?: boolean;
  /**
   * The rate of goods that no prefix matches; amounts computed with it are marked as estimates. Without a default, such
   * goods are refused.
   */
  default?: Rate;
  /** The longest matching prefix applies; of two equal ones, the entry with the goods' origin. At most 5,000. */
  rates: DutyRate[];
}

export interface DutyRate {
  /** The first 2 to 10 digits of the HS code. */
  hsPrefix: string;
  /** Countries of origin; every country if absent. */
  origin?: string[];
  rate: Rate;
}
