export { Decimal, decimal, sum, toAmount, toText } from './decimal.js';
export type { Numeric } from './decimal.js';
export { isCurrency, minorUnits } from './currency.js';
export { roundMoney, roundRate, roundWeight } from './rounding.js';
export { allocation } from './allocate.js';
export { roundUpToEnding } from './price-ending.js';
export type { PriceEnding } from './price-ending.js';
export { fitsDecimals } from './limits.js';
