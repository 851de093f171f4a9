import type { SourcedText } from '../domain/fit-text.js';
import type { LocalizedText } from '../../skus/domain/sku.js';
import { sizes } from './glossary-data.js';
import type { SourceLanguage } from './glossary.js';
import { languageOf, translateText } from './translate-text.js';
import type { TranslationRequest, Translator } from './translator.js';

/** The built-in translator (decision 3.8): needs nothing outside, and never fails. */
export class GlossaryTranslator implements Translator {
  readonly portion = 100;

  async translate(requests: readonly TranslationRequest[]): Promise<SourcedText[]> {
    return requests.map(fromGlossary);
  }
}

/** What the glossary makes of one SKU's words. */
export function fromGlossary({ text, locale }: TranslationRequest): SourcedText {
  return { text: translated(text, locale), source: 'glossary' };
}

/** The size as a locale's labels say it; undefined for one that is not of the usual scale. */
export function usualSize(size: string, locale: string): string | undefined {
  return sizes[locale]?.[size.trim().toUpperCase()];
}

function translated(
  { name, description, color, size }: LocalizedText,
  locale: string,
): LocalizedText {
  const from = languageOf(`${name} ${description}`);
  return {
    name: translateText(name, from, locale),
    description: translateText(description, from, locale),
    ...(color === undefined ? {} : { color: single(color, from, locale) }),
    ...(size === undefined ? {} : { size: usualSize(size, locale) ?? single(size, from, locale) }),
  };
}

/** A word by itself may be in the other language than the text around it. */
function single(text: string, from: SourceLanguage, locale: string): string {
  const said = translateText(text, from, locale);
  return said === text ? translateText(text, from === 'en' ? 'es' : 'en', locale) : said;
}
