import type { Bind } from '../list/list-page.js';

/** The description of a text that is searched by parts, for the API document. */
export const SEARCH_BY_PARTS =
  'Several words must all be there. Words with three letters or digits in a row are found as parts, without regard to ' +
  'case and accents; a text without such a word is compared as a whole id.';

/** The limit of words; further words are ignored. */
const WORDS_MAX = 8;

/**
 * Returns the searched parts of a text: its words, if one of them has three letters or digits in a row (decision 1.20).
 * @returns undefined for a shorter text, which is compared with whole ids only
 */
export function searchedWords(text: string): string[] | undefined {
  const words = text.trim().split(/\s+/).slice(0, WORDS_MAX);
  return words.some(isLong) ? words : undefined;
}

const isLong = (word: string): boolean =>
  /[\p{Alphabetic}0-9]{3}/u.test(word.normalize('NFKD').replaceAll(/[\u0300-\u036F]/g, ''));

// A separate SELECT computes the searched text once, instead of once for each row.

/**
 * The condition of an index of `searchIndexOn`: rows that may contain all of the words. Combine it with `hasWords`.
 * @param merchantId required if the rows of one merchant are read
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
 * The condition that a key contains all three-character parts of the words, like the index of `searchedBy`; weaker than
 * `hasWords`. It uses no index, so it is suitable only for a few keys.
 */
export function hasParts(key: string, words: readonly string[], value: Bind): string {
  return `NOT EXISTS (SELECT FROM unnest((SELECT search_terms(NULL, ${value(words)}))) AS part
                       WHERE position(part IN ${key}) = 0)`;
}

/** The condition that a key contains every word, in any order. */
export function hasWords(key: string, words: readonly string[], value: Bind): string {
  return words.map((word) => hasWord(key, word, value)).join(' AND ');
}

/** A number is found with and without its punctuation, for example the document `123.456.789-09`. */
function hasWord(key: string, word: string, value: Bind): string {
  const spellings = /^[\d./-]+$/.test(word) ? [word, word.replaceAll(/\D/g, '')] : [word];
  const tests = [...new Set(spellings)].map(
    (one) => `${key} LIKE (SELECT search_pattern(${value(one)}))`,
  );
  return `(${tests.join(' OR ')})`;
}
