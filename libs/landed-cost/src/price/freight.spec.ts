import * as fc from 'fast-check';
import { Decimal, decimal } from '#money';
import { compileFreightTariff } from '../tariffs/compile-tariff.js';
import { freightOf } from './freight.js';
import { sandboxTariff } from '../spec/sandbox/terms.js';
import { localRates } from '../terms.js';
import { DAY, PARCEL, accepted, someRoute, texts } from '../spec-data.js';

const TO_BRAZIL = compileFreightTariff(sandboxTariff('BR'));
const rates = localRates(decimal('5.50'), 'BRL');
const brazil = (packed: object) =>
  texts(accepted(freightOf({ ...PARCEL, ...packed }, TO_BRAZIL, rates, DAY)));

describe('international freight (decision 5.2)', () => {
  it('bills the volumetric weight if it is larger', () => {
    expect(brazil({})).toEqual({
      billedWeight: '0.6',
      tariff: '10.5',
      currency: 'USD',
      value: '57.75',
    });
  });

  it.each([
    ['0.5', '0.5', '7'],
    ['0.501', '0.501', '10.5'],
    ['0.5001', '0.5', '10.5'], // billed exactly, shown to 3 decimals
    ['1', '1', '10.5'],
    ['2.3', '2.3', '21'],
    ['0', '0', '7'],
  ])('%s kg is billed as %s kg at US$%s', (weight, billedWeight, tariff) => {
    expect(brazil({ weight, height: 0 })).toMatchObject({ billedWeight, tariff });
  });

  it('never costs less for a heavier parcel', () => {
    fc.assert(
      fc.property(someRoute, fc.nat(5000), ({ packed }, grams) => {
        const cost = (weight: Decimal) =>
          accepted(freightOf({ ...packed, weight }, TO_BRAZIL, rates, DAY)).tariff;
        const heavier = decimal(packed.weight).plus(new Decimal(grams).dividedBy(1000));
        expect(cost(heavier).greaterThanOrEqualTo(cost(decimal(packed.weight)))).toBe(true);
      }),
    );
  });
});
