import { Refusal } from '#edge';
import { Database, ProjectionWaiter } from '#platform';
import { Injectable } from '@nestjs/common';
import { loadSentPrices, type SentPrices } from './store/sent-price.store.js';

/** Reads the prices of a SKU as sent by its merchant (decision 5.11). */
@Injectable()
export class ReadSentPrices {
  constructor(
    private readonly database: Database,
    private readonly projectionWaiter: ProjectionWaiter,
  ) {}

  /** @throws Refusal `sku-not-found` (unknown or deleted) */
  async read(merchantId: string, skuId: string): Promise<SentPrices> {
    const queries = this.database.reads({ merchantId });
    const sentPrices = await this.projectionWaiter.until(
      () => loadSentPrices(queries, merchantId, skuId),
      (prices) => prices !== undefined,
    );
    if (sentPrices) return sentPrices;
    throw new Refusal('sku-not-found', `There is no SKU ${skuId}.`, { parameter: 'skuId' });
  }
}
