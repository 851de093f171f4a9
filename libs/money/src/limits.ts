import { decimal, type Numeric } from './decimal.js';

/** Whether this is a finite number with at most this many decimals (decision 1.7). */
export function fitsDecimals(value: Numeric, most: number): boolean {
  try {
    return decimal(value).decimalPlaces() <= most;
  } catch {
    return false;
  }
}
