import type { FreightTariff, RuleSet } from '#landed-cost';
import type { TermDocument } from '../term-document.js';
import { COMPILED_RULES, COMPILED_TARIFFS } from './compiled-terms.js';

/** The terms that were a part of the code before operators loaded them, as taxes publishes them, by key. */
export function compiledDocuments(): Map<string, TermDocument> {
  const rules = Map.groupBy(COMPILED_RULES as RuleSet[], ({ destination }) => destination);
  return new Map([
    ...[...rules].map(([destination, sets]) => [`rules/${destination}`, rulesOf(sets)] as const),
    ...(COMPILED_TARIFFS as unknown as FreightTariff[]).map(
      (tariff) =>
        [
          `tariff/${tariff.origin}-${tariff.destination}-${tariff.service}`,
          tariffOf(tariff),
        ] as const,
    ),
  ]);
}

function rulesOf(sets: RuleSet[]): TermDocument {
  const { destination, timeZone } = sets[0]!;
  const ruleSets = sets.map((rules) => ({ ...first(destination, rules), ...rules }));
  return { destination, timeZone, ruleSets };
}

function tariffOf({ origin, destination, service, ...tariff }: FreightTariff): TermDocument {
  const version = { ...first(`${origin}-${destination}-${service}`, tariff), ...tariff };
  return { origin, destination, service, versions: [version] };
}

function first(of: string, { validFrom }: { validFrom: string }) {
  return { id: `${of}-${validFrom}-1`, revision: 1 };
}
