import type { SourcedText } from '../domain/fit-text.js';
import { ownWords, type LocalizedText, type SkuContent } from '../../skus/domain/sku.js';

/** A SKU's texts as the merchant sent them, and the target locale. */
export interface TranslationRequest {
  /** BCP 47, for example `pt-BR`. */
  locale: string;
  text: LocalizedText;
  /** The SKU's brand, which is never translated. */
  brand?: string;
}

export function requestOf(content: SkuContent, locale: string): TranslationRequest {
  return { locale, text: ownWords(content), brand: content.globalSaleChannelData.brand };
}

/** Translates the texts of SKUs into the locales of channels (decision 3.8). */
export interface Translator {
  /** The number of SKUs to translate at once. */
  readonly portion: number;
  /**
   * @param withinMs the time limit of the caller
   * @returns one text for each request, in order
   */
  translate(requests: readonly TranslationRequest[], withinMs: number): Promise<SourcedText[]>;
}

export const TRANSLATOR = Symbol('Translator');
