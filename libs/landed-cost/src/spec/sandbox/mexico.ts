import type { FreightTariff } from '../../rule-sets/freight-tariff.js';
import type { RuleSet, TaxedCase } from '../../rule-sets/rule-set.js';
import { sandboxTariff } from './freight.js';

/** The global rate of the courier regime, by where the goods come from (decision 5.10). */
function globalRate(brackets: [upTo: string, rate: string][]): Omit<TaxedCase, 'when'> {
  return {
    limit: { of: ['value'], currency: 'USD', per: 'consignment' },
    brackets: brackets.map(([upTo, rate]) => ({
      upTo,
      taxes: [
        {
          name: 'global-rate',
          kind: 'tax',
          rate,
          base: ['value'],
          collectedBy: 'carrier',
        },
      ],
    })),
  };
}

export const MEXICO: RuleSet[] = [
  {
    destination: 'MX',
    timeZone: 'America/Mexico_City',
    validFrom: '2025-08-15',
    source: ['RGCE 2025, regla 3.7.35; T-MEC art. 7.8'],
    estimate: true,
    cases: [
      {
        when: { shippedFrom: ['US', 'CA'] },
        ...globalRate([
          ['50', '0'],
          ['117', '0.17'],
          ['2500', '0.19'],
        ]),
      },
      globalRate([['2500', '0.335']]),
    ],
  },
];

export const TO_MEXICO: FreightTariff = sandboxTariff('MX', '5.50', '5.00');
