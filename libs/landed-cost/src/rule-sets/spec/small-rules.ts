import { decimal } from '#money';
import { compileRuleSet } from '../compile.js';
import type { Consignment } from '../consignment.js';
import { compileDutyRates } from '../duty-table.js';
import type { RuleCase, TaxRule } from '../rule-set.js';

export const TEE = '61091000';
export const WATCH = '91021100';
export const BOOK = '49019900';

export const CIF = ['goods', 'freight', 'insurance'];
export const vat = (base: string[], rate: TaxRule['rate'] = '0.19'): TaxRule => ({
  name: 'vat',
  kind: 'tax',
  rate: rate!,
  base,
  collectedBy: 'seller',
});
export const tax = (over: Partial<TaxRule>): TaxRule => ({
  name: 'customs-duty',
  kind: 'duty',
  collectedBy: 'customs',
  ...over,
});

/** Rules similar to those of the European Union: a fixed duty for each HS line, and the tariff above EUR 150. */
export const EU: RuleCase[] = [
  { when: { hs: ['2204', '24'] }, refuse: 'excise-goods' },
  {
    limit: { of: ['goods'], currency: 'EUR', per: 'consignment' },
    brackets: [
      {
        upTo: '150',
        taxes: [
          tax({ amount: { value: '3', currency: 'EUR', per: 'hsLine' } }),
          vat(
            [...CIF, 'customs-duty'],
            [{ when: { hs: ['4901'] }, rate: '0.07' }, { rate: '0.19' }],
          ),
        ],
      },
      {
        upTo: null,
        taxes: [tax({ rate: 'byHs', base: CIF }), vat([...CIF, 'customs-duty'])],
      },
    ],
  },
];

export const perUnit = (upTo: string): RuleCase[] => [
  {
    limit: { of: ['goods'], currency: 'EUR', per: 'unit' },
    brackets: [
      { upTo, taxes: [vat(['goods'])] },
      { upTo: null, taxes: [vat(['goods'], '0.30')] },
    ],
  },
];

export const oneCase = (
  taxes: TaxRule[],
  over: Partial<Extract<RuleCase, { limit: object }>> = {},
) => [
  {
    limit: { of: ['goods'], currency: 'EUR', per: 'consignment' as const },
    brackets: [{ upTo: null, taxes }],
    ...over,
  },
];

export type Line = [hsCode: string, quantity: number, unit: string | number, origin?: string];

export function consignmentOf(
  lines: Line[],
  over: Partial<Record<keyof Consignment, unknown>> = {},
) {
  return {
    lines: lines.map(([hsCode, quantity, unit, origin = 'CN']) => ({
      hsCode,
      origin,
      quantity: decimal(quantity),
      value: decimal(unit).times(quantity),
    })),
    insurance: decimal(0),
    shippedFrom: 'CN',
    ...over,
    freight: decimal((over.freight as number | undefined) ?? 0),
  } as Consignment;
}

export const compiled = (cases: RuleCase[]) =>
  compileRuleSet({
    destination: 'DE',
    timeZone: 'Europe/Berlin',
    validFrom: '2026-07-01',
    source: ['a law'],
    cases,
  });
export const rates = {
  local: (currency: string) => decimal(currency === 'RON' ? '0.2' : 1),
  duties: compileDutyRates({
    destination: 'DE',
    validFrom: '2026-01-01',
    source: ['a tariff'],
    rates: [
      { hsPrefix: '61', rate: '0.12' },
      { hsPrefix: '6109', rate: '0.10', origin: ['VN'] },
      { hsPrefix: '910211', rate: '1/40' },
    ],
  }),
};
