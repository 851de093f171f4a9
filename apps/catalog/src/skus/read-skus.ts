import { Database, Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import type { SkuKey } from './domain/sku.js';
import { loadSkuStatus, type SkuStatus } from './store/channel-entry.store.js';
import { loadProduct, type CatalogSku } from './store/sku.store.js';

/** Reads a merchant's own SKUs: those of another are as if they were not (decision 1.4). */
@Injectable()
export class ReadSkus {
  constructor(private readonly database: Database) {}

  /**
   * @returns the live SKUs of a product, oldest first
   * @throws Refusal `not-found` for an unknown or emptied product (decision 3.4)
   */
  async ofProduct(merchantId: string, productId: string): Promise<CatalogSku[]> {
    const db = this.database.reads({ merchantId });
    const skus = await loadProduct(db, merchantId, productId);
    if (skus.length === 0) throw new Refusal('not-found', 'There is no such product.');
    return skus;
  }

  /**
   * Why a SKU is or is not live (decision 3.12).
   * @throws Refusal `not-found` for an unknown or deleted SKU
   */
  async status(key: SkuKey): Promise<SkuStatus> {
    const status = await loadSkuStatus(this.database.reads({ merchantId: key.merchantId }), key);
    if (!status) throw new Refusal('not-found', 'There is no such SKU.');
    return status;
  }
}
