import type { Decimal } from '#money';
import type { Dated } from './dated.js';

/** International freight in US dollars by billed weight: a first step, and each further step begun. */
export interface FreightTariff extends Dated {
  readonly stepKg: Decimal;
  readonly first: Decimal;
  readonly further: Decimal;
}
