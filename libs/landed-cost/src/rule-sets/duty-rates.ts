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
  /** For goods that no prefix matches; marks what is computed with it as an estimate. Without it they are refused. */
  default?: Rate;
  /** The longest matching prefix decides; of two equal ones that with the goods' origin. At most 5,000. */
  rates: DutyRate[];
}

export interface DutyRate {
  /** 2 to 10 digits that the HS code begins with. */
  hsPrefix: string;
  /** Countries of origin; absent: every country. */
  origin?: string[];
  rate: Rate;
}
