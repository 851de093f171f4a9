import anyAscii from 'any-ascii';
import { toRomaji } from 'wanakana';

/** Letters, digits and marks of other scripts; decimal digits of every script are Common. */
const FOREIGN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|(?![0-9])\p{Nd}/u;
const LATIN = /^[\p{Script=Latin}\u0020-\u007e]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}\u30fc\uff70]+/gu;
/** Each character becomes a syllable with a capital letter. */
const SYLLABIC = /[\p{Script=Han}\p{Script=Hangul}]/u;
/** Scripts without spaces between words. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const words = new Intl.Segmenter('ja', { granularity: 'word' });
const clusters = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/**
 * Transliterates a text to Latin letters for people and machines in transit (decision 7.2); undefined if all its
 * letters are Latin. Letters with diacritics stay as they are. Chinese characters get their Mandarin reading, in
 * Japanese texts too, since only a dictionary of names knows the Japanese one.
 */
export function inLatin(text: string): string | undefined {
  if (!FOREIGN.test(text)) return undefined;
  let latin = '';
  let before = '';
  for (const { segment, isWordLike } of words.segment(text)) {
    const apart = isWordLike && before !== '' && UNSPACED.test(before + segment);
    latin += (apart ? ' ' : '') + latinWord(segment);
    before = isWordLike ? segment : '';
  }
  return latin.replaceAll(/\s+/g, ' ').trim() || undefined;
}

/** Letters that any-ascii leaves out; `〒` announces a postal code. */
const ASCII: Readonly<Record<string, string>> = { ا: 'a', އ: 'a', ອ: 'o', ཨ: 'a', '〒': '' };

/**
 * Converts one character to ASCII; empty if it has no such form. The result is never a `?` in place of another
 * character.
 */
export function asciiOf(character: string): string {
  const ascii = ASCII[character] ?? anyAscii(character);
  return character === '?' ? ascii : ascii.replaceAll('?', '');
}

/** Shows the code of a character that cannot be printed in any other way. */
export function codeOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `[U+${code.padStart(4, '0')}]`;
}

function latinWord(word: string): string {
  const romaji = word.replaceAll(KANA, (kana) => toRomaji(kana.normalize('NFKC')));
  const latin = Array.from(clusters.segment(romaji), ({ segment }) => latinCluster(segment)).join(
    '',
  );
  return SYLLABIC.test(word) ? latin.slice(0, 1) + latin.slice(1).toLowerCase() : latin;
}

function latinCluster(cluster: string): string {
  return LATIN.test(cluster) ? cluster : Array.from(cluster, asciiOf).join('');
}
