import type { Decimal } from '#money';
import type { DutyTable } from './duty-table.js';

/** Goods that travel in one parcel; amounts in the destination's currency. */
export interface Consignment {
  /** At least one. */
  lines: readonly ConsignmentLine[];
  /** Of the whole consignment, when it is not inside the value of the lines. */
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
  /** 6 to 10 digits; empty where it is not known, which only rules that look at lines refuse. */
  hsCode: string;
  /** ISO 3166-1 alpha-2 */
  origin: string;
  /** Above 0. */
  quantity: Decimal;
  /** Of all units, 0 or more. */
  value: Decimal;
}

/** Rates that rule sets look up. */
export interface Rates {
  /** Units of the destination's currency for one of another; only asked for the currencies of the rule set. */
  local: (currency: string) => Decimal;
  duties?: DutyTable | undefined;
}
