import type { LocalizedText } from '../../skus/domain/sku.js';
import { usualSize } from './glossary-translator.js';
import type { TranslationRequest } from './translator.js';

/** Bounds of one question to a provider. A longer text is asked by itself. */
const MAX_TEXTS = 10;
const MAX_CHARACTERS = 5_000;

/** Different texts to say in one language. */
export interface TranslationBatch {
  /** ISO 639, as `pt`. */
  language: string;
  texts: string[];
}

/** All that a provider must be asked for some requests: each text once for a language, in bounded batches. */
export function batchesOf(requests: readonly TranslationRequest[]): TranslationBatch[] {
  const byLanguage = new Map<string, Set<string>>();
  for (const { locale, text } of requests) {
    const language = languageOfLocale(locale);
    const wanted = byLanguage.get(language) ?? new Set();
    byLanguage.set(language, wanted);
    for (const [field, source] of Object.entries(text) as [keyof LocalizedText, string][]) {
      if (knownWord(field, source, locale) === undefined) wanted.add(source);
    }
  }
  return [...byLanguage].flatMap(([language, texts]) =>
    bounded([...texts]).map((batch) => ({ language, texts: batch })),
  );
}

/** Providers know languages; that `es-MX` and `es-CL` differ they do not. */
export function languageOfLocale(locale: string): string {
  return locale.replace(/-.*/s, '').toLowerCase();
}

/** What needs no provider: a text without letters, and a size of the usual scale, which one would spell out. */
export function knownWord(
  field: keyof LocalizedText,
  source: string,
  locale: string,
): string | undefined {
  if (!/\p{L}/u.test(source)) return source;
  return field === 'size' ? usualSize(source, locale) : undefined;
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
