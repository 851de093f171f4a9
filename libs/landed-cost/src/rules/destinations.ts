import type { Day } from '../day.js';
import {
  BRAZIL_FREIGHT,
  BRAZIL_ICMS,
  BRAZIL_IMPORT_DUTY,
  BRAZIL_REFORM_TAXES,
  brazilRegime,
} from './brazil.js';
import { CHILE_FREIGHT, CHILE_REMOTE_SALES, chileRegime } from './chile.js';
import { DATA_RELEASE, ruleOn } from './dated.js';
import type { Dated, Table } from './dated.js';
import type { FreightTariff } from './freight.js';
import { MEXICO_COURIER, MEXICO_FREIGHT, mexicoRegime } from './mexico.js';
import type { Regime } from './regime.js';

/** What the library knows of a country that goods are sold into. */
export interface Destination {
  /** The taxes that a price or an order carries; Brazil's are those of São Paulo (decision 5.2). */
  readonly regime: (day: Day, origin: string) => Regime;
  readonly freight: Table<FreightTariff>;
  /** Every table an answer for this destination may draw on. */
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

/** How far a destination's rules have come on a day: states are ordered by release, then by day. */
export interface RulesInForce {
  /** ISO 3166 alpha-2 */
  destination: string;
  /** The release of the data, raised when a past rule is corrected. */
  release: number;
  /** The day its newest rule came into force. */
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
 * Names the rules that hold for a destination on a day: the country, the day its newest rule came into force, and
 * the release of the data, as `BR-2026-05-12-1`. It changes exactly when a rule does, so a stored version that
 * differs from today's means that the figure beside it may have moved.
 */
export function rulesVersion(destination: string, day: Day): string {
  const tables = DESTINATIONS.get(destination)?.tables;
  return `${destination}-${tables ? newestRule(tables, day) : 'none'}-${DATA_RELEASE}`;
}

function newestRule(tables: readonly Table<Dated>[], day: Day): Day {
  return tables.map((table) => ruleOn(table, day).validFrom).reduce((a, b) => (a > b ? a : b));
}
