import { Decimal, decimal, type Numeric } from './decimal.js';

/** The ending of a channel's prices: multiples of `step` plus `offset` (1 and 0.90: 461.90; 1000 and 990: 92990). */
export interface PriceEnding {
  step: Numeric;
  offset: Numeric;
}

/**
 * Returns the smallest k·step + offset that is not below the amount, with a whole number k from 0 (decision 5.2).
 * @throws RangeError when the step is not above 0 or the offset is below 0
 */
export function roundUpToEnding(amount: Numeric, ending: PriceEnding): Decimal {
  const step = decimal(ending.step);
  const offset = decimal(ending.offset);
  if (!step.greaterThan(0) || offset.lessThan(0)) {
    throw new RangeError(`not a price ending: step ${step.toFixed()}, offset ${offset.toFixed()}`);
  }
  const steps = decimal(amount).minus(offset).dividedBy(step).ceil();
  return Decimal.max(0, steps).times(step).plus(offset);
}
