import { productBody } from '../../tools/requests/product-body.js';

const COLORS = ['Black', 'Navy blue', 'White', 'Red', 'Green'];
const SIZES = ['M', 'L'];

/** SKUs of one product in the benches: five colours in two sizes. */
export const VARIANTS = COLORS.length * SIZES.length;

export function skuIdsOf(productId: string): string[] {
  return Array.from({ length: VARIANTS }, (_, index) => `${productId}-${index + 1}`);
}

/**
 * The body of an upsert of 10 variants, as JSON text.
 * @param edition changes the description, so that a repeated upsert of the product is a change
 */
export function tenVariants(productId: string, edition = 1): string {
  const note = `Edition ${edition} of ${productId}.`;
  return JSON.stringify(productBody(productId, { colors: COLORS, sizes: SIZES, note }));
}
