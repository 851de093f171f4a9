import type { Decimal } from '#money';
import type { DutyRate, DutyRates } from './duty-rates.js';
import { parseRate } from './rate.js';

/** The duty on goods, with the HS prefix that decided; an estimate where the default did, or where the table is one. */
export interface DutyFound {
  rate: Decimal;
  prefix?: string;
  estimate?: true;
}

/** Finds the duty rate of an HS code and an origin; undefined where the table has none and no default. */
export type DutyTable = (hsCode: string, origin: string) => DutyFound | undefined;

interface Entry {
  origins: ReadonlySet<string> | undefined;
  found: DutyFound;
}

/** The longest matching prefix decides; of two entries of one prefix that of the goods' origin (decision 9.3). */
export function compileDutyRates({ rates, default: fallback, estimate }: DutyRates): DutyTable {
  const parsed = new Map<string, Decimal>();
  const entries = rates.map((rate) => entryOf(rate, parsed, estimate));
  const byPrefix = Map.groupBy(entries, ({ found }) => found.prefix);
  const lengths = [...new Set(rates.map(({ hsPrefix }) => hsPrefix.length))].toSorted(
    (a, b) => b - a,
  );
  const otherwise =
    fallback === undefined ? undefined : { rate: parseRate(fallback), estimate: true as const };
  return (hsCode, origin) => {
    for (const length of lengths) {
      const found = ofOrigin(byPrefix.get(hsCode.slice(0, length)), origin);
      if (found) return found;
    }
    return otherwise;
  };
}

/** @param parsed what is known of equal rates: a table of 5,000 prefixes has some hundred */
function entryOf(
  { hsPrefix, origin, rate }: DutyRate,
  parsed: Map<string, Decimal>,
  estimate = false,
): Entry {
  const value = parsed.get(rate) ?? parseRate(rate);
  parsed.set(rate, value);
  return {
    origins: origin && new Set(origin),
    found: { rate: value, prefix: hsPrefix, ...(estimate && { estimate }) },
  };
}

function ofOrigin(entries: readonly Entry[] | undefined, origin: string): DutyFound | undefined {
  const own = entries?.find(({ origins }) => origins?.has(origin));
  return (own ?? entries?.find(({ origins }) => origins === undefined))?.found;
}
