import { decimal } from '#money';
import { compileRuleSet } from './compile.js';
import { bracketOf, classify, sized } from './goods-classes.js';
import type { TaxedCase } from './rule-set.js';
import { accepted } from '../spec-data.js';

const BY_GOODS: TaxedCase = {
  limit: { of: ['goods', 'freight', 'insurance'], currency: 'CHF', per: 'consignment' },
  brackets: [
    { upTo: '61.72', taxes: [] },
    {
      upTo: null,
      taxes: [
        {
          name: 'vat',
          kind: 'tax',
          rate: [{ when: { hs: ['4901'] }, rate: '0.026' }, { rate: '0.081' }],
          base: ['goods'],
          collectedBy: 'customs',
        },
      ],
    },
  ],
};

const compiled = compileRuleSet({
  destination: 'CH',
  timeZone: 'Europe/Zurich',
  validFrom: '2024-01-01',
  source: ['a law'],
  cases: [BY_GOODS],
});

describe('the bracket of goods (decision 9.3)', () => {
  it('has an inclusive limit, even if shares of the freight are compared with it', () => {
    const lines = [
      ['6109100010', '38.88'],
      ['6109100095', '4.15'],
    ].map(([hsCode = '', value = '']) => ({
      hsCode,
      origin: 'CN',
      quantity: decimal(1),
      value: decimal(value),
    }));
    const consignment = {
      lines,
      freight: decimal('16.19'),
      insurance: decimal('2.50'),
      shippedFrom: 'CN',
    };
    const classes = sized(
      accepted(classify(compiled, consignment)),
      decimal('43.03'), // with freight and insurance 61.72
      consignment,
    );
    expect(classes).toHaveLength(2);
    for (const sizedClass of classes) {
      expect(bracketOf(sizedClass, classes, { local: () => decimal(1) })?.upTo?.toFixed()).toBe(
        '61.72',
      );
    }
  });
});

describe('goods whose HS code is not known', () => {
  const line = { hsCode: '', origin: 'CN', quantity: decimal(1), value: decimal(10) };
  const consignment = {
    lines: [line],
    freight: decimal(0),
    insurance: decimal(0),
    shippedFrom: 'CN',
  };
  const classified = (over: Partial<TaxedCase>) => {
    const { rules } = compiled;
    return classify(compileRuleSet({ ...rules, cases: [{ ...BY_GOODS, ...over }] }), consignment);
  };
  const none = [{ upTo: null, taxes: [] }];
  const perUnit = { of: ['goods'], currency: 'CHF', per: 'unit' as const };

  it('are refused if the rules depend on HS codes', () => {
    expect(classified({})).toMatchObject({ code: 'unknown-hs-code' });
    expect(classified({ when: { hs: ['61'] }, brackets: none })).toMatchObject({
      code: 'unknown-hs-code',
    });
  });

  it('are accepted if the rules depend only on units or origins', () => {
    expect(classified({ limit: perUnit, brackets: none })).toMatchObject({ ok: true });
    expect(classified({ when: { origin: ['CN'] }, brackets: none })).toMatchObject({ ok: true });
  });
});
