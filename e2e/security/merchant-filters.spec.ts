import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../tools/stack/paths.js';
import { openMerchantFilters } from '../support/security/merchant-filters.js';
import { servedSources } from '../support/security/patterns.js';

const read = (file: string): string => readFileSync(path.join(projectRoot(), file), 'utf8');

describe('a statement that filters by merchant', () => {
  it('A statement never returns the rows of all merchants if its parameter is null', () => {
    const sources = servedSources().map((file) => ({ file, source: read(file) }));
    expect(
      sources.filter(({ source }) => /\bmerchant_id = \$\d/.test(source)).length,
    ).toBeGreaterThan(10);
    const open = sources.flatMap(({ file, source }) =>
      openMerchantFilters(source).map((filter) => `${file}: ${filter}`),
    );
    expect(open).toEqual([]);
  });

  it.each([
    'WHERE order_id = ANY($1) AND merchant_id = coalesce($2, merchant_id)',
    'WHERE o.merchant_id = COALESCE ($2::text, o.merchant_id)',
    'WHERE coalesce($2::text, merchant_id) = merchant_id',
    'AND ($2::text[] IS NULL OR merchant_id = ANY($2))',
    'AND ($1::text IS NULL\n         OR r.merchant_id = $1)',
    'AND (merchant_id = $1 OR $1 IS NULL)',
    'AND (p.merchant_id = ANY($2) OR $2::text[] IS NULL)',
    'AND CASE WHEN $1::text IS NULL THEN true ELSE merchant_id = $1 END',
    'skus.findBy({ skuId, ...(merchantId && { merchantId }) })',
    'skus.find({ where: { ...(merchantId === undefined ? {} : { merchantId }), skuId } })',
    'flows.update({ orderId, ...(merchantId !== null && { merchantId }) }, { erasedAt })',
    "invalidWhereValuesBehavior: { undefined: 'ignore' }",
  ])('A merchant filter that is true for a null parameter is detected: %s', (sql) => {
    expect(openMerchantFilters(sql)).not.toEqual([]);
  });

  it.each([
    'WHERE merchant_id = $1 AND ($2::text IS NULL OR sku_id > $2)',
    'WHERE merchant_id = ANY($1::text[]) AND deleted_at IS NULL',
    'SELECT merchant_id, coalesce(sum(units), 0) FROM inventory WHERE merchant_id = $1',
    'SELECT merchant_id, sku_id, coalesce(orderable, false) FROM sku',
    'skus.findBy({ merchantId, skuId })',
    'return { skuId, ...(merchantId === undefined ? {} : { merchantId }) }',
  ])('A safe statement is not reported: %s', (sql) => {
    expect(openMerchantFilters(sql)).toEqual([]);
  });
});
