import { messages } from '../messages.js';
import type { NewPrice } from '../requests.js';

const { set: texts } = messages;

/** The field “Where” for all channels, or for a channel that is not known yet; else it has the id of a channel. */
export const EVERYWHERE = '*';
export const ANOTHER = '+';

/** The entered values; amounts are texts until they are checked. */
export interface PriceInput {
  skuId: string;
  where: string;
  channel: string;
  country: string;
  sale: string;
  list: string;
}

export type InputFaults = Partial<Record<keyof PriceInput, string>>;

/** The fields, for the faults of the API. */
export const PRICE_FIELDS = [
  { name: 'skuId', label: texts.sku },
  { name: 'channel', label: texts.channel, members: ['salesChannel'] },
  { name: 'country', label: texts.country },
  { name: 'sale', label: texts.saleName, members: ['salePrice'] },
  { name: 'list', label: texts.listName, members: ['listPrice'] },
];

const AMOUNT = /^\d{1,11}(\.\d{1,4})?$/;
const COUNTRY = /^[A-Za-z]{2}$/;

/** Checks the format of the entered values; the API checks the rules between prices. */
export function faultsIn(input: PriceInput): InputFaults {
  const { skuId, where, channel, country, sale, list } = input;
  return {
    ...(skuId.trim() === '' && { skuId: texts.skuFault }),
    ...(where === ANOTHER && channel.trim() === '' && { channel: texts.channelFault }),
    ...(where !== EVERYWHERE && !COUNTRY.test(country.trim()) && { country: texts.countryFault }),
    ...(!isAmount(sale) && { sale: texts.amountFault }),
    ...(list.trim() !== '' && !isAmount(list) && { list: texts.amountFault }),
  };
}

/** Whether a text is an amount above 0 with at most 4 decimals. */
export function isAmount(text: string): boolean {
  return AMOUNT.test(text.trim()) && Number(text) > 0;
}

/** The body of the request. @param input without faults */
export function priceOf({ where, channel, country, sale, list }: PriceInput): NewPrice {
  const price = {
    salePrice: Number(sale),
    ...(list.trim() !== '' && { listPrice: Number(list) }),
  };
  if (where === EVERYWHERE) return price;
  const salesChannel = where === ANOTHER ? channel.trim() : where;
  return { ...price, salesChannel, country: country.trim().toUpperCase() };
}

/**
 * The country of a currency, from the beginning of its code; undefined for a currency of several countries.
 * @param currency ISO 4217
 */
export function countryOf(currency: string): string | undefined {
  return /^(EU|X)/.test(currency) ? undefined : currency.slice(0, 2);
}
