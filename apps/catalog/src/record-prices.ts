import type { UnitOfWork } from '#messaging';
import { Inject, Injectable } from '@nestjs/common';
import { CHANNEL_CONNECTOR } from './connector/channel-connector.js';
import type { ChannelConnector } from './connector/channel-connector.js';
import { priceNoted } from './domain/channel-entry.js';
import { skuSubject } from './domain/sku.js';
import { saveSkuProgress } from './save-sku-progress.js';
import { keepPrices } from './store/price.store.js';
import type { PriceNote } from './store/price.store.js';
import { loadSkus, lockSkus } from './store/sku.store.js';
import type { CatalogSku } from './store/sku.store.js';

/** What pricing said, with the event that said it. */
export interface ToldPrice extends PriceNote {
  causedBy: object;
}

/** Notes which SKUs have a price in which channel: without one a channel does not take a SKU (decision 3.9). */
@Injectable()
export class RecordPrices {
  constructor(@Inject(CHANNEL_CONNECTOR) private readonly connector: ChannelConnector) {}

  /** @returns for each that was not noted, why */
  async run(
    unitOfWork: UnitOfWork,
    told: readonly ToldPrice[],
    now: Date,
  ): Promise<Map<ToldPrice, 'sku-deleted' | 'stale-request'>> {
    const newest = newestOf(told);
    lockSkus(unitOfWork, told);
    const kept = await keepPrices(unitOfWork, [...newest.values()]);
    const noted = new Set(kept.flatMap((key) => newest.get(priceOf(key)) ?? []));
    const bySku = Map.groupBy(noted, skuSubject);
    const skus = await loadSkus(unitOfWork, told);
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
    return new Map(
      told
        .filter((price) => !noted.has(price))
        .map((price) => [price, live.has(skuSubject(price)) ? 'stale-request' : 'sku-deleted']),
    );
  }
}

function factOf(sku: CatalogSku, salesChannel: string, now: Date) {
  const entry = sku.entries.find((one) => one.salesChannel === salesChannel);
  const { active } = sku.content.globalSaleChannelData;
  const change = entry && priceNoted(entry, { active, price: sku.prices.get(salesChannel), now });
  return change ? [{ change }] : [];
}

function newestOf(told: readonly ToldPrice[]): Map<string, ToldPrice> {
  const newest = new Map<string, ToldPrice>();
  for (const price of told) {
    const known = newest.get(priceOf(price));
    if (!known || price.request >= known.request) newest.set(priceOf(price), price);
  }
  return newest;
}

function priceOf({
  merchantId,
  skuId,
  salesChannel,
}: Pick<PriceNote, 'merchantId' | 'skuId' | 'salesChannel'>) {
  return JSON.stringify([merchantId, skuId, salesChannel]);
}
