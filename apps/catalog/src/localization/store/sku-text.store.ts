import type { SourcedText } from '../domain/fit-text.js';
import { skuSubject, type SkuKey } from '../../skus/domain/sku.js';
import type { Queries } from '#platform';
import { columns } from '../../skus/store/sku.store.js';

/** The texts of a SKU by locale, including locales of closed channels. */
export type TextsByLocale = Readonly<Record<string, SourcedText>>;

/** The texts of SKUs, by SKU subject, without SKUs that have none. */
export async function loadTexts(
  queries: Queries,
  keys: readonly SkuKey[],
): Promise<Map<string, TextsByLocale>> {
  const rows = await queries.query<SkuKey & { texts: TextsByLocale }>(TEXTS, columns(keys));
  return new Map(rows.map((row) => [skuSubject(row), row.texts]));
}

const TEXTS = `
  SELECT merchant_id AS "merchantId", sku_id AS "skuId",
         json_object_agg(locale, json_build_object('source', source, 'text', json_strip_nulls(json_build_object(
           'name', name, 'description', description, 'color', color, 'size', size)))) AS texts
    FROM sku_text
   WHERE (merchant_id, sku_id) IN (SELECT * FROM unnest($1::text[], $2::text[]))
   GROUP BY merchant_id, sku_id`;
