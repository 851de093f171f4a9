import { Refusal } from '#edge';
import { type Queries } from '#platform';
import { loadMarkets, type Market } from '../../directory/store/market.store.js';
import type { TradeRestriction } from '../../restrictions/domain/trade-restriction.js';
import { loadRestrictionsOn } from '../../restrictions/store/trade-restriction.store.js';
import { skuSubject, type SkuKey } from '../../skus/domain/sku.js';
import { loadSkus, type CatalogSku } from '../../skus/store/sku.store.js';
import { loadTexts, type TextsByLocale } from './sku-text.store.js';

/** A SKU's localization. */
export interface OperatedSku {
  sku: CatalogSku;
  texts: TextsByLocale;
}

/** A SKU's localization with the facts that decide what an operator may set. */
export interface CurrentSku extends OperatedSku {
  market: Market;
  /** All restrictions on the SKUs that were loaded together. */
  restrictions: readonly TradeRestriction[];
}

/** The SKUs of some keys by SKU subject, without unknown ones, in four statements. */
export async function loadOperated(
  queries: Queries,
  keys: readonly SkuKey[],
): Promise<Map<string, CurrentSku>> {
  if (keys.length === 0) return new Map();
  const skus = await loadSkus(queries, keys);
  const markets = await loadMarkets(
    queries,
    skus.map(({ merchantId }) => merchantId),
  );
  const texts = await loadTexts(queries, keys);
  const restrictions = await loadRestrictionsOn(
    queries,
    skus.map(({ content }) => content.hscode),
  );
  return new Map(
    skus.flatMap((sku) => {
      const market = markets.get(sku.merchantId);
      const subject = skuSubject(sku);
      return market
        ? [[subject, { sku, market, restrictions, texts: texts.get(subject) ?? {} }] as const]
        : [];
    }),
  );
}

/** @throws Refusal `not-found` */
export function atKey(skus: ReadonlyMap<string, CurrentSku>, key: SkuKey): CurrentSku {
  const sku = skus.get(skuSubject(key));
  if (!sku) throw new Refusal('not-found', 'There is no such SKU.');
  return sku;
}
