import { Decimal, decimal } from '#money';
import type { Day } from '../day.js';
import { ruleOn } from './dated.js';
import type { Dated, Table } from './dated.js';
import { sandboxTariff } from './freight.js';
import type { Regime } from './regime.js';

interface CourierRegime extends Dated {
  readonly treatyOrigins: ReadonlySet<string>;
  readonly fromTreaty: readonly { upToUsd: Decimal; rate: Decimal }[];
  readonly fromElsewhere: readonly { upToUsd: Decimal; rate: Decimal }[];
}

/** The courier regime's global rate, by where the goods come from (decision 5.10). */
export const MEXICO_COURIER: Table<CourierRegime> = [
  {
    validFrom: '2025-08-15',
    source: 'RGCE 2025, regla 3.7.35; T-MEC art. 7.8',
    estimate: true,
    treatyOrigins: new Set(['US', 'CA']),
    fromTreaty: [
      { upToUsd: decimal(50), rate: decimal(0) },
      { upToUsd: decimal(117), rate: decimal('0.17') },
      { upToUsd: decimal(2500), rate: decimal('0.19') },
    ],
    fromElsewhere: [{ upToUsd: decimal(2500), rate: decimal('0.335') }],
  },
];

export const MEXICO_FREIGHT = sandboxTariff('5.50', '2.50');

/** The taxes on goods from a country (alpha-2) on a day (decision 5.10). */
export function mexicoRegime(day: Day, origin: string): Regime {
  const rule = ruleOn(MEXICO_COURIER, day);
  const brackets = rule.treatyOrigins.has(origin) ? rule.fromTreaty : rule.fromElsewhere;
  return brackets.map(({ upToUsd, rate }) => ({
    upToUsd,
    taxes: [{ name: 'global-rate', rate, on: 'value' }],
  }));
}
