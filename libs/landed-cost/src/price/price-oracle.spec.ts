import * as fc from 'fast-check';
import { decimal, toText, type Numeric } from '#money';
import { accepted, someRoute, cents, localizePrice } from '../spec-data.js';
import { Fraction } from '../spec/fraction.js';

const fraction = (value: Numeric) => Fraction.of(value);

/** The price of the first step and of further steps of the freight, in US dollars (vectors). */
const FREIGHT: Record<string, [first: string, further: string]> = {
  BR: ['7.00', '3.50'],
  MX: ['5.50', '2.50'],
  CL: ['6.50', '3.00'],
};

/** The taxes on a net value in the prices of MX and CL; undefined above the regime. */
function taxRate(
  country: string,
  origin: string,
  net: Fraction,
  local: Fraction,
): string | undefined {
  const upTo = (usd: number) => net.atMost(local.times(fraction(usd)));
  if (country === 'CL') return upTo(500) ? '0.19' : '0.2614'; // 6% duty, 19% on value and duty
  if (!upTo(2500)) return undefined;
  if (origin !== 'US') return '0.335';
  if (upTo(50)) return '0';
  return upTo(117) ? '0.17' : '0.19';
}

type Route = typeof someRoute extends fc.Arbitrary<infer T> ? T : never;

function oracle({ merchant, channel, packed }: Route, payout: Numeric) {
  const local = fraction(channel.localPerUsd);
  const perUsd = fraction(merchant.localPerUsd);
  const gross = fraction(packed.weight);
  const volumetric = fraction(packed.length)
    .times(fraction(packed.width))
    .times(fraction(packed.height))
    .by(fraction(5000));
  const billed = gross.atMost(volumetric) ? volumetric : gross;
  const [first = '', further = ''] = FREIGHT[channel.country] ?? [];
  const steps = billed.by(fraction('0.5')).ceil();
  const tariff = fraction(first).plus(fraction(further).times(new Fraction(steps - 1n, 1n)));
  const received = fraction(payout).times(local).by(perUsd).plus(tariff.times(local));
  const net = received.by(fraction(decimal(1).minus(channel.feeShare)));
  const rate = channel.taxesOnline ? '0' : taxRate(channel.country, merchant.country, net, local);
  if (rate === undefined) return undefined;
  const exact = net.plus(net.times(fraction(rate)));
  const { step, offset } = channel.priceEnding;
  const k = exact
    .plus(fraction(offset).times(new Fraction(-1n, 1n)))
    .by(fraction(step))
    .ceil();
  const shown = fraction(step)
    .times(new Fraction(k > 0n ? k : 0n, 1n))
    .plus(fraction(offset));
  return {
    shown: shown.rounded(2),
    withTaxes: channel.taxesOnline
      ? toText(decimal(payout))
      : shown.times(perUsd).by(local).rounded(2),
    net: net.rounded(2),
  };
}

describe('price localization in whole numbers (decisions 1.7, 5.2)', () => {
  it('computes the same price, to the cent, for any payout', () => {
    fc.assert(
      fc.property(someRoute, cents(1, 250_000), (route, sale) => {
        // the whole-number formulas cover Mexico and Chile; the simulation checks Brazil
        const result = localizePrice({ ...route, sale });
        const expected = oracle(route, sale);
        if (route.channel.country === 'BR' && !result.ok) return;
        if (expected === undefined) {
          expect(result).toMatchObject({ code: 'value-over-simplified-regime' });
          return;
        }
        const { shown, withTaxes, net } = accepted(result).sale;
        expect({
          shown: toText(shown),
          withTaxes: toText(withTaxes),
          net: toText(net.toDecimalPlaces(2)),
        }).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});
