import { Decimal, decimal } from '#money';
import type { Day } from '../day.js';
import { ruleOn } from './dated.js';
import type { Dated, Table } from './dated.js';
import { sandboxTariff } from './freight.js';
import type { Regime } from './regime.js';

interface RemoteSales extends Dated {
  readonly vat: Decimal;
  readonly duty: Decimal;
  readonly dutyFreeUpToUsd: Decimal;
}

/** VAT on remote sales, and duty above the limit (decision 5.10). */
export const CHILE_REMOTE_SALES: Table<RemoteSales> = [
  {
    validFrom: '2025-10-25',
    source: 'Ley 21.713 and DL 825/1974 (VAT on remote sales); Ley 19.589 (general duty 6%)',
    estimate: true,
    vat: decimal('0.19'),
    duty: decimal('0.06'),
    dutyFreeUpToUsd: decimal(500),
  },
];

export const CHILE_FREIGHT = sandboxTariff('6.50', '3.00');

export function chileRegime(day: Day): Regime {
  const { vat, duty, dutyFreeUpToUsd } = ruleOn(CHILE_REMOTE_SALES, day);
  const withDuty = (upToUsd: Decimal | null, rate: Decimal): Regime[number] => ({
    upToUsd,
    taxes: [
      { name: 'import-duty', rate, on: 'value' },
      { name: 'vat', rate: vat, on: 'value-and-duty' },
    ],
  });
  return [withDuty(dutyFreeUpToUsd, new Decimal(0)), withDuty(null, duty)];
}
