import type { LocalizedText } from '../../skus/domain/sku.js';
import { maskText, type MaskedText } from './masked-text.js';
import { usualSize } from './glossary-translator.js';
import type { TranslationRequest } from './translator.js';

/** The limits of one request to a provider. A longer text gets its own request. */
const MAX_TEXTS = 10;
const MAX_CHARACTERS = 5_000;

/** Different masked texts to translate into one language. */
export interface TranslationBatch {
  /** ISO 639, for example `pt`. */
  language: string;
  format: MaskedText['format'];
  texts: string[];
}

/** All texts that a provider must translate for some requests: each text once for a language, in limited batches. */
export function batchesOf(requests: readonly TranslationRequest[]): TranslationBatch[] {
  const batches = new Map<string, Omit<TranslationBatch, 'texts'> & { distinct: Set<string> }>();
  for (const request of requests) {
    const language = languageOfLocale(request.locale);
    for (const question of questionsOf(request).values()) {
      if (typeof question === 'string') continue;
      const { format, text } = question;
      const key = `${language} ${format}`;
      const batch = batches.get(key) ?? { language, format, distinct: new Set() };
      batches.set(key, batch);
      batch.distinct.add(text);
    }
  }
  return [...batches.values()].flatMap(({ distinct, ...batch }) =>
    bounded([...distinct]).map((texts) => ({ ...batch, texts })),
  );
}

/** Providers know languages, but no difference between `es-MX` and `es-CL`. */
export function languageOfLocale(locale: string): string {
  return locale.replace(/-.*/s, '').toLowerCase();
}

/**
 * The text that a provider must translate for each field of a request.
 * @returns a string if no translation is needed: a text without words, or a size of the usual scale, which a provider
 * would spell out
 */
export function questionsOf({
  locale,
  text,
  brand = '',
}: TranslationRequest): Map<keyof LocalizedText, MaskedText | string> {
  const fields = Object.entries(text) as [keyof LocalizedText, string][];
  return new Map(
    fields.map(([field, source]) => {
      const size = field === 'size' ? usualSize(source, locale) : undefined;
      if (size !== undefined) return [field, size];
      const masked = maskText(source, brand);
      return [field, masked.hasWords ? masked : source];
    }),
  );
}

function bounded(texts: readonly string[]): string[][] {
  const batches: string[][] = [];
  let room = 0;
  for (const text of texts) {
    const batch = batches.at(-1);
    if (batch && batch.length < MAX_TEXTS && text.length <= room) batch.push(text);
    else {
      batches.push([text]);
      room = MAX_CHARACTERS;
    }
    room -= text.length;
  }
  return batches;
}
