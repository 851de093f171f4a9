import { DIALECT, type FreightTariff, type RuleSet } from '#landed-cost';
import type { TermDocument } from '../term-document.js';
import { SANDBOX_RULES, SANDBOX_TARIFFS } from './sandbox-terms.js';

/** No terms begin before (decision 9.2). */
const FIRST_DAY = '1900-01-01';

/** The terms of the sandbox, as taxes publishes them, by key. */
export function sandboxDocuments(): Map<string, TermDocument> {
  const rules = Map.groupBy(SANDBOX_RULES, ({ destination }) => destination);
  return new Map([
    ...[...rules].map(([destination, sets]) => {
      const tariffs = SANDBOX_TARIFFS.filter((tariff) => tariff.destination === destination);
      return [`rules/${destination}`, rulesOf(sets, tariffs)] as const;
    }),
    ...SANDBOX_TARIFFS.map((tariff) => [`tariff/${routeOf(tariff)}`, tariffOf(tariff)] as const),
  ]);
}

function rulesOf(sets: RuleSet[], tariffs: FreightTariff[]): TermDocument {
  const { destination, timeZone } = sets[0]!;
  return {
    dialect: DIALECT,
    destination,
    timeZone,
    calendar: {
      since: FIRST_DAY,
      ruleSets: sets.map((set) => periodOf(destination, set)),
      dutyRates: [],
      tariffs: tariffs.map((tariff) => {
        const { origin, service } = tariff;
        return { origin, service, periods: [periodOf(routeOf(tariff), tariff)] };
      }),
    },
    ruleSets: sets.map(({ destination: _d, timeZone: _z, validUntil: _u, ...set }) => ({
      ...first(destination, set),
      ...set,
    })),
  };
}

function tariffOf({ origin, destination, service, ...tariff }: FreightTariff): TermDocument {
  const route = { origin, destination, service };
  return {
    dialect: DIALECT,
    ...route,
    versions: [{ ...first(routeOf(route), tariff), ...tariff }],
  };
}

function routeOf({ origin, destination, service }: Route) {
  return `${origin}-${destination}-${service}`;
}

interface Route {
  origin: string;
  destination: string;
  service: string;
}

function first(place: string, { validFrom }: { validFrom: string }) {
  return { id: `${place}-${validFrom}-1`, revision: 1 };
}

/** Those of one list follow each other, and each but the last has its last day. */
function periodOf(place: string, terms: { validFrom: string; validUntil?: string }) {
  const { validFrom: from, validUntil: until } = terms;
  return { from, ...(until === undefined ? {} : { until }), terms: first(place, terms).id };
}
