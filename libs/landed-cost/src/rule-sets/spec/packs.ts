import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DutyRate } from '../duty-rates.js';
import type { RuleSet } from '../rule-set.js';

/** A file of `terms/`: the terms of a destination, and carts with their taxes (docs/terms.md). */
export interface Pack {
  /** The name of the file, which is not part of its content. */
  file: string;
  destination: string;
  name: string;
  currency: string;
  ruleSets: RuleSet[];
  examples: Example[];
}

/** Amounts are in the destination's currency, as text. Either `refused`, or `taxes` and `total`. */
export interface Example {
  title: string;
  day: string;
  lines: { hsCode: string; origin: string; quantity: number; unitPrice: string }[];
  freight: string;
  insurance?: string;
  shippedFrom: string;
  region?: string;
  scheme?: string;
  mode?: string;
  /** Local units per unit of a currency. */
  fxRates?: Record<string, string>;
  dutyRates?: DutyRate[];
  /** The duty rate of all other goods. */
  defaultDutyRate?: string;
  /** The code of the refusal. */
  refused?: string;
  taxes?: Record<string, string>;
  /** The taxes without informative ones. */
  total?: string;
}

const TERMS = join(import.meta.dirname, '../../../../../terms');

export const PACKS: readonly Pack[] = readdirSync(TERMS).map((file) => ({
  ...(JSON.parse(readFileSync(join(TERMS, file), 'utf8')) as Omit<Pack, 'file'>),
  file,
}));
