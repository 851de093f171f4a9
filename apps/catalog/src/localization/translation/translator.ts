import type { SourcedText } from '../domain/localized-text.js';
import type { LocalizedText } from '../../skus/domain/sku.js';

/** A SKU's words as the merchant sent them, and the locale to say them in. */
export interface TranslationRequest {
  /** BCP 47, as `pt-BR`. */
  locale: string;
  text: LocalizedText;
}

/** The one who puts a SKU's words into a channel's language (decision 3.8). */
export interface Translator {
  /** How many SKUs to bring at once. */
  readonly portion: number;
  /**
   * @param withinMs the patience of the caller, which is then no longer bound to wait
   * @returns one text for each request, in their order
   */
  translate(requests: readonly TranslationRequest[], withinMs: number): Promise<SourcedText[]>;
}

export const TRANSLATOR = Symbol('Translator');
