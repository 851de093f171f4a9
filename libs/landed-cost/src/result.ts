/**
 * The reasons for a refusal:
 * - `unsupported-destination`: no dated rules for that country (decision 5.7)
 * - `unknown-state`: the destination's taxes depend on the state, and it has no such state (decision 5.7)
 * - `value-over-simplified-regime`: above the limit of the simplified import regime (decision 5.8)
 * - `goods-refused`: the rules exclude such goods (decision 9.2)
 * - `unknown-hs-code`: the destination's taxes depend on the HS code of the goods, which is unknown
 * - `no-fx-rate`: no exchange rate for a currency of the rules or the tariff
 * - `no-duty-rate`: the destination's duty rates have none for the goods (decision 9.3)
 * - `too-heavy`: above the last weight of the freight tariff (decision 9.5)
 * - `payout-not-positive`: fees, freight and taxes are not below the destination price (decision 5.4)
 */
export type RefusalCode =
  | 'unsupported-destination'
  | 'unknown-state'
  | 'value-over-simplified-regime'
  | 'goods-refused'
  | 'unknown-hs-code'
  | 'no-fx-rate'
  | 'no-duty-rate'
  | 'too-heavy'
  | 'payout-not-positive';

export interface Refusal<C extends RefusalCode> {
  ok: false;
  code: C;
  /** The reason in words. */
  detail: string;
  /** The lines of the consignment that are the reason, unless all lines are. */
  goods?: readonly object[];
  /** Set if the only reason is that the applicable terms have not arrived (decision 9.6). */
  isNotYet?: true;
}

/** A value or a refusal. Wrong arguments (a zero rate, a malformed day) throw instead. */
export type Result<T, C extends RefusalCode = RefusalCode> = { ok: true; value: T } | Refusal<C>;

export function done<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function refused<C extends RefusalCode>(
  code: C,
  detail: string,
  goods?: readonly object[],
): Refusal<C> {
  return { ok: false, code, detail, ...(goods && { goods }) };
}
