import { decimal } from '#money';
import type { Decimal } from '#money';
import type { Dated, Table } from './dated.js';

/** International freight in US dollars by billed weight: a first step, and each further step begun. */
export interface FreightTariff extends Dated {
  readonly stepKg: Decimal;
  readonly first: Decimal;
  readonly further: Decimal;
}

/** The tariff of the sandbox, in steps of half a kilogram. */
export function sandboxTariff(first: string, further: string): Table<FreightTariff> {
  return [
    {
      validFrom: '2025-01-01',
      source: 'Sandbox tariff, invented',
      stepKg: decimal('0.5'),
      first: decimal(first),
      further: decimal(further),
    },
  ];
}
