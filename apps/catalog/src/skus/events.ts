import type {
  EventOf,
  SkuChannelStatusChanged,
  SkuDeleted,
  SkuLocalizationChanged,
  SkuUpserted,
} from '#contracts';
import type { NewEvent } from '#messaging';
import { decimal, toText } from '#money';
import type { ChannelEntry, EntryChange } from './domain/channel-entry.js';
import type { SkuWrite } from './domain/decide-upsert.js';
import type { LocalizationStatus } from './domain/localization-lifecycle.js';
import { type LocalizationMessage, type LocalizedText, skuSubject } from './domain/sku.js';
import type { CatalogSku } from './store/sku.store.js';

type Event<C> = NewEvent<EventOf<C>>;

/** The SKU of an event, and its version. */
export type SkuVersion = Pick<CatalogSku, 'merchantId' | 'skuId' | 'id' | 'version'>;

function about(sku: SkuVersion) {
  const { merchantId, skuId, id, version } = sku;
  return { merchantId, subject: skuSubject(sku), version, skuId, id };
}

/** The state of a SKU as published by an upsert or a republication. */
export type SkuState = Pick<SkuWrite, 'sku' | 'localizationStatus' | 'changed' | 'entries'> & {
  localizationMessages: readonly LocalizationMessage[];
};

export function toSkuUpserted(
  version: SkuVersion,
  { sku, localizationStatus, localizationMessages, changed, entries }: SkuState,
): Event<typeof SkuUpserted> {
  const { weight, globalSaleChannelData, ...content } = sku.content;
  const { localizedListPriceWithTaxes: listPrice, ...priced } = content;
  const { localizedSalePriceWithTaxes: salePrice, ...members } = priced;
  const { attributes = [], ...saleData } = globalSaleChannelData;
  return {
    ...about(version),
    productId: sku.productId,
    main: sku.main,
    ...members,
    weight: decimalText(weight),
    ...saleData,
    attributes,
    ...(listPrice !== undefined && { originListPrice: decimalText(listPrice) }),
    ...(salePrice !== undefined && { originSalePrice: decimalText(salePrice) }),
    localizationStatus,
    localizationMessages: toMessages(localizationMessages),
    channels: entries.map(toChannelStatus),
    changed,
  };
}

export function toSkuDeleted(version: SkuVersion, productId: string): Event<typeof SkuDeleted> {
  return { ...about(version), productId };
}

/** One step of a SKU's localization. */
export interface LocalizationStep {
  status: LocalizationStatus;
  previousStatus: LocalizationStatus;
  messages: readonly LocalizationMessage[];
  /** Texts by locale; only for steps to READY_FOR_SALES_CHANNEL. */
  localized?: ReadonlyMap<string, LocalizedText>;
}

export function toLocalizationChanged(
  version: SkuVersion,
  { status, previousStatus, messages, localized }: LocalizationStep,
): Event<typeof SkuLocalizationChanged> {
  return {
    ...about(version),
    status,
    previousStatus,
    messages: toMessages(messages),
    ...(localized ? { localized: Object.fromEntries(localized) } : {}),
  };
}

export function toChannelStatusChanged(
  version: SkuVersion,
  { entry, previousStatus }: EntryChange,
): Event<typeof SkuChannelStatusChanged> {
  return {
    ...about(version),
    ...toChannelStatus(entry),
    ...(previousStatus === undefined ? {} : { previousStatus }),
  };
}

function toMessages(messages: readonly LocalizationMessage[]) {
  return messages.map(({ code, detail }) => ({ code, detail }));
}

function toChannelStatus(entry: ChannelEntry) {
  const { salesChannel, salesChannelSkuId, status, statusDate, statusMessage } = entry;
  return {
    salesChannel,
    ...(salesChannelSkuId === undefined ? {} : { salesChannelSkuId }),
    status,
    statusDate: statusDate.toISOString(),
    ...(statusMessage === undefined ? {} : { statusMessage }),
  };
}

function decimalText(value: number): string {
  return toText(decimal(value));
}
