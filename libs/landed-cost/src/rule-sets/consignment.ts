import type { Decimal } from '#money';
import type { DutyTable } from './duty-table.js';

/** Goods in one parcel; amounts in the destination's currency. */
export interface Consignment {
  /** At least one. */
  lines: readonly ConsignmentLine[];
  /** For the whole consignment, unless the value of the lines includes it. */
  freight: Decimal;
  insurance: Decimal;
  /** ISO 3166-1 alpha-2 */
  shippedFrom: string;
  /** State or province of the destination. */
  region?: string | undefined;
  scheme?: string | undefined;
  mode?: string | undefined;
}

export interface ConsignmentLine {
  /** 6 to 10 digits; empty if unknown, which only rules that distinguish lines refuse. */
  hsCode: string;
  /** ISO 3166-1 alpha-2 */
  origin: string;
  /** Above 0. */
  quantity: Decimal;
  /** The value of all units, 0 or more. */
  value: Decimal;
}

/** Rates that rule sets look up. */
export interface Rates {
  /**
   * Returns the units of the destination's currency per unit of another; called only for currencies of the rule set.
   */
  local: (currency: string) => Decimal;
  duties?: DutyTable | undefined;
}
