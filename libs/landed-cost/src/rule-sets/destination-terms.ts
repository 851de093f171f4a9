import type { CompiledTariff } from '../tariffs/compile-tariff.js';
import type { CompiledRuleSet } from './compile.js';
import type { DutyRates } from './duty-rates.js';
import type { DutyTable } from './duty-table.js';
import { datedSurcharges } from '../tariffs/freight-rates.js';
import { dayIn, type Day } from '../day.js';
import { done, refused, type Result } from '../result.js';

/** Consecutive days on which terms are in force (decision 9.4). */
export interface Period<T> {
  from: Day;
  /** The last day; absent if there is none. */
  until?: Day | undefined;
  /** Destination or route, first day and revision: `DE-2026-07-01-1`. */
  id: string;
  /** Undefined if the terms have not arrived; no other terms replace them (decision 9.6). */
  terms: T | undefined;
}

/** The terms for goods to one destination, by day. The periods of a list do not overlap. */
export interface DestinationTerms {
  /** The IANA name of the time zone in which days are counted. */
  timeZone: string;
  /** The first day whose terms are known; absent if the terms of all days are known. */
  since?: Day | undefined;
  ruleSets: readonly Period<RevisedRuleSet>[];
  dutyRates: readonly Period<RevisedDutyRates>[];
  /** One tariff for each origin and service. */
  tariffs: readonly RouteTariffs[];
}

export interface RouteTariffs {
  /** ISO 3166-1 alpha-2, or `*` for any. */
  origin: string;
  service: string;
  periods: readonly Period<RevisedTariff>[];
}

/** 1, incremented with each correction of terms with the same first day. */
interface Revised {
  revision: number;
}

export interface RevisedRuleSet extends Revised {
  compiled: CompiledRuleSet;
}

export interface RevisedDutyRates extends Revised {
  rates: Pick<DutyRates, 'validFrom' | 'source'>;
  table: DutyTable;
}

export interface RevisedTariff extends Revised {
  tariff: CompiledTariff;
}

/** By ISO 3166-1 alpha-2 of the destination. */
export type TermsByDestination = ReadonlyMap<string, DestinationTerms>;

/** The terms from which taxes are computed on a day. */
export interface TaxTermsOfDay {
  ruleSet: RevisedRuleSet;
  duties: RevisedDutyRates | undefined;
}

/** The terms from which freight is computed on a day, for goods from one country. */
export interface TariffOfDay {
  tariff: CompiledTariff;
  tariffRevision: number;
}

/** The terms of one day, for goods from one country. */
export interface TermsOfDay extends TaxTermsOfDay, TariffOfDay {}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the day whose terms apply at an instant: the day in the time zone of the destination (decision 5.9). */
export function ruleDay(terms: DestinationTerms | undefined, instant: Date): Day {
  return dayIn(terms?.timeZone ?? 'UTC', instant);
}

/**
 * Returns the rule set of a day, and the duty rates that `byHs` looks up (decision 9.3).
 * @returns a refusal if terms in force have not arrived, or if the day is too long ago
 * @throws RangeError on a day that is not `YYYY-MM-DD`
 */
export function taxTermsOfDay(
  terms: DestinationTerms | undefined,
  { destination, day }: { destination: string; day: Day },
): Result<TaxTermsOfDay, 'unsupported-destination'> {
  const before = beforeKnown(terms, { destination, day });
  if (before) return before;
  const rules = periodOn(terms?.ruleSets, day);
  if (!rules) {
    const detail = `There are no tax rules for ${destination} on ${day}.`;
    return refused('unsupported-destination', detail);
  }
  if (!rules.terms) return notArrived('tax rules', rules, day);
  const duties = periodOn(terms?.dutyRates, day);
  if (duties && !duties.terms) return notArrived('duty rates', duties, day);
  return done({ ruleSet: rules.terms, duties: duties?.terms });
}

/** The destination and origin of goods, and the day. */
interface Route {
  destination: string;
  origin: string;
  day: Day;
  /** The service of the tariff (decision 9.5). */
  service: string;
}

/** Returns the terms of a day for goods shipped from a country. */
export function termsOfDay(
  terms: DestinationTerms | undefined,
  route: Route,
): Result<TermsOfDay, 'unsupported-destination'> {
  const inForce = taxTermsOfDay(terms, route);
  if (!inForce.ok) return inForce;
  const tariff = tariffOfDay(terms, route);
  return tariff.ok ? done({ ...inForce.value, ...tariff.value }) : tariff;
}

