import { Decimal, decimal, roundWeight, sum } from '#money';
import type { ReleasedItem } from './released-order.js';

/** Centimetres and kilograms of a packed parcel. */
export interface Measures {
  length: number;
  width: number;
  height: number;
  netWeight: Decimal;
  grossWeight: Decimal;
  volumetricWeight: Decimal;
}

const PACKAGING_KG = '0.100';
const VOLUMETRIC_DIVISOR = 5000;

/**
 * Size and weight of the parcel of these lines (decision 7.1): the units are stacked, so the parcel is as long and
 * wide as the item with the largest base and as high as all units together.
 */
export function measure(items: readonly ReleasedItem[]): Measures {
  const largest = items.reduce((largestSoFar, item) =>
    base(item) > base(largestSoFar) ? item : largestSoFar,
  );
  const height = items.reduce((total, item) => total + item.height * item.quantity, 0);
  const netWeight = roundWeight(
    sum(items.map((item) => decimal(item.weight).times(item.quantity))),
  );
  const { length, width } = largest;
  return {
    length,
    width,
    height,
    netWeight,
    grossWeight: netWeight.plus(PACKAGING_KG),
    volumetricWeight: roundWeight(
      new Decimal(length).times(width).times(height).div(VOLUMETRIC_DIVISOR),
    ),
  };
}

function base({ length, width }: ReleasedItem): number {
  return length * width;
}
