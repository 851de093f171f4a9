import { isDeepStrictEqual } from 'node:util';
import {
  isClosed,
  openedEntry,
  prohibitedEntry,
  type EntryChange,
} from '../skus/domain/channel-entry.js';
import type { SourcedText } from './domain/fit-text.js';
import { checkRegulations, type RegulatoryOutcome } from '../restrictions/domain/regulatory.js';
import type { TradeRestriction } from '../restrictions/domain/trade-restriction.js';
import { ownWords, type LocalizedText } from '../skus/domain/sku.js';
import type { StatusChange } from '../skus/save-sku-progress.js';
import type { SkuFits } from '../skus/fits/sku-fits.js';
import { readySteps, stepProgress } from './localization-progress.js';
import type { ConnectedChannel, Market } from '../directory/store/market.store.js';
import type { TextsByLocale } from './store/sku-text.store.js';
import type { CatalogSku } from '../skus/store/sku.store.js';

/** A translation that was made outside the transaction, with its source words. */
export interface Translation {
  words: LocalizedText;
  made: SourcedText;
}

/** The effect of an opened channel on one SKU. */
export interface Opening {
  sku: CatalogSku;
  facts: StatusChange[];
  /** The text in the channel's locale, if there was none. */
  text?: SourcedText;
  /** Whether localization restarts: the new destination may allow what all others prohibit, or the other way round. */
  reviewedAgain: boolean;
}

/** The channel that opened, among the merchant's others. */
export interface OpenedChannel {
  channel: ConnectedChannel;
  market: Market;
  /** The restrictions on the customs codes of the SKUs. */
  restrictions: readonly TradeRestriction[];
  /** The fits of the SKUs, with their current or new texts. */
  fits: SkuFits;
  now: Date;
}

/**
 * Opens a channel to a SKU in its current state. If localization is in progress or refused, its end creates the entry.
 * @returns undefined for a localized SKU that has no text in the channel's locale and whose words were not translated
 */
export function openTo(
  sku: CatalogSku,
  texts: TextsByLocale,
  translation: Translation | undefined,
  opened: OpenedChannel,
): Opening | undefined {
  if (sku.localizationStatus === 'READY_FOR_SALES_CHANNEL') {
    return openToReady(sku, texts, translation, opened);
  }
  if (sku.localizationStatus === 'DENIED_REGULATORY')
    return { sku, facts: [], reviewedAgain: true };
  const present = entryIn(sku, opened.channel);
  const change = present && isClosed(present) ? reopen(sku, opened) : undefined;
  return { sku, facts: change ? [{ change }] : [], reviewedAgain: false };
}

function openToReady(
  sku: CatalogSku,
  texts: TextsByLocale,
  translation: Translation | undefined,
  opened: OpenedChannel,
): Opening | undefined {
  const { channel, market, restrictions, now } = opened;
  const outcome = checkRegulations(sku.content.hscode, market.channels, now, restrictions);
  // If an operator localized the SKU, its status does not change; only its entries are denied.
  if (outcome.denied && market.autoLocalization) return { sku, facts: [], reviewedAgain: true };
  const change = entryChange(sku, outcome, opened);
  const changes: StatusChange[] = change ? [{ change }] : [];
  const { messages } = outcome;
  const { localizationStatus: status } = sku;
  if (texts[channel.locale]) {
    const isPublished = isDeepStrictEqual(sku.localizationMessages, messages);
    const steps = isPublished ? [] : stepProgress(status, [status], messages);
    return { sku, facts: [...steps, ...changes], reviewedAgain: false };
  }
  if (!translation || !isDeepStrictEqual(translation.words, ownWords(sku.content)))
    return undefined;
  const { made } = translation;
  // The texts of other locales were published before; all texts together may exceed the size of an event.
  const steps = readySteps(status, new Map([[channel.locale, made.text]]), messages);
  return { sku, facts: [...steps, ...changes], text: made, reviewedAgain: false };
}

function entryChange(
  sku: CatalogSku,
  { prohibited }: RegulatoryOutcome,
  opened: OpenedChannel,
): EntryChange | undefined {
  const { salesChannel } = opened.channel;
  const detail = prohibited.get(salesChannel);
  return detail === undefined
    ? reopen(sku, opened)
    : prohibitedEntry(salesChannel, entryIn(sku, opened.channel), detail, opened.now);
}

function reopen(sku: CatalogSku, { channel, fits, now }: OpenedChannel): EntryChange | undefined {
  const { active } = sku.content.globalSaleChannelData;
  const price = sku.prices.get(channel.salesChannel);
  const fit = fits.of(sku, channel.salesChannel);
  return openedEntry(channel.salesChannel, entryIn(sku, channel), { active, price, now, fit });
}

function entryIn(sku: CatalogSku, { salesChannel }: ConnectedChannel) {
  return sku.entries.find((entry) => entry.salesChannel === salesChannel);
}
