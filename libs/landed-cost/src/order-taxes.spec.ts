import { decimal, sum } from '#money';
import { orderMoney } from './order-money.js';
import { line, order } from './spec/order-to-settle.js';
import type { TermsByDestination } from './rule-sets/destination-terms.js';
import type { RuleSet, TaxRule } from './rule-sets/rule-set.js';
import { ruleSetPeriods } from './spec/rule-sets-of-days.js';
import { SANDBOX_TERMS } from './spec/sandbox/terms.js';
import { accepted, texts } from './spec-data.js';

function mexicoWith(taxes: TaxRule[]): TermsByDestination {
  const terms = SANDBOX_TERMS.get('MX')!;
  const rules: RuleSet = {
    destination: 'MX',
    timeZone: terms.timeZone,
    validFrom: '2026-01-01',
    source: ['A law'],
    cases: [
      {
        limit: { of: ['goods'], currency: 'USD', per: 'consignment' },
        brackets: [{ upTo: null, taxes }],
      },
    ],
  };
  return new Map([['MX', { ...terms, ruleSets: ruleSetPeriods([rules]) }]]);
}

describe('the taxes of an order (decision 6.7)', () => {
  it.each(['10', '0'])('divides a value of %s over fixed amounts that exceed it', (value) => {
    const fee = (name: string, amount: string): TaxRule => ({
      name,
      kind: 'fee',
      amount: { value: amount, currency: 'MXN', per: 'consignment' },
      collectedBy: 'carrier',
    });
    const vat: TaxRule = {
      name: 'vat',
      kind: 'tax',
      rate: '0.5',
      base: ['goods', 'first'],
      collectedBy: 'seller',
    };
    const { taxes, taxSurplus, totals } = accepted(
      orderMoney(
        order({ value, items: [{ ...line, salePrice: value, listPrice: value }] }),
        mexicoWith([fee('first', '30'), fee('second', '15'), vat]),
      ),
    );
    const third = Number(value) / 60;
    expect(texts(taxes.map((tax) => tax.value))).toEqual([
      `${third * 30}`,
      `${third * 15}`,
      `${third * 15}`,
    ]);
    expect(texts(taxes[2])).toMatchObject({ rate: '0.5', base: '30' });
    expect(texts([totals.taxes, totals.grossInboundValue])).toEqual([value, '0']);
    expect(taxSurplus).toBeUndefined();
  });

  it('has no negative tax if a deduction exceeds the tax of its goods', () => {
    const vat: TaxRule = {
      name: 'vat',
      kind: 'tax',
      rate: [{ when: { hs: ['49'] }, rate: '0' }, { rate: '0.5' }],
      base: ['goods'],
      less: { value: '20', currency: 'MXN' },
      collectedBy: 'seller',
    };
    const items = ['490199', '610910'].map((hsCode) => ({ ...line, hsCode, salePrice: 500 }));
    const { taxes, taxSurplus, totals } = accepted(
      orderMoney(order({ value: 1000, items }), mexicoWith([vat])),
    );
    const values = taxes.map(({ value }) => value);
    expect(values.some((value) => value.isNegative())).toBe(false);
    expect(texts(sum([...values, taxSurplus ?? decimal(0)]))).toBe(texts(totals.taxes));
  });
});
