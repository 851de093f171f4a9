import { Refusal } from '#edge';
import { Database, WorkShares, type Queries } from '#platform';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { loadMarkets } from '../directory/store/market.store.js';
import { merchantExists } from '../directory/store/merchant.store.js';
import { decideUpsert } from './domain/decide-upsert.js';
import { previewOf, type UpsertPreview } from './domain/preview-reviews.js';
import type { SentSku } from './domain/sku.js';
import { previewRequirements } from './fits/preview-requirements.js';
import { countSkusOf, loadForChecks } from './store/checked-sku.store.js';
import type { CatalogSku } from './store/sku.store.js';
import { soleProduct } from './upsert-product.js';

/**
 * The maximum number of stored SKUs of the products of a request; a product that is named twice counts twice (decision
 * 3.14).
 */
const MAX_STORED = 5_000;

/** The maximum number of sent and stored SKUs in memory at the same time, unless one product has more. */
const PART = 200;

/** A product that can be checked, with its number of SKUs. */
interface Checkable {
  index: number;
  productId: string;
  sent: readonly SentSku[];
  stored: number;
}

/** Returns the result of upserts of several products without changing anything (decision 3.14). */
@Injectable()
export class CheckProducts {
  /** The SKUs of a product, a thousand and more, are processed without a pause, so a merchant's checks take turns. */
  private readonly turns = new WorkShares(1);

  constructor(private readonly database: Database) {}

  /**
   * Checks each product as if it were sent alone.
   * @param products the products; unreadable ones are refused already
   * @returns the results in the same order
   * @throws Refusal `unknown-merchant`; `too-many-stored-skus` if the products have more than 5,000 in total;
   * `store-unavailable` if other checks of the merchant take too long
   */
  check(
    merchantId: string,
    products: readonly (readonly SentSku[] | Refusal)[],
  ): Promise<(UpsertPreview | Refusal)[]> {
    return this.turns.run({ merchantId }, () => this.decide(merchantId, products));
  }

  private async decide(
    merchantId: string,
    products: readonly (readonly SentSku[] | Refusal)[],
  ): Promise<(UpsertPreview | Refusal)[]> {
    const queries = this.database.reads({ merchantId });
    const checked: (UpsertPreview | Refusal | readonly SentSku[])[] =
      products.map(refusedUnlessSole);
    const checkable = await counted(queries, merchantId, checked);
    const market = (await loadMarkets(queries, [merchantId])).get(merchantId);
    for (const part of partsOf(checkable)) {
      const stored = await storedOf(queries, merchantId, part);
      const upserts = part.map(({ sent }) => sent);
      const missing = await previewRequirements(
        queries,
        merchantId,
        upserts,
        market?.channels ?? [],
      );
      for (const [place, { index, productId, sent }] of part.entries()) {
        const storedSkus = stored(sent, productId);
        const decided = { sent, productId, stored: storedSkus, newId: uuidv7, now: new Date() };
        const requirements = missing[place] ?? [];
        checked[index] = previewOf(sent, storedSkus, decideUpsert(decided), market, requirements);
      }
    }
    return checked as (UpsertPreview | Refusal)[];
  }
}

async function counted(
  queries: Queries,
  merchantId: string,
  checked: readonly (UpsertPreview | Refusal | readonly SentSku[])[],
): Promise<Checkable[]> {
  const readable = checked.flatMap((sent, index) =>
    Array.isArray(sent) ? [{ index, sent, productId: soleProduct(sent) }] : [],
  );
  const productIds = [...new Set(readable.map(({ productId }) => productId))];
  const counts = await countSkusOf(queries, merchantId, productIds, MAX_STORED + 1);
  if (counts.size === 0 && !(await merchantExists(queries, merchantId))) {
    throw new Refusal('unknown-merchant', `There is no merchant ${merchantId}.`);
  }
  const checkable = readable.map((product) => ({
    ...product,
    stored: counts.get(product.productId) ?? 0,
  }));
  if (checkable.reduce((sum, { stored }) => sum + stored, 0) > MAX_STORED) {
    const detail = `The products have more than ${MAX_STORED} SKUs together; check fewer at once.`;
    throw new Refusal('too-many-stored-skus', detail);
  }
  return checkable;
}

/** Products that are processed one after the other, without a pause for other requests. */
function partsOf(products: readonly Checkable[]): Checkable[][] {
  const parts: Checkable[][] = [];
  let room = 0;
  for (const product of products) {
    const size = product.sent.length + product.stored;
    if (size > room) {
      parts.push([]);
      room = PART;
    }
    parts.at(-1)?.push(product);
    room -= size;
  }
  return parts;
}

/**
 * Selects the data of one product from data that was loaded for several. The preview does not report other changes of
 * its upsert.
 */
async function storedOf(queries: Queries, merchantId: string, products: readonly Checkable[]) {
  const productIds = products.map(({ productId }) => productId);
  const skuIds = products.flatMap(({ sent }) => sent.map(({ skuId }) => skuId));
  const stored = await loadForChecks(queries, merchantId, productIds, skuIds);
  const bySku = new Map(stored.map((sku) => [sku.skuId, sku]));
  const byProduct = Map.groupBy(
    stored.filter(({ live }) => live),
    ({ productId }) => productId,
  );
  return (sent: readonly SentSku[], productId: string): CatalogSku[] => {
    const skusOfProduct = byProduct.get(productId) ?? [];
    return [...new Set([...skusOfProduct, ...sent.flatMap(({ skuId }) => bySku.get(skuId) ?? [])])];
  };
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
