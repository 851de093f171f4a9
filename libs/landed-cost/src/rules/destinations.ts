import type { Day } from '../day.js';
import {
  BRAZIL_FREIGHT,
  BRAZIL_ICMS,
  BRAZIL_IMPORT_DUTY,
  BRAZIL_REFORM_TAXES,
  brazilRegime,
} from './brazil.js';
import { CHILE_FREIGHT, CHILE_REMOTE_SALES, chileRegime } from './chile.js';
import { DATA_RELEASE, ruleOn, type Dated, type Table } from './dated.js';
import type { FreightTariff } from './freight.js';
import { MEXICO_COURIER, MEXICO_FREIGHT, mexicoRegime } from './mexico.js';
import type { Regime } from './regime.js';

/** The rules of a destination country. */
export interface Destination {
  /** The taxes of a price or an order; Brazil's are those of São Paulo (decision 5.2). */
  readonly regime: (day: Day, origin: string) => Regime;
  readonly freight: Table<FreightTariff>;
  /** All tables with rules of this destination. */
  readonly tables: readonly Table<Dated>[];
}

export const DESTINATIONS: ReadonlyMap<string, Destination> = new Map([
  [
    'BR',
    {
      regime: (day: Day) => brazilRegime(day, 'SP'),
      freight: BRAZIL_FREIGHT,
      tables: [BRAZIL_IMPORT_DUTY, BRAZIL_ICMS, BRAZIL_REFORM_TAXES, BRAZIL_FREIGHT],
    },
  ],
  [
    'MX',
    { regime: mexicoRegime, freight: MEXICO_FREIGHT, tables: [MEXICO_COURIER, MEXICO_FREIGHT] },
  ],
  [
    'CL',
    { regime: chileRegime, freight: CHILE_FREIGHT, tables: [CHILE_REMOTE_SALES, CHILE_FREIGHT] },
  ],
]);

/** The version of a destination's rules on a day, ordered by release, then by day. */
export interface RulesInForce {
  /** ISO 3166 alpha-2 */
  destination: string;
  /** The release of the data, raised when a past rule is corrected. */
  release: number;
  /** The day on which its newest rule took effect. */
  since: Day;
}

/** The state of the rules of every destination on a day. It rises exactly when a rule changes. */
export function rulesInForce(day: Day): RulesInForce[] {
  return [...DESTINATIONS].map(([destination, { tables }]) => ({
    destination,
    release: DATA_RELEASE,
    since: newestRule(tables, day),
  }));
}

/**
 * The name of the rules for a destination on a day: the country, the day on which its newest rule took effect, and the
 * release of the data, as `BR-2026-05-12-1`. It changes exactly when a rule does, so a stored version that differs from
 * today's means that the amounts stored with it may be out of date.
 */
export function rulesVersion(destination: string, day: Day): string {
  const tables = DESTINATIONS.get(destination)?.tables;
  return `${destination}-${tables ? newestRule(tables, day) : 'none'}-${DATA_RELEASE}`;
}

function newestRule(tables: readonly Table<Dated>[], day: Day): Day {
  return tables.map((table) => ruleOn(table, day).validFrom).reduce((a, b) => (a > b ? a : b));
}
