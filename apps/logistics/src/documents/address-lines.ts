import type { ReleasedOrder } from '../parcels/domain/released-order.js';
import { shorten } from './typesetting/clean-text.js';
import { inLatin } from './typesetting/latin.js';

/** The buyer's full name. */
export function buyerName({ customer }: Pick<ReleasedOrder, 'customer'>): string {
  return [customer.firstName, customer.lastName ?? ''].join(' ').trim();
}

/**
 * Returns the printed lines of a complete address (decision 7.2).
 * @param longest maximum number of printed characters of the complement
 */
export function addressLines(
  { deliveryAddress }: Pick<ReleasedOrder, 'deliveryAddress'>,
  longest = Infinity,
): string[] {
  const { street, number, complement, neighborhood, city, state, postalCode, country } =
    deliveryAddress;
  const lines = [
    [street, number].filter(Boolean).join(', '),
    [shorten(complement ?? '', longest), neighborhood].filter(Boolean).join(', '),
    [postalCode, [city, state].filter(Boolean).join(' - ')].filter(Boolean).join(' '),
    country,
  ];
  return lines.filter((line) => line !== '');
}

/** Returns texts, followed by their transliteration to Latin letters if one of them has other letters. */
export function withLatin(texts: readonly string[]): string[] {
  const latin = texts.map((text) => inLatin(text));
  if (latin.every((text) => text === undefined)) return [...texts];
  return [...texts, ...texts.map((text, index) => latin[index] ?? text)];
}
