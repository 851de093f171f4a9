import { SANDBOX_RULES, SANDBOX_TARIFFS } from '#terms/sandbox';
import { compileFreightTariff } from '../../tariffs/compile-tariff.js';
import type { TermsByDestination } from '../../rule-sets/destination-terms.js';
import type { FreightTariff } from '../../tariffs/freight-tariff.js';
import type { RuleSet } from '../../rule-sets/rule-set.js';
import { ruleSetPeriods } from '../rule-sets-of-days.js';

/** The terms that sandboxes load, with which all worked numbers are computed (decision 9.8). */
export const SANDBOX_TERMS: TermsByDestination = new Map(
  SANDBOX_TARIFFS.map((tariff) => {
    const { destination } = tariff;
    const rules = SANDBOX_RULES.filter((ruleSet) => ruleSet.destination === destination);
    return [destination, termsOf(rules, tariff)];
  }),
);

export function sandboxTariff(destination: string): FreightTariff {
  return SANDBOX_TARIFFS.find((tariff) => tariff.destination === destination)!;
}

function termsOf(ruleSets: RuleSet[], tariff: FreightTariff) {
  const { origin, service, validFrom: from } = tariff;
  const id = `${origin}-${tariff.destination}-${service}-${from}-1`;
  const periods = [{ from, id, terms: { revision: 1, tariff: compileFreightTariff(tariff) } }];
  return {
    timeZone: ruleSets[0]!.timeZone,
    ruleSets: ruleSetPeriods(ruleSets),
    dutyRates: [],
    tariffs: [{ origin, service, periods }],
  };
}
