import { compileDutyRates } from '../rule-sets/duty-table.js';
import type { RuleSet, TaxRule } from '../rule-sets/rule-set.js';
import { ruleSetPeriods } from '../spec/rule-sets-of-days.js';
import { accepted, texts } from '../spec-data.js';
import { landedCost, type LandedCart } from './landed-cost.js';
import { quotedAt, quotedTaxes, quoteOf } from './quote.js';

const AT = new Date('2026-11-26T12:00:00.000Z');

const DUTY: TaxRule = {
  name: 'duty',
  kind: 'duty',
  rate: 'byHs',
  base: ['goods'],
  collectedBy: 'customs',
};

const CART: LandedCart = {
  destination: 'CA',
  day: '2026-11-26',
  shippedFrom: 'US',
  currency: 'CAD',
  fxRate: '1.4',
  freight: '0',
  insurance: '0',
  lines: [
    { id: 'shirts', hsCode: '6109.10', quantity: 3, unitPrice: '10.01' },
    { id: 'shoes', hsCode: '6403.99', quantity: 1, unitPrice: '50' },
    { id: 'coat', hsCode: '6101.20', quantity: 1, unitPrice: '20' },
  ],
};

const rates = {
  destination: 'CA',
  validFrom: '2026-03-01',
  source: ['A tariff'],
  rates: [
    { hsPrefix: '61', rate: '0.12' },
    { hsPrefix: '64', rate: '0.04' },
  ],
};

function quoted(cart: Partial<LandedCart>, taxes: TaxRule[] = [DUTY], hasDutyRates = true) {
  const limit = { of: ['goods'], currency: 'CAD', per: 'consignment' as const };
  const brackets = [{ upTo: null, taxes }];
  const rules: RuleSet = {
    destination: 'CA',
    timeZone: 'UTC',
    validFrom: '2026-01-01',
    source: ['A law'],
    cases: [
      { when: { region: ['ON', 'QC'] }, limit, brackets },
      { limit, brackets },
    ],
  };
  const duties = { revision: 2, rates, table: compileDutyRates(rates) };
  const terms = {
    timeZone: 'UTC',
    ruleSets: ruleSetPeriods([rules], 4),
    dutyRates: hasDutyRates ? [{ from: '2026-03-01', id: 'CA-2026-03-01-2', terms: duties }] : [],
    tariffs: [],
  };
  const whole = { ...CART, ...cart };
  const cost = accepted(landedCost(whole, terms));
  return quoteOf(whole, cost, { salesChannel: 'SHOP', at: AT });
}

describe('the quote of a landed cost (decision 9.10)', () => {
  it('contains the terms and all conditions that determined its taxes', () => {
    const quote = quoted({ scheme: 'IOSS' });
    expect(quote).toMatchObject({
      salesChannel: 'SHOP',
      expiresAt: '2026-11-27T12:00:00.000Z',
      scheme: 'IOSS',
      otherRegions: ['ON', 'QC'],
      rulesVersion: 'CA-2026-01-01-4',
      dutyRatesVersion: 'CA-2026-03-01-2',
    });
    expect(quotedAt(quote)).toEqual(AT);
    expect(quotedTaxes(quote)).toMatchObject({
      rulesVersion: 'CA-2026-01-01-4',
      dutyRatesVersion: 'CA-2026-03-01-2',
    });
  });

  it('leaves out conditions that did not determine its taxes', () => {
    const vat: TaxRule = { ...DUTY, name: 'vat', kind: 'tax', rate: '0.05' };
    const quote = quoted({ region: 'ON' }, [vat], false);
    expect(quote.region).toBe('ON');
    for (const name of ['otherRegions', 'scheme', 'dutyRatesVersion']) {
      expect(quote).not.toHaveProperty(name);
    }
    expect(quotedTaxes(quote)).not.toHaveProperty('dutyRatesVersion');
  });

  it('contains a tax once for each of its rates, like an order without a quote', () => {
    // 12 % of 30.03 + 20 are 6.0036, and 4 % of 50 are 2; the total of 8.0036 is rounded once.
    const duty = { name: 'duty', kind: 'duty', collectedBy: 'customs' };
    expect(texts(quotedTaxes(quoted({})).taxes)).toEqual([
      { ...duty, rate: '0.12', base: '50.03', value: '6' },
      { ...duty, rate: '0.04', base: '50', value: '2' },
    ]);
  });

  it('has an adjustment only if the rules change the amount of a rate', () => {
    const vat: TaxRule = { ...DUTY, name: 'vat', kind: 'tax', rate: '0.15' };
    const lessened: TaxRule = { ...vat, name: 'lessened', less: { value: '3', currency: 'CAD' } };
    const fee: TaxRule = {
      name: 'fee',
      kind: 'fee',
      amount: { value: '7', currency: 'CAD', per: 'consignment' },
      collectedBy: 'carrier',
    };
    // 15 % of 100.03 are 15.0045.
    const rated = { kind: 'tax', rate: '0.15', base: '100.03', collectedBy: 'customs' };
    expect(texts(quotedTaxes(quoted({}, [vat, lessened, fee])).taxes)).toEqual([
      { ...rated, name: 'vat', value: '15' },
      { ...rated, name: 'lessened', adjustment: '-3', value: '12' },
      { name: 'fee', kind: 'fee', value: '7', collectedBy: 'carrier' },
    ]);
    // 90 % of 10.349 are 9.3141: 9.31, and 9.315 by the rounded base. No rule caused the difference.
    const high: TaxRule = { ...vat, rate: '0.9' };
    const lines = [{ ...CART.lines[0]!, quantity: 10, unitPrice: '1.0349' }];
    expect(texts(quotedTaxes(quoted({ lines }, [high])).taxes)).toEqual([
      { ...rated, name: 'vat', rate: '0.9', base: '10.35', value: '9.31' },
    ]);
  });
});
