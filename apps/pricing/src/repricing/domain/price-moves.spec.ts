import { termsByDestination, withProposedTerms } from '#terms';
import { sandboxDocuments } from '#terms/sandbox';
import type { FreightTariff, RuleSet } from '#landed-cost';
import type { Conditions } from '../../prices/domain/conditions.js';
import { addMove, noMoves, type ComparedPrice } from './price-moves.js';

const DAY = '2026-11-21';
const KEPT = termsByDestination(sandboxDocuments().values());
const conditions = (terms: Conditions['terms']): Conditions => ({
  terms,
  perUsd: new Map(),
  now: new Date(`${DAY}T12:00:00.000Z`),
});
const none = conditions(new Map());
const unchanged = conditions(KEPT);
/** The stored terms of Mexico with other rules. */
const withCases = (cases: RuleSet['cases']) => {
  const dated = { destination: 'MX', timeZone: 'America/Mexico_City', validFrom: '2026-01-01' };
  const document = { ...dated, source: ['a law'], cases };
  const proposed = withProposedTerms(KEPT.get('MX'), { kind: 'rules', document });
  return conditions(new Map([['MX', proposed]]));
};
const withFreight = (price: string) => {
  const document: FreightTariff = {
    origin: '*',
    destination: 'MX',
    service: 'STANDARD',
    currency: 'USD',
    validFrom: '2026-01-01',
    source: ['a carrier'],
    divisor: '5000',
    minimumKg: '0.5',
    roundUpToKg: '0.5',
    steps: [{ upToKg: '30', price }],
    etaDays: [7, 20],
  };
  const proposed = withProposedTerms(KEPT.get('MX'), { kind: 'tariff', document });
  return conditions(new Map([['MX', proposed]]));
};

const price = (over: Partial<ComparedPrice['requestedPrice']> = {}): ComparedPrice => ({
  priceId: 'ACME-TEE-MELI',
  requestedPrice: { kind: 'origin', salePrice: '60', listPrice: '60', currency: 'USD', ...over },
  facts: {
    merchant: { country: 'US', currency: 'USD' },
    channel: {
      country: 'MX',
      currency: 'MXN',
      feeShare: '0.18',
      taxesOnline: false,
      priceEnding: { step: '1', offset: '0.90' },
      service: 'STANDARD',
      freightShownSeparately: false,
    },
    rates: new Map([['MXN', '18.50']]),
    packed: { weight: '0.400', length: 20, width: 15, height: 10 },
    hsCode: '610910',
  },
});

const moves = (before: Conditions, after: Conditions, ...prices: ComparedPrice[]) => {
  const all = noMoves();
  for (const comparedPrice of prices)
    addMove(all, comparedPrice, { before, after, day: DAY, share: 0.005 });
  return all;
};

describe('the prices that a change of terms affects (decision 9.4)', () => {
  it('are empty if nothing changes', () => {
    expect(moves(unchanged, unchanged, price())).toEqual({
      compared: 1,
      moved: 0,
      failing: new Map(),
      recovering: 0,
    });
  });

  it('are the prices that change by more than the share, with the largest change', () => {
    // 8 dollars become 8.10: 1.85 pesos of 148 are 2.64 of the price of 1794.95 with taxes, 0.15 per cent.
    expect(moves(unchanged, withFreight('8.10'), price()).moved).toBe(0);
    const other = { ...price({ salePrice: '20', listPrice: '20' }), priceId: 'ACME-MUG-MELI' };
    const { moved, largest } = moves(unchanged, withFreight('12'), price(), other);
    expect([moved, largest?.priceId, largest?.currency]).toEqual([2, 'ACME-MUG-MELI', 'MXN']);
    expect(largest?.after.greaterThan(largest.before)).toBe(true);
  });

  it('include a destination price if its payout changes', () => {
    const tag = price({
      kind: 'destination',
      salePrice: '1795.90',
      listPrice: '1795.90',
      currency: 'MXN',
    });
    const { largest } = moves(unchanged, withFreight('12'), tag);
    expect([largest?.before.toFixed(), largest?.after.toFixed()]).toEqual(['60.04', '56.04']);
    expect(largest?.currency).toBe('USD');
  });

  it('are counted separately if they fail, by reason, and if they recover', () => {
    const refusing = withCases([{ refuse: 'excise-goods' }]);
    expect(moves(unchanged, refusing, price(), price()).failing).toEqual(
      new Map([['goods-refused', { prices: 2, detail: expect.stringContaining('excise-goods') }]]),
    );
    expect(moves(none, unchanged, price())).toMatchObject({ moved: 0, recovering: 1 });
    expect(moves(none, none, price())).toEqual({ ...noMoves(), compared: 1 });
  });
});
