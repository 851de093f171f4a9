import { Refusal } from '#platform';
import { prohibitedEntry, readyEntry } from './domain/channel-entry.js';
import { moveLocalization } from './domain/localization-lifecycle.js';
import { checkRegulations } from './domain/regulatory.js';
import type { LocalizedText } from './domain/sku.js';
import type { SkuFact } from './save-sku-progress.js';
import type { Market } from './store/directory.store.js';
import type { SkuLocalization } from './store/sku-localization.store.js';
import type { CatalogSku } from './store/sku.store.js';

type Texts = ReadonlyMap<string, LocalizedText>;

/** All texts travel in one event, and an event is at most 512 KiB. */
const MAX_TEXT_BYTES = 480 * 1024;

/**
 * Refuses what an operator cannot set ready.
 * @throws Refusal `unknown-locale`, `prohibited`, `texts-too-large`
 */
export function refuseUnfit(sku: CatalogSku, market: Market, localized: Texts): void {
  const locales = new Set(market.channels.map(({ locale }) => locale));
  const errors = [...localized.keys()]
    .filter((locale) => !locales.has(locale))
    .map((locale) => ({
      pointer: `/localized/${locale}`,
      code: 'unknown-locale',
      detail: 'is the locale of none of the merchant’s open channels',
    }));
  if (errors.length > 0) {
    throw new Refusal('unknown-locale', 'No channel of the merchant speaks this.', { errors });
  }
  const { denied, messages } = checkRegulations(sku.content.hscode, market.channels, new Date());
  if (denied) {
    throw new Refusal('prohibited', 'The SKU is prohibited in every connected destination.', {
      errors: messages.map(({ code, detail }) => ({ pointer: '/status', code, detail })),
    });
  }
  if (Buffer.byteLength(JSON.stringify(Object.fromEntries(localized))) > MAX_TEXT_BYTES) {
    throw new Refusal('texts-too-large', 'The texts are larger than can be told.', {
      errors: [{ pointer: '/localized', code: 'too-large', detail: 'must not be over 480 KiB' }],
    });
  }
}

/**
 * What an operator's READY does to a SKU: as the end of localization where it was not ready, else texts alone.
 * @returns nothing when it is ready with these texts already
 * @throws Refusal `sku-changed` when a channel opened meanwhile and there is no text for it yet, and as `refuseUnfit`
 */
export function operatorsReady({
  sku,
  market,
  localization,
  texts,
  now,
}: {
  sku: CatalogSku;
  market: Market;
  localization: SkuLocalization;
  texts: Texts;
  now: Date;
}): SkuFact[] {
  refuseUnfit(sku, market, texts);
  const previousStatus = sku.localizationStatus;
  const wasReady = previousStatus === 'READY_FOR_SALES_CHANNEL';
  const has = (locale: string) => texts.has(locale) || (wasReady && !!localization.texts[locale]);
  if (!market.channels.every(({ locale }) => has(locale))) {
    throw new Refusal('sku-changed', 'The merchant’s channels changed meanwhile; ask again.');
  }
  if (wasReady && [...texts].every(([locale, text]) => same(localization.texts[locale], text))) {
    return [];
  }
  const { prohibited, messages } = checkRegulations(sku.content.hscode, market.channels, now);
  const status = moveLocalization(previousStatus, 'READY_FOR_SALES_CHANNEL');
  const step: SkuFact = { step: { status, previousStatus, messages, localized: texts } };
  if (wasReady) return [step];
  const { active } = sku.content.globalSaleChannelData;
  const changes = market.channels.flatMap(({ salesChannel }): SkuFact[] => {
    const present = sku.entries.find((entry) => entry.salesChannel === salesChannel);
    const detail = prohibited.get(salesChannel);
    const change =
      detail === undefined
        ? readyEntry(salesChannel, present, { active, price: sku.prices.get(salesChannel), now })
        : prohibitedEntry(salesChannel, present, detail, now);
    return change ? [{ change }] : [];
  });
  return [step, ...changes];
}

function same(a: LocalizedText | undefined, b: LocalizedText): boolean {
  return (
    a?.name === b.name &&
    a.description === b.description &&
    a.color === b.color &&
    a.size === b.size
  );
}
