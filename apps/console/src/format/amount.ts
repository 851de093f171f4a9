import { LOCALE } from '../language/texts.js';

const FORMATS = new Map<string, Intl.NumberFormat>();

/** An amount with the decimals of its currency, without the currency's name. */
export function amountText(value: number, currency: string): string {
  return formatOf(currency).format(value);
}

/** An amount rounded to the decimals that {@link amountText} shows, so that sums of it add up as they are shown. */
export function roundAmount(value: number, currency: string): number {
  const unit = 10 ** decimalsOf(currency);
  return Math.round(value * unit) / unit;
}

function formatOf(currency: string): Intl.NumberFormat {
  const known = FORMATS.get(currency);
  if (known) return known;
  const digits = decimalsOf(currency);
  const made = new Intl.NumberFormat(LOCALE, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  FORMATS.set(currency, made);
  return made;
}

/** Two for a currency that this browser does not know. */
function decimalsOf(currency: string): number {
  try {
    const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}
