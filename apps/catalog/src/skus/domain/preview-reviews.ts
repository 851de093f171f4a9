import type { StoredSku, UpsertDecision } from './decide-upsert.js';
import { review } from './review-reasons.js';
import type { LocalizationMessage, SentSku } from './sku.js';

/** What review would say of a SKU. */
export interface ReviewPreview {
  skuId: string;
  localizationMessages: LocalizationMessage[];
}

/** What a channel requires of a SKU and that does not have. */
export interface MissingRequirement {
  skuId: string;
  salesChannel: string;
  messages: LocalizationMessage[];
}

/** What an upsert would do, by skuId, and what review would say of it (decision 3.2). */
export interface UpsertPreview {
  created: string[];
  updated: string[];
  unchanged: string[];
  deleted: string[];
  reviews: ReviewPreview[];
  /** What channels require and SKUs do not have; SKUs that miss nothing are not in it (decision 10.6). */
  requirements: MissingRequirement[];
}

/**
 * What review would say after an upsert (decisions 3.2, 3.6) of each sent SKU that would then wait for it.
 * @param sent all that is left of the product: SKUs that are not sent are deleted
 * @param stored what the decision was taken on
 * @returns in the order sent; a SKU whose localization has ended and does not begin again is left out
 */
function previewReviews(
  sent: readonly SentSku[],
  stored: readonly StoredSku[],
  { created, updated, reviewedAgain }: UpsertDecision,
): ReviewPreview[] {
  const statuses = new Map([
    ...stored.map(({ skuId, localizationStatus }) => [skuId, localizationStatus] as const),
    ...[...created, ...updated, ...reviewedAgain].map(
      ({ sku, localizationStatus }) => [sku.skuId, localizationStatus] as const,
    ),
  ]);
  return sent
    .filter(({ skuId }) => statuses.get(skuId) === 'PENDING_LOCALIZATION')
    .map((sku) => ({ skuId: sku.skuId, localizationMessages: review(sku, sent) }));
}

/** Without automatic localization nothing is reviewed (decision 3.5). */
export function previewOf(
  sent: readonly SentSku[],
  stored: readonly StoredSku[],
  decision: UpsertDecision,
  market: { autoLocalization: boolean } | undefined,
  requirements: MissingRequirement[],
): UpsertPreview {
  return {
    created: decision.created.map(({ sku }) => sku.skuId),
    updated: decision.updated.map(({ sku }) => sku.skuId),
    unchanged: decision.unchanged,
    deleted: decision.deleted.map(({ skuId }) => skuId),
    reviews: market?.autoLocalization ? previewReviews(sent, stored, decision) : [],
    requirements,
  };
}
