import type { CompiledRuleSet } from './compile.js';
import type { DutyRates } from './duty-rates.js';
import type { DutyTable } from './duty-table.js';
import type { FreightTariff } from './freight-tariff.js';
import { dayIn, type Day } from '../day.js';
import { done, refused, type Result } from '../result.js';

/** What applies to goods for one destination, by day. Of each list the last that is in force counts. */
export interface DestinationTerms {
  /** By first day. */
  ruleSets: readonly RevisedRuleSet[];
  /** By first day. */
  dutyRates: readonly RevisedDutyRates[];
  /** Of all origins and services; those of one route by first day. */
  tariffs: readonly RevisedTariff[];
}

/** 1, and one more for each correction of terms of that first day. */
interface Revised {
  revision: number;
}

export interface RevisedRuleSet extends Revised {
  compiled: CompiledRuleSet;
}

export interface RevisedDutyRates extends Revised {
  rates: Pick<DutyRates, 'validFrom' | 'validUntil' | 'source'>;
  table: DutyTable;
}

export interface RevisedTariff extends Revised {
  tariff: FreightTariff;
}

/** By ISO 3166-1 alpha-2 of the destination. */
export type TermsByDestination = ReadonlyMap<string, DestinationTerms>;

/** The terms of one day, for goods from one country. */
export interface TermsOfDay {
  ruleSet: RevisedRuleSet;
  duties: RevisedDutyRates | undefined;
  tariff: FreightTariff;
}

interface Dated {
  validFrom: Day;
  validUntil?: Day | undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The service of a channel that names none (decision 9.5). */
const SERVICE = 'STANDARD';

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

/** The duty rates in force on a day, which `byHs` looks up (decision 9.3). */
export function dutiesOn(
  terms: DestinationTerms | undefined,
  day: Day,
): RevisedDutyRates | undefined {
  return terms?.dutyRates.findLast(({ rates }) => isInForce(rates, day));
}

/** The freight tariff in force on a day: that from the country before the one from any (decision 9.5). */
function tariffOn(
  terms: DestinationTerms | undefined,
  day: Day,
  origin: string,
): FreightTariff | undefined {
  const tariffs = (terms?.tariffs ?? [])
    .map(({ tariff }) => tariff)
    .filter((tariff) => tariff.service === SERVICE && isInForce(tariff, day));
  return (
    tariffs.findLast((tariff) => tariff.origin === origin) ??
    tariffs.findLast((tariff) => tariff.origin === '*')
  );
}

/** What applies on a day to goods that are shipped from a country. */
export function termsOfDay(
  terms: DestinationTerms | undefined,
  { destination, origin, day }: { destination: string; origin: string; day: Day },
): Result<TermsOfDay, 'unsupported-destination'> {
  const ruleSet = ruleSetOn(terms, day);
  if (!ruleSet) return noTaxRules(destination, day);
  const tariff = tariffOn(terms, day, origin);
  if (!tariff) {
    const detail = `There is no freight tariff ${SERVICE} from ${origin} to ${destination} on ${day}.`;
    return refused('unsupported-destination', detail);
  }
  return done({ ruleSet, duties: dutiesOn(terms, day), tariff });
}

export function noTaxRules(destination: string, day: Day) {
  return refused('unsupported-destination', `There are no tax rules for ${destination} on ${day}.`);
}

/** The name of a rule set, as `BR-2026-05-12-1` (decision 9.4). It changes exactly when the rules do. */
export function rulesVersion({ revision, compiled: { rules } }: RevisedRuleSet): string {
  return `${rules.destination}-${rules.validFrom}-${revision}`;
}

/** Of the rules and rates, each once: laws, regulations, notices. */
export function sourcesOf({ ruleSet, duties, tariff }: TermsOfDay): string[] {
  return [
    ...new Set([
      ...ruleSet.compiled.rules.source,
      ...(duties?.rates.source ?? []),
      ...tariff.source,
    ]),
  ];
}

/** The currencies that terms are in, beside US dollars: evaluation needs the exchange rate of each. */
export function currenciesOf(terms: Iterable<DestinationTerms>): Set<string> {
  const currencies = new Set<string>();
  for (const { ruleSets, tariffs } of terms) {
    for (const { compiled } of ruleSets) for (const one of compiled.currencies) currencies.add(one);
    for (const { tariff } of tariffs) currencies.add(tariff.currency);
  }
  currencies.delete('USD');
  return currencies;
}

function isInForce({ validFrom, validUntil }: Dated, day: Day): boolean {
  if (!DAY.test(day)) throw new RangeError(`not a day: ${JSON.stringify(day)}`);
  return validFrom <= day && (validUntil === undefined || day <= validUntil);
}

/**
 * Names everything that is in force for a destination at an instant: the rule set, the duty rates and the tariffs. It
 * changes exactly when one of them does.
 */
export function termsInForce(terms: DestinationTerms, instant: Date): string {
  const day = ruleDay(terms, instant);
  const ruleSet = ruleSetOn(terms, day);
  const duties = dutiesOn(terms, day);
  return [
    ...(ruleSet ? [rulesVersion(ruleSet)] : []),
    ...(duties ? [`duties-${duties.rates.validFrom}-${duties.revision}`] : []),
    ...terms.tariffs
      .filter(({ tariff }) => isInForce(tariff, day))
      .map(
        ({ tariff: { origin, service, validFrom }, revision }) =>
          `${origin}-${service}-${validFrom}-${revision}`,
      )
      .toSorted(),
  ].join(' ');
}
