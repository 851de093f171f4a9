import { SkuChannelStatusChanged, SkuDeleted, SkuUpserted } from '#contracts';
import { HttpTransactor, lockSubjects, type UnitOfWork } from '#messaging';
import { Database, outsideTransaction, Refusal, type Queries } from '#platform';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { decideUpsert, type SkuWrite, type UpsertDecision } from './domain/decide-upsert.js';
import { previewOf, type UpsertPreview } from './domain/preview-reviews.js';
import type { LocalizationMessage, SentSku } from './domain/sku.js';
import { type SkuState, toChannelStatusChanged, toSkuDeleted, toSkuUpserted } from './events.js';
import { writeEntries } from './store/channel-entry.store.js';
import { loadMarkets } from '../directory/store/market.store.js';
import { merchantExists } from '../directory/store/merchant.store.js';
import {
  deleteSkus,
  loadForUpsert,
  lockProducts,
  SKU_LIST,
  writeSkus,
  type CatalogSku,
  type ShownSku,
  type VersionedWrite,
} from './store/sku.store.js';

/** The products of an upsert may grow, and others may create its SKUs, but not for ever. */
const ATTEMPTS = 5;

/** Upserts a whole product as the merchant sent it (decisions 3.1 to 3.4, 3.10, 3.11). */
@Injectable()
export class UpsertProduct {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly database: Database,
  ) {}

  /**
   * Of two upserts of a product the later one sees all of the earlier: products are locked before they are read.
   * @returns the SKUs as they now are, in the request's order
   * @throws Refusal `mixed-products`, `duplicate-sku`, `unknown-merchant`
   */
  async upsertProduct(merchantId: string, sent: readonly SentSku[]): Promise<ShownSku[]> {
    const products = new Set([soleProduct(sent)]);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.upsert(merchantId, sent, products);
      } catch (error) {
        if (error instanceof MoreProducts) for (const one of error.productIds) products.add(one);
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
      lock(unitOfWork, merchantId, products, sent);
      const { stored, decision } = await this.decide(unitOfWork, merchantId, productId, sent);
      requireLocked(products, stored);
      shown = inOrder(sent, stored, []);
      if (changesNothing(decision)) return;
      unitOfWork.whenStamped({ merchantId, list: SKU_LIST.list }, (stamp) => {
        write(unitOfWork, { merchantId, stored, decision, stamp });
        shown = inOrder(sent, stored, afterWrite(merchantId, stored, decision, stamp));
      });
    });
    return shown;
  }

  /**
   * Says what `run` would do and changes nothing (decision 3.2).
   * @throws Refusal as `run`
   */
  async preview(merchantId: string, sent: readonly SentSku[]): Promise<UpsertPreview> {
    const db = outsideTransaction(this.database.http);
    const { stored, decision } = await this.decide(db, merchantId, soleProduct(sent), sent);
    const market = (await loadMarkets(db, [merchantId])).get(merchantId);
    return previewOf(sent, stored, decision, market);
  }

  private async decide(
    db: Queries,
    merchantId: string,
    productId: string,
    sent: readonly SentSku[],
  ): Promise<{ stored: CatalogSku[]; decision: UpsertDecision }> {
    const skuIds = sent.map(({ skuId }) => skuId);
    const stored = await loadForUpsert(db, merchantId, productId, skuIds);
    if (stored.length === 0 && !(await merchantExists(db, merchantId))) {
      throw new Refusal('unknown-merchant', `There is no merchant ${merchantId}.`);
    }
    const decision = decideUpsert({ sent, productId, stored, newId: uuidv7, now: new Date() });
    return { stored, decision };
  }
}

/**
 * Decision 3.1: exactly one product, and each SKU once.
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
  'duplicate-sku': { title: 'An upsert holds each SKU once.', detail: 'occurs more than once' },
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

/** SKUs of the upsert are in products that are not locked yet: all of them are locked at once, in order. */
class MoreProducts extends Error {
  constructor(readonly productIds: readonly string[]) {
    super(`more products are concerned: ${productIds.join(', ')}`);
  }
}

/** First the products, for one may have no SKU yet, then the SKUs that are there. */
function lock(
  unitOfWork: UnitOfWork,
  merchantId: string,
  products: ReadonlySet<string>,
  sent: readonly SentSku[],
): void {
  const productIds = [...products];
  lockSubjects(
    unitOfWork,
    'product',
    productIds.map((productId) => `${merchantId} ${productId}`),
  );
  const skuIds = sent.map(({ skuId }) => skuId);
  lockProducts(unitOfWork, merchantId, productIds, skuIds);
}

/** @throws MoreProducts */
function requireLocked(products: ReadonlySet<string>, stored: readonly CatalogSku[]): void {
  const others = stored.filter(({ live, productId }) => live && !products.has(productId));
  if (others.length > 0) throw new MoreProducts(others.map(({ productId }) => productId));
}

