import { prohibitedEntry, readyEntry } from '../skus/domain/channel-entry.js';
import {
  transitionLocalization,
  type LocalizationStatus,
} from '../skus/domain/localization-lifecycle.js';
import { splitByEventSize } from './domain/localized-text.js';
import { checkRegulations, type RegulatoryOutcome } from '../skus/domain/regulatory.js';
import type { LocalizationMessage, LocalizedText } from '../skus/domain/sku.js';
import type { SkuFact } from '../skus/save-sku-progress.js';
import type { ConnectedChannel } from '../directory/store/market.store.js';
import type { CatalogSku } from '../skus/store/sku.store.js';

/** The steps along the lifecycle; the messages belong to the last. */
export function stepFacts(
  from: LocalizationStatus,
  path: readonly LocalizationStatus[],
  messages: readonly LocalizationMessage[],
): SkuFact[] {
  let previousStatus = from;
  return path.map((next, index) => {
    const status = transitionLocalization(previousStatus, next);
    const step = { status, previousStatus, messages: index === path.length - 1 ? messages : [] };
    previousStatus = status;
    return { step };
  });
}

/** The end of a SKU that every destination prohibits: what is in a channel leaves it, what never was gets no entry. */
export function deniedFacts(
  sku: CatalogSku,
  path: readonly LocalizationStatus[],
  outcome: RegulatoryOutcome,
  now: Date,
): SkuFact[] {
  return [
    ...stepFacts(sku.localizationStatus, [...path, 'DENIED_REGULATORY'], outcome.messages),
    ...sku.entries
      .filter(({ salesChannel }) => outcome.prohibited.has(salesChannel))
      .flatMap(({ salesChannel }) => entryFacts(sku, salesChannel, outcome, now)),
  ];
}

/**
 * The end of localization, with an entry in each channel (decisions 3.3, 3.7): READY_FOR_SALES_CHANNEL, or
 * DENIED_REGULATORY where the rules as they are by now leave no destination.
 * @param localized the texts by locale
 */
export function readyFacts(
  sku: CatalogSku,
  localized: ReadonlyMap<string, LocalizedText>,
  channels: readonly ConnectedChannel[],
  now: Date,
): SkuFact[] {
  const outcome = checkRegulations(sku.content.hscode, channels, now);
  if (outcome.denied) return deniedFacts(sku, [], outcome, now);
  const changes = channels.flatMap(({ salesChannel }) =>
    entryFacts(sku, salesChannel, outcome, now),
  );
  return [...readySteps(sku.localizationStatus, localized, outcome.messages), ...changes];
}

/** The change of a SKU's entry in a channel: denied where a rule prohibits it, else ready (decision 3.7). */
export function entryFacts(
  sku: CatalogSku,
  salesChannel: string,
  { prohibited }: RegulatoryOutcome,
  now: Date,
): SkuFact[] {
  const entry = sku.entries.find((one) => one.salesChannel === salesChannel);
  const { active } = sku.content.globalSaleChannelData;
  const detail = prohibited.get(salesChannel);
  const change =
    detail === undefined
      ? readyEntry(salesChannel, entry, { active, price: sku.prices.get(salesChannel), now })
      : prohibitedEntry(salesChannel, entry, detail, now);
  return change ? [{ change }] : [];
}

/** The step to READY_FOR_SALES_CHANNEL with texts; those that exceed the event size limit are published in further events. */
export function readySteps(
  from: LocalizationStatus,
  localized: ReadonlyMap<string, LocalizedText>,
  messages: readonly LocalizationMessage[],
): SkuFact[] {
  let previousStatus = from;
  return splitByEventSize(localized).map((part) => {
    const status = transitionLocalization(previousStatus, 'READY_FOR_SALES_CHANNEL');
    const step = { status, previousStatus, messages, localized: part };
    previousStatus = status;
    return { step };
  });
}
