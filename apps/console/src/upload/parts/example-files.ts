import { SKU_COLUMNS, type KindId } from '@entrepot/product-files';

/** A SKU that passes the review, by column. */
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

/** One product with two SKUs. */
const PRODUCTS = [
  [...COLUMNS, 'attributes.Material'].join(','),
  rowOf({ ...SKU, name: NAME }),
  rowOf({ ...SKU, skuId: 'SHIRT-1-red', main: 'false', name: '"Linen shirt, red"', color: 'red' }),
  '',
].join('\n');

/** A payout with a crossed-out price, and the price of one channel. */
const PRICES = `skuId,salePrice,listPrice,salesChannel,country
SHIRT-1-blue,19.90,24.90,,
SHIRT-1-red,399,,MELI,MX
`;

const STOCK = `skuId,quantity,warehouseId,inventoryType
SHIRT-1-blue,120,1,AVAILABLE
SHIRT-1-red,80,1,AVAILABLE
`;

export const EXAMPLES: Readonly<Record<KindId, string>> = {
  products: PRODUCTS,
  prices: PRICES,
  stock: STOCK,
};

function rowOf(sku: Readonly<Record<string, string>>): string {
  return [...COLUMNS.map((name) => sku[name]), 'linen'].join(',');
}
