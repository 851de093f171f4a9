import * as fc from 'fast-check';
import { Decimal, sum } from '#money';
import { landedCost } from './cart/landed-cost.js';
import { orderMoney } from './order-money.js';
import { localizePrice } from './price/localize-price.js';
import { roundTerms } from './price/price.js';
import type { DutyRate } from './rule-sets/duty-rates.js';
import type { TermsByDestination } from './rule-sets/destination-terms.js';
import { compileDutyRates } from './rule-sets/duty-table.js';
import type { RuleSet, TaxRule } from './rule-sets/rule-set.js';
import { line, order } from './spec/order-to-settle.js';
import { ruleSetPeriods } from './spec/rule-sets-of-days.js';
import { SANDBOX_TERMS } from './spec/sandbox/terms.js';
import { ACME, cents, DAY, accepted, MELI, PARCEL, texts } from './spec-data.js';

const GOODS = ['490199', '610910', '910211', '640411'];
const RATES = ['0', '0', '0.005', '0.07', '0.35', '0.60', '1/3'];

/** The terms of Mexico with a duty and a VAT that depend on the goods, and a deduction from each. */
function termsOf({ duty, less, vat, vatLess, table }: RandomTerms): TermsByDestination {
  const terms = SANDBOX_TERMS.get('MX')!;
  const taxes: TaxRule[] = [
    {
      name: 'duty',
      kind: 'duty',
      rate: duty,
      base: ['goods', 'freight'],
      less: { value: less, currency: 'MXN' },
      collectedBy: 'customs',
    },
    {
      name: 'vat',
      kind: 'tax',
      rate: vat,
      base: ['goods', 'freight', 'duty'],
      ...(vatLess && { less: { value: vatLess, currency: 'MXN' } }),
      collectedBy: 'seller',
    },
  ];
  const rules: RuleSet = {
    destination: 'MX',
    timeZone: terms.timeZone,
    validFrom: '2026-01-01',
    source: ['A law'],
    cases: [
      {
        limit: { of: ['goods'], currency: 'MXN', per: 'consignment' },
        brackets: [{ upTo: null, taxes }],
      },
    ],
  };
  const rates = { destination: 'MX', validFrom: '2026-01-01', source: ['A table'], rates: table };
  const dutyTerms = { revision: 1, rates, table: compileDutyRates(rates) };
  const dutyRates = [{ from: rates.validFrom, id: 'MX-2026-01-01-1', terms: dutyTerms }];
  return new Map([['MX', { ...terms, ruleSets: ruleSetPeriods([rules]), dutyRates }]]);
}

const rate = fc.constantFrom(...RATES);
const byGoods = fc
  .subarray(GOODS, { minLength: 1 })
  .chain((goods) =>
    fc.tuple(
      rate,
      fc.tuple(...goods.map((hs) => rate.map((hsRate) => ({ when: { hs: [hs] }, rate: hsRate })))),
    ),
  )
  .map(([otherwise, list]) => [...list, { rate: otherwise }]);
const table = fc
  .tuple(...GOODS.map((hsPrefix) => rate.map((hsRate): DutyRate => ({ hsPrefix, rate: hsRate }))))
  .map((rates) => [...rates]);

interface RandomTerms {
  duty: NonNullable<TaxRule['rate']>;
  less: string;
  vat: NonNullable<TaxRule['rate']>;
  vatLess: string | undefined;
  table: DutyRate[];
}

const amount = fc.constantFrom('0.01', '3', '30', '555.55', '20000');
const anyTerms: fc.Arbitrary<RandomTerms> = fc.record({
  duty: fc.oneof(byGoods, fc.constant('byHs'), rate),
  less: amount,
  vat: fc.oneof(byGoods, rate),
  vatLess: fc.option(amount, { nil: undefined }),
  table,
});

const anyLine = fc.record({
  hsCode: fc.constantFrom(...GOODS),
  quantity: fc.integer({ min: 1, max: 4 }),
  unit: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 900_000 })),
});
type RandomLine = typeof anyLine extends fc.Arbitrary<infer T> ? T : never;

const quoted = (terms: RandomTerms, lines: readonly RandomLine[]) =>
  accepted(
    landedCost(
      {
        destination: 'MX',
        day: DAY,
        shippedFrom: 'US',
        currency: MELI.currency,
        fxRate: MELI.localPerUsd,
        freight: 0,
        insurance: 0,
        lines: lines.map(({ hsCode, quantity, unit }, index) => ({
          id: `${index}`,
          hsCode,
          quantity,
          unitPrice: new Decimal(unit).dividedBy(100),
        })),
      },
      termsOf(terms).get('MX'),
    ),
  );

