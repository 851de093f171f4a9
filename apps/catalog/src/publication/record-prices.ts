import type { EventEnvelope } from '#contracts';
import type { EventContext } from '#messaging';
import { Inject, Injectable } from '@nestjs/common';
import { CHANNEL_CONNECTOR, type ChannelConnector } from '../skus/channel-connector.js';
import { pricedEntry } from '../skus/domain/channel-entry.js';
import { skuSubject } from '../skus/domain/sku.js';
import { saveSkuProgress } from '../skus/save-sku-progress.js';
import { upsertPrices, type PriceReport } from './store/sku-price.store.js';
import { loadSkus, lockSkus, type CatalogSku } from '../skus/store/sku.store.js';

/** A price that pricing published, with its event. */
export interface ReportedPrice extends PriceReport {
  causedBy: EventEnvelope;
}

/**
 * Records which SKUs have a price in which channel: a SKU without a price is not in the channel (decisions 3.9, 5.5).
 */
@Injectable()
export class RecordPrices {
  constructor(@Inject(CHANNEL_CONNECTOR) private readonly connector: ChannelConnector) {}

  /** Ignores prices of deleted SKUs and of older requests, with a reason. */
  async record(
    context: EventContext,
    published: readonly ReportedPrice[],
    now: Date,
  ): Promise<void> {
    const { unitOfWork } = context;
    const newest = newestOf(published);
    lockSkus(unitOfWork, published);
    const savedKeys = await upsertPrices(unitOfWork, [...newest.values()]);
    const noted = new Set(savedKeys.flatMap((key) => newest.get(priceOf(key)) ?? []));
    const bySku = Map.groupBy(noted, skuSubject);
    const skus = await loadSkus(unitOfWork, published);
    saveSkuProgress(
      unitOfWork,
      skus.map((sku) => {
        const prices = bySku.get(skuSubject(sku)) ?? [];
        const [first] = prices;
        return {
          key: sku,
          facts: prices.flatMap((price) => factOf(sku, price.salesChannel, now)),
          ...(first ? { causedBy: first.causedBy } : {}),
        };
      }),
    );
    await this.connector.offer(unitOfWork, skus);
    const live = new Set(skus.map(skuSubject));
    for (const price of published) {
      if (noted.has(price)) continue;
      context.ignore(price.causedBy, live.has(skuSubject(price)) ? 'stale-request' : 'sku-deleted');
    }
  }
}

function factOf(sku: CatalogSku, salesChannel: string, now: Date) {
  const entry = sku.entries.find((candidate) => candidate.salesChannel === salesChannel);
  const { active } = sku.content.globalSaleChannelData;
  const change = entry && pricedEntry(entry, { active, price: sku.prices.get(salesChannel), now });
  return change ? [{ change }] : [];
}

function newestOf(published: readonly ReportedPrice[]): Map<string, ReportedPrice> {
  const newest = new Map<string, ReportedPrice>();
  for (const price of published) {
    const newestPrice = newest.get(priceOf(price));
    if (!newestPrice || price.request >= newestPrice.request) newest.set(priceOf(price), price);
  }
  return newest;
}

function priceOf({
  merchantId,
  skuId,
  salesChannel,
}: Pick<PriceReport, 'merchantId' | 'skuId' | 'salesChannel'>) {
  return JSON.stringify([merchantId, skuId, salesChannel]);
}
