import { roundAmount } from '../../format/amount.js';
import type { FormValues } from '../../design/forms/form-field.js';

/** A price in one currency; without a list price, none is crossed out. */
export interface Price {
  sale: number;
  list?: number | undefined;
  /** ISO 4217; left out for the merchant's own currency if it is unknown. */
  currency?: string | undefined;
}

/** The current price. */
export type KnownPrice = Price & { currency: string };

const PERCENT = /^[+-]?\d{1,4}(\.\d{1,2})?$/;

/** Whether a text is a percentage by which a price can change: not 0, and above -100. */
export function isPercent(text = ''): boolean {
  return PERCENT.test(text.trim()) && Number(text) !== 0 && Number(text) > -100;
}

/** Whether a change needs the current price. */
export function isByPercent({ how }: FormValues): boolean {
  return how === 'percent';
}

/** The entered price. @param values the values of a change that is not by percent */
export function enteredPrice({ sale = '', list = '' }: FormValues, currency?: string): Price {
  return {
    sale: Number(sale),
    ...(list.trim() !== '' && { list: Number(list) }),
    ...(currency !== undefined && { currency }),
  };
}

/** Changes a price and its list price by a percentage, in the decimals of its currency. */
export function changedPrice({ sale, list, currency }: KnownPrice, { percent }: FormValues): Price {
  const change = (amount: number): number =>
    roundAmount((amount * (100 + Number(percent))) / 100, currency);
  return { sale: change(sale), ...(list !== undefined && { list: change(list) }), currency };
}

/** The members of a request. */
export function bodyOfPrice({ sale, list }: Price): { salePrice: number; listPrice?: number } {
  return { salePrice: sale, ...(list !== undefined && { listPrice: list }) };
}
