import type { Product } from '../file/plan.js';

/** @param withDeletions whether products may be sent that would delete SKUs */
export function isSendable({ state, preview, deletes }: Product, withDeletions: boolean): boolean {
  const isOpen = state === 'failed' || (state === 'ready' && preview !== undefined);
  return isOpen && (withDeletions || deletes.length === 0);
}

/** A product that is sent again. */
export function withoutFailure(product: Product): Product {
  if (product.state !== 'failed') return product;
  return {
    ...product,
    state: 'ready',
    notes: product.notes.filter(({ kind }) => kind !== 'failed'),
  };
}

/** Products in the order in which they are sent: those that take over SKUs of others go first. */
export function wavesOf(products: readonly Product[]): { first: Product[]; second: Product[] } {
  const { first = [], second = [] } = Object.groupBy(products, ({ waitsFor }) =>
    waitsFor.length === 0 ? 'first' : 'second',
  );
  return { first, second };
}
