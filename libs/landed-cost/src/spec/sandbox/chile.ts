import type { FreightTariff } from '../../rule-sets/freight-tariff.js';
import type { RuleSet, TaxRule } from '../../rule-sets/rule-set.js';
import { sandboxTariff } from './freight.js';

/** VAT on remote sales, and duty above the limit (decision 5.10). */
function taxes(dutyRate: string, vatCollectedBy: TaxRule['collectedBy']): TaxRule[] {
  return [
    { name: 'import-duty', kind: 'duty', rate: dutyRate, base: ['value'], collectedBy: 'customs' },
    {
      name: 'vat',
      kind: 'tax',
      rate: '0.19',
      base: ['value', 'import-duty'],
      collectedBy: vatCollectedBy,
    },
  ];
}

export const CHILE: RuleSet[] = [
  {
    destination: 'CL',
    timeZone: 'America/Santiago',
    validFrom: '2025-10-25',
    source: ['Ley 21.713 and DL 825/1974 (VAT on remote sales)', 'Ley 19.589 (general duty 6%)'],
    estimate: true,
    cases: [
      {
        limit: { of: ['goods'], currency: 'USD', per: 'consignment' },
        brackets: [
          { upTo: '500', taxes: taxes('0', 'seller') },
          { upTo: null, taxes: taxes('0.06', 'customs') },
        ],
      },
    ],
  },
];

export const TO_CHILE: FreightTariff = sandboxTariff('CL', '6.50', '6.00');
