import { SkuChannelStatusChanged, SkuDeleted, SkuUpserted } from '#contracts';
import { HttpTransactor } from '#messaging';
import type { UnitOfWork } from '#messaging';
import { Database, Refusal } from '#platform';
import type { FieldError } from '#platform';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { decideUpsert } from './domain/decide-upsert.js';
import type { SkuWrite, UpsertDecision } from './domain/decide-upsert.js';
import { previewReviews } from './domain/preview-reviews.js';
import type { ReviewPreview } from './domain/preview-reviews.js';
import type { SentSku } from './domain/sku.js';
import { toChannelStatusChanged, toSkuDeleted, toSkuUpserted } from './events.js';
import type { SkuVersion } from './events.js';
import { writeEntries } from './store/channel-entry.store.js';
import { loadMarkets, merchantExists } from './store/directory.store.js';
import { outsideTransaction } from './store/queries.js';
import type { Queries } from './store/queries.js';
import { deleteSkus, loadForUpsert, writeSkus } from './store/sku.store.js';
import type { CatalogSku, ShownSku } from './store/sku.store.js';

/** What an upsert would do, by skuId, and what review would say of it (decision 3.2). */
export interface UpsertPreview {
  created: string[];
  updated: string[];
  unchanged: string[];
  deleted: string[];
  reviews: ReviewPreview[];
}

