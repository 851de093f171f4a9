import type { StoredSku, UpsertDecision } from './decide-upsert.js';
import { review } from './review-reasons.js';
import type { LocalizationMessage, SentSku } from './sku.js';

/** The result that a review of a SKU would have. */
export interface ReviewPreview {
  skuId: string;
  localizationMessages: LocalizationMessage[];
}

/** The requirements of a channel that a SKU misses. */
export interface MissingRequirement {
  skuId: string;
  salesChannel: string;
  messages: LocalizationMessage[];
}

/** The result of an upsert, by skuId, with the result of its review (decision 3.2). */
export interface UpsertPreview {
  created: string[];
  updated: string[];
  unchanged: string[];
  deleted: string[];
  reviews: ReviewPreview[];
  /** The requirements of channels that SKUs miss, without SKUs that miss none (decision 10.6). */
  requirements: MissingRequirement[];
}

/**
 * The results that a review after an upsert would have (decisions 3.2, 3.6), for each sent SKU that would wait for
 * review.
 * @param sent all remaining SKUs of the product: SKUs that are not sent are deleted
 * @param stored the SKUs on which the decision is based
 * @returns the results in the order sent, without SKUs whose localization has ended and does not restart
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

/** Without automatic localization, no SKU is reviewed (decision 3.5). */
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
