/**
 * Returns the printable form of a text: composed, on one line, without characters that are invisible or change the
 * order of others. Joiners stay, since they shape letters.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu, '')
    .normalize('NFC')
    .trim();
}

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cuts a text to a number of user-perceived characters; the last one is an ellipsis. */
export function shorten(text: string, max: number): string {
  const all = Array.from(clusters.segment(text), ({ segment }) => segment);
  return all.length <= max
    ? text
    : `${all
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}
