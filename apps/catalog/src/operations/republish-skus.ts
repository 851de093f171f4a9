import { SkuDeleted, SkuUpserted } from '#contracts';
import { Republications } from '#operations';
import type { UnitOfWork } from '#messaging';
import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import { merchantExists } from '../directory/store/merchant.store.js';
import { skuSubject, type SkuKey } from '../skus/domain/sku.js';
import { toSkuDeleted, toSkuUpserted } from '../skus/events.js';
import { loadSkus } from '../skus/store/sku.store.js';
import { lockPublishedSkus } from './store/published-sku.store.js';

/**
 * Publishes the current state of every SKU again, including deleted ones (decision 8.7). `changed` is empty, so
 * consumers store the data and do nothing else.
 */
@Injectable()
export class RepublishSkus {
  constructor(database: Database, republications: Republications) {
    republications.add<SkuKey>('skus', {
      table: 'sku',
      key: { merchantId: 'merchant_id', skuId: 'sku_id' },
      changedAt: 't.last_update_date',
      knowsMerchant: (merchantId) => merchantExists(database.reads('operators'), merchantId),
      publish,
    });
  }
}

async function publish(unitOfWork: UnitOfWork, keys: readonly SkuKey[]): Promise<number> {
  const published = await lockPublishedSkus(unitOfWork, keys);
  const loaded = await loadSkus(unitOfWork, published);
  const live = new Map(loaded.map((sku) => [skuSubject(sku), sku]));
  for (const state of published) {
    const occurredAt = state.lastUpdateDate.toISOString();
    const sku = live.get(skuSubject(state));
    if (sku) {
      const upserted = toSkuUpserted(state, { ...sku, sku, changed: [] });
      unitOfWork.republish(SkuUpserted, { ...upserted, occurredAt });
    } else {
      unitOfWork.republish(SkuDeleted, { ...toSkuDeleted(state, state.productId), occurredAt });
    }
  }
  return published.length;
}
