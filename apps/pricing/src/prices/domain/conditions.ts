import type { TermsByDestination } from '#landed-cost';
import type { Numeric } from '#money';

/** What all prices of a batch are computed from: one state of the terms, and the rates of the currencies that they are in. */
export interface Conditions {
  terms: TermsByDestination;
  /** Units for one US dollar by currency. */
  perUsd: ReadonlyMap<string, Numeric>;
  /** By the clock of the store, since those of instances differ: its day at the destination decides the terms. */
  now: Date;
}