/** Another upsert has created one of the SKUs under another product, which nothing locks before it is there. */
function isCreatedMeanwhile(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'sku_pkey';
}

function tooBusy(): Refusal {
  const detail = 'Other upserts of the same SKUs came in between. Try again later.';
  return new Refusal('store-unavailable', detail);
}

function changesNothing({ created, updated, reviewedAgain, deleted }: UpsertDecision): boolean {
  return [created, updated, reviewedAgain, deleted].every(({ length }) => length === 0);
}

interface UpsertWrite {
  merchantId: string;
  stored: readonly CatalogSku[];
  decision: UpsertDecision;
  stamp: Date;
}

/** The SKUs are locked, so their next versions are known. */
function write(unitOfWork: UnitOfWork, { merchantId, stored, decision, stamp }: UpsertWrite): void {
  const known = new Map(stored.map((sku) => [sku.skuId, sku]));
  const versioned = [...decision.created, ...decision.updated, ...decision.reviewedAgain].map(
    (one): VersionedWrite => ({ ...one, version: versionAfter(known.get(one.sku.skuId), one) }),
  );
  const deletedIds = decision.deleted.map(({ skuId }) => skuId);
  deleteSkus(unitOfWork, merchantId, deletedIds, stamp);
  for (const { skuId, id, productId } of decision.deleted) {
    const version = (known.get(skuId)?.version ?? 0) + 1;
    unitOfWork.publish(SkuDeleted, toSkuDeleted({ merchantId, skuId, id, version }, productId));
  }
  const updated = versioned.filter(({ sku }) => known.has(sku.skuId));
  const inserted = versioned.filter(({ sku }) => !known.has(sku.skuId));
  writeSkus(unitOfWork, merchantId, { inserted, updated }, stamp);
  writeEntries(
    unitOfWork,
    versioned.flatMap(({ sku, entryChanges }) =>
      entryChanges.map(({ entry }) => ({ key: { merchantId, skuId: sku.skuId }, entry })),
    ),
  );
  for (const one of versioned) {
    const localizationMessages = messagesAfter(one, known.get(one.sku.skuId));
    publishUpserted(unitOfWork, merchantId, { ...one, localizationMessages }, stamp);
  }
}

/** One event for the upsert, and one for each channel entry that changes with it. */
function versionAfter(before: CatalogSku | undefined, { entryChanges }: SkuWrite): number {
  return (before?.version ?? 0) + 1 + entryChanges.length;
}

/** By the store's clock: what the merchant sends elsewhere is older or newer than this upsert (decision 3.11). */
function publishUpserted(
  unitOfWork: UnitOfWork,
  merchantId: string,
  one: VersionedWrite & SkuState,
  stamp: Date,
): void {
  const { sku, id, version, entryChanges } = one;
  const first = { merchantId, skuId: sku.skuId, id, version: version - entryChanges.length };
  const upserted = toSkuUpserted(first, one);
  unitOfWork.publish(SkuUpserted, { ...upserted, occurredAt: stamp.toISOString() });
  for (const [index, change] of entryChanges.entries()) {
    const at = { ...first, version: first.version + 1 + index };
    unitOfWork.publish(SkuChannelStatusChanged, toChannelStatusChanged(at, change));
  }
}

/** The SKUs that are written, as they will be stored. */
function afterWrite(
  merchantId: string,
  stored: readonly CatalogSku[],
  { created, updated, reviewedAgain }: UpsertDecision,
  lastUpdateDate: Date,
): ShownSku[] {
  const known = new Map(stored.map((sku) => [sku.skuId, sku]));
  return [...created, ...updated, ...reviewedAgain].map((one) => ({
    merchantId,
    skuId: one.sku.skuId,
    productId: one.sku.productId,
    main: one.sku.main,
    content: one.sku.content,
    id: one.id,
    localizationStatus: one.localizationStatus,
    localizationMessages: messagesAfter(one, known.get(one.sku.skuId)),
    lastUpdateDate,
    version: versionAfter(known.get(one.sku.skuId), one),
    entries: one.entries,
  }));
}

/** As the statement keeps them: those of before are no longer true once localization begins again. */
function messagesAfter(
  { localizationStatus }: SkuWrite,
  before: CatalogSku | undefined,
): LocalizationMessage[] {
  if (localizationStatus === 'PENDING_LOCALIZATION') return [];
  return before?.localizationMessages ?? [];
}

function inOrder(
  sent: readonly SentSku[],
  stored: readonly CatalogSku[],
  written: readonly ShownSku[],
): ShownSku[] {
  const skus = new Map<string, ShownSku>([...stored, ...written].map((sku) => [sku.skuId, sku]));
  return sent.flatMap(({ skuId }) => skus.get(skuId) ?? []);
}
