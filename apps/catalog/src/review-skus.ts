import type { UnitOfWork } from '#messaging';
import { Injectable } from '@nestjs/common';
import { prohibitedEntry } from './domain/channel-entry.js';
import { moveLocalization } from './domain/localization-lifecycle.js';
import type { LocalizationStatus } from './domain/localization-lifecycle.js';
import { checkRegulations } from './domain/regulatory.js';
import { review } from './domain/review.js';
import { skuSubject } from './domain/sku.js';
import type { LocalizationMessage, SentSku, SkuKey } from './domain/sku.js';
import { saveSkuProgress } from './save-sku-progress.js';
import type { SkuFact, SkuProgress } from './save-sku-progress.js';
import { loadMarkets } from './store/directory.store.js';
import type { Market } from './store/directory.store.js';
import { queueTranslations } from './store/localization.store.js';
import { loadProductsOf, loadSkus } from './store/sku.store.js';
import type { CatalogSku } from './store/sku.store.js';

/** Takes SKUs that wait for localization through review and regulatory check (decisions 3.5 to 3.7). */
@Injectable()
export class ReviewSkus {
  /**
   * Looks at each SKU as it is now: whatever event brought it here, it is reviewed once for each change of content.
   * @param causes the events by SKU subject
   * @returns the subjects of those that were waiting
   */
  async run(
    unitOfWork: UnitOfWork,
    keys: readonly SkuKey[],
    causes: ReadonlyMap<string, object>,
    now: Date,
  ): Promise<Set<string>> {
    const skus = await loadSkus(unitOfWork, keys);
    const waiting = skus.filter((sku) => sku.localizationStatus === 'PENDING_LOCALIZATION');
    if (waiting.length === 0) return new Set();
    const markets = await loadMarkets(
      unitOfWork,
      waiting.map(({ merchantId }) => merchantId),
    );
    const products = byProduct(await loadProductsOf(unitOfWork, waiting));
    const progress = waiting.map((sku): SkuProgress => {
      const siblings = products.get(productOf(sku)) ?? [];
      const facts = factsOf(sku, siblings, marketOf(markets, sku), now);
      const causedBy = causes.get(skuSubject(sku));
      return { key: sku, facts, ...(causedBy ? { causedBy } : {}) };
    });
    await saveSkuProgress(unitOfWork, progress);
    await queueTranslations(
      unitOfWork,
      progress.filter(goesToTranslation).map(({ key }) => key),
    );
    return new Set(waiting.map(skuSubject));
  }
}

function factsOf(
  sku: CatalogSku,
  product: readonly SentSku[],
  market: Market,
  now: Date,
): SkuFact[] {
  if (!market.autoLocalization) return steps(sku.localizationStatus, ['LOCALIZATION_SKIPPED'], []);
  const reasons = review(sku, product);
  if (reasons.length > 0) {
    return steps(sku.localizationStatus, ['IN_REVIEW', 'REVIEW_DENIED'], reasons);
  }
  const outcome = checkRegulations(sku.content.hscode, market.channels, now);
  if (!outcome.denied) return steps(sku.localizationStatus, ['IN_REVIEW', 'IN_TRANSLATION'], []);
  return [
    ...steps(sku.localizationStatus, ['IN_REVIEW', 'DENIED_REGULATORY'], outcome.messages),
    // What was in a channel may stay there no longer; what never was gets no entry.
    ...sku.entries.flatMap((entry): SkuFact[] => {
      const detail = outcome.prohibited.get(entry.salesChannel);
      const change = detail && prohibitedEntry(entry.salesChannel, entry, detail, now);
      return change ? [{ change }] : [];
    }),
  ];
}

/** The steps along the lifecycle; the messages belong to the last. */
function steps(
  from: LocalizationStatus,
  path: readonly LocalizationStatus[],
  messages: readonly LocalizationMessage[],
): SkuFact[] {
  let previousStatus = from;
  return path.map((next, index) => {
    const status = moveLocalization(previousStatus, next);
    const step = { status, previousStatus, messages: index === path.length - 1 ? messages : [] };
    previousStatus = status;
    return { step };
  });
}

function goesToTranslation({ facts }: SkuProgress): boolean {
  return facts.some((fact) => 'step' in fact && fact.step.status === 'IN_TRANSLATION');
}

function marketOf(markets: ReadonlyMap<string, Market>, { merchantId }: SkuKey): Market {
  const market = markets.get(merchantId);
  if (!market) throw new Error(`no merchant ${merchantId}`);
  return market;
}

function productOf({ merchantId, productId }: { merchantId: string; productId: string }): string {
  return `${merchantId}:${productId}`;
}

function byProduct(skus: readonly (SentSku & { merchantId: string })[]): Map<string, SentSku[]> {
  return Map.groupBy(skus, productOf);
}