/** The order of a value for goods whose prices without taxes come from a quote. */
const settled = (terms: RandomTerms, lines: readonly RandomLine[], value: Decimal) =>
  accepted(
    orderMoney(
      order({
        value,
        items: lines.map(({ hsCode, quantity, unit }, index) => {
          const price = new Decimal(unit).dividedBy(100);
          return { ...line, id: `${index}`, hsCode, quantity, listPrice: price, salePrice: price };
        }),
      }),
      termsOf(terms),
    ),
  );

const byName = (taxes: readonly { name: string; value: Decimal }[]) =>
  ['duty', 'vat'].map((name) =>
    sum(taxes.filter((tax) => tax.name === name).map(({ value }) => value)),
  );

const ofQuote = ({ taxes }: ReturnType<typeof quoted>) =>
  byName(taxes.map((tax) => ({ ...tax, value: tax.amount })));

/** Allows for two roundings: of the net price by which an order is settled, and of each amount. */
const expectNear = (actual: readonly Decimal[], expected: readonly Decimal[]) => {
  const isNear = actual.every((actualAmount, index) =>
    actualAmount.minus(expected[index]!).abs().lessThanOrEqualTo('0.02'),
  );
  if (!isNear) expect(texts(actual)).toEqual(texts(expected));
};

describe('taxes with a deduction (decision 9.3)', () => {
  it('divide the deduction by value over goods, up to the tax of each', () => {
    const terms: RandomTerms = {
      duty: [
        { when: { hs: ['49'] }, rate: '0' },
        { when: { hs: ['61'] }, rate: '0.02' },
        { rate: '0.5' },
      ],
      less: '30',
      vat: '0.1',
      vatLess: undefined,
      table: [],
    };
    const lines = ['490199', '610910', '910211', '640411'].map((hsCode) => ({
      hsCode,
      quantity: 1,
      unit: 10_000,
    }));
    const { lines: taxed } = quoted(terms, lines);
    // 30 over 0, 2, 50 and 50: 0 of the first, 2 of the second, and 14 of each other.
    expect(texts(taxed.map(({ taxes }) => taxes.map((tax) => tax.amount)))).toEqual([
      ['0', '10'],
      ['0', '10'],
      ['36', '13.6'],
      ['36', '13.6'],
    ]);
  });

  it('are in total the amounts of the rates less the deduction, and never negative for any goods', () => {
    fc.assert(
      fc.property(anyTerms, fc.array(anyLine, { minLength: 1, maxLength: 5 }), (terms, lines) => {
        const { taxes, lines: byLine } = quoted(terms, lines);
        const without = quoted({ ...terms, less: '0', vatLess: undefined }, lines);
        const duties = (charged: typeof taxes) =>
          sum(
            charged
              .filter(({ name }) => name === 'duty')
              .map(({ amount: dutyAmount }) => dutyAmount),
          );
        const expected = Decimal.max(duties(without.taxes).minus(terms.less), 0);
        expectNear([duties(taxes)], [expected]);
        const amounts = byLine.flatMap((lineTaxes) => lineTaxes.taxes.map((tax) => tax.amount));
        expect(amounts.filter((taxAmount) => taxAmount.isNegative())).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('are equal in a quote and in the order of the same cart', () => {
    fc.assert(
      fc.property(anyTerms, fc.array(anyLine, { minLength: 1, maxLength: 5 }), (terms, lines) => {
        const quote = quoted(terms, lines);
        const paid = settled(terms, lines, quote.landedCost);
        expectNear(byName(paid.taxes), ofQuote(quote));
        const goods = quote.landedCost.minus(quote.totals.total);
        expectNear([paid.totals.grossInboundValue], [goods]);
      }),
      { numRuns: 100 },
    );
  });

  it('are equal in a price, in the quote of its net price and in the order at that price', () => {
    fc.assert(
      fc.property(anyTerms, anyLine, cents(100, 90_000), (terms, goods, sale) => {
        const request = { date: DAY, merchant: ACME, channel: MELI, packed: PARCEL, sale };
        const { hsCode } = goods;
        const { sale: exact } = accepted(localizePrice({ ...request, hsCode }, termsOf(terms)));
        const price = roundTerms(exact, 'MXN');
        const inCents = price.net.times(100).toNumber();
        const singleUnit = [{ hsCode, quantity: 1, unit: inCents }];
        expectNear(byName(price.taxes), ofQuote(quoted(terms, singleUnit)));
        const { taxes } = settled(terms, singleUnit, price.retail);
        expectNear(byName(price.taxes), byName(taxes));
      }),
      { numRuns: 100 },
    );
  });
});
