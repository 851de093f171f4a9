import type { CompiledRuleSet } from './compile.js';
import type { FreightTariff } from './freight-tariff.js';
import { dayIn, type Day } from '../day.js';

/** What applies to goods for one destination, by day. */
export interface DestinationTerms {
  /** With their revisions; for one day the last that is in force. */
  ruleSets: readonly RevisedRuleSet[];
  tariffs: readonly FreightTariff[];
}

export interface RevisedRuleSet {
  /** 1, and one more for each correction of a set of that day. */
  revision: number;
  compiled: CompiledRuleSet;
}

/** By ISO 3166-1 alpha-2 of the destination. */
export type TermsByDestination = ReadonlyMap<string, DestinationTerms>;

interface Dated {
  validFrom: Day;
  validUntil?: Day;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The rule set in force on a day of the destination (decision 9.3).
 * @throws RangeError on a day that is not `YYYY-MM-DD`
 */
export function ruleSetOn(
  terms: DestinationTerms | undefined,
  day: Day,
): RevisedRuleSet | undefined {
  return terms?.ruleSets.findLast(({ compiled }) => isInForce(compiled.rules, day));
}

/** The day whose rules apply at an instant: that in the time zone of the set in force then (decision 5.9). */
export function ruleDay(terms: DestinationTerms | undefined, instant: Date): Day {
  const zones = (terms?.ruleSets ?? []).map(({ compiled }) => compiled.rules);
  const inForce = zones.findLast((rules) => isInForce(rules, dayIn(rules.timeZone, instant)));
  return dayIn((inForce ?? zones.at(-1))?.timeZone ?? 'UTC', instant);
}

/** The freight tariff in force on a day. */
export function tariffOn(terms: DestinationTerms | undefined, day: Day): FreightTariff | undefined {
  return terms?.tariffs.findLast((tariff) => isInForce(tariff, day));
}

/** The name of a rule set, as `BR-2026-05-12-1` (decision 9.4). It changes exactly when the rules do. */
export function rulesVersion({ revision, compiled: { rules } }: RevisedRuleSet): string {
  return `${rules.destination}-${rules.validFrom}-${revision}`;
}

function isInForce({ validFrom, validUntil }: Dated, day: Day): boolean {
  if (!DAY.test(day)) throw new RangeError(`not a day: ${JSON.stringify(day)}`);
  return validFrom <= day && (validUntil === undefined || day <= validUntil);
}

/** The version of a destination's rules, ordered by the day since which they apply, then by revision. */
export interface RulesInForce {
  /** ISO 3166-1 alpha-2 */
  destination: string;
  revision: number;
  since: Day;
}

/** The rules of every destination at an instant. They rise when a newer rule set comes into force. */
export function rulesInForce(terms: TermsByDestination, instant: Date): RulesInForce[] {
  return [...terms].flatMap(([destination, own]) => {
    const ruleSet = ruleSetOn(own, ruleDay(own, instant));
    if (!ruleSet) return [];
    const { revision, compiled } = ruleSet;
    return [{ destination, revision, since: compiled.rules.validFrom }];
  });
}
