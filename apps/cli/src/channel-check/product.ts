import { SAMPLE_CONTENT } from '../skus/sample-content.js';
import type { Sku } from './bench.js';

/** The members that the check changes in its own SKUs. */
export type SkuMembers = Partial<Sku>;

export interface CheckedProduct {
  productId: string;
  skus: Sku[];
}

const SIZES = ['S', 'M', 'L'];

const SKU = {
  ...SAMPLE_CONTENT,
  images: ['https://images.example.com/channel-check/1.jpg'],
} satisfies Content;

/** No shop can fetch this image: the host name is reserved and has no address. */
const MISSING_IMAGE = 'https://channel-check.invalid/missing.jpg';

/** The product with three variants that the check publishes and changes. */
export function checkedProduct(run: string, members: SkuMembers): CheckedProduct {
  const productId = `CHECK-${run}`;
  const base = merged(SKU, members);
  const skus = SIZES.map((size, index) => {
    const names = { productId, skuId: `${productId}-${size}`, main: index === 0 };
    return { ...ofSize(base, size), ...names };
  });
  return { productId, skus };
}

/**
 * The product that the connector must deny.
 * @param denied members that the shop refuses; by default an image that cannot be fetched
 */
export function deniedProduct(
  run: string,
  members: SkuMembers,
  denied: SkuMembers = { images: [MISSING_IMAGE] },
): CheckedProduct {
  const productId = `CHECK-${run}-DENY`;
  const names = { productId, skuId: `${productId}-M`, main: true };
  return { productId, skus: [{ ...merged(merged(SKU, members), denied), ...names }] };
}

type Content = Omit<Sku, 'skuId' | 'productId' | 'main'>;

/** Members of `globalSaleChannelData` are replaced one by one. */
function merged(base: Content, members: SkuMembers): Content {
  const data = { ...base.globalSaleChannelData, ...members.globalSaleChannelData };
  return { ...base, ...members, globalSaleChannelData: data };
}

function ofSize(base: Content, size: string): Content {
  const data = { ...base.globalSaleChannelData, size };
  return { ...base, name: `${base.name} ${size}`, globalSaleChannelData: data };
}
