export { Decimal, decimal, sum, toAmount, toText, type Numeric } from './decimal.js';
export { isCurrency, minorUnits } from './currency.js';
export { roundMoney, roundRate, roundWeight } from './rounding.js';
export { allocation } from './allocate.js';
export { roundUpToEnding, type PriceEnding } from './price-ending.js';
export { fitsDecimals } from './limits.js';
export { unitPrice } from './unit-price.js';
