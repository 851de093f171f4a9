import { Decimal, decimal, minorUnits, toText } from '#money';
import * as fc from 'fast-check';
import { compileRuleSet } from './compile.js';
import type { Consignment } from './consignment.js';
import { compileDutyRates } from './duty-table.js';
import { evaluate } from './evaluate.js';
import { largestNet } from './largest-net.js';
import type { RuleCase } from './rule-set.js';
import { PACKS } from './spec/packs.js';
import {
  BOOK,
  CIF,
  compiled,
  consignmentOf,
  EU,
  oneCase,
  perUnit,
  rates,
  tax,
  TEE,
  vat,
  type Line,
} from './spec/small-rules.js';
import type { Context } from './taxes-in.js';
import { accepted } from '../spec-data.js';

describe('the largest net of a price under any rule set (decision 9.7)', () => {
  const net = (cases: RuleCase[], price: string, line: Line = [TEE, 1, 1]) =>
    largestNet(
      { compiled: compiled(cases), consignment: consignmentOf([line]), rates },
      decimal(price),
      'EUR',
    );
  const text = (...arguments_: Parameters<typeof net>) =>
    toText(accepted(net(...arguments_)).toDecimalPlaces(4));

  it('is above a limit at which the price falls', () => {
    const dutyFree: RuleCase[] = [
      {
        ...oneCase([])[0]!,
        brackets: [
          {
            upTo: '150',
            taxes: [
              tax({ amount: { value: '3', currency: 'EUR', per: 'hsLine' } }),
              vat([...CIF, 'customs-duty']),
            ],
          },
          { upTo: null, taxes: [vat(CIF)] },
        ],
      },
    ];
    expect(text(dutyFree, '180.88')).toBe('152');
    expect(text(dutyFree, '178.50')).toBe('147'); // (147 + 3) · 1.19
  });

  it('needs a duty rate only for a price that may be above the limit', () => {
    expect(text(EU, '100', [BOOK, 1, 1])).toBe('90.4579'); // 100 ÷ 1.07 − 3
    expect(net(EU, '300', [BOOK, 1, 1])).toMatchObject({ code: 'no-duty-rate' });
  });

  it('is found in whole minor units if a tax has a minimum', () => {
    const cases = oneCase([
      tax({ name: 'fee', rate: '0.01', base: ['goods'], min: { value: '15', currency: 'EUR' } }),
    ]);
    expect(text(cases, '115')).toBe('100');
    expect(text(cases, '1600.01')).toBe('1584.16'); // · 1.01 = 1600.0016
    expect(text(cases, '10')).toBe('0');
  });

  it('uses the bracket of each line if the limit is for a unit', () => {
    const consignment = consignmentOf([
      [TEE, 1, 1],
      [TEE, 1, 3],
    ]);
    const largest = accepted(
      largestNet(
        { compiled: compiled(perUnit('100')), consignment, rates },
        new Decimal(260),
        'EUR',
      ),
    );
    // N = 50 + 150: 50 · 1.19 + 150 · 1.30 = 254.5; one quarter at 19%, three at 30%
    expect(toText(largest.toDecimalPlaces(4))).toBe('204.3222');
  });

  it.each(['350', '389.17', '22.1', '3.9', '4.6'])(
    'ends at a limit whose exchange rate is the quotient of %s and 0.92',
    (perUsd) => {
      const cases = [
        {
          ...oneCase([])[0]!,
          brackets: [
            { upTo: '150', taxes: [vat(['goods'])] },
            { upTo: null, taxes: [vat(['goods'], '0.50')] },
          ],
        },
      ];
      const rate = decimal(perUsd).dividedBy('0.92');
      const context = {
        compiled: compiled(cases),
        consignment: consignmentOf([[TEE, 1, 1]]),
        rates: { local: () => rate },
      };
      const limit = rate.times(150);
      const largest = accepted(largestNet(context, limit.times('1.3'), 'EUR'));
      expect(largest.minus(limit).abs().lessThan('1e-15')).toBe(true);
      const { total } = accepted(
        evaluate(context.compiled, context.consignment, context.rates, largest),
      );
      expect(total.minus(limit.times('0.19')).abs().lessThan('1e-15')).toBe(true);
    },
  );

  it('does not lose the last minor unit to the rounding noise of shares', () => {
    const cases = oneCase([
      tax({ name: 'fee', rate: '0.0015', base: ['goods'], min: { value: '15', currency: 'EUR' } }),
      vat(['goods', 'fee'], [{ when: { hs: ['61'] }, rate: '0.15' }, { rate: '0.15' }]),
    ]);
    const consignment = consignmentOf([
      [TEE, 1, '16.17'],
      [BOOK, 1, '1206.75'],
    ]);
    const largest = accepted(
      largestNet({ compiled: compiled(cases), consignment, rates }, decimal('9541.55'), 'EUR'),
    );
    expect(toText(largest)).toBe('8282'); // (8282 + 15) · 1.15 − 15 + 15
  });

  it('is found if the deduction is below the tax only above some value', () => {
    const cases = oneCase([
      tax({ rate: '0.10', base: ['goods'], less: { value: '30', currency: 'EUR' } }),
    ]);
    expect(text(cases, '100')).toBe('100');
    expect(text(cases, '410')).toBe('400');
  });

  it('is never negative, even if a fixed amount is above the price', () => {
    expect(text(EU, '1')).toBe('0');
  });
});

