import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '#edge';
import { MAX_EVENT_TEXT_BYTES, type SourcedText } from './domain/fit-text.js';
import { checkRegulations } from '../restrictions/domain/regulatory.js';
import type { TradeRestriction } from '../restrictions/domain/trade-restriction.js';
import type { LocalizedText } from '../skus/domain/sku.js';
import { fittedEntries, readyProgress, readySteps } from './localization-progress.js';
import type { StatusChange } from '../skus/save-sku-progress.js';
import type { SkuFits } from '../skus/fits/sku-fits.js';
import type { Market } from '../directory/store/market.store.js';
import type { TextsByLocale } from './store/sku-text.store.js';
import type { CatalogSku } from '../skus/store/sku.store.js';

type Texts = ReadonlyMap<string, SourcedText>;

/**
 * Refuses an operator's texts if they are too large for one event. Texts from the translator are published in
 * additional events.
 * @throws Refusal `texts-too-large`
 */
export function refuseTooLarge(localized: ReadonlyMap<string, LocalizedText>): void {
  if (Buffer.byteLength(JSON.stringify(Object.fromEntries(localized))) <= MAX_EVENT_TEXT_BYTES)
    return;
  throw new Refusal('texts-too-large', 'The texts exceed the size limit of an event.', {
    errors: [{ pointer: '/localized', code: 'too-large', detail: 'must not exceed 480 KiB' }],
  });
}

/**
 * Refuses a SKU that an operator cannot set ready.
 * @param restrictions the restrictions on its customs code
 * @throws Refusal `unknown-locale`, `prohibited`
 */
export function refuseUnfit(
  sku: CatalogSku,
  market: Market,
  restrictions: readonly TradeRestriction[],
  localized: ReadonlyMap<string, LocalizedText>,
): void {
  const locales = new Set(market.channels.map(({ locale }) => locale));
  const errors = [...localized.keys()]
    .filter((locale) => !locales.has(locale))
    .map((locale) => ({
      pointer: `/localized/${locale}`,
      code: 'unknown-locale',
      detail: 'is not the locale of any open channel of the merchant',
    }));
  if (errors.length > 0) {
    throw new Refusal(
      'unknown-locale',
      'A locale is not that of any open channel of the merchant.',
      { errors },
    );
  }
  const { denied, messages } = checkRegulations(
    sku.content.hscode,
    market.channels,
    new Date(),
    restrictions,
  );
  if (denied) {
    throw new Refusal('prohibited', 'The SKU is prohibited in every connected destination.', {
      errors: messages.map(({ code, detail }) => ({ pointer: '/status', code, detail })),
    });
  }
}

/**
 * The effect of an operator's READY on a SKU: the end of localization if the SKU was not ready, otherwise only new
 * texts.
 * @param former its current texts
 * @param texts its new texts
 * @param fits its fits with the resulting texts
 * @returns undefined if the SKU is ready with these texts already
 * @throws Refusal `sku-changed` if a channel opened meanwhile and has no text yet, and the refusals of `refuseUnfit`
 */
export function operatorsReady(
  sku: CatalogSku,
  market: Market,
  restrictions: readonly TradeRestriction[],
  { former, texts, fits, now }: { former: TextsByLocale; texts: Texts; fits: SkuFits; now: Date },
): StatusChange[] {
  const words = new Map([...texts].map(([locale, { text }]) => [locale, text]));
  refuseUnfit(sku, market, restrictions, words);
  const isReady = sku.localizationStatus === 'READY_FOR_SALES_CHANNEL';
  const formerTexts = isReady ? former : {};
  if (market.channels.some(({ locale }) => !words.has(locale) && !formerTexts[locale])) {
    throw new Refusal(
      'sku-changed',
      'The merchant’s channels changed in the meantime; send the request again.',
    );
  }
  if (!isReady) return readyProgress(sku, words, market.channels, restrictions, fits, now);
  if ([...texts].every(([locale, text]) => isDeepStrictEqual(formerTexts[locale], text))) return [];
  const { messages } = checkRegulations(sku.content.hscode, market.channels, now, restrictions);
  return [
    ...readySteps(sku.localizationStatus, words, messages),
    ...fittedEntries(sku, market.channels, fits, now),
  ];
}
