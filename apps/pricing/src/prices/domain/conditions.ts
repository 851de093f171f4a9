import type { TermsByDestination } from '#landed-cost';
import type { Numeric } from '#money';

/** The common input of all prices of a batch: one state of the terms, and the rates of their currencies. */
export interface Conditions {
  terms: TermsByDestination;
  /** Units per US dollar, by currency. */
  perUsd: ReadonlyMap<string, Numeric>;
  /**
   * The time of the store's clock, because the clocks of instances differ: its day at the destination selects the
   * terms.
   */
  now: Date;
}
