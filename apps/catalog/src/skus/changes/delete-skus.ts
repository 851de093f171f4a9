import { HttpTransactor } from '#messaging';
import { Refusal } from '#edge';
import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { decideUpsert } from '../domain/decide-upsert.js';
import type { SkuKey } from '../domain/sku.js';
import { lockProductsOf, tooBusy, writeDecision } from './save-upsert.js';
import { loadForUpsert, loadSkus, SKU_LIST, type CatalogSku } from '../store/sku.store.js';

/** The maximum number of attempts: a SKU may move to another product while it is deleted. */
const ATTEMPTS = 5;

/** Deletes SKUs in the same way as an upsert without them (decision 3.15). */
@Injectable()
export class DeleteSkus {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly database: Database,
  ) {}

  /**
   * Deletes one SKU; a product ceases to exist with its last SKU.
   * @throws Refusal `not-found` for an unknown or deleted SKU
   */
  async deleteSku(key: SkuKey): Promise<void> {
    const { merchantId, skuId } = key;
    const isIt = (sku: CatalogSku) => sku.skuId === skuId;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const [sku] = await loadSkus(this.database.reads({ merchantId }), [key]);
      if (!sku) throw new Refusal('not-found', 'There is no such SKU.');
      if (await this.delete(merchantId, sku.productId, isIt)) return;
    }
    throw tooBusy();
  }

  /**
   * Deletes all SKUs of a product.
   * @throws Refusal `not-found` for an unknown or emptied product (decision 3.4)
   */
  async deleteProduct(merchantId: string, productId: string): Promise<void> {
    if (await this.delete(merchantId, productId, () => true)) return;
    throw new Refusal('not-found', 'There is no such product.');
  }

  /** @returns whether the product has such SKUs */
  private async delete(
    merchantId: string,
    productId: string,
    isDeleted: (sku: CatalogSku) => boolean,
  ): Promise<boolean> {
    let isFound = false;
    await this.transactor.run({ merchantId }, async (unitOfWork) => {
      lockProductsOf(unitOfWork, merchantId, [productId], []);
      const stored = await loadForUpsert(unitOfWork, merchantId, productId, []);
      isFound = stored.some(isDeleted);
      if (!isFound) return;
      const sent = stored.filter((sku) => !isDeleted(sku));
      const decision = decideUpsert({ sent, productId, stored, newId: uuidv7, now: new Date() });
      unitOfWork.whenStamped({ merchantId, list: SKU_LIST.list }, (stamp) =>
        writeDecision(unitOfWork, { merchantId, stored, decision, stamp }),
      );
    });
    return isFound;
  }
}