/** Takes a whole product as the merchant describes it (decisions 3.1 to 3.4, 3.10, 3.11). */
@Injectable()
export class UpsertProduct {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly database: Database,
  ) {}

  /**
   * The merchant's SKU clock, drawn before anything is read, is held by whoever writes its SKUs: what is read after it
   * stays true to the commit, so of two upserts of a product the later one sees all of the earlier.
   * @returns the SKUs as they now are, in the request's order
   * @throws Refusal `mixed-products`, `duplicate-sku`, `unknown-merchant`
   */
  async run(merchantId: string, sent: readonly SentSku[]): Promise<ShownSku[]> {
    const productId = soleProduct(sent);
    return this.transactor.run({ clocks: [{ merchantId, list: 'sku' }] }, async (unitOfWork) => {
      const { stored, decision } = await this.decide(unitOfWork, merchantId, productId, sent);
      await write(unitOfWork, merchantId, decision);
      return inOrder(sent, stored, afterWrite(unitOfWork, merchantId, stored, decision));
    });
  }

  /**
   * Says what `run` would do and changes nothing (decision 3.2).
   * @throws Refusal as `run`
   */
  async preview(merchantId: string, sent: readonly SentSku[]): Promise<UpsertPreview> {
    const db = outsideTransaction(this.database.http);
    const { stored, decision } = await this.decide(db, merchantId, soleProduct(sent), sent);
    const market = (await loadMarkets(db, [merchantId])).get(merchantId);
    return {
      created: decision.created.map(({ sku }) => sku.skuId),
      updated: decision.updated.map(({ sku }) => sku.skuId),
      unchanged: decision.unchanged,
      deleted: decision.deleted.map(({ skuId }) => skuId),
      // Without automatic localization nothing is reviewed (decision 3.5).
      reviews: market?.autoLocalization ? previewReviews(sent, stored, decision) : [],
    };
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

/** Decision 3.1: exactly one product, and each SKU once. */
function soleProduct(sent: readonly SentSku[]): string {
  const [first] = sent;
  if (!first) throw new Error('an empty upsert is refused before it gets here');
  const strangers = pointersTo(
    sent,
    'productId',
    'mixed-products',
    'names another product than the first SKU',
    (sku) => sku.productId !== first.productId,
  );
  if (strangers.length > 0) {
    throw new Refusal('mixed-products', 'An upsert holds the SKUs of one product.', {
      errors: strangers,
    });
  }
  const seen = new Set<string>();
  const repeated = pointersTo(
    sent,
    'skuId',
    'duplicate-sku',
    'occurs more than once',
    ({ skuId }) => {
      const again = seen.has(skuId);
      seen.add(skuId);
      return again;
    },
  );
  if (repeated.length > 0) {
    throw new Refusal('duplicate-sku', 'An upsert holds each SKU once.', { errors: repeated });
  }
  return first.productId;
}

function pointersTo(
  sent: readonly SentSku[],
  member: 'productId' | 'skuId',
  code: string,
  detail: string,
  isAtFault: (sku: SentSku) => boolean,
): FieldError[] {
  return sent.flatMap((sku, index) =>
    isAtFault(sku) ? [{ pointer: `/${index}/${member}`, code, detail }] : [],
  );
}

async function write(
  unitOfWork: UnitOfWork,
  merchantId: string,
  decision: UpsertDecision,
): Promise<void> {
  const writes = [...decision.created, ...decision.updated, ...decision.reviewedAgain];
  if (writes.length + decision.deleted.length === 0) return;
  const stamp = unitOfWork.stamp(merchantId, 'sku');
  const deletedIds = decision.deleted.map(({ skuId }) => skuId);
  const deleted = await deleteSkus(unitOfWork, merchantId, deletedIds, stamp);
  for (const { skuId, productId } of decision.deleted) {
    unitOfWork.publish(SkuDeleted, toSkuDeleted(versionOf(deleted, skuId), productId));
  }
  const written = await writeSkus(unitOfWork, merchantId, writes, stamp);
  writeEntries(
    unitOfWork,
    writes.flatMap(({ sku, entryChanges }) =>
      entryChanges.map(({ entry }) => ({ key: { merchantId, skuId: sku.skuId }, entry })),
    ),
  );
  for (const one of writes) tell(unitOfWork, versionOf(written, one.sku.skuId), one, stamp);
}

/** By the store's clock: what the merchant sends elsewhere is older or newer than this upsert (decision 3.11). */
function tell(unitOfWork: UnitOfWork, last: SkuVersion, one: SkuWrite, stamp: Date): void {
  const first = last.version - one.entryChanges.length;
  const upserted = toSkuUpserted({ ...last, version: first }, one);
  unitOfWork.publish(SkuUpserted, { ...upserted, occurredAt: stamp.toISOString() });
  for (const [index, change] of one.entryChanges.entries()) {
    const at = { ...last, version: first + 1 + index };
    unitOfWork.publish(SkuChannelStatusChanged, toChannelStatusChanged(at, change));
  }
}

function versionOf(rows: ReadonlyMap<string, SkuVersion>, skuId: string): SkuVersion {
  const row = rows.get(skuId);
  if (!row) throw new Error(`${skuId} was not written`);
  return row;
}

/** The SKUs that were written as they now are stored: the merchant's clock is held, so nobody else changed them. */
function afterWrite(
  unitOfWork: UnitOfWork,
  merchantId: string,
  stored: readonly CatalogSku[],
  { created, updated, reviewedAgain }: UpsertDecision,
): ShownSku[] {
  const messages = new Map(stored.map((sku) => [sku.skuId, sku.localizationMessages]));
  const lastUpdateDate = unitOfWork.stamp(merchantId, 'sku');
  return [...created, ...updated, ...reviewedAgain].map(
    ({ sku, id, localizationStatus, entries }) => ({
      merchantId,
      skuId: sku.skuId,
      productId: sku.productId,
      main: sku.main,
      content: sku.content,
      id,
      localizationStatus,
      // As the statement keeps them: those of before are no longer true once localization begins again.
      localizationMessages:
        localizationStatus === 'PENDING_LOCALIZATION' ? [] : (messages.get(sku.skuId) ?? []),
      lastUpdateDate,
      entries,
    }),
  );
}

function inOrder(
  sent: readonly SentSku[],
  stored: readonly CatalogSku[],
  written: readonly ShownSku[],
): ShownSku[] {
  const skus = new Map<string, ShownSku>([...stored, ...written].map((sku) => [sku.skuId, sku]));
  return sent.flatMap(({ skuId }) => skus.get(skuId) ?? []);
}
