import * as fc from 'fast-check';
import { Decimal, decimal } from '#money';
import { freightOf } from './freight.js';
import { BRAZIL_FREIGHT } from '../rules/brazil.js';
import { DAY, PARCEL, someRoute, texts } from '../spec-data.js';

const brazil = (packed: object) =>
  texts(freightOf({ ...PARCEL, ...packed }, BRAZIL_FREIGHT, decimal('5.50'), DAY));

describe('international freight (decision 5.2)', () => {
  it('bills the volumetric weight where it is larger', () => {
    expect(brazil({})).toEqual({ billedWeight: '0.6', tariff: '10.5', value: '57.75' });
  });

  it.each([
    ['0.5', '0.5', '7'],
    ['0.501', '0.501', '10.5'],
    ['0.5001', '0.5', '10.5'], // billed as it is, shown to 3 decimals
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
          freightOf({ ...packed, weight }, BRAZIL_FREIGHT, decimal(1), DAY).tariff;
        const heavier = decimal(packed.weight).plus(new Decimal(grams).dividedBy(1000));
        expect(cost(heavier).greaterThanOrEqualTo(cost(decimal(packed.weight)))).toBe(true);
      }),
    );
  });
});
