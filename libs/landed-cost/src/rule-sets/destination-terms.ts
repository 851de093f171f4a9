import type { CompiledTariff } from '../tariffs/compile-tariff.js';
import type { CompiledRuleSet } from './compile.js';
import type { DutyRates } from './duty-rates.js';
import type { DutyTable } from './duty-table.js';
import { datedSurcharges } from '../tariffs/freight-rates.js';
import { dayIn, type Day } from '../day.js';
import { done, refused, type Result } from '../result.js';

/** Days without a break on which terms are in force (decision 9.4). */
export interface Period<T> {
  from: Day;
  /** The last day; absent while there is none. */
  until?: Day | undefined;
  /** Destination or route, first day and revision: `DE-2026-07-01-1`. */
  id: string;
  /** Undefined where the terms have not arrived: no others replace them (decision 9.6). */
  terms: T | undefined;
}

/** What applies to goods for one destination, by day. The periods of a list do not overlap. */
export interface DestinationTerms {
  /** IANA name: its days count. */
  timeZone: string;
  /** Terms of earlier days are unknown; absent where those of all days are known. */
  since?: Day | undefined;
  ruleSets: readonly Period<RevisedRuleSet>[];
  dutyRates: readonly Period<RevisedDutyRates>[];
  /** One for each origin and service. */
  tariffs: readonly RouteTariffs[];
}

export interface RouteTariffs {
  /** ISO 3166-1 alpha-2, or `*` for any. */
  origin: string;
  service: string;
  periods: readonly Period<RevisedTariff>[];
}

/** 1, and one more for each correction of terms of that first day. */
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

/** What taxes are computed from on a day. */
export interface TaxTermsOfDay {
  ruleSet: RevisedRuleSet;
  duties: RevisedDutyRates | undefined;
}

/** What freight is computed from on a day, for goods from one country. */
export interface TariffOfDay {
  tariff: CompiledTariff;
  tariffRevision: number;
}

/** The terms of one day, for goods from one country. */
export interface TermsOfDay extends TaxTermsOfDay, TariffOfDay {}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The service of a channel that names none (decision 9.5). */
const SERVICE = 'STANDARD';

/** The day whose terms apply at an instant: that in the time zone of the destination (decision 5.9). */
export function ruleDay(terms: DestinationTerms | undefined, instant: Date): Day {
  return dayIn(terms?.timeZone ?? 'UTC', instant);
}

/**
 * The rule set of a day, and the duty rates that `byHs` looks up (decision 9.3).
 * @returns a refusal as well where one of them is in force and has not arrived, and where the day is too long ago
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

/** Where goods go, from which country, on which day. */
interface Route {
  destination: string;
  origin: string;
  day: Day;
  /** Of the tariff; `STANDARD` where it is left out. */
  service?: string | undefined;
}

/** What applies on a day to goods that are shipped from a country. */
export function termsOfDay(
  terms: DestinationTerms | undefined,
  route: Route,
): Result<TermsOfDay, 'unsupported-destination'> {
  const found = taxTermsOfDay(terms, route);
  if (!found.ok) return found;
  const tariff = tariffOfDay(terms, route);
  return tariff.ok ? done({ ...found.value, ...tariff.value }) : tariff;
}

/** The freight tariff of a day, whatever tax rules there are. */
export function tariffOfDay(
  terms: DestinationTerms | undefined,
  route: Route,
): Result<TariffOfDay, 'unsupported-destination'> {
  const { destination, origin, day, service = SERVICE } = route;
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

/** The freight tariff of a day: that from the country before the one from any (decision 9.5). */
function tariffOn(
  terms: DestinationTerms | undefined,
  { day, origin, service = SERVICE }: Route,
): Period<RevisedTariff> | undefined {
  const tariffs = (terms?.tariffs ?? []).filter((one) => one.service === service);
  const from = (country: string) =>
    periodOn(tariffs.find((one) => one.origin === country)?.periods, day);
  return from(origin) ?? from('*');
}

/** What is there to say of a day before those that the calendar has. */
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
    for (const one of ruleSets.flatMap((period) => [
      ...(period.terms?.compiled.currencies ?? []),
    ])) {
      currencies.add(one);
    }
    for (const period of tariffs.flatMap(({ periods }) => periods)) {
      if (period.terms) currencies.add(period.terms.tariff.currency);
    }
  }
  currencies.delete('USD');
  return currencies;
}

/**
 * Names everything that is in force for a destination at an instant: the rule set, the duty rates and the tariffs of
 * services with their dated surcharges. It changes exactly when one of them does, or arrives.
 */
export function termsInForce(
  terms: DestinationTerms,
  instant: Date,
  services: readonly string[] = [],
): string {
  const day = ruleDay(terms, instant);
  const nameOf = (prefix: string, period: Period<unknown> | undefined) =>
    period ? [`${prefix}${period.id}${period.terms ? '' : '?'}`] : [];
  return [
    ...nameOf('', periodOn(terms.ruleSets, day)),
    ...nameOf('duties-', periodOn(terms.dutyRates, day)),
    ...terms.tariffs
      .filter(({ service }) => services.includes(service))
      .map(({ periods }) => periodOn(periods, day))
      .flatMap((period) => nameOf('', period).map((name) => name + surchargesOn(period, day)))
      .toSorted(),
  ].join(' ');
}

/** `+0+2` for the first and the third, where they apply on the day and not on every day. */
function surchargesOn(period: Period<RevisedTariff> | undefined, day: Day): string {
  const positions = period?.terms ? datedSurcharges(period.terms.tariff, day) : [];
  return positions.map((at) => `+${at}`).join('');
}
