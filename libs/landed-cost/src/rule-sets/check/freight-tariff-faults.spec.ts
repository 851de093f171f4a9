import type { FreightTariff, Surcharge } from '../../tariffs/freight-tariff.js';
import { faultsOfFreightTariff } from './freight-tariff-faults.js';

const FUEL: Surcharge = {
  name: 'fuel',
  percent: '18.5',
  when: { from: '2026-11-01', until: '2026-11-30' },
};
const TARIFF: FreightTariff = {
  origin: '*',
  destination: 'DE',
  service: 'STANDARD',
  currency: 'USD',
  validFrom: '2026-01-01',
  source: ['Contract 17'],
  divisor: '5000',
  minimumKg: '0.1',
  roundUpToKg: '0.5',
  steps: [
    { upToKg: '0.5', price: '7.00' },
    { upToKg: '30', price: '90' },
  ],
  perKgAbove: '3.10',
  surcharges: [
    FUEL,
    { name: 'oversize', amount: '25', when: { longestSideOverCm: '120', kgOver: '20' } },
    { name: 'island', perKg: '0', when: { postalPrefix: ['27498'] } },
  ],
  etaDays: [4, 4],
};

const tariff = (over: Partial<FreightTariff>): FreightTariff => ({ ...TARIFF, ...over });
const surcharge = (over: Partial<Surcharge>) => tariff({ surcharges: [{ ...FUEL, ...over }] });
const steps = (...upTo: string[]) =>
  tariff({ steps: upTo.map((upToKg) => ({ upToKg, price: '1' })) });

describe('the check of a freight tariff (decision 9.5)', () => {
  it.each<[what: string, tariff: FreightTariff]>([
    ['a tariff that uses every member', TARIFF],
    ['a tariff from one country', tariff({ origin: 'US' })],
    ['a tariff up to its last step', tariff({ perKgAbove: undefined! })],
    ['a surcharge without a last day', surcharge({ when: { from: '2026-11-01' } })],
    ['a surcharge without a first day', surcharge({ when: { until: '2026-11-01' } })],
    ['a tariff by weight alone', steps()],
    ['a tariff without a least weight', tariff({ minimumKg: '0' })],
    ['delivery on the same day', tariff({ etaDays: [0, 0] })],
  ])('accepts %s', (_, good) => {
    expect(faultsOfFreightTariff(good)).toEqual([]);
  });

  it.each<[fault: string, tariff: FreightTariff, pointer: string, code: string]>([
    ['an unknown origin', tariff({ origin: 'any' }), '/origin', 'not-allowed'],
    ['any destination', tariff({ destination: '*' }), '/destination', 'not-allowed'],
    ['an unknown currency', tariff({ currency: 'ZZZ' }), '/currency', 'not-allowed'],
    ['a first day that is no day', tariff({ validFrom: '2026-13-01' }), '/validFrom', 'format'],
    ['a divisor of 0', tariff({ divisor: '0' }), '/divisor', 'out-of-range'],
    ['a minimum below 0', tariff({ minimumKg: '-0.1' }), '/minimumKg', 'format'],
    ['grams as decimals of a gram', tariff({ minimumKg: '0.0001' }), '/minimumKg', 'too-precise'],
    ['a rounding to 0 kg', tariff({ roundUpToKg: '0' }), '/roundUpToKg', 'out-of-range'],
    ['a service without a name', tariff({ service: '' }), '/service', 'too-short'],
    ['a surcharge without a name', surcharge({ name: ' ' }), '/surcharges/0/name', 'too-short'],
    [
      'an empty postal prefix',
      surcharge({ when: { postalPrefix: ['27498', ''] } }),
      '/surcharges/0/when/postalPrefix/1',
      'too-short',
    ],
    ['days in transit below 0', tariff({ etaDays: [-1, 4] }), '/etaDays/0', 'out-of-range'],
    ['half a day in transit', tariff({ etaDays: [1, 4.5] }), '/etaDays/1', 'out-of-range'],
    ['a rounding by less than 0', tariff({ roundUpToKg: '-0.5' }), '/roundUpToKg', 'format'],
    ['equal steps', steps('0.5', '0.50'), '/steps/1/upToKg', 'order'],
    ['falling steps', steps('1', '0.5'), '/steps/1/upToKg', 'order'],
    ['a malformed step', steps('1', 'x'), '/steps/1/upToKg', 'format'],
    ['a step of 0 kg', steps('0'), '/steps/0/upToKg', 'out-of-range'],
    [
      'a negative price',
      tariff({ steps: [{ upToKg: '1', price: '-1' }] }),
      '/steps/0/price',
      'format',
    ],
    ['no price for any weight', tariff({ steps: [], perKgAbove: undefined! }), '/steps', 'too-few'],
    ['a malformed price per kg', tariff({ perKgAbove: '3,10' }), '/perKgAbove', 'format'],
    ['a surcharge of nothing', tariff({ surcharges: [{ name: 'x' }] }), '/surcharges/0', 'one-of'],
    ['a surcharge of two kinds', surcharge({ amount: '1' }), '/surcharges/0', 'one-of'],
    ['a malformed percentage', surcharge({ percent: '18.5%' }), '/surcharges/0/percent', 'format'],
    [
      'a surcharge above 500%',
      surcharge({ percent: '500.1' }),
      '/surcharges/0/percent',
      'out-of-range',
    ],
    [
      'no postal prefix',
      surcharge({ when: { postalPrefix: [] } }),
      '/surcharges/0/when/postalPrefix',
      'too-few',
    ],
    [
      'a side of 0 cm',
      surcharge({ when: { longestSideOverCm: '0' } }),
      '/surcharges/0/when/longestSideOverCm',
      'out-of-range',
    ],
    [
      'a weight that is no number',
      surcharge({ when: { kgOver: 'x' } }),
      '/surcharges/0/when/kgOver',
      'format',
    ],
    [
      'a surcharge from no day',
      surcharge({ when: { from: '2026-11-31' } }),
      '/surcharges/0/when/from',
      'format',
    ],
    [
      'a surcharge that ends before it begins',
      surcharge({ when: { from: '2026-11-02', until: '2026-11-01' } }),
      '/surcharges/0/when/until',
      'reversed-range',
    ],
    ['days in transit reversed', tariff({ etaDays: [9, 4] }), '/etaDays', 'reversed-range'],
  ])('finds %s', (_, faulty, pointer, code) => {
    const faults = faultsOfFreightTariff(faulty);
    expect(faults.map((fault) => [fault.pointer, fault.code])).toEqual([[pointer, code]]);
  });
});
