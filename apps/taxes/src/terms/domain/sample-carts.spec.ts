import type { RuleSet, DutyRates } from '#landed-cost';
import { sampleCarts } from './sample-carts.js';

const RULES: RuleSet = {
  destination: 'DE',
  timeZone: 'Europe/Berlin',
  validFrom: '2026-07-01',
  source: ['A law'],
  cases: [
    {
      limit: { of: ['goods'], currency: 'EUR', per: 'consignment' },
      brackets: [
        {
          upTo: '150',
          taxes: [
            {
              name: 'item-duty',
              kind: 'duty',
              amount: { value: '3', currency: 'EUR', per: 'hsLine' },
              collectedBy: 'seller',
            },
            {
              name: 'vat',
              kind: 'tax',
              rate: '0.19',
              base: ['goods', 'freight', 'item-duty'],
              collectedBy: 'seller',
            },
          ],
        },
        {
          upTo: '900',
          taxes: [
            { name: 'duty', kind: 'duty', rate: 'byHs', base: ['value'], collectedBy: 'customs' },
          ],
        },
      ],
    },
  ],
};
const DUTIES: DutyRates = {
  destination: 'DE',
  validFrom: '2026-07-01',
  source: ['A tariff'],
  rates: [{ hsPrefix: '61', rate: '0.12' }],
};

describe('the sample carts of a dry run (decision 9.4)', () => {
  const perUsd = new Map([['EUR', '0.5']]);

  it('have their taxes in US dollars under both rule sets', () => {
    const [zero] = RULES.cases;
    const free = { ...zero, brackets: [{ upTo: null, taxes: [] }] } as RuleSet['cases'][number];
    const carts = sampleCarts(RULES, { ...RULES, cases: [free] }, { perUsd, duties: DUTIES });
    // EUR 3 are USD 6; the limit of EUR 150 is USD 300, that of EUR 900 is USD 1,800.
    expect(carts).toEqual([
      sample(20, 6, 6.84),
      sample(100, 6, 22.04),
      sample(200, 6, 41.04),
      {
        goods: 1_000,
        freight: 10,
        before: { total: 0, taxes: [] },
        after: { total: 121.2, taxes: [{ name: 'duty', amount: 121.2 }] },
      },
    ]);
  });

  it('report why a cart is refused', () => {
    const [, , , large] = sampleCarts(RULES, undefined, { perUsd, duties: undefined });
    expect(large).toEqual({ goods: 1_000, freight: 10, after: { refused: 'no-duty-rate' } });
    const [small] = sampleCarts({ ...RULES, cases: [{ refuse: 'closed' }] }, undefined, {
      perUsd,
      duties: undefined,
    });
    expect(small?.after).toEqual({ refused: 'goods-refused' });
  });

  it('are refused without an exchange rate in force, instead of a rate of 1', () => {
    const carts = sampleCarts(RULES, undefined, { perUsd: new Map(), duties: DUTIES });
    expect(carts.map(({ after }) => after)).toEqual(carts.map(() => ({ refused: 'no-fx-rate' })));
  });
});

function sample(goods: number, duty: number, vat: number) {
  return {
    goods,
    freight: 10,
    before: { total: 0, taxes: [] },
    after: {
      total: Number((duty + vat).toFixed(2)),
      taxes: [
        { name: 'item-duty', amount: duty },
        { name: 'vat', amount: vat },
      ],
    },
  };
}
