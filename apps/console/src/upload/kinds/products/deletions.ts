import { fill } from '../../../language/texts.js';
import { messages } from '../../file/messages.js';
import { memberOf, noteOf, type Group } from '../group.js';

/**
 * Resolves the deletions that the dry run found. A SKU that is on a line of another product moves there: that product
 * is sent first, so that nothing is deleted. If that line cannot be sent, the product that would delete its SKU is
 * refused as well. As long as there is a line with unknown ids, every product that would delete a SKU is refused.
 * @param unreadLine the first line with unknown ids
 */
export function resolveDeletions(products: readonly Group[], unreadLine?: number): Group[] {
  const owners = ownersOf(products);
  let resolved = [...products];
  for (let changed = true; changed;) {
    const states = new Map(resolved.map(({ id, state }) => [id, state]));
    const why = (skuId: string): string | undefined => {
      const owner = owners.get(skuId);
      const { unknown, notSent } = messages.deletes;
      if (!owner) {
        return unreadLine === undefined
          ? undefined
          : fill(unknown, { sku: skuId, line: unreadLine });
      }
      return states.get(owner.id) === 'refused'
        ? fill(notSent, { sku: skuId, line: owner.line })
        : undefined;
    };
    const next = resolved.map((product) => refusedIfStuck(product, why));
    changed = next.some((product, at) => product !== resolved[at]);
    resolved = next;
  }
  return resolved.map((product) => ({
    ...product,
    deletes: product.deletes.filter((skuId) => !owners.has(skuId)),
    waitsFor: [...new Set(product.deletes.flatMap((skuId) => owners.get(skuId)?.id ?? []))],
  }));
}

interface Owner {
  id: string;
  line: number;
}

/** The group of each SKU in the file. */
function ownersOf(products: readonly Group[]): ReadonlyMap<string, Owner> {
  return new Map(
    products.flatMap(({ id, records }) =>
      records.map((record) => [memberOf(record, 'skuId'), { id, line: record.line }]),
    ),
  );
}

/** @param why the reason why a SKU must not be deleted; undefined if it may be */
function refusedIfStuck(product: Group, why: (skuId: string) => string | undefined): Group {
  const [first] = product.records;
  if (!first || product.state !== 'ready') return product;
  const notes = product.deletes.flatMap((skuId) => {
    const detail = why(skuId);
    if (detail === undefined) return [];
    return [noteOf(first, { code: 'deletes-refused', detail }, 'refused')];
  });
  if (notes.length === 0) return product;
  return { ...product, state: 'refused', notes: [...product.notes, ...notes] };
}
