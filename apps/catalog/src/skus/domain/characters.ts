const SEGMENTER = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Blanks, and what no font draws: zero-width spaces, fillers, direction marks, the empty Braille cell. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}*$/u;

/** Is there nothing to see in a text, in whatever script? */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

/** The characters of a text as a reader counts them: grapheme clusters, unchanged. */
export function* charactersOf(text: string): Generator<string> {
  for (const { segment } of SEGMENTER.segment(text)) yield segment;
}

/**
 * How many characters a reader counts (decision 3.6): blanks only between others, invisible characters never.
 * @param upTo counting ends there, for a long text of which only the first characters matter
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
