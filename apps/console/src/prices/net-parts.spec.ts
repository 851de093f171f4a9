import * as fc from 'fast-check';
import { netParts } from './net-parts.js';
import type { Breakdown } from './price-row.js';

function price(change: Partial<Breakdown>): Breakdown {
  return {
    kind: 'origin',
    localizedCurrency: 'MXN',
    fxRate: 18.5,
    feeShare: 0.18,
    freight: { billedWeight: 0.6, tariff: 8, currency: 'USD', value: 148 },
    ...change,
  } as Breakdown;
}
const side = (payout: number, net: number) => ({ payout, net }) as Breakdown['sale'];

describe('the parts of a net price', () => {
  it('are the converted payout of an origin price, and the fee as the rest', () => {
    expect(netParts(price({}), side(60, 1534.15))).toEqual({ payout: 1110, fee: 276.15 });
  });

  it('are the fee of a destination price, and the payout as the rest', () => {
    const sent = price({ kind: 'destination' });
    expect(netParts(sent, side(60.04, 1534.96))).toEqual({ payout: 1110.67, fee: 276.29 });
  });

  it('add up with the freight in the decimals of the currency', () => {
    const cents = fc.integer({ min: 1, max: 1e8 });
    const currencies = fc.constantFrom(['MXN', 100] as const, ['CLP', 1] as const);
    const kinds = fc.constantFrom('origin' as const, 'destination' as const);
    fc.assert(
      fc.property(cents, cents, cents, currencies, kinds, (sent, net, freight, currency, kind) => {
        const [localizedCurrency, units] = currency;
        const value = freight / units;
        const priceRow = price({
          kind,
          localizedCurrency,
          freight: { ...price({}).freight, value },
        });
        const { payout, fee } = netParts(priceRow, side(sent / 100, net / units));
        const inUnits = [payout, fee].map((amount) => Math.round(amount * units));
        expect([payout, fee]).toEqual(inUnits.map((amount) => amount / units));
        expect(inUnits.reduce((a, b) => a + b) + freight).toBe(net);
      }),
    );
  });
});
