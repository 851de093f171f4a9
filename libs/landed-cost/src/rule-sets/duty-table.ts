import type { Decimal } from '#money';
import type { DutyRate, DutyRates } from './duty-rates.js';
import { parseRate } from './rate.js';

/**
 * The duty on goods, with the HS prefix that applied; an estimate if the default applied, or if the table is an
 * estimate.
 */
export interface DutyFound {
  rate: Decimal;
  prefix?: string;
  estimate?: true;
}

/** Finds the duty rate of an HS code and an origin; undefined if the table has neither a rate nor a default. */
export type DutyTable = (hsCode: string, origin: string) => DutyFound | undefined;

interface Entry {
  origins: ReadonlySet<string> | undefined;
  duty: DutyFound;
}

/**
 * The longest matching prefix applies; of two entries with the same prefix, the entry with the goods' origin (decision
 * 9.3).
 */
export function compileDutyRates({ rates, default: fallback, estimate }: DutyRates): DutyTable {
  const parsed = new Map<string, Decimal>();
  const entries = rates.map((rate) => entryOf(rate, parsed, estimate));
  const byPrefix = Map.groupBy(entries, ({ duty }) => duty.prefix);
  const lengths = [...new Set(rates.map(({ hsPrefix }) => hsPrefix.length))].toSorted(
    (a, b) => b - a,
  );
  const otherwise =
    fallback === undefined ? undefined : { rate: parseRate(fallback), estimate: true as const };
  return (hsCode, origin) => {
    for (const length of lengths) {
      const duty = ofOrigin(byPrefix.get(hsCode.slice(0, length)), origin);
      if (duty) return duty;
    }
    return otherwise;
  };
}

/** @param parsed the rates parsed so far: a table of 5,000 prefixes has only some hundred different rates */
function entryOf(
  { hsPrefix, origin, rate }: DutyRate,
  parsed: Map<string, Decimal>,
  estimate = false,
): Entry {
  const value = parsed.get(rate) ?? parseRate(rate);
  parsed.set(rate, value);
  return {
    origins: origin && new Set(origin),
    duty: { rate: value, prefix: hsPrefix, ...(estimate && { estimate }) },
  };
}

function ofOrigin(entries: readonly Entry[] | undefined, origin: string): DutyFound | undefined {
  const entry = entries?.find(({ origins }) => origins?.has(origin));
  return (entry ?? entries?.find(({ origins }) => origins === undefined))?.duty;
}
