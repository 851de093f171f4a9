import { fitText, type SourcedText } from '../domain/fit-text.js';
import type { TranslationRequest, Translator } from './translator.js';

/**
 * Translates, and shortens the translations to their limits.
 * @returns one text for each request, in order
 */
export async function translateFitting(
  translator: Translator,
  requests: readonly TranslationRequest[],
  withinMs: number,
): Promise<SourcedText[]> {
  const made = await translator.translate(requests, withinMs);
  return requests.map(({ text, locale }, index) => {
    const localized = made[index];
    if (!localized) throw new Error(`the translator left out a text in ${locale}`);
    return { ...localized, text: fitText(localized.text, text) };
  });
}
