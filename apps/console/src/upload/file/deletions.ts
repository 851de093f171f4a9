import { memberOf, noteOf } from './plan.js';
import type { Product } from './plan.js';

/**
 * Sorts what the dry run has found. A SKU that is on a line of another product moves there: that product goes first, so
 * that nothing is deleted. Where that line cannot be sent, the product that would delete its SKU is refused as well.
 */
export function resolveDeletions(products: readonly Product[]): Product[] {
  const owners = ownersOf(products);
  let resolved = [...products];
  for (let changed = true; changed;) {
    const states = new Map(resolved.map(({ productId, state }) => [productId, state]));
    const isStuck = (skuId: string): boolean => {
      const owner = owners.get(skuId);
      return owner !== undefined && states.get(owner.productId) === 'refused';
    };
    const next = resolved.map((product) => refusedIfStuck(product, isStuck, owners));
    changed = next.some((product, at) => product !== resolved[at]);
    resolved = next;
  }
  return resolved.map((product) => ({
    ...product,
    deletes: product.deletes.filter((skuId) => !owners.has(skuId)),
    waitsFor: [...new Set(product.deletes.flatMap((skuId) => owners.get(skuId)?.productId ?? []))],
  }));
}

interface Owner {
  productId: string;
  line: number;
}

type Owners = ReadonlyMap<string, Owner>;

/** Where each SKU of the file is. */
function ownersOf(products: readonly Product[]): Owners {
  return new Map(
    products.flatMap(({ productId, records }) =>
      records.map((record) => [memberOf(record, 'skuId'), { productId, line: record.line }]),
    ),
  );
}

function refusedIfStuck(
  product: Product,
  isStuck: (skuId: string) => boolean,
  owners: Owners,
): Product {
  const [first] = product.records;
  const stuck = product.state === 'ready' ? product.deletes.filter(isStuck) : [];
  if (!first || stuck.length === 0) return product;
  const notes = stuck.map((skuId) => {
    const line = owners.get(skuId)?.line;
    const detail = `the request would delete ${skuId}, whose line ${line} is not sent`;
    return noteOf(first, { code: 'deletes-refused', detail }, 'refused');
  });
  return { ...product, state: 'refused', notes: [...product.notes, ...notes] };
}
