import { Decimal, decimal, roundWeight, type Numeric } from '#money';
import type { Day } from '../day.js';
import { done, type Result } from '../result.js';
import type { Rates } from '../rule-sets/consignment.js';
import type { CompiledTariff } from '../tariffs/compile-tariff.js';
import { freightCharge } from '../tariffs/freight-rates.js';

/** A packed SKU: kilograms and centimetres. */
export interface Packed {
  weight: Numeric;
  length: Numeric;
  width: Numeric;
  height: Numeric;
}

export interface Freight {
  /** kg, 3 decimals: the larger of the gross and the volumetric weight. */
  billedWeight: Decimal;
  /** In `currency`, the currency of the tariff. */
  tariff: Decimal;
  currency: string;
  /** In local currency, unrounded: L of decision 5.2. */
  value: Decimal;
  /** The tariff is an approximation. */
  estimate?: true;
}

/** International freight of one unit (decisions 5.2, 9.5). */
export function freightOf(
  packed: Packed,
  tariff: CompiledTariff,
  { local }: Rates,
  date: Day,
): Result<Freight, 'too-heavy'> {
  const sides = [packed.length, packed.width, packed.height].map(decimal);
  const volumetric = sides.reduce((a, b) => a.times(b)).dividedBy(tariff.divisor);
  const weight = Decimal.max(decimal(packed.weight), volumetric);
  const charge = freightCharge(tariff, { weight, longestSide: Decimal.max(...sides), date });
  if (!charge.ok) return charge;
  return done({
    billedWeight: roundWeight(weight),
    tariff: charge.value,
    currency: tariff.currency,
    value: charge.value.times(local(tariff.currency)),
    ...(tariff.estimate && { estimate: true as const }),
  });
}