/** Returns the freight tariff of a day, independently of the tax rules. */
export function tariffOfDay(
  terms: DestinationTerms | undefined,
  route: Route,
): Result<TariffOfDay, 'unsupported-destination'> {
  const { destination, origin, day, service } = route;
  const before = beforeKnown(terms, route);
  if (before) return before;
  const tariff = tariffOn(terms, route);
  if (!tariff) {
    const detail = `There is no freight tariff ${service} from ${origin} to ${destination} on ${day}.`;
    return refused('unsupported-destination', detail);
  }
  if (!tariff.terms) return notArrived('freight tariffs', tariff, day);
  const { tariff: inForce, revision: tariffRevision } = tariff.terms;
  return done({ tariff: inForce, tariffRevision });
}

/**
 * Returns the freight tariff of a day, preferring the tariff from the country to the tariff from any country (decision
 * 9.5).
 */
function tariffOn(
  terms: DestinationTerms | undefined,
  { day, origin, service }: Route,
): Period<RevisedTariff> | undefined {
  const tariffs = (terms?.tariffs ?? []).filter((tariff) => tariff.service === service);
  const from = (country: string) =>
    periodOn(tariffs.find((tariff) => tariff.origin === country)?.periods, day);
  return from(origin) ?? from('*');
}

/** The refusal for a day before the first day of the calendar. */
function beforeKnown(
  terms: DestinationTerms | undefined,
  { destination, day }: { destination: string; day: Day },
) {
  if (terms?.since === undefined || day >= terms.since) return undefined;
  return notKnown(`The terms of ${destination} before ${terms.since} are not known here.`);
}

function notArrived(what: string, { id }: Period<unknown>, day: Day) {
  return notKnown(`The ${what} ${id} that apply on ${day} have not arrived yet.`);
}

function notKnown(detail: string) {
  return { ...refused('unsupported-destination', detail), isNotYet: true as const };
}

function periodOn<T>(periods: readonly Period<T>[] = [], day: Day): Period<T> | undefined {
  if (!DAY.test(day)) throw new RangeError(`not a day: ${JSON.stringify(day)}`);
  return periods.findLast(
    ({ from, until }) => from <= day && (until === undefined || day <= until),
  );
}

/**
 * Returns the name of a rule set, for example `BR-2026-05-12-1` (decision 9.4). The name changes exactly when the rules
 * change.
 */
export function rulesVersion({ revision, compiled: { rules } }: RevisedRuleSet): string {
  return `${rules.destination}-${rules.validFrom}-${revision}`;
}

/** The sources of the rules and rates, each once: laws, regulations, notices. */
export function sourcesOf({ ruleSet, duties, tariff }: TermsOfDay): string[] {
  return [
    ...new Set([
      ...ruleSet.compiled.rules.source,
      ...(duties?.rates.source ?? []),
      ...tariff.source,
    ]),
  ];
}

/** Returns the currencies of terms besides US dollars; the evaluation needs the exchange rate of each. */
export function currenciesOf(terms: Iterable<DestinationTerms>): Set<string> {
  const currencies = new Set<string>();
  for (const { ruleSets, tariffs } of terms) {
    for (const currency of ruleSets.flatMap((period) => [
      ...(period.terms?.compiled.currencies ?? []),
    ])) {
      currencies.add(currency);
    }
    for (const period of tariffs.flatMap(({ periods }) => periods)) {
      if (period.terms) currencies.add(period.terms.tariff.currency);
    }
  }
  currencies.delete('USD');
  return currencies;
}

/**
 * Returns a name for everything in force for a destination at an instant: the rule set, the duty rates and the tariffs
 * of services with their dated surcharges. The name changes exactly when one of these changes or arrives.
 */
export function termsInForce(
  terms: DestinationTerms,
  instant: Date,
  services: readonly string[] = [],
): string {
  const day = ruleDay(terms, instant);
  const periodName = (prefix: string, period: Period<unknown> | undefined) =>
    period ? [`${prefix}${period.id}${period.terms ? '' : '?'}`] : [];
  return [
    ...periodName('', periodOn(terms.ruleSets, day)),
    ...periodName('duties-', periodOn(terms.dutyRates, day)),
    ...terms.tariffs
      .filter(({ service }) => services.includes(service))
      .map(({ periods }) => periodOn(periods, day))
      .flatMap((period) => periodName('', period).map((name) => name + surchargesOn(period, day)))
      .toSorted(),
  ].join(' ');
}

/** Returns `+0+2` if the first and the third surcharge apply on the day, but not on every day. */
function surchargesOn(period: Period<RevisedTariff> | undefined, day: Day): string {
  const positions = period?.terms ? datedSurcharges(period.terms.tariff, day) : [];
  return positions.map((position) => `+${position}`).join('');
}
