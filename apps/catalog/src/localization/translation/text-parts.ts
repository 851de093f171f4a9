import { LinkifyIt } from 'linkify-it';
import { codesIn } from './codes.js';
import { markupOf, type MarkupPiece } from './markup.js';
import { occurrencesOf, wordsIn, type Span } from './words.js';

/**
 * A part of a text: words, which are translated, or a part that stays the same byte for byte (decision 3.8): a name,
 * address or code among the words, or markup.
 */
export interface TextPart {
  kind: 'words' | 'name' | 'opening' | 'closing' | 'markup';
  source: string;
  /** For a tag: the element's name in lower case. */
  element?: string;
}

/** Represents markup in the text that a reader sees: it ends words, addresses and codes. */
const MARKUP = '\u2028';

const addresses = new LinkifyIt({ fuzzyLink: true, urlAuth: true, maxLength: 20_000 });

/**
 * Divides a text into parts that a translation may change and parts that it must not change.
 * @param brand the SKU's brand, which never changes
 * @returns parts whose sources make up the text
 */
export function partsOf(text: string, brand: string): TextPart[] {
  const pieces = markupOf(text);
  const shown = pieces.map(shownOf).join('');
  const fixed = keptOf(shown, brand, referencesIn(pieces));
  const parts: TextPart[] = [];
  let start = 0;
  for (const piece of pieces) {
    const end = start + shownOf(piece).length;
    if (piece.kind === 'text') parts.push(...divided(piece.source, fixed.subarray(start, end)));
    else parts.push(asPart(piece));
    start = end;
  }
  return parts;
}

function shownOf({ kind, shown }: MarkupPiece): string {
  return kind === 'text' || kind === 'reference' ? shown : MARKUP;
}

function referencesIn(pieces: readonly MarkupPiece[]): Span[] {
  let end = 0;
  return pieces.flatMap((piece) => {
    const start = end;
    end += shownOf(piece).length;
    return piece.kind === 'reference' ? [{ start, end }] : [];
  });
}

/** @returns 1 for each code unit that stays; if any part of a word stays, the whole word stays */
function keptOf(shown: string, brand: string, references: readonly Span[]): Uint8Array {
  const fixed = new Uint8Array(shown.length);
  const keep = ({ start, end }: Span) => void fixed.fill(1, start, end);
  let withoutAddresses = '';
  for (const { index: start, lastIndex: end } of addresses.match(shown) ?? []) {
    keep({ start, end });
    withoutAddresses += shown.slice(withoutAddresses.length, start) + ' '.repeat(end - start);
  }
  withoutAddresses += shown.slice(withoutAddresses.length);
  for (const span of [
    ...references,
    ...codesIn(withoutAddresses),
    ...occurrencesOf(brand, shown),
  ]) {
    keep(span);
  }
  for (const word of wordsIn(shown)) {
    if (fixed.subarray(word.start, word.end).includes(1)) keep(word);
  }
  return fixed;
}

function divided(source: string, fixed: Uint8Array): TextPart[] {
  const parts: TextPart[] = [];
  for (let start = 0; start < source.length;) {
    const isKept = fixed[start] === 1;
    const next = fixed.indexOf(isKept ? 0 : 1, start);
    const end = next < 0 ? source.length : next;
    parts.push({ kind: isKept ? 'name' : 'words', source: source.slice(start, end) });
    start = end;
  }
  return parts;
}

function asPart({ kind, source, name }: MarkupPiece): TextPart {
  return kind === 'opening' || kind === 'closing'
    ? { kind, source, element: name }
    : { kind: 'markup', source };
}
