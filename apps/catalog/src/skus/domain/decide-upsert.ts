import { isSameJson } from '#contracts';
import {
  withdrawnOrReturned,
  type ChannelEntry,
  type ChannelPrice,
  type EntryChange,
} from './channel-entry.js';
import { transitionLocalization, type LocalizationStatus } from './localization-lifecycle.js';
import type { SentSku, SkuChange } from './sku.js';

/** A stored SKU; a deleted one still has its id and its last content. */
export interface StoredSku extends SentSku {
  id: string;
  live: boolean;
  localizationStatus: LocalizationStatus;
  entries: readonly ChannelEntry[];
  prices: ReadonlyMap<string, ChannelPrice>;
}

/** A SKU to write, with its changes to publish. */
export interface SkuWrite {
  sku: SentSku;
  id: string;
  localizationStatus: LocalizationStatus;
  /** Whether localization restarts. */
  restarted: boolean;
  changed: SkuChange[];
  entries: readonly ChannelEntry[];
  entryChanges: EntryChange[];
}

export interface UpsertDecision {
  /** New SKUs and restored SKUs, as sent. */
  created: SkuWrite[];
  /** SKUs with a changed field. */
  updated: SkuWrite[];
  /** Unchanged SKUs, except that their review may restart. */
  unchanged: string[];
  /** SKUs of the product that were left out. */
  deleted: StoredSku[];
  /** Refused siblings without other changes in the upsert: they are reviewed again. */
  reviewedAgain: SkuWrite[];
}

export interface UpsertInput {
  sent: readonly SentSku[];
  productId: string;
  /** The product's live SKUs, all SKUs stored under the sent ids, and refused SKUs of products that SKUs leave. */
  stored: readonly StoredSku[];
  newId: () => string;
  now: Date;
}

/**
 * Decides the changes of an upsert of one product (decisions 3.3, 3.4, 3.10, 3.11). A SKU that equals the stored one is
 * in no list of writes.
 */
export function decideUpsert({ sent, productId, stored, newId, now }: UpsertInput): UpsertDecision {
  const bySkuId = new Map(stored.map((sku) => [sku.skuId, sku]));
  const sentIds = new Set(sent.map(({ skuId }) => skuId));
  const deleted = stored.filter(
    (sku) => sku.live && sku.productId === productId && !sentIds.has(sku.skuId),
  );
  const created: SkuWrite[] = [];
  const updated: SkuWrite[] = [];
  const untouched: StoredSku[] = [];
  const touched = new Set<string>(deleted.map((sku) => sku.productId));
  for (const sku of sent) {
    const present = bySkuId.get(sku.skuId);
    if (!present?.live) created.push(creation(sku, present?.id ?? newId()));
    else if (differs(sku, present)) updated.push(update(sku, present, now));
    else {
      untouched.push(present);
      continue;
    }
    touched.add(sku.productId);
    if (present?.live) touched.add(present.productId);
  }
  const elsewhere = stored.filter(
    (sku) => sku.live && sku.productId !== productId && !sentIds.has(sku.skuId),
  );
  return {
    created,
    updated,
    unchanged: untouched.map(({ skuId }) => skuId),
    deleted,
    reviewedAgain: [...untouched, ...elsewhere]
      .filter((sku) => sku.localizationStatus === 'REVIEW_DENIED' && touched.has(sku.productId))
      .map((sku) => restart(sku)),
  };
}

function creation(sku: SentSku, id: string): SkuWrite {
  const priced = sku.content.localizedSalePriceWithTaxes !== undefined;
  return {
    sku,
    id,
    localizationStatus: 'PENDING_LOCALIZATION',
    restarted: true,
    changed: priced ? ['new', 'origin-price'] : ['new'],
    entries: [],
    entryChanges: [],
  };
}

function update(sku: SentSku, present: StoredSku, now: Date): SkuWrite {
  const changed = changesOf(sku, present);
  // A refused SKU is reviewed again when its product or the SKU itself changes: its weight may have been the reason.
  const restarted = changed.has('content') || present.localizationStatus === 'REVIEW_DENIED';
  if (restarted) changed.add('content');
  const entryChanges = changed.has('active') ? withdrawOrReturn(sku, present, now) : [];
  return {
    sku,
    id: present.id,
    localizationStatus: restarted ? pending(present) : present.localizationStatus,
    restarted,
    changed: [...changed],
    entries: merged(present.entries, entryChanges),
    entryChanges,
  };
}

function restart(present: StoredSku): SkuWrite {
  return {
    sku: present,
    id: present.id,
    localizationStatus: pending(present),
    restarted: true,
    changed: ['content'],
    entries: present.entries,
    entryChanges: [],
  };
}

function pending({ localizationStatus }: StoredSku): LocalizationStatus {
  return localizationStatus === 'PENDING_LOCALIZATION'
    ? localizationStatus
    : transitionLocalization(localizationStatus, 'PENDING_LOCALIZATION');
}

function withdrawOrReturn(sku: SentSku, present: StoredSku, now: Date): EntryChange[] {
  const { active } = sku.content.globalSaleChannelData;
  return present.entries.flatMap((entry) => {
    const price = present.prices.get(entry.salesChannel);
    return withdrawnOrReturned(entry, { active, price, now }) ?? [];
  });
}

function merged(
  entries: readonly ChannelEntry[],
  changes: readonly EntryChange[],
): readonly ChannelEntry[] {
  const changed = new Map(changes.map(({ entry }) => [entry.salesChannel, entry]));
  return entries.map((entry) => changed.get(entry.salesChannel) ?? entry);
}

function differs(sku: SentSku, present: SentSku): boolean {
  return (
    changesOf(sku, present).size > 0 ||
    sku.content.localizedListPriceWithTaxes !== present.content.localizedListPriceWithTaxes ||
    sku.content.localizedSalePriceWithTaxes !== present.content.localizedSalePriceWithTaxes
  );
}

function changesOf(sku: SentSku, present: SentSku): Set<SkuChange> {
  const changed = new Set<SkuChange>();
  if (!isSameJson(reviewedFields(sku), reviewedFields(present))) changed.add('content');
  if (!isSameJson(dimensions(sku), dimensions(present))) changed.add('dimensions');
  if (sku.content.countryOfOrigin !== present.content.countryOfOrigin)
    changed.add('country-of-origin');
  if (isOriginUpdate(sku, present)) changed.add('origin-price');
  if (activeOf(sku) !== activeOf(present)) changed.add('active');
  if (sku.productId !== present.productId) changed.add('product');
  return changed;
}

/** Only a sale price that differs from the last upsert's may override a newer price call (decision 3.11). */
function isOriginUpdate(sku: SentSku, present: SentSku): boolean {
  const price = sku.content.localizedSalePriceWithTaxes;
  return price !== undefined && price !== present.content.localizedSalePriceWithTaxes;
}

function activeOf({ content }: SentSku): boolean {
  return content.globalSaleChannelData.active;
}

/** What the review reads: everything that is not a change of its own kind. */
function reviewedFields({ main, productId, content }: SentSku): object {
  const { weight: _, height: _h, width: _w, length: _l, countryOfOrigin: _o, ...goods } = content;
  const { localizedListPriceWithTaxes: _list, localizedSalePriceWithTaxes: _sale, ...rest } = goods;
  const { active: _active, attributes = [], ...data } = rest.globalSaleChannelData;
  return { main, productId, ...rest, globalSaleChannelData: { ...data, attributes } };
}

function dimensions({ content }: SentSku): unknown[] {
  return [content.weight, content.height, content.width, content.length];
}
