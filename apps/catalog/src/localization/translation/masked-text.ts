import { markupOf } from './markup.js';
import { partsOf, type TextPart } from './text-parts.js';

/**
 * A text in the form that an external translator receives: marks replace the parts that must not change (decision 3.8).
 */
export interface MaskedText {
  format: 'text' | 'html';
  text: string;
  /** Whether there are words to translate. */
  hasWords: boolean;
  /** @returns undefined if a mark was lost, repeated or invented */
  restore: (translated: string) => string | undefined;
}

/** In plain text, a mark is a number in braces. Such numbers of the text itself are masked as well. */
const MARK = /\{\s*(\d+)\s*\}/g;

/** The numbers of elements that are closed already. */
const CLOSING_TAGS = /^(?:<\/[^<>]*>)+$/;

export function maskText(source: string, brand: string): MaskedText {
  const parts = partsOf(source, brand);
  const isHtml = parts.some(({ kind }) => kind !== 'words' && kind !== 'name');
  const mask = isHtml ? maskedInHtml : maskedInText;
  return {
    format: isHtml ? 'html' : 'text',
    text: parts.map((part, id) => (part.kind === 'words' ? part.source : mask(part, id))).join(''),
    hasWords: parts.some(({ kind, source: words }) => kind === 'words' && /\p{L}/u.test(words)),
    restore: (translated) =>
      isHtml ? restoredHtml(translated, parts) : restoredText(translated, parts),
  };
}

function maskedInText(_: TextPart, id: number): string {
  return `{${id}}`;
}

/** Elements stay, so that the translator recognizes related words; their attributes are removed. */
function maskedInHtml({ kind, element }: TextPart, id: number): string {
  if (kind === 'closing') return `</${element}>`;
  return `<${kind === 'opening' ? element : 'img'} id="${id}">`;
}

function restoredText(translated: string, parts: readonly TextPart[]): string | undefined {
  const marks = marksOf(parts);
  let isSound = true;
  const text = translated.replaceAll(MARK, (_, id: string) => {
    const source = marks.get(id);
    isSound &&= marks.delete(id);
    return source ?? '';
  });
  return isSound && marks.size === 0 ? text : undefined;
}

/** A translator may write equivalent HTML, for example with closing tags that the source omits. */
function restoredHtml(translated: string, parts: readonly TextPart[]): string | undefined {
  const marks = marksOf(parts);
  const closing = Object.groupBy(
    parts.filter(({ kind }) => kind === 'closing'),
    ({ element = '' }) => element,
  );
  let text = '';
  for (const { kind, source, name, id = '' } of markupOf(translated)) {
    if (kind === 'other') {
      if (!CLOSING_TAGS.test(source)) return undefined;
    } else if (kind === 'closing') text += closing[name]?.shift()?.source ?? '';
    else if (kind === 'opening') {
      const original = marks.get(id);
      if (original === undefined) return undefined;
      marks.delete(id);
      text += original;
    } else text += source;
  }
  const isWhole =
    marks.size === 0 && Object.values(closing).every((openMarks) => openMarks?.length === 0);
  return isWhole ? text : undefined;
}

/** The original of each mark; closing tags have no mark, because translators drop their attributes. */
function marksOf(parts: readonly TextPart[]): Map<string, string> {
  return new Map(
    parts.flatMap(({ kind, source }, id) =>
      kind === 'words' || kind === 'closing' ? [] : [[String(id), source]],
    ),
  );
}
