import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import { countSkus, countSkusOfAllMerchants, type SkuCount } from '../store/sku-counts.store.js';

/** Counts live SKUs by localization status, by reason, and by channel with their status there. */
@Injectable()
export class CountSkus {
  constructor(private readonly database: Database) {}

  ofMerchant(merchantId: string): Promise<SkuCount[]> {
    return countSkus(this.database.reads({ merchantId }), merchantId);
  }

  /** Counts the SKUs of all merchants, for operators. */
  ofAllMerchants(): Promise<SkuCount[]> {
    return countSkusOfAllMerchants(this.database.reads('operators'));
  }
}
