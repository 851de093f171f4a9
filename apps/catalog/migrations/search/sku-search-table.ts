import type { SearchTable } from '#platform';

/** What SKUs are searched by: the ids of the SKU and of its product, its title and its EAN. */
export const SKU_SEARCH: SearchTable = {
  name: 'sku_search',
  source: 'sku',
  id: ['merchant_id', 'sku_id'],
  text: `concat_ws(E'\\n', sku_id, product_id, content ->> 'name', content ->> 'ean')`,
  when: 'true',
  columns: ['content', 'product_id'],
};
