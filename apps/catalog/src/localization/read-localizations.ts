import { Refusal } from '#edge';
import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import type { SkuKey } from '../skus/domain/sku.js';
import { loadLocalizations, type SkuLocalizations } from './store/localization.store.js';

/** Reads what a merchant's SKU is called in its channels. */
@Injectable()
export class ReadLocalizations {
  constructor(private readonly database: Database) {}

  /**
   * While localization runs again, these are still the texts of before, which the channels have.
   * @throws Refusal `not-found` for an unknown or deleted SKU
   */
  async read(key: SkuKey): Promise<SkuLocalizations> {
    const found = await loadLocalizations(this.database.reads({ merchantId: key.merchantId }), key);
    if (!found) throw new Refusal('not-found', 'There is no such SKU.');
    return found;
  }
}
