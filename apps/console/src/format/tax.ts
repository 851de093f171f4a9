import { fill, LOCALE, nameIn } from '../language/texts.js';
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

/** The name of a tax within a sentence; a tax without a name uses the words of its code. */
export function taxWords(name: string): string {
  const chargeText = messages.charges[name];
  if (chargeText !== undefined) return chargeText;
  return name
    .split('-')
    .map((word) => (ABBREVIATIONS.has(word) ? word.toUpperCase() : word))
    .join(' ');
}

/** A share as a percentage with at most 4 decimals. */
export function shareText(share: number): string {
  return share.toLocaleString(LOCALE, { style: 'percent', maximumFractionDigits: 4 });
}

/** The members of a tax in a price or an order, without the amount. */
interface ChargedTax {
  rate?: number;
  base?: number;
  adjustment?: number;
  value?: number;
  collectedBy?: string;
  estimate?: boolean;
}

/** Explains the amount of a tax and who collects it; undefined if neither is known. */
export function taxHow(tax: ChargedTax, currency: string): string | undefined {
  const { collectedBy, estimate } = tax;
  const { tax: texts } = messages;
  const charged = calculationOf(tax, currency);
  const parts = [
    ...(charged === undefined ? [] : [charged]),
    ...(collectedBy === undefined ? [] : [nameIn(texts.collectedBy, collectedBy)]),
    ...(estimate === true ? [texts.estimate] : []),
  ];
  return parts.length === 0 ? undefined : parts.join('; ');
}

/** The amount from base and rate; only the rate if the base is not known. */
function calculationOf(
  { rate, base, adjustment = 0, value }: ChargedTax,
  currency: string,
): string | undefined {
  const { tax: texts } = messages;
  if (rate === undefined) return undefined;
  const share = shareText(rate);
  if (base === undefined || value === undefined) return share;
  const money = (amount: number) => moneyText(amount, currency);
  const parts = { share, base: money(base), value: money(value) };
  if (adjustment === 0) return fill(texts.ofBase, parts);
  const text = adjustment < 0 ? texts.reduced : texts.raised;
  return fill(text, { ...parts, adjustment: money(Math.abs(adjustment)) });
}
