import type { FreightTariff } from '../../rule-sets/freight-tariff.js';
import type { Part, RuleSet, TaxRule } from '../../rule-sets/rule-set.js';
import { sandboxTariff } from './freight.js';

const WITH_DUTY: Part[] = ['value', 'import-duty'];

/** The states whose laws raised ICMS to 20%. */
const RAISED = 'AC AL BA CE MG PB PI RN RR SE'.split(' ');

/** ICMS is inside its own base (decision 5.8; LC 87/1996 art. 13 § 1). */
const icms: TaxRule = {
  name: 'icms',
  kind: 'tax',
  rate: [{ when: { region: RAISED }, rate: '0.20' }, { rate: '0.17' }],
  base: WITH_DUTY,
  inside: true,
  collectedBy: 'seller',
};
const ICMS_LAW = 'Convênio ICMS 81/2023; 20% by the laws of the ten states that raised it';

/** Transition taxes of the consumption reform in its test year; informative, never part of a total (decision 5.8). */
const reform: TaxRule[] = [
  ['cbs', '0.009'] as const,
  ['ibs-state', '0.001'] as const,
  ['ibs-municipal', '0'] as const,
].map(([name, rate]) => ({
  name,
  kind: 'tax',
  rate,
  base: WITH_DUTY,
  collectedBy: 'seller',
  informative: true,
}));
const REFORM_LAW = 'LC 214/2025, arts. 343 and 346 (test year)';

/** Imposto de Importação for a certified store selling to a person, on the whole cart (decision 5.8). */
function duty(rate: string, less?: string): TaxRule {
  return {
    name: 'import-duty',
    kind: 'duty',
    rate,
    base: ['value'],
    ...(less !== undefined && { less: { value: less, currency: 'USD' } }),
    collectedBy: 'seller',
  };
}

function ruleSet(
  validFrom: string,
  validUntil: string | undefined,
  source: string[],
  [upTo50, above50]: [TaxRule, TaxRule],
  others: TaxRule[],
): RuleSet {
  return {
    destination: 'BR',
    timeZone: 'America/Sao_Paulo',
    validFrom,
    ...(validUntil !== undefined && { validUntil }),
    source,
    cases: [
      {
        limit: { of: ['value'], currency: 'USD', per: 'consignment' },
        brackets: [
          { upTo: '50', taxes: [upTo50, ...others] },
          { upTo: '3000', taxes: [above50, ...others] },
        ],
      },
    ],
  };
}

const UNTIL_2026 = 'Lei 14.902/2024, MP 1.236/2024, Portaria MF 1.086/2024';
const SINCE_2026 = 'MP 1.357/2026, Lei 15.502/2026, Portaria MF 1.342/2026';
const dutyUntil2026: [TaxRule, TaxRule] = [duty('0.20'), duty('0.60', '20')];

export const BRAZIL: RuleSet[] = [
  ruleSet('2024-08-01', '2025-03-31', [UNTIL_2026, ICMS_LAW], dutyUntil2026, [icms]),
  ruleSet('2025-04-01', '2025-12-31', [UNTIL_2026, ICMS_LAW], dutyUntil2026, [icms]),
  ruleSet('2026-01-01', '2026-05-11', [UNTIL_2026, ICMS_LAW, REFORM_LAW], dutyUntil2026, [
    icms,
    ...reform,
  ]),
  ruleSet(
    '2026-05-12',
    undefined,
    [SINCE_2026, ICMS_LAW, REFORM_LAW],
    [duty('0'), duty('0.60', '30')],
    [icms, ...reform],
  ),
];

export const TO_BRAZIL: FreightTariff = sandboxTariff('BR', '7.00', '7.00');
