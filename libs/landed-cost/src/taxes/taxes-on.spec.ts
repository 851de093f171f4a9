import * as fc from 'fast-check';
import { Decimal, decimal, sum, toText } from '#money';
import { DESTINATIONS } from '../rules/destinations.js';
import { DAY, cents, given } from '../spec-data.js';
import { bracketOf, largestNet, taxesIn } from './taxes.js';
import { taxesOn } from './taxes-on.js';

const brackets = (destination: string, net: string | number, localPerUsd: number, origin = 'US') =>
  given(taxesOn(net, { destination, origin, localPerUsd, date: DAY })).taxes.map(
    ({ name, rate, value }) => `${name} ${toText(rate)} ${toText(value)}`,
  );

describe('taxes on a net value (decisions 5.2, 5.10)', () => {
  it.each([
    [925, ['global-rate 0 0']],
    [925.01, ['global-rate 0.17 157.2517']],
    [2164.5, ['global-rate 0.17 367.965']],
    [2164.51, ['global-rate 0.19 411.2569']],
    [46250, ['global-rate 0.19 8787.5']],
  ])('Mexico charges %d MXN from the United States with %j', (net, taxes) => {
    expect(brackets('MX', net, 18.5)).toEqual(taxes);
    expect(brackets('MX', net, 18.5, 'CA')).toEqual(taxes);
  });

  it('Mexico charges goods from elsewhere at one rate', () => {
    expect(brackets('MX', 100, 18.5, 'DE')).toEqual(['global-rate 0.335 33.5']);
    expect(brackets('MX', 46250, 18.5, 'CN')).toEqual(['global-rate 0.335 15493.75']);
  });

  it.each([
    [475000, ['import-duty 0 0', 'vat 0.19 90250']],
    [475001, ['import-duty 0.06 28500.06', 'vat 0.19 95665.2014']],
    [9500000000, ['import-duty 0.06 570000000', 'vat 0.19 1913300000']],
  ])('Chile charges %d CLP with %j', (net, taxes) => {
    expect(brackets('CL', net, 950)).toEqual(taxes);
  });

  it('Brazil charges the taxes of São Paulo', () => {
    expect(brackets('BR', 498, 5)).toEqual([
      'import-duty 0.6 148.8',
      expect.stringMatching(/^icms 0\.17 132\.477108/),
    ]);
    expect(brackets('BR', 249, 5)).toEqual(['import-duty 0 0', 'icms 0.17 51']);
  });

  it.each([
    ['BR', 15000, 15000.01, 5],
    ['MX', 46250, 46250.01, 18.5],
  ])('%s accepts %d and refuses %d', (destination, covered, above, localPerUsd) => {
    const route = { destination, origin: 'US', localPerUsd, date: DAY };
    expect(taxesOn(covered, route).ok).toBe(true);
    expect(taxesOn(above, route)).toMatchObject({ code: 'value-over-simplified-regime' });
  });

  it.each(['US', 'br', '', 'constructor'])('refuses the destination %j', (destination) => {
    const route = { destination, origin: 'US', localPerUsd: 1, date: DAY };
    expect(taxesOn(1, route)).toMatchObject({ ok: false, code: 'unsupported-destination' });
  });

  it('refuses a malformed day', () => {
    const route = { destination: 'MX', origin: 'US', localPerUsd: 1, date: '12/05/2026' };
    expect(() => taxesOn(1, route)).toThrow(RangeError);
  });
});

describe('the largest net value of a price (decision 5.4)', () => {
  const MX = DESTINATIONS.get('MX')!.regime(DAY, 'US');
  const net = (price: string) => toText(largestNet(MX, decimal(price), decimal('18.50')));

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
        (destination, origin, date, price, rate) => {
          const regime = DESTINATIONS.get(destination)!.regime(date, origin);
          const localPerUsd = decimal(rate);
          const gross = (value: Decimal) => {
            const bracket = bracketOf(regime, value, localPerUsd);
            return (
              bracket && sum(taxesIn(bracket, value, localPerUsd).map((t) => t.value)).plus(value)
            );
          };
          const found = largestNet(regime, price, localPerUsd);
          const fits = gross(found);
          if (!fits) return; // above the regime, which the caller checks
          expect(fits.minus(price).lessThan('1e-15')).toBe(true);
          const more = gross(found.plus(tick));
          expect(more === undefined || more.greaterThan(price)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
