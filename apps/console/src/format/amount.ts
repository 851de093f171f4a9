import { LOCALE } from '../language/texts.js';

const FORMATS = new Map<string, Intl.NumberFormat>();

/** Enough for the unit price of each of 100,000 units on 200 lines (decision 6.7). */
const UNIT_PRICE_DECIMALS = 12;

/**
 * An amount with the decimals of its currency, without the currency's name; `unitPrice` for one that may have more
 * decimals.
 */
export function amountText(value: number, currency: string, unitPrice = false): string {
  // Uses the minus sign of other texts instead of a hyphen.
  return formatOf(currency, unitPrice).format(value).replace('-', '−');
}

/** An amount with its currency within a sentence: `49.90 USD`. */
export function moneyText(value: number, currency: string): string {
  return `${amountText(value, currency)} ${currency}`;
}

/** An amount rounded to the decimals that {@link amountText} shows, so that its sums add up as shown. */
export function roundAmount(value: number, currency: string): number {
  const unit = 10 ** decimalsOf(currency);
  return Math.round(value * unit) / unit;
}

function formatOf(currency: string, unitPrice: boolean): Intl.NumberFormat {
  const key = `${currency} ${unitPrice}`;
  const cached = FORMATS.get(key);
  if (cached) return cached;
  const digits = decimalsOf(currency);
  const made = new Intl.NumberFormat(LOCALE, {
    minimumFractionDigits: digits,
    maximumFractionDigits: unitPrice ? UNIT_PRICE_DECIMALS : digits,
  });
  FORMATS.set(key, made);
  return made;
}

/** The number of decimals; two for a currency that this browser does not know. */
function decimalsOf(currency: string): number {
  try {
    const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}
