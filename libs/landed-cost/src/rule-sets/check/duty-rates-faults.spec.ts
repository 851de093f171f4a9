import type { DutyRates } from '../duty-rates.js';
import { faultsOfDutyRates } from './duty-rates-faults.js';

const RATES: DutyRates = {
  destination: 'DE',
  validFrom: '2026-01-01',
  source: ['TARIC of 2026-01-01'],
  default: '0.05',
  rates: [
    { hsPrefix: '61', rate: '0.12' },
    { hsPrefix: '61', origin: ['VN', 'KR'], rate: '0' },
    { hsPrefix: '6109100010', origin: ['VN'], rate: '1/8' },
  ],
};

const document = (over: Partial<DutyRates>): DutyRates => ({ ...RATES, ...over });
const rate = (over: Partial<DutyRates['rates'][number]>) =>
  document({ rates: [{ hsPrefix: '61', rate: '0.12', ...over }] });

describe('the check of duty rates (decisions 9.3, 9.4)', () => {
  it('accepts prefixes of different length and origin', () => {
    expect(faultsOfDutyRates(RATES)).toEqual([]);
  });

  it.each<[fault: string, rates: DutyRates, pointer: string, code: string]>([
    [
      'a destination outside ISO 3166',
      document({ destination: 'EU' }),
      '/destination',
      'not-allowed',
    ],
    [
      'a last day before the first',
      document({ validUntil: '2025-12-31' }),
      '/validUntil',
      'reversed-range',
    ],
    ['a default in percent', document({ default: '5%' }), '/default', 'format'],
    ['no rate and no default', { ...RATES, default: undefined!, rates: [] }, '/rates', 'too-few'],
    ['a rate of 7 decimals', rate({ rate: '0.1234567' }), '/rates/0/rate', 'too-precise'],
    ['a fraction of 7 decimals', rate({ rate: '1/1.2345678' }), '/rates/0/rate', 'too-precise'],
    ['a prefix of letters', rate({ hsPrefix: 'ab' }), '/rates/0/hsPrefix', 'format'],
    ['a rate above 5', rate({ rate: '12' }), '/rates/0/rate', 'out-of-range'],
    ['a rate that looks another one up', rate({ rate: 'byHs' }), '/rates/0/rate', 'format'],
    ['an empty list of origins', rate({ origin: [] }), '/rates/0/origin', 'too-few'],
    ['an unknown origin', rate({ origin: ['CN', 'XX'] }), '/rates/0/origin/1', 'not-allowed'],
    [
      'a prefix twice',
      document({ rates: [...RATES.rates, RATES.rates[0]!] }),
      '/rates/3/hsPrefix',
      'repeated',
    ],
    [
      'a prefix twice for one of the origins',
      document({ rates: [...RATES.rates, { hsPrefix: '61', origin: ['CN', 'KR'], rate: '0' }] }),
      '/rates/3/hsPrefix',
      'repeated',
    ],
    ['an origin twice', rate({ origin: ['CN', 'CN'] }), '/rates/0/origin/1', 'repeated'],
    ['an empty source', document({ source: [''] }), '/source/0', 'too-short'],
    ['more than 5,000 rates', document({ rates: many(5_001) }), '/rates', 'too-many'],
  ])('finds %s', (_, faulty, pointer, code) => {
    const faults = faultsOfDutyRates(faulty);
    expect(faults.map((fault) => [fault.pointer, fault.code])).toEqual([[pointer, code]]);
  });

  it('accepts a default alone', () => {
    expect(faultsOfDutyRates(document({ rates: [] }))).toEqual([]);
  });

  it('accepts 5,000 rates', () => {
    expect(faultsOfDutyRates(document({ rates: many(5_000) }))).toEqual([]);
  });
});

function many(count: number): DutyRates['rates'] {
  return Array.from({ length: count }, (_, n) => ({ hsPrefix: `${100_000 + n}`, rate: '0.1' }));
}
