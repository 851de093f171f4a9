import { ruleDay, termsInForce, termsOfDay } from '#landed-cost';
import { sandboxDocuments } from './sandbox/sandbox-documents.js';
import { termsByDestination } from './terms-by-destination.js';
import type { TermDocument } from './term-document.js';

type Rules = Extract<TermDocument, { ruleSets: unknown }>;

const TERMS = termsByDestination(sandboxDocuments().values());

describe('terms of documents (decisions 9.3, 9.6)', () => {
  it.each([
    ['BR', '2024-07-31', ''],
    ['BR', '2025-03-31', 'BR-2024-08-01-1'],
    ['BR', '2026-05-11', 'BR-2026-01-01-1'],
    ['BR', '2026-05-12', 'BR-2026-05-12-1'],
    ['MX', '2026-11-20', 'MX-2025-08-15-1'],
    ['CL', '2026-11-20', 'CL-2025-10-25-1'],
  ])('of %s on %s are %j', (destination, day, version) => {
    const noon = new Date(`${day}T15:00:00Z`);
    expect(ruleDay(TERMS.get(destination), noon)).toBe(day);
    const tariff = day < '2024-08-01' ? [] : [`*-${destination}-STANDARD-2024-08-01-1`];
    const expected = [...(version === '' ? [] : [version]), ...tariff].join(' ');
    expect(termsInForce(TERMS.get(destination)!, noon, ['STANDARD'])).toBe(expected);
  });

  describe('with duty rates', () => {
    const rules = sandboxDocuments().get('rules/MX') as Rules;
    const table = (validFrom: string, rate: string, revision = 1): TermDocument => ({
      dialect: 1,
      destination: 'MX',
      id: `MX-${validFrom}-${revision}`,
      revision,
      validFrom,
      source: ['a table'],
      rates: [{ hsPrefix: '61', rate }],
    });
    const named = [
      { from: '2026-01-01', until: '2026-06-30', terms: 'MX-2026-01-01-1' },
      { from: '2026-07-01', terms: 'MX-2026-07-01-2' },
    ];
    const rateOn = (day: string, ...tables: TermDocument[]) => {
      const calendar = { ...rules.calendar, dutyRates: named };
      const tariff = sandboxDocuments().get('tariff/*-MX-STANDARD')!;
      const terms = termsByDestination([{ ...rules, calendar }, tariff, ...tables]).get('MX');
      const termsThen = termsOfDay(terms, {
        destination: 'MX',
        origin: 'US',
        day,
        service: 'STANDARD',
      });
      return termsThen.ok
        ? termsThen.value.duties?.table('610910', 'US')?.rate.toNumber()
        : termsThen.detail;
    };
    const [old, corrected] = [table('2026-01-01', '0.1'), table('2026-07-01', '0.2', 2)];

    it('are the terms that the calendar names for the day, in whatever order they arrived', () => {
      expect(rateOn('2025-12-31', old, corrected)).toBeUndefined();
      expect(rateOn('2026-06-30', corrected, old)).toBe(0.1);
      expect(rateOn('2026-07-01', old, corrected)).toBe(0.2);
    });

    it.each([
      ['no others', []],
      ['only the earlier table', [old]],
      ['only the revision before', [old, table('2026-07-01', '0.3', 1)]],
      ['only the revision after', [old, table('2026-07-01', '0.3', 3)]],
      ['one that has ended', [old, { ...corrected, over: true, rates: [] } as TermDocument]],
    ])('are unknown on a day whose table has not arrived: %s', (_, tables) => {
      expect(rateOn('2026-07-01', ...tables)).toBe(
        'The duty rates MX-2026-07-01-2 that apply on 2026-07-01 have not arrived yet.',
      );
    });
  });
});
