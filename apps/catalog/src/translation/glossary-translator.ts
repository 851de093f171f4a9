import type { LocalizedText } from '../domain/sku.js';
import { sizes } from './glossary-data.js';
import type { SourceLanguage } from './glossary.js';
import { languageOf, translateText } from './translate-text.js';
import type { TranslationRequest, Translator } from './translator.js';

/** The built-in translator (decision 3.8): needs nothing outside, and never fails. */
export class GlossaryTranslator implements Translator {
  async translate(requests: readonly TranslationRequest[]): Promise<LocalizedText[]> {
    return requests.map(({ text, locale }) => translated(text, locale));
  }
}

function translated({ name, description, color, size }: LocalizedText, locale: string) {
  const from = languageOf(`${name} ${description}`);
  return {
    name: translateText(name, from, locale),
    description: translateText(description, from, locale),
    ...(color === undefined ? {} : { color: single(color, from, locale) }),
    ...(size === undefined
      ? {}
      : { size: sizes[locale]?.[size.toUpperCase()] ?? single(size, from, locale) }),
  };
}

/** A word by itself may be in the other language than the text around it. */
function single(text: string, from: SourceLanguage, locale: string): string {
  const said = translateText(text, from, locale);
  return said === text ? translateText(text, from === 'en' ? 'es' : 'en', locale) : said;
}
