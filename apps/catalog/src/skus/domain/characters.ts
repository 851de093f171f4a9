const SEGMENTER = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Blanks and invisible characters: zero-width spaces, fillers, direction marks, the empty Braille cell. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}*$/u;

/** Whether a text of any script has no visible character. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

/** The visible characters of a text (grapheme clusters), unchanged. */
export function* charactersOf(text: string): Generator<string> {
  for (const { segment } of SEGMENTER.segment(text)) yield segment;
}

/**
 * The number of visible characters (decision 3.6): blanks count only between others, invisible characters never.
 * @param upTo the number at which counting stops, for long texts
 */
export function visibleLength(text: string, upTo = Infinity): number {
  let length = 0;
  let blanks = 0;
  for (const character of charactersOf(text)) {
    if (INVISIBLE.test(character)) continue;
    if (isBlank(character)) {
      blanks += 1;
      continue;
    }
    length += (length > 0 ? blanks : 0) + 1;
    blanks = 0;
    if (length >= upTo) break;
  }
  return length;
}
