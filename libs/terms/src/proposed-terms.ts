import {
  compileDutyRates,
  compileFreightTariff,
  compileRuleSet,
  type Day,
  type DestinationTerms,
  type Period,
  type RevisedTariff,
  type RouteTariffs,
} from '#landed-cost';
import type { WrittenTerms } from './content-faults.js';

/**
 * Returns the terms of a destination with proposed ones, which replace terms with the same first day and end when later
 * terms begin (decision 9.4).
 * @param proposed without faults
 */
export function withProposedTerms(
  terms: DestinationTerms = NONE,
  { kind, document }: WrittenTerms,
): DestinationTerms {
  const { validFrom: from, validUntil: until } = document;
  const revision = 0;
  const period = <T>(periodTerms: T): Period<T> => ({
    from,
    until,
    id: `proposed-${from}-0`,
    terms: periodTerms,
  });
  if (kind === 'rules') {
    const added = period({ revision, compiled: compileRuleSet(document) });
    return {
      ...terms,
      timeZone: document.timeZone,
      ruleSets: withPeriod(terms.ruleSets, added),
    };
  }
  if (kind === 'tariff')
    return withTariff(terms, period({ revision, tariff: compileFreightTariff(document) }));
  const added = period({ revision, rates: document, table: compileDutyRates(document) });
  return { ...terms, dutyRates: withPeriod(terms.dutyRates, added) };
}

function withTariff(terms: DestinationTerms, period: Period<RevisedTariff>): DestinationTerms {
  const { origin, service } = period.terms!.tariff;
  const isRoute = (routeTariffs: RouteTariffs) =>
    routeTariffs.origin === origin && routeTariffs.service === service;
  const periods = withPeriod(terms.tariffs.find(isRoute)?.periods ?? [], period);
  const otherTariffs = terms.tariffs.filter((routeTariffs) => !isRoute(routeTariffs));
  return { ...terms, tariffs: [...otherTariffs, { origin, service, periods }] };
}

/** The periods may then overlap; on each day the last one applies. */
function withPeriod<T>(periods: readonly Period<T>[], added: Period<T>): Period<T>[] {
  const first = firstDayOf(added);
  return [
    ...periods.filter((presentPeriod) => firstDayOf(presentPeriod) < first),
    added,
    ...periods.filter((presentPeriod) => firstDayOf(presentPeriod) > first),
  ];
}

/** Returns the first day in the id of terms (`DE-2026-07-01-1`), even if the terms are in force only on later days. */
function firstDayOf({ id }: Period<unknown>): Day {
  return /(\d{4}-\d{2}-\d{2})-\d+$/.exec(id)![1]!;
}

const NONE: DestinationTerms = { timeZone: 'UTC', ruleSets: [], dutyRates: [], tariffs: [] };
