import { taxTermsOfDay, termsOfDay, type FreightTariff, type RuleSet } from '#landed-cost';
import { withProposedTerms } from './proposed-terms.js';

const rules = (validFrom: string, validUntil?: string): RuleSet => ({
  destination: 'DE',
  timeZone: 'UTC',
  validFrom,
  ...(validUntil !== undefined && { validUntil }),
  source: ['a law'],
  cases: [{ refuse: validFrom }],
});
const calendar = (...periods: [id: string, from: string, until?: string][]) => ({
  timeZone: 'UTC',
  ruleSets: periods.map(([id, from, until]) => ({ id, from, until, terms: undefined })),
  dutyRates: [],
  tariffs: [],
});
/** Terms of January, which apply again after the terms of March. */
const KEPT = calendar(
  ['DE-2026-01-01-1', '2026-01-01', '2026-02-28'],
  ['DE-2026-03-01-2', '2026-03-01', '2026-03-31'],
  ['DE-2026-01-01-1', '2026-04-01'],
);
const PROPOSED = 'the proposed terms';

/** Returns the terms that apply on a day; only the ids of the calendar's terms are known. */
function applying(proposed: RuleSet, day: string): string | undefined {
  const terms = withProposedTerms(KEPT, { kind: 'rules', document: proposed });
  const inForce = taxTermsOfDay(terms, { destination: 'DE', day });
  return inForce.ok ? PROPOSED : /DE-\S+-\d+/.exec(inForce.detail)?.[0];
}

describe('the terms of a destination with proposed ones (decision 9.4)', () => {
  it.each([
    ['older ones', '2025-06-01', '2026-01-31', 'DE-2026-01-01-1'],
    ['those of a first day between', '2026-02-01', '2026-02-10', PROPOSED],
    ['those of a first day between', '2026-02-01', '2026-03-10', 'DE-2026-03-01-2'],
    ['those that begin before others end', '2026-02-01', '2026-04-10', PROPOSED],
    ['those of the same first day', '2026-03-01', '2026-03-10', PROPOSED],
    ['those of the same first day', '2026-03-01', '2026-04-10', PROPOSED],
    ['newer ones', '2026-05-01', '2026-05-01', PROPOSED],
    ['newer ones', '2026-05-01', '2026-04-30', 'DE-2026-01-01-1'],
  ])('are replaced by terms that begin later: %s from %s, on %s', (_, from, day, expected) => {
    expect(applying(rules(from), day)).toBe(expected);
  });

  it('end on their last day', () => {
    expect(applying(rules('2026-05-01', '2026-05-31'), '2026-05-31')).toBe(PROPOSED);
    expect(applying(rules('2026-05-01', '2026-05-31'), '2026-06-01')).toBe('DE-2026-01-01-1');
  });

  it('are tariffs of one route, besides those of other routes', () => {
    const tariff = (origin: string, validFrom: string): FreightTariff => ({
      origin,
      destination: 'DE',
      service: 'STANDARD',
      currency: 'USD',
      validFrom,
      source: ['a contract'],
      divisor: '5000',
      minimumKg: '0.5',
      roundUpToKg: '0.5',
      steps: [],
      perKgAbove: '7',
      etaDays: [5, 12],
    });
    const route = { destination: 'DE', origin: 'US', day: '2026-06-01', service: 'STANDARD' };
    const proposed = [
      tariff('*', '2026-05-01'),
      tariff('US', '2026-02-01'),
      tariff('US', '2026-01-01'),
    ];
    let terms = withProposedTerms(undefined, { kind: 'rules', document: rules('2026-01-01') });
    const tariffs = proposed.map((document) => {
      terms = withProposedTerms(terms, { kind: 'tariff', document });
      const applies = termsOfDay(terms, route);
      return applies.ok && `${applies.value.tariff.origin} ${applies.value.tariff.validFrom}`;
    });
    expect(tariffs).toEqual(['* 2026-05-01', 'US 2026-02-01', 'US 2026-02-01']);
  });
});
