import { cleanText } from './clean-text.js';
import { STANDARD_FONT, type DocumentFonts } from './document-fonts.js';
import { asciiOf, codeOf, UNSPACED } from './latin.js';
import { levelsOf, mirrored, visualRuns, type Run } from './visual-order.js';

/** A range of clusters, from the first to before the last. */
export interface Span {
  start: number;
  end: number;
}

/** A text with its fonts, and with its possible line breaks. */
export interface Paragraph {
  /** A run for each grapheme cluster. */
  clusters: readonly Run[];
  /** Parts between which a line may break. */
  pieces: readonly Piece[];
}

/** Widths are in points at size 1. */
export interface Piece extends Span {
  width: number;
  /** The width without a trailing space, which is not printed at the end of a line. */
  printedWidth: number;
}

/** Windows-1252 without control characters: the characters of the standard font. */
const STANDARD = /^[\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('ja', { granularity: 'word' });

type Printed = Pick<Run, 'text' | 'font'>;

/** Chooses a font for each character of a text, and finds its possible line breaks. */
export function paragraphOf(source: string, fonts: DocumentFonts): Paragraph {
  const cleaned = cleanText(source);
  const isStandard = STANDARD.test(cleaned);
  const printed = Array.from(graphemes.segment(cleaned), ({ segment }) => segment).flatMap(
    (cluster): Printed[] =>
      isStandard ? [{ text: cluster, font: STANDARD_FONT }] : printable(cluster, fonts),
  );
  const text = printed.map((cluster) => cluster.text).join('');
  const levels = levelsOf(text);
  let offset = 0;
  const clusters = printed.map((cluster) => {
    const level = levels[offset] ?? 0;
    offset += cluster.text.length;
    return { ...(level % 2 === 1 ? inMirror(cluster, fonts) : cluster), level };
  });
  const pieces = spansOf(clusters, text).map(({ start, end }) =>
    pieceOf(clusters, start, end, fonts),
  );
  return { clusters, pieces };
}

/** Returns the mirrored form of a character if there is one and a font has it. */
function inMirror(cluster: Printed, fonts: DocumentFonts): Printed {
  const text = mirrored(cluster.text);
  const font = text === undefined ? undefined : fonts.fontWith(text);
  return text === undefined || font === undefined ? cluster : { text, font };
}

/** A part of a paragraph with its widths. */
export function pieceOf(
  clusters: readonly Run[],
  start: number,
  end: number,
  fonts: DocumentFonts,
): Piece {
  const spanClusters = clusters.slice(start, end);
  const width = fonts.widthOfRuns(visualRuns(spanClusters));
  const printed = withoutSpaceAtEnd(spanClusters);
  const printedWidth = printed === spanClusters ? width : fonts.widthOfRuns(visualRuns(printed));
  return { start, end, width, printedWidth };
}

/** Returns the same array if there is no space to leave out. */
export function withoutSpaceAtEnd(clusters: readonly Run[]): readonly Run[] {
  return clusters.at(-1)?.text === ' ' ? clusters.slice(0, -1) : clusters;
}

/** Splits a cluster that no font has into its characters: each is printed in a font, in ASCII, or as its code. */
function printable(cluster: string, fonts: DocumentFonts): Printed[] {
  const font = fonts.fontWith(cluster);
  if (font !== undefined) return [{ text: cluster, font }];
  const characters = Array.from(cluster);
  if (characters.length > 1) return characters.flatMap((character) => printable(character, fonts));
  return Array.from(asciiOf(cluster) || codeOf(cluster)).flatMap((character) =>
    printable(character, fonts),
  );
}

/** A line may end after a space, a hyphen and a slash, and before a word of a script without spaces. */
function spansOf(clusters: readonly Run[], text: string): Span[] {
  const starts = wordStarts(text);
  const spans: Span[] = [];
  let start = 0;
  let offset = 0;
  for (const [index, cluster] of clusters.entries()) {
    offset += cluster.text.length;
    const next = clusters[index + 1]?.text;
    const goesOn = next === ' ' || !(/^[ \-/]$/.test(cluster.text) || starts.has(offset));
    if (next !== undefined && goesOn) continue;
    spans.push({ start, end: index + 1 });
    start = index + 1;
  }
  return spans;
}

/** Punctuation belongs to the word before it. */
function wordStarts(text: string): Set<number> {
  if (!UNSPACED.test(text)) return new Set();
  return new Set(
    Array.from(words.segment(text))
      .filter(({ segment, isWordLike }) => isWordLike && UNSPACED.test(segment))
      .map(({ index }) => index),
  );
}
