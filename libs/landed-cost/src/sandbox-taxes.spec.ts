import * as fc from 'fast-check';
import { Decimal, decimal, toText } from '#money';
import { ruleSetOn } from './spec/rule-sets-of-days.js';
import { SANDBOX_TERMS } from './spec/sandbox/terms.js';
import { DAY, cents, accepted } from './spec-data.js';
import { localRates } from './terms.js';
import { evaluate } from './rule-sets/evaluate.js';
import { largestNet } from './rule-sets/largest-net.js';
import type { Context } from './rule-sets/taxes-in.js';

const ONE = new Decimal(1);
const ZERO = new Decimal(0);

/** One unit of goods on its way to a destination. */
function unitTo(
  destination: string,
  localPerUsd: string | number,
  shippedFrom = 'US',
  date = DAY,
): Context {
  return {
    compiled: ruleSetOn(SANDBOX_TERMS.get(destination), date)!.compiled,
    consignment: {
      lines: [{ hsCode: '610910', origin: shippedFrom, quantity: ONE, value: ONE }],
      freight: ZERO,
      insurance: ZERO,
      shippedFrom,
    },
    rates: localRates(decimal(localPerUsd), 'local'),
  };
}

const taxesOn = ({ compiled, consignment, rates }: Context, net: string | number | Decimal) =>
  evaluate(compiled, consignment, rates, decimal(net));

const charged = (context: Context, net: string | number) =>
  accepted(taxesOn(context, net))
    .taxes.filter(({ informative }) => !informative)
    .map(({ name, rate, value }) => `${name} ${toText(rate!)} ${toText(value)}`);

describe('taxes on a net value (decisions 5.2, 5.10)', () => {
  it.each([
    [925, ['global-rate 0 0']],
    [925.01, ['global-rate 0.17 157.2517']],
    [2164.5, ['global-rate 0.17 367.965']],
    [2164.51, ['global-rate 0.19 411.2569']],
    [46250, ['global-rate 0.19 8787.5']],
  ])('Mexico charges %d MXN from the United States with %j', (net, taxes) => {
    expect(charged(unitTo('MX', 18.5), net)).toEqual(taxes);
    expect(charged(unitTo('MX', 18.5, 'CA'), net)).toEqual(taxes);
  });

  it('Mexico charges goods from elsewhere at one rate', () => {
    expect(charged(unitTo('MX', 18.5, 'DE'), 100)).toEqual(['global-rate 0.335 33.5']);
    expect(charged(unitTo('MX', 18.5, 'CN'), 46250)).toEqual(['global-rate 0.335 15493.75']);
  });

  it.each([
    [475000, ['import-duty 0 0', 'vat 0.19 90250']],
    [475001, ['import-duty 0.06 28500.06', 'vat 0.19 95665.2014']],
    [9500000000, ['import-duty 0.06 570000000', 'vat 0.19 1913300000']],
  ])('Chile charges %d CLP with %j', (net, taxes) => {
    expect(charged(unitTo('CL', 950), net)).toEqual(taxes);
  });

  it('Brazil charges the taxes of São Paulo', () => {
    expect(charged(unitTo('BR', 5), 498)).toEqual([
      'import-duty 0.6 148.8',
      expect.stringMatching(/^icms 0\.17 132\.477108/),
    ]);
    expect(charged(unitTo('BR', 5), 249)).toEqual(['import-duty 0 0', 'icms 0.17 51']);
  });

  it.each([
    ['BR', 15000, 15000.01, 5],
    ['MX', 46250, 46250.01, 18.5],
  ])('%s accepts %d and refuses %d', (destination, covered, above, localPerUsd) => {
    const context = unitTo(destination, localPerUsd);
    expect(taxesOn(context, covered).ok).toBe(true);
    expect(taxesOn(context, above)).toMatchObject({ code: 'value-over-simplified-regime' });
  });
});

describe('the largest net value of a price (decision 5.4)', () => {
  const net = (price: string) =>
    toText(accepted(largestNet(unitTo('MX', '18.50'), decimal(price), 'MXN')));

  it.each([
    ['924.99', '924.99'],
    ['925.00', '925'],
    ['925.01', '925'],
    ['1000', '925'],
    ['1082.25', '925'],
    ['1082.2617', '925.01'],
    ['2532.465', '2164.5'],
    ['2575.75', '2164.5'],
    ['2575.755', '2164.5'],
    ['2575.76', '2164.50420168067226890756'],
  ])('of %s MXN is %s', (price, expected) => {
    expect(net(price)).toBe(expected);
  });

  it('is the largest: a hundredth of a cent more exceeds the price', () => {
    const tick = new Decimal('0.0001');
    fc.assert(
      fc.property(
        fc.constantFrom('BR', 'MX', 'CL'),
        fc.constantFrom('US', 'DE'),
        fc.constantFrom('2026-05-11', DAY),
        cents(1, 1_500_000),
        fc.constantFrom('1', '5.4321', '18.50', '950'),
        (destination, shippedFrom, date, price, rate) => {
          const context = unitTo(destination, rate, shippedFrom, date);
          const gross = (value: Decimal) => {
            const taxes = taxesOn(context, value);
            return taxes.ok ? taxes.value.total.plus(value) : undefined;
          };
          const largest = accepted(largestNet(context, price, 'USD'));
          const fits = gross(largest);
          if (!fits) return; // above the regime; the caller checks this
          expect(fits.minus(price).lessThan('1e-15')).toBe(true);
          const more = gross(largest.plus(tick));
          expect(more === undefined || more.greaterThan(price)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
