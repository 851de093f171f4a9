import type { LocalizationMessage, LocalizedText, SkuKey } from '../domain/sku.js';
import type { Queries } from './queries.js';
import { columns } from './sku.store.js';

/** What localization has made of a SKU. */
export interface SkuLocalization {
  messages: LocalizationMessage[];
  texts: Record<string, LocalizedText>;
}

/** The localization of live SKUs of one merchant, by skuId. */
export async function loadLocalizations(
  db: Queries,
  keys: readonly SkuKey[],
): Promise<Map<string, SkuLocalization>> {
  const rows = await db.query<{ skuId: string } & SkuLocalization>(LOCALIZATIONS, columns(keys));
  return new Map(rows.map(({ skuId, ...localization }) => [skuId, localization]));
}

const LOCALIZATIONS = `
  SELECT s.sku_id AS "skuId", s.localization_messages AS messages,
         (SELECT coalesce(json_object_agg(t.locale, json_strip_nulls(json_build_object(
                   'name', t.name, 'description', t.description, 'color', t.color, 'size', t.size))), '{}')
            FROM sku_text t WHERE t.merchant_id = s.merchant_id AND t.sku_id = s.sku_id) AS texts
    FROM sku s
   WHERE (s.merchant_id, s.sku_id) IN (SELECT * FROM unnest($1::text[], $2::text[])) AND s.deleted_at IS NULL`;
