import { decimal, type Numeric } from './decimal.js';

/** Whether a value is a finite number with at most `maxDecimals` decimals (decision 1.7). */
export function fitsDecimals(value: Numeric, maxDecimals: number): boolean {
  try {
    return decimal(value).decimalPlaces() <= maxDecimals;
  } catch {
    return false;
  }
}
