import {
  compileDutyRates,
  compileFreightTariff,
  compileRuleSet,
  type DestinationTerms,
  type DutyRates,
  type FreightTariff,
  type Period,
  type RevisedDutyRates,
  type RevisedRuleSet,
  type RevisedTariff,
  type RuleSet,
} from '#landed-cost';
import type { TermDocument } from './term-document.js';

/** The compiled content of one subject of `taxes.terms`: a calendar, and terms by their ids. */
export interface CompiledTerms {
  calendar?: Pick<Rules, 'timeZone' | 'calendar'>;
  ruleSets: ReadonlyMap<string, RevisedRuleSet>;
  dutyRates: ReadonlyMap<string, RevisedDutyRates>;
  tariffs: ReadonlyMap<string, RevisedTariff>;
}

type Rules = Extract<TermDocument, { ruleSets: unknown }>;
type Duties = Extract<TermDocument, { rates: unknown }>;
type Tariff = Extract<TermDocument, { versions: unknown }>;

const NONE: CompiledTerms = { ruleSets: new Map(), dutyRates: new Map(), tariffs: new Map() };

/** @throws RangeError on rules that this release cannot evaluate */
export function compileTerms(document: TermDocument): CompiledTerms {
  if ('ruleSets' in document) {
    const { timeZone, calendar } = document;
    return { ...NONE, calendar: { timeZone, calendar }, ruleSets: ruleSetsOf(document) };
  }
  if ('versions' in document) return { ...NONE, tariffs: tariffsOf(document) };
  return { ...NONE, dutyRates: dutyRatesOf(document) };
}

/**
 * Returns the terms of a destination by day, according to the calendar. Terms that the calendar names but that are not
 * among the parts are unknown on their days; without a calendar there are no terms.
 */
export function joinTerms(parts: readonly CompiledTerms[]): DestinationTerms {
  const calendarPart = parts.find((part) => part.calendar)?.calendar;
  if (!calendarPart) return { timeZone: 'UTC', ruleSets: [], dutyRates: [], tariffs: [] };
  const { timeZone, calendar } = calendarPart;
  return {
    timeZone,
    since: calendar.since,
    ruleSets: periodsOf(calendar.ruleSets, (id) => find(parts, 'ruleSets', id)),
    dutyRates: periodsOf(calendar.dutyRates, (id) => find(parts, 'dutyRates', id)),
    tariffs: calendar.tariffs.map(({ origin, service, periods }) => ({
      origin,
      service,
      periods: periodsOf(periods, (id) => find(parts, 'tariffs', id)),
    })),
  };
}

function periodsOf<T>(
  periods: Rules['calendar']['ruleSets'],
  termsOf: (id: string) => T | undefined,
): Period<T>[] {
  return periods.map(({ from, until, terms: id }) => ({ from, until, id, terms: termsOf(id) }));
}

function find<K extends 'ruleSets' | 'dutyRates' | 'tariffs'>(
  parts: readonly CompiledTerms[],
  kind: K,
  id: string,
): ReturnType<CompiledTerms[K]['get']> {
  return parts.map((part) => part[kind].get(id)).find((terms) => terms !== undefined) as ReturnType<
    CompiledTerms[K]['get']
  >;
}

function ruleSetsOf({ destination, timeZone, ruleSets }: Rules): CompiledTerms['ruleSets'] {
  return new Map(
    ruleSets.map(({ id, revision, ...set }) => {
      const compiled = compileRuleSet({ destination, timeZone, ...set } as RuleSet);
      return [id, { revision, compiled }];
    }),
  );
}

/**
 * A table that has ended contains no rates. A calendar that still names it is outdated, and a newer one will arrive.
 */
function dutyRatesOf({ id, revision, over, ...rates }: Duties): CompiledTerms['dutyRates'] {
  if (over) return new Map();
  const { validFrom, source } = rates;
  const table = compileDutyRates(rates as DutyRates);
  return new Map([[id, { revision, rates: { validFrom, source }, table }]]);
}

function tariffsOf({ versions, ...route }: Tariff): CompiledTerms['tariffs'] {
  return new Map(
    versions.map(({ id, revision, etaDays, ...version }) => {
      const tariff = {
        ...route,
        ...version,
        etaDays: etaDays as [number, number],
      } as FreightTariff;
      return [id, { revision, tariff: compileFreightTariff(tariff) }];
    }),
  );
}
