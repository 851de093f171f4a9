import type { UnitOfWork } from '#messaging';
import { Injectable } from '@nestjs/common';
import { checkRegulations } from '../restrictions/domain/regulatory.js';
import type { TradeRestriction } from '../restrictions/domain/trade-restriction.js';
import { loadRestrictionsOn } from '../restrictions/store/trade-restriction.store.js';
import { review } from '../skus/domain/review-reasons.js';
import { skuSubject, type SentSku, type SkuKey } from '../skus/domain/sku.js';
import { deniedProgress, prohibitedEntries, stepProgress } from './localization-progress.js';
import { saveSkuProgress, type StatusChange, type SkuProgress } from '../skus/save-sku-progress.js';
import { loadMarkets, type Market } from '../directory/store/market.store.js';
import { queueTranslations } from './store/localization.store.js';
import { loadProductsOf, lockAndLoadSkus, type CatalogSku } from '../skus/store/sku.store.js';

/** Runs review and regulatory check on SKUs (decisions 3.5 to 3.7). */
@Injectable()
export class ReviewSkus {
  /**
   * Reviews each SKU in its current state: regardless of the event, a SKU is reviewed once for each change of content.
   * @param causes the events by SKU subject
   * @returns the subjects of the SKUs that were waiting
   */
  async review(
    unitOfWork: UnitOfWork,
    keys: readonly SkuKey[],
    causes: ReadonlyMap<string, object>,
  ): Promise<Set<string>> {
    const skus = await lockAndLoadSkus(unitOfWork, keys);
    // Read after the locks, because the day, and with it the law, may change while waiting for them.
    const now = new Date();
    const waiting = skus.filter((sku) => sku.localizationStatus === 'PENDING_LOCALIZATION');
    await localize(unitOfWork, waiting, causes, now);
    return new Set(waiting.map(skuSubject));
  }

  /**
   * Restarts the localization of SKUs whose content is unchanged, because the rules or the channels changed, or an
   * operator requested it. The SKUs are locked.
   */
  async again(unitOfWork: UnitOfWork, skus: readonly CatalogSku[], now: Date): Promise<void> {
    await localize(unitOfWork, skus, new Map(), now);
  }
}

async function localize(
  unitOfWork: UnitOfWork,
  skus: readonly CatalogSku[],
  causes: ReadonlyMap<string, object>,
  now: Date,
): Promise<void> {
  if (skus.length === 0) return;
  const markets = await loadMarkets(
    unitOfWork,
    skus.map(({ merchantId }) => merchantId),
  );
  const restrictions = await loadRestrictionsOn(
    unitOfWork,
    skus.map(({ content }) => content.hscode),
  );
  const products = Map.groupBy(await loadProductsOf(unitOfWork, skus), productOf);
  const progress = skus.map((sku): SkuProgress => {
    const siblings = products.get(productOf(sku)) ?? [];
    const facts = factsOf(sku, siblings, marketOf(markets, sku), restrictions, now);
    const causedBy = causes.get(skuSubject(sku));
    return { key: sku, facts, ...(causedBy ? { causedBy } : {}) };
  });
  saveSkuProgress(unitOfWork, progress);
  queueTranslations(
    unitOfWork,
    progress.filter(goesToTranslation).map(({ key }) => key),
  );
}

function factsOf(
  sku: CatalogSku,
  product: readonly SentSku[],
  market: Market,
  restrictions: readonly TradeRestriction[],
  now: Date,
): StatusChange[] {
  const { localizationStatus: from } = sku;
  const waiting = from === 'PENDING_LOCALIZATION' ? [] : (['PENDING_LOCALIZATION'] as const);
  const outcome = checkRegulations(sku.content.hscode, market.channels, now, restrictions);
  const prohibited = () => prohibitedEntries(sku, outcome, now);
  if (!market.autoLocalization) {
    return [...stepProgress(from, [...waiting, 'LOCALIZATION_SKIPPED'], []), ...prohibited()];
  }
  const reasons = review(sku, product);
  if (reasons.length > 0) {
    const path = [...waiting, 'IN_REVIEW', 'REVIEW_DENIED'] as const;
    return [...stepProgress(from, path, reasons), ...prohibited()];
  }
  return outcome.denied
    ? deniedProgress(sku, [...waiting, 'IN_REVIEW'], outcome, now)
    : stepProgress(from, [...waiting, 'IN_REVIEW', 'IN_TRANSLATION'], []);
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
