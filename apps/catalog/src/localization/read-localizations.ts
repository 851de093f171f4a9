import { Refusal } from '#edge';
import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import type { SkuKey } from '../skus/domain/sku.js';
import { loadLocalizations, type SkuLocalizations } from './store/localization.store.js';

/** Reads the localized texts of a merchant's SKU. */
@Injectable()
export class ReadLocalizations {
  constructor(private readonly database: Database) {}

  /**
   * While localization runs again, the texts are the previous ones, which the channels have.
   * @throws Refusal `not-found` for an unknown or deleted SKU
   */
  async read(key: SkuKey): Promise<SkuLocalizations> {
    const localizations = await loadLocalizations(
      this.database.reads({ merchantId: key.merchantId }),
      key,
    );
    if (!localizations) throw new Refusal('not-found', 'There is no such SKU.');
    return localizations;
  }
}
