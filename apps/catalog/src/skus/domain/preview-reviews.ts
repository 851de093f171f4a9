import type { StoredSku, UpsertDecision } from './decide-upsert.js';
import { review } from './review-reasons.js';
import type { LocalizationMessage, SentSku } from './sku.js';

/** What review would say of a SKU. */
export interface ReviewPreview {
  skuId: string;
  localizationMessages: LocalizationMessage[];
}

/**
 * What review would say after an upsert (decisions 3.2, 3.6) of each sent SKU that would then wait for it.
 * @param sent all that is left of the product: SKUs that are not sent are deleted
 * @param stored what the decision was taken on
 * @returns in the order sent; a SKU whose localization has ended and does not begin again is left out
 */
export function previewReviews(
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
