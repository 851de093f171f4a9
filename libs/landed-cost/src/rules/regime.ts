import type { Decimal } from '#money';

export type TaxName = 'import-duty' | 'icms' | 'global-rate' | 'vat';

/** One tax of a bracket. */
export interface TaxRule {
  readonly name: TaxName;
  readonly rate: Decimal;
  /** The base: the net value, or the net value plus the taxes before this one. */
  readonly on: 'value' | 'value-and-duty';
  /** The tax is part of its own base: base · rate ÷ (1 − rate). */
  readonly insideItsBase?: true;
  /** Taken off the tax, in US dollars. */
  readonly deductUsd?: Decimal;
}

/** The taxes of all values up to and including a limit in US dollars; null for no limit. */
export interface Bracket {
  readonly upToUsd: Decimal | null;
  readonly taxes: readonly TaxRule[];
}

/** Rising brackets. A value above the last limit is outside the simplified regime. */
export type Regime = readonly Bracket[];
