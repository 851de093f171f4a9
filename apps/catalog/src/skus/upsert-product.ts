import { HttpTransactor } from '#messaging';
import { Refusal } from '#edge';
import { Database, type Queries } from '#platform';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { decideUpsert, type UpsertDecision } from './domain/decide-upsert.js';
import { previewOf, type UpsertPreview } from './domain/preview-reviews.js';
import type { SentSku } from './domain/sku.js';
import { previewRequirements } from './fits/preview-requirements.js';
import {
  afterWrite,
  changesNothing,
  lockProductsOf,
  tooBusy,
  writeDecision,
} from './changes/save-upsert.js';
import { loadMarkets } from '../directory/store/market.store.js';
import { merchantExists } from '../directory/store/merchant.store.js';
import { loadForUpsert, SKU_LIST, type CatalogSku, type ShownSku } from './store/sku.store.js';

/** The maximum number of attempts: other upserts may add products to lock, or create the same SKUs. */
const ATTEMPTS = 5;
/** An upsert of more SKUs is a bulk change: the merchant's smaller changes go before it. */
const SINGLE_SKUS = 20;

/** Upserts a whole product as the merchant sent it (decisions 3.1 to 3.4, 3.10, 3.11). */
@Injectable()
export class UpsertProduct {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly database: Database,
  ) {}

  /**
   * The later of two upserts of a product sees all changes of the earlier one: products are locked before they are
   * read.
   * @returns the current SKUs, in the request's order
   * @throws Refusal `mixed-products`, `duplicate-sku`, `unknown-merchant`
   */
  async upsertProduct(merchantId: string, sent: readonly SentSku[]): Promise<ShownSku[]> {
    const products = new Set([soleProduct(sent)]);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.upsert(merchantId, sent, products);
      } catch (error) {
        if (error instanceof MoreProducts)
          for (const productId of error.productIds) products.add(productId);
        else if (!isCreatedMeanwhile(error)) throw error;
        if (attempt === ATTEMPTS) throw tooBusy();
      }
    }
  }

  private async upsert(
    merchantId: string,
    sent: readonly SentSku[],
    products: ReadonlySet<string>,
  ): Promise<ShownSku[]> {
    const productId = soleProduct(sent);
    let shown: ShownSku[] = [];
    await this.transactor.run({ merchantId }, async (unitOfWork) => {
      const skuIds = sent.map(({ skuId }) => skuId);
      lockProductsOf(unitOfWork, merchantId, [...products], skuIds);
      const { stored, decision } = await this.decide(unitOfWork, merchantId, productId, sent);
      requireLocked(products, stored);
      shown = inOrder(sent, stored, []);
      if (changesNothing(decision)) return;
      if (sent.length > SINGLE_SKUS) unitOfWork.asBulk();
      unitOfWork.whenStamped({ merchantId, list: SKU_LIST.list }, (stamp) => {
        writeDecision(unitOfWork, { merchantId, stored, decision, stamp });
        shown = inOrder(sent, stored, afterWrite(merchantId, stored, decision, stamp));
      });
    });
    return shown;
  }

  /**
   * Returns the result of the upsert without changing anything (decision 3.2).
   * @throws Refusal `mixed-products`, `duplicate-sku`, `unknown-merchant`
   */
  async preview(merchantId: string, sent: readonly SentSku[]): Promise<UpsertPreview> {
    const queries = this.database.reads({ merchantId });
    const { stored, decision } = await this.decide(queries, merchantId, soleProduct(sent), sent);
    const market = (await loadMarkets(queries, [merchantId])).get(merchantId);
    const channels = market?.channels ?? [];
    const [missing = []] = await previewRequirements(queries, merchantId, [sent], channels);
    return previewOf(sent, stored, decision, market, missing);
  }

  private async decide(
    queries: Queries,
    merchantId: string,
    productId: string,
    sent: readonly SentSku[],
  ): Promise<{ stored: CatalogSku[]; decision: UpsertDecision }> {
    const skuIds = sent.map(({ skuId }) => skuId);
    const stored = await loadForUpsert(queries, merchantId, productId, skuIds);
    if (stored.length === 0 && !(await merchantExists(queries, merchantId))) {
      throw new Refusal('unknown-merchant', `There is no merchant ${merchantId}.`);
    }
    const decision = decideUpsert({ sent, productId, stored, newId: uuidv7, now: new Date() });
    return { stored, decision };
  }
}

/**
 * Checks that there is exactly one product, and each SKU only once (decision 3.1).
 * @throws Refusal `mixed-products`, `duplicate-sku`
 */
export function soleProduct(sent: readonly SentSku[]): string {
  const productId = sent[0]?.productId ?? '';
  refuseFaults(sent, 'productId', 'mixed-products', (sku) => sku.productId !== productId);
  const seen = new Set<string>();
  refuseFaults(sent, 'skuId', 'duplicate-sku', ({ skuId }) => {
    const isRepeated = seen.has(skuId);
    seen.add(skuId);
    return isRepeated;
  });
  return productId;
}

const FAULTS = {
  'mixed-products': {
    title: 'An upsert holds the SKUs of one product.',
    detail: 'names another product than the first SKU',
  },
  'duplicate-sku': { title: 'An upsert contains each SKU once.', detail: 'occurs more than once' },
};

function refuseFaults(
  sent: readonly SentSku[],
  member: 'productId' | 'skuId',
  code: keyof typeof FAULTS,
  isAtFault: (sku: SentSku) => boolean,
): void {
  const { title, detail } = FAULTS[code];
  const errors = sent.flatMap((sku, index) =>
    isAtFault(sku) ? [{ pointer: `/${index}/${member}`, code, detail }] : [],
  );
  if (errors.length > 0) throw new Refusal(code, title, { errors });
}

/**
 * Thrown if SKUs of the upsert are in products that are not locked yet: the next attempt locks all of them in order.
 */
class MoreProducts extends Error {
  constructor(readonly productIds: readonly string[]) {
    super(`more products are concerned: ${productIds.join(', ')}`);
  }
}

/** @throws MoreProducts */
function requireLocked(products: ReadonlySet<string>, stored: readonly CatalogSku[]): void {
  const otherSkus = stored.filter(({ live, productId }) => live && !products.has(productId));
  if (otherSkus.length > 0) throw new MoreProducts(otherSkus.map(({ productId }) => productId));
}

/** Thrown if another upsert has created one of the SKUs in another product: a SKU cannot be locked before it exists. */
function isCreatedMeanwhile(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'sku_pkey';
}

function inOrder(
  sent: readonly SentSku[],
  stored: readonly CatalogSku[],
  written: readonly ShownSku[],
): ShownSku[] {
  const skus = new Map<string, ShownSku>([...stored, ...written].map((sku) => [sku.skuId, sku]));
  return sent.flatMap(({ skuId }) => skus.get(skuId) ?? []);
}
