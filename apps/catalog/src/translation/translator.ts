import type { LocalizedText } from '../domain/sku.js';

export interface TranslationRequest {
  /** BCP 47, as `pt-BR`. */
  locale: string;
  text: LocalizedText;
}

/** Whoever puts a SKU's words into a channel's language (decision 3.8). */
export interface Translator {
  /** @returns one text for each request, in their order */
  translate(requests: readonly TranslationRequest[]): Promise<LocalizedText[]>;
}

export const TRANSLATOR = Symbol('Translator');
