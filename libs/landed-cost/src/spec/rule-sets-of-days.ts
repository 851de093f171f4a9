import { compileRuleSet } from '../rule-sets/compile.js';
import {
  taxTermsOfDay,
  type DestinationTerms,
  type Period,
  type RevisedRuleSet,
} from '../rule-sets/destination-terms.js';
import type { RuleSet } from '../rule-sets/rule-set.js';

/** Consecutive rule sets, each in force on its own days. */
export function ruleSetPeriods(
  ruleSets: readonly RuleSet[],
  revision = 1,
): Period<RevisedRuleSet>[] {
  return ruleSets.map((rules) => {
    const { destination, validFrom: from, validUntil: until } = rules;
    const terms = { revision, compiled: compileRuleSet(rules) };
    return { from, until, id: `${destination}-${from}-${revision}`, terms };
  });
}

/** Returns the rule set of a day; undefined if there is none. */
export function ruleSetOn(
  terms: DestinationTerms | undefined,
  day: string,
): RevisedRuleSet | undefined {
  const inForce = taxTermsOfDay(terms, { destination: '', day });
  return inForce.ok ? inForce.value.ruleSet : undefined;
}
