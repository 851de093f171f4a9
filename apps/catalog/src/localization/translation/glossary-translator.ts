import type { SourcedText } from '../domain/fit-text.js';
import type { LocalizedText } from '../../skus/domain/sku.js';
import { sizes } from './glossary-data.js';
import type { SourceLanguage } from './glossary.js';
import { partsOf, type TextPart } from './text-parts.js';
import { languageOf, translateText } from './translate-text.js';
import type { TranslationRequest, Translator } from './translator.js';

/** The built-in translator (decision 3.8): needs nothing outside, and never fails. */
export class GlossaryTranslator implements Translator {
  readonly portion = 100;

  async translate(requests: readonly TranslationRequest[]): Promise<SourcedText[]> {
    return requests.map(fromGlossary);
  }
}

/** The glossary's translation of one SKU's words. */
export function fromGlossary({ text, locale, brand = '' }: TranslationRequest): SourcedText {
  return { text: translated(text, locale, brand), source: 'glossary' };
}

/** The size as printed on labels of the locale; undefined for a size outside the usual scale. */
export function usualSize(size: string, locale: string): string | undefined {
  return sizes[locale]?.[size.trim().toUpperCase()];
}

function translated(
  { name, description, color, size }: LocalizedText,
  locale: string,
  brand: string,
): LocalizedText {
  const title = partsOf(name, brand);
  const body = partsOf(description, brand);
  const from = languageOf(
    [...title, ...body]
      .filter(isWords)
      .map(({ source }) => source)
      .join(' '),
  );
  const single = (text: string) => singleWord(partsOf(text, brand), from, locale);
  return {
    name: translateParts(title, from, locale),
    description: translateParts(body, from, locale),
    ...(color === undefined ? {} : { color: single(color) }),
    ...(size === undefined ? {} : { size: usualSize(size, locale) ?? single(size) }),
  };
}

/** A single word may be in another language than the surrounding text. */
function singleWord(parts: readonly TextPart[], from: SourceLanguage, locale: string): string {
  const said = translateParts(parts, from, locale);
  const isTranslated = said !== parts.map(({ source }) => source).join('');
  return isTranslated ? said : translateParts(parts, from === 'en' ? 'es' : 'en', locale);
}

function translateParts(parts: readonly TextPart[], from: SourceLanguage, locale: string): string {
  return parts
    .map((part) => (isWords(part) ? translateText(part.source, from, locale) : part.source))
    .join('');
}

function isWords({ kind }: TextPart): boolean {
  return kind === 'words';
}
