import { fittedEntry, prohibitedEntry, readyEntry } from '../skus/domain/channel-entry.js';
import {
  transitionLocalization,
  type LocalizationStatus,
} from '../skus/domain/localization-lifecycle.js';
import { splitByEventSize } from './domain/fit-text.js';
import { checkRegulations, type RegulatoryOutcome } from '../restrictions/domain/regulatory.js';
import type { TradeRestriction } from '../restrictions/domain/trade-restriction.js';
import type { LocalizationMessage, LocalizedText } from '../skus/domain/sku.js';
import type { StatusChange } from '../skus/save-sku-progress.js';
import type { SkuFits } from '../skus/fits/sku-fits.js';
import type { ChannelFit } from '../taxonomy/domain/channel-fit.js';
import type { ConnectedChannel } from '../directory/store/market.store.js';
import type { CatalogSku } from '../skus/store/sku.store.js';

/** The steps of the lifecycle; the messages belong to the last step. */
export function stepProgress(
  from: LocalizationStatus,
  path: readonly LocalizationStatus[],
  messages: readonly LocalizationMessage[],
): StatusChange[] {
  let previousStatus = from;
  return path.map((next, index) => {
    const status = transitionLocalization(previousStatus, next);
    const step = { status, previousStatus, messages: index === path.length - 1 ? messages : [] };
    previousStatus = status;
    return { step };
  });
}

/**
 * The progress of a SKU that all destinations prohibit: it becomes DENIED_REGULATORY. Its entries in channels are
 * withdrawn, and no new ones are created.
 */
export function deniedProgress(
  sku: CatalogSku,
  path: readonly LocalizationStatus[],
  outcome: RegulatoryOutcome,
  now: Date,
): StatusChange[] {
  return [
    ...stepProgress(sku.localizationStatus, [...path, 'DENIED_REGULATORY'], outcome.messages),
    ...prohibitedEntries(sku, outcome, now),
  ];
}

/** The changes of a SKU's entries in the channels that prohibit it, regardless of its own status (decision 3.7). */
export function prohibitedEntries(
  sku: CatalogSku,
  outcome: RegulatoryOutcome,
  now: Date,
): StatusChange[] {
  return sku.entries
    .filter(({ salesChannel }) => outcome.prohibited.has(salesChannel))
    .flatMap(({ salesChannel }) => entryProgress(sku, salesChannel, outcome, now));
}

/**
 * The end of localization, with an entry in each channel (decisions 3.3, 3.7): READY_FOR_SALES_CHANNEL, or
 * DENIED_REGULATORY if the current law permits no destination.
 * @param localized the texts by locale
 * @param restrictions the restrictions on its customs code
 * @param fits the fits in these channels, with these texts
 */
export function readyProgress(
  sku: CatalogSku,
  localized: ReadonlyMap<string, LocalizedText>,
  channels: readonly ConnectedChannel[],
  restrictions: readonly TradeRestriction[],
  fits: SkuFits,
  now: Date,
): StatusChange[] {
  const outcome = checkRegulations(sku.content.hscode, channels, now, restrictions);
  if (outcome.denied) return deniedProgress(sku, [], outcome, now);
  const changes = channels.flatMap(({ salesChannel }) =>
    entryProgress(sku, salesChannel, outcome, now, fits.of(sku, salesChannel)),
  );
  return [...readySteps(sku.localizationStatus, localized, outcome.messages), ...changes];
}

/** The changes of a localized SKU's entries after requirements, mappings or texts changed (decision 10.6). */
export function fittedEntries(
  sku: CatalogSku,
  channels: readonly { salesChannel: string }[],
  fits: SkuFits,
  now: Date,
): StatusChange[] {
  const { active } = sku.content.globalSaleChannelData;
  return channels.flatMap(({ salesChannel }) => {
    const entry = sku.entries.find((candidate) => candidate.salesChannel === salesChannel);
    const fit = fits.of(sku, salesChannel);
    if (!entry || !fit) return [];
    const price = sku.prices.get(salesChannel);
    const change = fittedEntry(entry, { active, price, now, fit });
    return change ? [{ change }] : [];
  });
}

/**
 * The change of a SKU's entry in a channel: denied if a restriction prohibits it, otherwise ready (decision 3.7).
 * @param fit the current fit; the last stored one if left out
 */
export function entryProgress(
  sku: CatalogSku,
  salesChannel: string,
  { prohibited }: RegulatoryOutcome,
  now: Date,
  fit?: ChannelFit,
): StatusChange[] {
  const entry = sku.entries.find((candidate) => candidate.salesChannel === salesChannel);
  const { active } = sku.content.globalSaleChannelData;
  const detail = prohibited.get(salesChannel);
  const change =
    detail === undefined
      ? readyEntry(salesChannel, entry, { active, price: sku.prices.get(salesChannel), now, fit })
      : prohibitedEntry(salesChannel, entry, detail, now);
  return change ? [{ change }] : [];
}

/**
 * The step to READY_FOR_SALES_CHANNEL with texts; texts above the event size limit are published in additional events.
 */
export function readySteps(
  from: LocalizationStatus,
  localized: ReadonlyMap<string, LocalizedText>,
  messages: readonly LocalizationMessage[],
): StatusChange[] {
  let previousStatus = from;
  return splitByEventSize(localized).map((part) => {
    const status = transitionLocalization(previousStatus, 'READY_FOR_SALES_CHANNEL');
    const step = { status, previousStatus, messages, localized: part };
    previousStatus = status;
    return { step };
  });
}
