import { SkuChannelStatusChanged, SkuDeleted, SkuUpserted } from '#contracts';
import { lockSubjects, type UnitOfWork } from '#messaging';
import { Refusal } from '#edge';
import type { SkuWrite, UpsertDecision } from '../domain/decide-upsert.js';
import type { LocalizationMessage } from '../domain/sku.js';
import { type SkuState, toChannelStatusChanged, toSkuDeleted, toSkuUpserted } from '../events.js';
import { writeEntries } from '../store/channel-entry.store.js';
import {
  deleteSkus,
  lockProducts,
  writeSkus,
  type CatalogSku,
  type ShownSku,
  type VersionedWrite,
} from '../store/sku.store.js';

/** Locks the products first, because a product may have no SKU yet, then the existing SKUs. */
export function lockProductsOf(
  unitOfWork: UnitOfWork,
  merchantId: string,
  productIds: readonly string[],
  skuIds: readonly string[],
): void {
  lockSubjects(
    unitOfWork,
    'product',
    productIds.map((productId) => `${merchantId} ${productId}`),
  );
  lockProducts(unitOfWork, merchantId, productIds, skuIds);
}

export function tooBusy(): Refusal {
  const detail = 'Other upserts of the same SKUs came in between. Try again later.';
  return new Refusal('store-unavailable', detail);
}

export function changesNothing({
  created,
  updated,
  reviewedAgain,
  deleted,
}: UpsertDecision): boolean {
  return [created, updated, reviewedAgain, deleted].every(({ length }) => length === 0);
}

interface UpsertWrite {
  merchantId: string;
  stored: readonly CatalogSku[];
  decision: UpsertDecision;
  stamp: Date;
}

/** Writes and publishes a decision. The SKUs are locked, so their next versions are known. */
export function writeDecision(
  unitOfWork: UnitOfWork,
  { merchantId, stored, decision, stamp }: UpsertWrite,
): void {
  const bySkuId = new Map(stored.map((sku) => [sku.skuId, sku]));
  const versioned = [...decision.created, ...decision.updated, ...decision.reviewedAgain].map(
    (write): VersionedWrite => ({
      ...write,
      version: versionAfter(bySkuId.get(write.sku.skuId), write),
    }),
  );
  const deletedIds = decision.deleted.map(({ skuId }) => skuId);
  deleteSkus(unitOfWork, merchantId, deletedIds, stamp);
  for (const { skuId, id, productId } of decision.deleted) {
    const version = (bySkuId.get(skuId)?.version ?? 0) + 1;
    unitOfWork.publish(SkuDeleted, toSkuDeleted({ merchantId, skuId, id, version }, productId));
  }
  const updated = versioned.filter(({ sku }) => bySkuId.has(sku.skuId));
  const inserted = versioned.filter(({ sku }) => !bySkuId.has(sku.skuId));
  writeSkus(unitOfWork, merchantId, { inserted, updated }, stamp);
  writeEntries(
    unitOfWork,
    versioned.flatMap(({ sku, entryChanges }) =>
      entryChanges.map(({ entry }) => ({ key: { merchantId, skuId: sku.skuId }, entry })),
    ),
  );
  for (const versionedWrite of versioned) {
    const localizationMessages = messagesAfter(
      versionedWrite,
      bySkuId.get(versionedWrite.sku.skuId),
    );
    publishUpserted(unitOfWork, merchantId, { ...versionedWrite, localizationMessages }, stamp);
  }
}

/** One event for the upsert, and one for each channel entry that changes. */
function versionAfter(before: CatalogSku | undefined, { entryChanges }: SkuWrite): number {
  return (before?.version ?? 0) + 1 + entryChanges.length;
}

/**
 * The time of the store's clock, which decides whether other prices of the merchant are older or newer than this upsert
 * (decision 3.11).
 */
function publishUpserted(
  unitOfWork: UnitOfWork,
  merchantId: string,
  write: VersionedWrite & SkuState,
  stamp: Date,
): void {
  const { sku, id, version, entryChanges } = write;
  const first = { merchantId, skuId: sku.skuId, id, version: version - entryChanges.length };
  const upserted = toSkuUpserted(first, write);
  unitOfWork.publish(SkuUpserted, { ...upserted, occurredAt: stamp.toISOString() });
  for (const [index, change] of entryChanges.entries()) {
    const versioned = { ...first, version: first.version + 1 + index };
    unitOfWork.publish(SkuChannelStatusChanged, toChannelStatusChanged(versioned, change));
  }
}

/** The written SKUs in the form in which they will be stored. */
export function afterWrite(
  merchantId: string,
  stored: readonly CatalogSku[],
  { created, updated, reviewedAgain }: UpsertDecision,
  lastUpdateDate: Date,
): ShownSku[] {
  const bySkuId = new Map(stored.map((sku) => [sku.skuId, sku]));
  return [...created, ...updated, ...reviewedAgain].map((write) => ({
    merchantId,
    skuId: write.sku.skuId,
    productId: write.sku.productId,
    main: write.sku.main,
    content: write.sku.content,
    id: write.id,
    localizationStatus: write.localizationStatus,
    localizationMessages: messagesAfter(write, bySkuId.get(write.sku.skuId)),
    lastUpdateDate,
    version: versionAfter(bySkuId.get(write.sku.skuId), write),
    entries: write.entries,
  }));
}

/** The messages that the statement stores: the previous messages are no longer true once localization restarts. */
function messagesAfter(
  { localizationStatus }: SkuWrite,
  before: CatalogSku | undefined,
): LocalizationMessage[] {
  if (localizationStatus === 'PENDING_LOCALIZATION') return [];
  return before?.localizationMessages ?? [];
}
