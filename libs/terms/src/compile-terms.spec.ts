import { ruleDay, termsInForce, termsOfDay } from '#landed-cost';
import { compiledDocuments } from './migrations/compiled-documents.js';
import { termsByDestination } from './terms-by-destination.js';
import type { TermDocument } from './term-document.js';

const TERMS = termsByDestination(compiledDocuments().values());

describe('terms of documents (decisions 9.3, 9.6)', () => {
  it.each([
    ['BR', '2024-07-31', ''],
    ['BR', '2025-03-31', 'BR-2024-08-01-1'],
    ['BR', '2026-05-11', 'BR-2026-01-01-1'],
    ['BR', '2026-05-12', 'BR-2026-05-12-1'],
    ['MX', '2026-11-20', 'MX-2025-08-15-1'],
    ['CL', '2026-11-20', 'CL-2025-10-25-1'],
  ])('of %s on %s are %j, as they were compiled in', (destination, day, version) => {
    const noon = new Date(`${day}T15:00:00Z`);
    expect(ruleDay(TERMS.get(destination), noon)).toBe(day);
    const tariff = day < '2024-08-01' ? [] : ['*-STANDARD-2024-08-01-1'];
    const expected = [...(version === '' ? [] : [version]), ...tariff].join(' ');
    expect(termsInForce(TERMS.get(destination)!, noon)).toBe(expected);
  });

  it('take the duty rates of the day from whichever event has them', () => {
    const duties = (validFrom: string, rate: string): TermDocument => ({
      destination: 'MX',
      id: `MX-${validFrom}-1`,
      revision: 1,
      validFrom,
      source: ['a table'],
      rates: [{ hsPrefix: '61', rate }],
    });
    const tables = [duties('2026-07-01', '0.2'), duties('2026-01-01', '0.1')];
    const terms = termsByDestination([...compiledDocuments().values(), ...tables]).get('MX');
    const rateOn = (day: string) => {
      const found = termsOfDay(terms, { destination: 'MX', origin: 'US', day });
      return found.ok && found.value.duties?.table('610910', 'US')?.rate.toNumber();
    };
    expect(['2025-12-31', '2026-06-30', '2026-07-01'].map(rateOn)).toEqual([undefined, 0.1, 0.2]);
  });
});
