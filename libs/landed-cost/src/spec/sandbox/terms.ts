import type { TermsByDestination } from '../../rule-sets/destination-terms.js';
import type { FreightTariff } from '../../rule-sets/freight-tariff.js';
import type { RuleSet } from '../../rule-sets/rule-set.js';
import { BRAZIL, TO_BRAZIL } from './brazil.js';
import { CHILE, TO_CHILE } from './chile.js';
import { ruleSetPeriods } from '../rule-sets-of-days.js';
import { MEXICO, TO_MEXICO } from './mexico.js';

/** The terms of the sandbox, by which every worked number is computed. */
export const SANDBOX_TERMS: TermsByDestination = new Map([
  ['BR', termsOf(BRAZIL, TO_BRAZIL)],
  ['MX', termsOf(MEXICO, TO_MEXICO)],
  ['CL', termsOf(CHILE, TO_CHILE)],
]);

function termsOf(ruleSets: RuleSet[], tariff: FreightTariff) {
  const { origin, service, validFrom: from } = tariff;
  const id = `${origin}-${tariff.destination}-${service}-${from}-1`;
  const periods = [{ from, id, terms: { revision: 1, tariff } }];
  return {
    timeZone: ruleSets[0]!.timeZone,
    ruleSets: ruleSetPeriods(ruleSets),
    dutyRates: [],
    tariffs: [{ origin, service, periods }],
  };
}
