import { decimal, toText } from '#money';
import { compileFreightTariff } from './compile-tariff.js';
import { freightCharge, type Shipment } from './freight-rates.js';
import type { FreightTariff } from './freight-tariff.js';
import { accepted } from '../spec-data.js';

const tariff: FreightTariff = {
  origin: 'US',
  destination: 'DE',
  service: 'STANDARD',
  currency: 'USD',
  validFrom: '2026-01-01',
  source: ['a contract'],
  divisor: '5000',
  minimumKg: '0.5',
  roundUpToKg: '0.1',
  steps: [
    { upToKg: '1', price: '8.00' },
    { upToKg: '3', price: '14.00' },
  ],
  etaDays: [4, 9],
};
const charge = (
  weight: string,
  over: Partial<FreightTariff> = {},
  shipment: Partial<Shipment> = {},
) =>
  freightCharge(compileFreightTariff({ ...tariff, ...over }), {
    weight: decimal(weight),
    longestSide: decimal(40),
    date: '2026-11-20',
    ...shipment,
  });
const price = (...arguments_: Parameters<typeof charge>) => toText(accepted(charge(...arguments_)));

describe('the charge of a freight tariff (decision 9.5)', () => {
  it.each([
    ['0', '8'],
    ['1', '8'],
    ['1.0001', '14'], // billed as 1.1 kg
    ['3', '14'],
  ])('covers %s kg with a step whose limit is inclusive', (weight, expected) => {
    expect(price(weight)).toBe(expected);
  });

  it('charges each kilogram above the last step, or refuses heavier parcels', () => {
    expect(price('3.31', { perKgAbove: '2.50' })).toBe('15'); // 0.4 kg more
    expect(charge('3.0001')).toMatchObject({
      code: 'too-heavy',
      detail: 'The tariff STANDARD to DE does not cover 3.1 kg.',
    });
  });

  it('charges only by weight if it has no steps', () => {
    expect(price('1.2', { steps: [], perKgAbove: '8' })).toBe('9.6');
  });

  it.each([
    [{ percent: '12.5' }, '9'],
    [{ perKg: '0.40' }, '8.4'],
    [{ amount: '3' }, '11'],
    [{ amount: '3', when: { longestSideOverCm: '40' } }, '8'],
    [{ amount: '3', when: { longestSideOverCm: '39.9' } }, '11'],
    [{ amount: '3', when: { kgOver: '1' } }, '8'],
    [{ amount: '3', when: { kgOver: '0.9' } }, '11'],
    [{ amount: '3', when: { from: '2026-11-20', until: '2026-11-20' } }, '11'],
    [{ amount: '3', when: { from: '2026-11-21' } }, '8'],
    [{ amount: '3', when: { until: '2026-11-19' } }, '8'],
    [{ amount: '3', when: { postalPrefix: ['27', '25'] } }, '11'],
    [{ amount: '3', when: { postalPrefix: ['99'] } }, '8'],
  ])('adds the surcharge %j, for %s', (surcharge, expected) => {
    const surcharges = [{ name: 'a surcharge', ...surcharge }];
    expect(price('1', { surcharges }, { postalCode: '25999' })).toBe(expected);
  });
});
