import { messages } from '../messages.js';
import type { NewPrice } from '../requests.js';

const { set: texts } = messages;

/** Of the field “Where”: all channels, or one that is not known yet; else the id of a channel. */
export const EVERYWHERE = '*';
export const ANOTHER = '+';

/** What a person has entered; amounts are texts until they are checked. */
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

/** What is wrong with the form of what was entered; the rules between prices are the API's. */
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

/** Is it an amount above 0, with at most 4 decimals? */
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
 * The country that a currency belongs to, as its code begins with it; undefined for those of several countries.
 * @param currency ISO 4217
 */
export function countryOf(currency: string): string | undefined {
  return /^(EU|X)/.test(currency) ? undefined : currency.slice(0, 2);
}
