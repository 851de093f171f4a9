import {
  compileDutyRates,
  compileRuleSet,
  type DestinationTerms,
  type DutyRates,
  type FreightTariff,
  type RuleSet,
} from '#landed-cost';
import type { TermDocument } from './term-document.js';

const NONE: DestinationTerms = { ruleSets: [], dutyRates: [], tariffs: [] };

type Rules = Extract<TermDocument, { ruleSets: unknown }>;
type Duties = Extract<TermDocument, { rates: unknown }>;
type Tariff = Extract<TermDocument, { versions: unknown }>;

/**
 * The part of a destination's terms that one subject of `taxes.terms` has.
 * @throws RangeError on rules that this release cannot evaluate
 */
export function compileTerms(document: TermDocument): DestinationTerms {
  if ('ruleSets' in document) return { ...NONE, ruleSets: ruleSetsOf(document) };
  if ('versions' in document) return { ...NONE, tariffs: tariffsOf(document) };
  return { ...NONE, dutyRates: dutyRatesOf(document) };
}

/** All parts of a destination's terms together. */
export function joinTerms(parts: readonly DestinationTerms[]): DestinationTerms {
  return {
    ruleSets: parts.flatMap(({ ruleSets }) => ruleSets),
    dutyRates: parts
      .flatMap(({ dutyRates }) => dutyRates)
      .toSorted((a, b) => (a.rates.validFrom < b.rates.validFrom ? -1 : 1)),
    tariffs: parts.flatMap(({ tariffs }) => tariffs),
  };
}

function ruleSetsOf({ ruleSets }: Rules): DestinationTerms['ruleSets'] {
  return ruleSets.map(({ revision, ...rules }) => ({
    revision,
    compiled: compileRuleSet(rules as RuleSet),
  }));
}

function dutyRatesOf({ revision, ...rates }: Duties): DestinationTerms['dutyRates'] {
  const { validFrom, validUntil, source } = rates;
  const days = validUntil === undefined ? { validFrom } : { validFrom, validUntil };
  return [{ revision, rates: { ...days, source }, table: compileDutyRates(rates as DutyRates) }];
}

function tariffsOf({ versions, ...route }: Tariff): DestinationTerms['tariffs'] {
  return versions.map(({ revision, etaDays, ...tariff }) => ({
    revision,
    tariff: { ...route, ...tariff, etaDays: etaDays as [number, number] } as FreightTariff,
  }));
}
