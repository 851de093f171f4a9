import type { ChannelEntry } from '../domain/channel-entry.js';
import type { SkuStanding } from '../store/channel-entry.store.js';
import type { CatalogSku } from '../store/sku.store.js';

/** A SKU as the specification shows it: all that was sent, and what the service adds. */
export function toSkuResponse(sku: CatalogSku) {
  const { content } = sku;
  const { globalSaleChannelData: data } = content;
  return {
    id: sku.id,
    merchantId: sku.merchantId,
    skuId: sku.skuId,
    productId: sku.productId,
    merchantProductId: sku.productId,
    main: sku.main,
    name: content.name,
    description: content.description,
    weight: content.weight,
    height: content.height,
    width: content.width,
    length: content.length,
    ean: content.ean,
    hscode: content.hscode,
    localizedListPriceWithTaxes: content.localizedListPriceWithTaxes,
    localizedSalePriceWithTaxes: content.localizedSalePriceWithTaxes,
    globalSaleChannelData: {
      active: data.active,
      category: data.category,
      brand: data.brand,
      color: data.color,
      size: data.size,
      attributes: data.attributes?.map(({ name, value }) => ({ name, value })),
    },
    images: content.images,
    localizationStatus: sku.localizationStatus,
    salesChannelStatus: Object.fromEntries(sku.entries.map(toStatusEntry)),
    lastUpdateDate: sku.lastUpdateDate.toISOString(),
  };
}

function toStatusEntry({ salesChannel, status, statusDate, statusMessage }: ChannelEntry) {
  return [salesChannel, { status, statusDate: statusDate.toISOString(), statusMessage }] as const;
}

/** Decision 3.12. */
export function toStandingResponse(standing: SkuStanding) {
  return {
    skuId: standing.skuId,
    localizationStatus: standing.localizationStatus,
    localizationMessages: standing.localizationMessages.map(({ code, detail }) => ({
      code,
      detail,
    })),
    channels: standing.channels.map((channel) => ({
      salesChannel: channel.salesChannel,
      status: channel.status,
      statusDate: utc(channel.statusDate),
      statusMessage: channel.statusMessage,
      salesChannelSkuId: channel.salesChannelSkuId,
      price: channel.price ?? 'none',
      history: channel.history.map(({ status, statusDate, statusMessage }) => ({
        status,
        statusDate: utc(statusDate),
        statusMessage,
      })),
    })),
  };
}

/** Postgres writes dates inside JSON with an offset; answers have milliseconds and `Z` (decision 1.7). */
function utc(date: string): string {
  return new Date(date).toISOString();
}
