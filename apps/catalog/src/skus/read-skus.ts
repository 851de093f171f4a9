import { Refusal } from '#edge';
import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import type { SkuKey } from './domain/sku.js';
import { loadSkuStatus, type SkuStatus } from './store/channel-entry.store.js';
import { readVerdicts, type ChannelVerdict } from './verdicts/read-verdicts.js';
import { loadProduct, loadSkus, type CatalogSku } from './store/sku.store.js';

/** Reads a merchant's SKUs, for the merchant or an operator; SKUs of other merchants are not found (decision 1.4). */
@Injectable()
export class ReadSkus {
  constructor(private readonly database: Database) {}

  /**
   * @returns the live SKUs of a product, oldest first
   * @throws Refusal `not-found` for an unknown or emptied product (decision 3.4)
   */
  async ofProduct(merchantId: string, productId: string): Promise<CatalogSku[]> {
    const queries = this.database.reads({ merchantId });
    const skus = await loadProduct(queries, merchantId, productId);
    if (skus.length === 0) throw new Refusal('not-found', 'There is no such product.');
    return skus;
  }

  /**
   * Reads a SKU as sent.
   * @throws Refusal `not-found` for an unknown or deleted SKU
   */
  async one(key: SkuKey): Promise<CatalogSku> {
    const [sku] = await loadSkus(this.database.reads({ merchantId: key.merchantId }), [key]);
    if (!sku) throw notFound();
    return sku;
  }

  /**
   * Reads why a SKU is or is not live (decisions 3.12, 3.19).
   * @throws Refusal `not-found` for an unknown or deleted SKU
   */
  async status(key: SkuKey): Promise<SkuStatus & { verdicts: ChannelVerdict[] }> {
    const queries = this.database.reads({ merchantId: key.merchantId });
    const status = await loadSkuStatus(queries, key);
    if (!status) throw notFound();
    return { ...status, verdicts: await readVerdicts(queries, key) };
  }
}

function notFound(): Refusal {
  return new Refusal('not-found', 'There is no such SKU.');
}
