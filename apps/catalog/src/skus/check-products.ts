import { Database, outsideTransaction, Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { loadMarkets } from '../directory/store/market.store.js';
import { merchantExists } from '../directory/store/merchant.store.js';
import { decideUpsert } from './domain/decide-upsert.js';
import { previewOf, type UpsertPreview } from './domain/preview-reviews.js';
import type { SentSku } from './domain/sku.js';
import { loadForUpserts, type CatalogSku } from './store/sku.store.js';
import { soleProduct } from './upsert-product.js';

/** Says what the upserts of several products would do, and changes nothing (decision 3.14). */
@Injectable()
export class CheckProducts {
  constructor(private readonly database: Database) {}

  /**
   * Each product as if it were sent alone.
   * @param products those that cannot be read are refused already
   * @returns in the same order
   * @throws Refusal `unknown-merchant`
   */
  async check(
    merchantId: string,
    products: readonly (readonly SentSku[] | Refusal)[],
  ): Promise<(UpsertPreview | Refusal)[]> {
    const db = outsideTransaction(this.database.http);
    const checked = products.map(refusedUnlessSole);
    const sent = checked.flatMap((one) => (one instanceof Refusal ? [] : one));
    const productIds = [...new Set(sent.map(({ productId }) => productId))];
    const skuIds = sent.map(({ skuId }) => skuId);
    const [stored, markets] = await Promise.all([
      loadForUpserts(db, merchantId, productIds, skuIds),
      loadMarkets(db, [merchantId]),
    ]);
    if (stored.length === 0 && !(await merchantExists(db, merchantId))) {
      throw new Refusal('unknown-merchant', `There is no merchant ${merchantId}.`);
    }
    const market = markets.get(merchantId);
    return checked.map((one) => {
      if (one instanceof Refusal) return one;
      const known = storedOf(one, stored);
      const productId = soleProduct(one);
      const decided = { sent: one, productId, stored: known, newId: uuidv7, now: new Date() };
      return previewOf(one, known, decideUpsert(decided), market);
    });
  }
}

function refusedUnlessSole(product: readonly SentSku[] | Refusal): readonly SentSku[] | Refusal {
  if (product instanceof Refusal) return product;
  try {
    soleProduct(product);
    return product;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** What concerns one product, of what was loaded for several. What else its upsert would change, its preview does not say. */
function storedOf(sent: readonly SentSku[], stored: readonly CatalogSku[]): CatalogSku[] {
  const productId = soleProduct(sent);
  const skuIds = new Set(sent.map(({ skuId }) => skuId));
  return stored.filter((sku) => skuIds.has(sku.skuId) || (sku.live && sku.productId === productId));
}
