import type { Decimal } from '#money';

export type TaxName = 'import-duty' | 'icms' | 'global-rate' | 'vat';

/** One tax of a bracket. */
export interface TaxRule {
  readonly name: TaxName;
  readonly rate: Decimal;
  /** What it is charged on: the net value, or that plus the taxes named before it. */
  readonly on: 'value' | 'value-and-duty';
  /** The tax is part of its own base: base · rate ÷ (1 − rate). */
  readonly insideItsBase?: true;
  /** Taken off the tax, in US dollars. */
  readonly deductUsd?: Decimal;
}

/** The taxes of all values up to a limit in US dollars, included; null where nothing limits them. */
export interface Bracket {
  readonly upToUsd: Decimal | null;
  readonly taxes: readonly TaxRule[];
}

/** Rising brackets. A value above the last limit is outside the simplified regime. */
export type Regime = readonly Bracket[];
