import { LOCALE } from '../language/texts.js';

const FORMATS = new Map<string, Intl.NumberFormat>();

/** An amount with the decimals of its currency, without the currency's name. */
export function amountText(value: number, currency: string): string {
  return formatOf(currency).format(value);
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
