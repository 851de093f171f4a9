import type { RuleSet, TaxRule, TaxedCase, When } from '../rule-set.js';

export const DUTY: TaxRule = {
  name: 'customs-duty',
  kind: 'duty',
  rate: 'byHs',
  base: ['value'],
  collectedBy: 'customs',
};
export const VAT: TaxRule = {
  name: 'vat',
  kind: 'tax',
  rate: [{ when: { hs: ['4901'] }, rate: '0.07' }, { rate: '0.19' }],
  base: ['goods', 'freight', { of: 'insurance', x: '1.10' }, 'customs-duty'],
  collectedBy: 'customs',
};
export const FEE: TaxRule = {
  name: 'fee',
  kind: 'fee',
  amount: { value: '3', currency: 'EUR', per: 'hsLine', digits: 6 },
  min: { value: '3', currency: 'EUR' },
  max: { value: '30', currency: 'EUR' },
  collectedBy: 'carrier',
};
export const TAXED: TaxedCase = {
  value: ['goods', { of: 'freight', x: '0.5' }],
  limit: { of: ['value'], currency: 'EUR', per: 'consignment' },
  brackets: [
    { upTo: '150', taxes: [FEE, DUTY, VAT] },
    { upTo: null, taxes: [{ ...DUTY, less: { value: '1', currency: 'EUR' } }, VAT] },
  ],
};
export const SET: RuleSet = {
  destination: 'DE',
  timeZone: 'Europe/Berlin',
  validFrom: '2026-07-01',
  validUntil: '2028-06-30',
  source: ['Reg. (EU) 2026/382'],
  cases: [{ when: { hs: ['2203', '24'] }, refuse: 'excise-goods' }, TAXED],
};

export const set = (over: Partial<RuleSet>): RuleSet => ({ ...SET, ...over });
export const taxed = (over: Partial<TaxedCase>) => set({ cases: [{ ...TAXED, ...over }] });
export const limited = (over: Partial<TaxedCase['limit']>) =>
  taxed({ limit: { ...TAXED.limit, ...over } });
export const brackets = (...upTo: (string | null)[]) =>
  taxed({ brackets: upTo.map((limit) => ({ upTo: limit, taxes: [DUTY, VAT] })) });
export const taxes = (...taxLists: TaxRule[][]) =>
  taxed({
    brackets: taxLists.map((list, i) => ({
      upTo: i === taxLists.length - 1 ? null : `${i}`,
      taxes: list,
    })),
  });
export const vat = (over: Partial<TaxRule>) => taxes([DUTY, { ...VAT, ...over }]);
export const fee = (over: Partial<TaxRule>) => taxes([{ ...FEE, ...over }]);
export const amount = (over: Partial<NonNullable<TaxRule['amount']>>) =>
  fee({ amount: { ...FEE.amount!, ...over } });
export const whens = (...conditions: (When | undefined)[]) =>
  set({ cases: conditions.map((when) => ({ ...(when && { when }), refuse: 'no-trade' })) });
export const rates = (...conditions: (When | undefined)[]) =>
  vat({ rate: conditions.map((when) => ({ ...(when && { when }), rate: '0.1' })) });
