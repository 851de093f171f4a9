/** A place in a text. */
export interface Span {
  start: number;
  end: number;
}

/** A word with joining characters, for example `T-shirt`; a decomposed letter or a soft hyphen does not end it. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Cf}]*(?:[-'’][\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Cf}]*)*/gu;

const SIMPLE_WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Cf}]*/gu;

/** The words of a text in the form in which the glossary looks them up. */
export function wordsIn(text: string): Span[] {
  return spansOf(text, WORD);
}

/** The form in which words are compared: composed, in lower case, without invisible characters. */
export function canonical(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();
}

/**
 * The places of a name in a text, in upper or lower case and with any blanks between its words. A name of one word may
 * also be an everyday word: a lower-case occurrence counts only if the name itself is lower case.
 */
export function occurrencesOf(name: string, text: string): Span[] {
  const nameWords = spansOf(name, SIMPLE_WORD);
  const [first] = nameWords;
  if (!first) return [];
  const compared = (words: string) => canonical(words).replaceAll(/\s+/gu, ' ');
  const comparedName = compared(name.slice(first.start, nameWords.at(-1)?.end));
  const begin = canonical(name.slice(first.start, first.end));
  const inSmall = nameWords.length > 1 || name === name.toLowerCase();
  const words = spansOf(text, SIMPLE_WORD);
  return words.flatMap(({ start, end: firstEnd }, index) => {
    const end = words[index + nameWords.length - 1]?.end;
    if (end === undefined || canonical(text.slice(start, firstEnd)) !== begin) return [];
    const occurrence = text.slice(start, end);
    const isName = inSmall || occurrence !== occurrence.toLowerCase();
    return isName && compared(occurrence) === comparedName ? [{ start, end }] : [];
  });
}

export function spansOf(text: string, pattern: RegExp): Span[] {
  return Array.from(text.matchAll(pattern), ({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
  }));
}
