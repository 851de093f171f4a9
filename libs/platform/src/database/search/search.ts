import type { Bind } from '../list/list-page.js';

/** What the API document says of a text that is searched by parts. */
export const SEARCH_BY_PARTS =
  'Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to ' +
  'case and accents; a text without such a word is compared as a whole id.';

/** More words do not narrow a search any further. */
const WORDS_MAX = 8;

/**
 * The parts that a text asks for: its words, if one of them has three letters or digits in a row (decision 1.20).
 * @returns undefined for a shorter text, which is compared with whole ids only
 */
export function searchedWords(text: string): string[] | undefined {
  const words = text.trim().split(/\s+/).slice(0, WORDS_MAX);
  return words.some(isLong) ? words : undefined;
}

const isLong = (word: string): boolean =>
  /[\p{Alphabetic}0-9]{3}/u.test(word.normalize('NFKD').replaceAll(/[\u0300-\u036F]/g, ''));

// A SELECT of its own computes the searched text once, instead of once for each row.

/**
 * The condition of an index of `searchIndexOn`: rows that may have all of the words. Combine it with `hasWords`.
 * @param merchantId required where the rows of one merchant are read
 */
export function searchedBy(
  { merchant, key }: { merchant: string; key: string },
  words: readonly string[],
  value: Bind,
  merchantId?: string,
): string {
  return `search_grams(${merchant}, ${key}) @> (SELECT search_terms(${value(merchantId ?? null)}, ${value(words)}))`;
}

/**
 * The condition that a key has all three-character parts of the words, as the index of `searchedBy` tests it: weaker than
 * `hasWords`. It needs no index, so it is for a few keys.
 */
export function hasParts(key: string, words: readonly string[], value: Bind): string {
  return `NOT EXISTS (SELECT FROM unnest((SELECT search_terms(NULL, ${value(words)}))) AS part
                       WHERE position(part IN ${key}) = 0)`;
}

/** The condition that a key has every word, in any order. */
export function hasWords(key: string, words: readonly string[], value: Bind): string {
  return words.map((word) => hasWord(key, word, value)).join(' AND ');
}

/** A number is found with and without its punctuation: a document as `123.456.789-09`. */
function hasWord(key: string, word: string, value: Bind): string {
  const spellings = /^[\d./-]+$/.test(word) ? [word, word.replaceAll(/\D/g, '')] : [word];
  const tests = [...new Set(spellings)].map(
    (one) => `${key} LIKE (SELECT search_pattern(${value(one)}))`,
  );
  return `(${tests.join(' OR ')})`;
}
