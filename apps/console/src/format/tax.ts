import { fill, LOCALE } from '../language/texts.js';
import { moneyText } from './amount.js';
import { messages } from './messages.js';

const ABBREVIATIONS = new Set([
  'cbs',
  'gst',
  'hst',
  'ibs',
  'icms',
  'igv',
  'ipm',
  'iva',
  'pst',
  'qst',
  'vat',
]);

/** The name of a tax, for example `customs-duty`, as a heading; abbreviations are in capitals. */
export function taxName(name: string): string {
  const words = taxWords(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The same within a sentence. */
export function taxWords(name: string): string {
  return name
    .split('-')
    .map((word) => (ABBREVIATIONS.has(word) ? word.toUpperCase() : word))
    .join(' ');
}

/** A share as a percentage with at most 4 decimals. */
export function shareText(share: number): string {
  return share.toLocaleString(LOCALE, { style: 'percent', maximumFractionDigits: 4 });
}

/** What a price or an order says of a tax beside its amount. */
interface ChargedTax {
  rate?: number;
  base?: number;
  collectedBy?: string;
  estimate?: boolean;
}

/** How a tax comes about, and who collects it; undefined where neither is known. */
export function taxHow(tax: ChargedTax, currency: string): string | undefined {
  const { rate, base, collectedBy, estimate } = tax;
  const { tax: texts } = messages;
  const share = rate === undefined ? undefined : shareText(rate);
  const charged =
    share === undefined || base === undefined
      ? share
      : fill(texts.ofBase, { share, base: moneyText(base, currency) });
  const parts = [
    ...(charged === undefined ? [] : [charged]),
    ...(collectedBy === undefined ? [] : [fill(texts.collectedBy, { who: collectedBy })]),
    ...(estimate === true ? [texts.estimate] : []),
  ];
  return parts.length === 0 ? undefined : parts.join('; ');
}