describe('the largest net of a price in the packs (decision 9.7)', () => {
  const NET = new Decimal(1);

  /** One to three kinds of goods that share a net value. */
  const someGoods = fc.record({
    lines: fc.uniqueArray(
      fc.record({
        hsCode: fc.constantFrom('610910', '910211', '490199', '300490'),
        origin: fc.constantFrom('US', 'CN'),
        quantity: fc.integer({ min: 1, max: 4 }).map((units) => decimal(units)),
        value: fc.integer({ min: 1, max: 9 }).map((share) => decimal(share)),
      }),
      { minLength: 1, maxLength: 3, selector: ({ hsCode }) => hsCode },
    ),
    shippedFrom: fc.constantFrom('US', 'CN'),
    mode: fc.constantFrom('courier', 'post', 'air'),
    freight: fc.constantFrom(0, 8).map((freight) => decimal(freight)),
    insurance: fc.constant(decimal(0)),
  });

  it.each(PACKS.map((pack) => [pack.name, pack] as const))(
    'fits any price in %s, and one minor unit more does not',
    (_, { destination, currency, ruleSets }) => {
      const rules = compileRuleSet(ruleSets.at(-1)!);
      const unit = new Decimal(10).pow(-minorUnits(currency));
      const duties = compileDutyRates({
        destination,
        validFrom: '2026-01-01',
        source: ['a tariff'],
        default: '0.12',
        rates: [{ hsPrefix: '49', rate: '0' }],
      });
      const context = (consignment: Consignment): Context => ({
        compiled: rules,
        consignment,
        rates: {
          local: (currencyCode) => (currencyCode === currency ? NET : decimal('3.7')),
          duties,
        },
      });
      fc.assert(
        fc.property(
          someGoods,
          fc.integer({ min: 1_000, max: 300_000 }),
          fc.integer({ min: 1, max: 100_000 }),
          (goods, price, more) => {
            const { compiled: set, consignment, rates: all } = context(goods);
            const tag = unit.times(price);
            const beside = goods.freight.plus(goods.insurance);
            const gross = (net: Decimal) => {
              const taxes = evaluate(set, consignment, all, net.minus(beside));
              return taxes.ok ? net.plus(taxes.value.total) : undefined;
            };
            const largest = largestNet(context(goods), tag, currency);
            fc.pre(largest.ok && largest.value.greaterThan(beside));
            const net = (largest as { value: Decimal }).value;
            expect(gross(net)?.minus(tag).greaterThan('1e-15') ?? false).toBe(false);
            for (const above of [unit, unit.times(more)]) {
              expect(gross(net.plus(above))?.greaterThan(tag) ?? true).toBe(true);
            }
          },
        ),
        { numRuns: 60 },
      );
    },
  );
});
