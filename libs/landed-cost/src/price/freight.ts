import { Decimal, decimal, roundWeight } from '#money';
import type { Numeric } from '#money';
import type { Day } from '../day.js';
import { ruleOn } from '../rules/dated.js';
import type { Table } from '../rules/dated.js';
import type { FreightTariff } from '../rules/freight.js';

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
  /** US dollars */
  tariff: Decimal;
  /** Local currency, unrounded: L of decision 5.2. */
  value: Decimal;
}

const CM3_PER_KG = 5000;

/** International freight of one unit (decision 5.2): at least one step, and each further step begun. */
export function freightOf(
  packed: Packed,
  table: Table<FreightTariff>,
  localPerUsd: Decimal,
  date: Day,
): Freight {
  const { stepKg, first, further } = ruleOn(table, date);
  const weight = billedWeight(packed);
  const steps = Decimal.max(1, weight.dividedBy(stepKg).ceil());
  const tariff = first.plus(further.times(steps.minus(1)));
  return { billedWeight: roundWeight(weight), tariff, value: tariff.times(localPerUsd) };
}

function billedWeight({ weight, length, width, height }: Packed): Decimal {
  const volumetric = decimal(length).times(decimal(width)).times(decimal(height));
  return Decimal.max(decimal(weight), volumetric.dividedBy(CM3_PER_KG));
}
