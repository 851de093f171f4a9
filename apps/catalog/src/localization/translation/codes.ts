import { spansOf, wordsIn, type Span } from './words.js';

const TOKEN = /\S+/gu;
const PLACEHOLDER = /\{\{?[^{}]*\}\}?/gu;

/** Patterns of tokens without blanks that are codes, or addresses that no list of domains contains. */
const CODES = [
  /[\p{L}\p{N}]_[\p{L}\p{N}]/u, // black_shirt
  /[\p{L}\p{N}]\.[\p{Ll}\p{N}]/u, // black.jpg, but not the end of one sentence and the start of the next
  /^\P{Ll}*[\p{L}\p{N}]\.[\p{L}\p{N}]\P{Ll}*$/u, // BLACK.SHIRT
  /[\p{L}\p{N}]=\S/u, // color=black
  /^[^\p{L}\p{N}]*\/[\p{L}\p{N}._~-]/u, // /black/shirt, ../black
  /\\[\p{L}\p{N}]/u, // images\black
  /\p{L}:\//u, // app://black, C:/black
  /[#@][\p{L}\p{N}]/u, // #black, red@black
];

/**
 * The places of codes in a text (decision 3.8): paths, file names, parameters, tags, placeholders, and words with
 * digits.
 */
export function codesIn(text: string): Span[] {
  const tokens = spansOf(text, TOKEN).filter(({ start, end }) => isCode(text.slice(start, end)));
  const words = wordsIn(text).filter(({ start, end }) => isModel(text.slice(start, end)));
  return [...tokens, ...words, ...spansOf(text, PLACEHOLDER)];
}

function isCode(token: string): boolean {
  return CODES.some((pattern) => pattern.test(token));
}

/** `BLACK-001` and `2XL`, but not `3-piece`. */
function isModel(word: string): boolean {
  return /\p{N}/u.test(word) && /\p{Lu}|^\p{L}/u.test(word);
}
