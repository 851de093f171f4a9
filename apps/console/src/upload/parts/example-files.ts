import { SKU_COLUMNS } from '@entrepot/product-files';

/** A SKU that review lets through, by column. */
const SKU: Readonly<Record<string, string>> = {
  skuId: 'SHIRT-1-blue',
  productId: 'SHIRT-1',
  main: 'true',
  name: 'Linen shirt, blue',
  description: '"A light shirt of linen. Wash cold."',
  weight: '0.25',
  height: '3',
  width: '25',
  length: '30',
  ean: '4006381333931',
  hscode: '6205.90',
  active: 'true',
  category: 'Shirts',
  brand: 'Acme',
  color: 'blue',
  size: 'M',
  images: 'https://images.example.com/shirt-1-blue.jpg',
};

const COLUMNS = SKU_COLUMNS.filter(({ name }) => name in SKU).map(({ name }) => name);
const NAME = '"Linen shirt, blue"';

/** A file as it is expected, with one product of two SKUs. */
export const EXAMPLE = [
  [...COLUMNS, 'attributes.Material'].join(','),
  rowOf({ ...SKU, name: NAME }),
  rowOf({ ...SKU, skuId: 'SHIRT-1-red', main: 'false', name: '"Linen shirt, red"', color: 'red' }),
  '',
].join('\n');

function rowOf(sku: Readonly<Record<string, string>>): string {
  return [...COLUMNS.map((name) => sku[name]), 'linen'].join(',');
}
